extension Scene {
  // MARK: Reading

  public func superview(of view: ViewID) -> ViewID? { views[view.index].superview }

  /// As `UIView.subviews`: the last is the front-most (HT06).
  public func subviews(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    result.reserveCapacity(Int(nodes[view.index].subviewCount))
    var next = nodes[view.index].lastSubview
    while next != HitNode.none {
      result.append(ViewID(Int(next)))
      next = nodes[Int(next)].previousSibling
    }
    result.reverse()
    return result
  }

  /// The view itself, its superview, and so on up.
  public func ancestry(of view: ViewID) -> some Sequence<ViewID> {
    sequence(first: view) { self.superview(of: $0) }
  }

  /// The window that a view is in, itself where it is one. What is covered by a full screen is in
  /// none (U-PC-03).
  public func window(of view: ViewID) -> ViewID? {
    var top = view
    while let parent = superview(of: top) {
      if nodes[top.index].flags.contains(.takenOut) { return nil }
      top = parent
    }
    return self[top].kind == .window && exists(top) ? top : nil
  }

  public func window(of responder: Responder) -> ViewID? {
    switch responder {
    case .view(let view): window(of: view)
    case .controller(let controller): window(of: self[controller].view)
    case .windowScene, .application, .delegate: nil
    }
  }

  public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if current == ancestor { return true }
      next = superview(of: current)
    }
    return false
  }

  public func exists(_ view: ViewID) -> Bool { !nodes[view.index].flags.contains(.removed) }

  /// False also of one that was made in another scene alone.
  public func exists(_ object: Object) -> Bool {
    switch object {
    case .view(let id): nodes.indices.contains(id.index) && exists(id)
    case .controller(let id): controllers.indices.contains(id.index) && !self[id].isRemoved
    case .recognizer(let id): recognizers.indices.contains(id.index) && !self[id].isRemoved
    case .layer(let id): layers.indices.contains(id.index) && names[self[id].name] == object
    case .own(let id):
      ownObjects.indices.contains(id.index) && names[ownObjects[id.index].name] == object
    case .windowScene, .application, .delegate: true
    }
  }

  /// Every view that is somewhere below, and itself: a parent before its children, the back first.
  public func subtree(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var stack = [view]
    while let next = stack.popLast() {
      result.append(next)
      var child = nodes[next.index].lastSubview
      while child != HitNode.none {
        stack.append(ViewID(Int(child)))
        child = nodes[Int(child)].previousSibling
      }
    }
    return result
  }

  /// The root controller of a window.
  public func rootController(of window: ViewID) -> ControllerID? {
    subviews(of: window).lazy
      .compactMap { self[$0].controller }
      .first { self[$0].parent == nil && self[$0].presenting == nil }
  }

  // MARK: Adding

  public mutating func addView(
    _ kind: ViewKind, named name: String, in parent: ViewID?, frame: Rect
  ) throws(SceneError) -> ViewID {
    try check(newName: name)
    try check(frame)
    if kind == .window, parent != nil { throw .windowInsideView }
    let view = appendView(kind, name: name, frame: frame)
    if kind == .window {
      windows.append(view)
      setWindowScene(of: view, to: activeScene)
      if keyWindow == nil { keyWindow = view }
    } else if let parent {
      link(view, into: parent, at: nil)
    }
    return view
  }

  public mutating func addLayer(
    named name: String, on view: ViewID, frame: Rect
  ) throws(SceneError) -> LayerID {
    try check(newName: name)
    try check(frame)
    let layer = LayerID(layers.count)
    layers.append(LayerRecord(name: name, view: view, frame: frame))
    names[name] = .layer(layer)
    return layer
  }

  func check(_ frame: Rect) throws(SceneError) {
    guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite
    else { throw .notFinite }
    guard frame.width >= 0, frame.height >= 0 else { throw .negativeSize }
  }

  mutating func appendView(_ kind: ViewKind, name: String, frame: Rect) -> ViewID {
    let view = ViewID(views.count)
    var node = HitNode()
    if !kind.isUserInteractionEnabledByDefault { node.flags.insert(.interactionOff) }
    if kind.isMultipleTouchEnabledByDefault { node.flags.insert(.multipleTouch) }
    if kind.clipsToBoundsByDefault { node.flags.insert(.clipsToBounds) }
    nodes.append(node)
    views.append(ViewRecord(name: name, kind: kind))
    names[name] = .view(view)
    if kind.hasValues { controls[view] = ControlState() }
    if kind == .stepper { controls[view]?.maximum = 100 }
    setFrame(of: view, to: frame)
    if kind.isScrollView {
      scrollViews.append(view)
      appendRecognizer(.pan, name: name, origin: .scrollPan, view: view)
    }
    if kind.isTextInput {
      let tap = appendRecognizer(.tap, name: name, origin: .textTap, view: view)
      recognizers[tap.index].cancelsTouchesInView = false
      recognizers[tap.index].delaysTouchesEnded = false
    }
    return view
  }

  // MARK: Moving

  /// Of what would not be a tree any more, and of a place that is not there.
  func checkMove(_ view: ViewID, to parent: ViewID?, at index: Int?) throws(SceneError) {
    guard self[view].kind != .window else { throw .cannotBeMoved(.view(view)) }
    guard let parent else { return }
    guard !isDescendant(parent, of: view) else { throw .insideItself(.view(view)) }
    let count = Int(nodes[parent.index].subviewCount) - (superview(of: view) == parent ? 1 : 0)
    if let index, index < 0 || index > count { throw .indexOutOfRange(count: count) }
  }

  public mutating func bringToFront(_ view: ViewID) {
    if let at = windows.firstIndex(of: view) {
      windows.append(windows.remove(at: at))
    } else if let parent = superview(of: view) {
      unlink(view)
      link(view, into: parent, at: nil)
    }
  }

  public mutating func sendToBack(_ view: ViewID) {
    if let at = windows.firstIndex(of: view) {
      windows.insert(windows.remove(at: at), at: 0)
    } else if let parent = superview(of: view) {
      unlink(view)
      link(view, into: parent, at: 0)
    }
  }

  mutating func link(_ view: ViewID, into parent: ViewID, at index: Int?) {
    var behind = nodes[parent.index].lastSubview
    var inFront = HitNode.none
    if let index {
      var steps = Int(nodes[parent.index].subviewCount) - index
      while steps > 0, behind != HitNode.none {
        inFront = behind
        behind = nodes[Int(behind)].previousSibling
        steps -= 1
      }
    }
    nodes[view.index].previousSibling = behind
    views[view.index].nextSibling = inFront
    if behind != HitNode.none { views[Int(behind)].nextSibling = view.slot }
    if inFront == HitNode.none {
      nodes[parent.index].lastSubview = view.slot
    } else {
      nodes[Int(inFront)].previousSibling = view.slot
    }
    nodes[parent.index].subviewCount += 1
    views[view.index].superview = parent
    noteUnlaid(parent)
    needsNewLayout()
    if !ownPlaces.isEmpty {
      for inner in subtree(of: view) {
        noteUnlaid(inner)
        noteOutdated(inner)
      }
    }
  }

  mutating func unlink(_ view: ViewID) {
    guard let parent = superview(of: view) else { return }
    needsNewLayout()
    let behind = nodes[view.index].previousSibling
    let inFront = views[view.index].nextSibling
    if behind != HitNode.none { views[Int(behind)].nextSibling = inFront }
    if inFront == HitNode.none {
      nodes[parent.index].lastSubview = behind
    } else {
      nodes[Int(inFront)].previousSibling = behind
    }
    nodes[view.index].previousSibling = HitNode.none
    views[view.index].nextSibling = HitNode.none
    views[view.index].superview = nil
    nodes[parent.index].subviewCount -= 1
  }
}
