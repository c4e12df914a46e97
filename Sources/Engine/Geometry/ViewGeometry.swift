/// A view's place: every change goes through `place`, which keeps what a hit test reads in step.
extension Scene {
  public func bounds(of view: ViewID) -> Rect { nodes[view.index].bounds }

  /// The bounding box of the view in its superview, whatever its transform.
  public func frame(of view: ViewID) -> Rect {
    let bounds = bounds(of: view)
    let record = self[view]
    guard nodes[view.index].flags.contains(.transformed) else {
      return Rect(
        record.center.x - record.anchorPoint.x * bounds.width,
        record.center.y - record.anchorPoint.y * bounds.height, bounds.width, bounds.height)
    }
    return Rect(around: bounds.corners.map { toSuperview($0, from: view) })
  }

  /// As UIKit does: the size goes back through the transform, the centre is where the anchor point
  /// of the new frame lies. Read again through a rotation, the frame need not be the one given.
  public mutating func setFrame(of view: ViewID, to frame: Rect) {
    let old = bounds(of: view).size
    setFrameAlone(of: view, to: frame)
    follow(view, from: old)
  }

  /// The same with nothing below it following.
  mutating func setFrameAlone(of view: ViewID, to frame: Rect) {
    let record = self[view]
    let old = bounds(of: view)
    var size = frame.size
    if let fixed = ownSize(of: view, asked: size) {
      let origin = record.transform == .identity ? frame.origin : self.frame(of: view).origin
      place(
        view, bounds: Rect(origin: old.origin, size: fixed),
        center: origin
          + Point(record.anchorPoint.x * fixed.width, record.anchorPoint.y * fixed.height))
      return
    }
    if record.transform != .identity, var inverse = record.transform.inverse {
      (inverse.tx, inverse.ty) = (0, 0)
      size = Rect(around: Rect(origin: .zero, size: size).corners.map(inverse.apply)).size
    }
    var center = Point(
      frame.x + record.anchorPoint.x * frame.width, frame.y + record.anchorPoint.y * frame.height)
    if record.transform != .identity {
      center = center - Point(record.transform.tx, record.transform.ty)
    }
    place(view, bounds: Rect(origin: old.origin, size: size), center: center)
  }

  public mutating func setBounds(of view: ViewID, to bounds: Rect) {
    let old = self.bounds(of: view).size
    let size = ownSize(of: view, asked: bounds.size) ?? bounds.size
    place(view, bounds: Rect(origin: bounds.origin, size: size), center: self[view].center)
    follow(view, from: old)
  }

  /// Of a view that has its own size: the one that is asked for, where it is such a one.
  private func ownSize(of view: ViewID, asked: Size) -> Size? {
    let sizes = self[view].kind.ownSizes
    return sizes.first { $0 == asked } ?? sizes.first { $0 == bounds(of: view).size } ?? sizes.first
  }

  private mutating func follow(_ view: ViewID, from old: Size) {
    guard bounds(of: view).size != old else { return }
    noteUnlaid(view)
    guard nodes[view.index].subviewCount > 0 else { return }
    autoresize(below: view, from: old)
  }

  public mutating func setCenter(of view: ViewID, to center: Point) {
    place(view, bounds: bounds(of: view), center: center)
  }

  public mutating func setTransform(of view: ViewID, to transform: AffineTransform) {
    if nodes[view.index].flags.contains(.solid) {
      changeRare(view) { $0.transform3D = nil }
      setFlag(.solid, of: view, to: false)
    }
    views[view.index].transform = transform
    place(view, bounds: bounds(of: view), center: self[view].center)
  }

  /// `transform` is its flat part: a view has one of the two. The few that leave the plane of the
  /// screen keep theirs aside (U-HT-24).
  public mutating func setTransform3D(of view: ViewID, to transform: Transform3D) {
    setTransform(of: view, to: transform.flat ?? .identity)
    guard transform.flat == nil else { return }
    changeRare(view) { $0.transform3D = transform }
    setFlag(.solid, of: view, to: true)
    place(view, bounds: bounds(of: view), center: self[view].center)
  }

  public func transform3D(of view: ViewID) -> Transform3D {
    rare(view).transform3D ?? Transform3D(self[view].transform)
  }

  /// The centre stays, so the view itself shifts.
  public mutating func setAnchorPoint(of view: ViewID, to anchor: Point) {
    views[view.index].anchorPoint = anchor
    place(view, bounds: bounds(of: view), center: self[view].center)
  }

  private mutating func place(_ view: ViewID, bounds: Rect, center: Point) {
    // What constraints hold stays where it is put until the next pass (U-AL-10).
    if layout.isUsed, translatesMask(view),
      views[view.index].center != center || nodes[view.index].bounds != bounds
    {
      layout.isStale = true
    }
    views[view.index].center = center
    nodes[view.index].bounds = bounds
    let record = self[view]
    nodes[view.index].offset = Point(
      center.x - record.anchorPoint.x * bounds.width - bounds.x,
      center.y - record.anchorPoint.y * bounds.height - bounds.y)
    if record.transform == .identity, !nodes[view.index].flags.contains(.solid) {
      nodes[view.index].flags.remove(.transformed)
    } else {
      nodes[view.index].flags.insert(.transformed)
    }
  }

  // MARK: Conversion

  /// A point of the view's in its superview's coordinates.
  func toSuperview(_ point: Point, from view: ViewID) -> Point {
    let node = nodes[view.index]
    guard node.flags.contains(.transformed) else { return point + node.offset }
    let record = self[view]
    let fromPivot = point - pivot(of: view)
    if node.flags.contains(.solid), let solid = rare(view).transform3D {
      return record.center + Projection(solid).apply(fromPivot)
    }
    return record.center + record.transform.apply(fromPivot)
  }

  /// A point of the superview in the view's own coordinates; nil where its transform is flat, or
  /// nothing of its plane is seen there.
  public func fromSuperview(_ point: Point, to view: ViewID) -> Point? {
    let node = nodes[view.index]
    guard node.flags.contains(.transformed) else { return point - node.offset }
    let record = self[view]
    if node.flags.contains(.solid), let solid = rare(view).transform3D {
      return Projection(solid).source(of: point - record.center).map { $0 + pivot(of: view) }
    }
    guard let inverse = record.transform.inverse else { return nil }
    return inverse.apply(point - record.center) + pivot(of: view)
  }

  /// The point of the bounds that the anchor point names: what `center` and `transform` hold on to.
  private func pivot(of view: ViewID) -> Point {
    let bounds = bounds(of: view)
    let anchor = self[view].anchorPoint
    return Point(bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height)
  }

  /// The chain of views from one up to, and without, an ancestor; the whole chain for nil.
  private func path(from view: ViewID?, below ancestor: ViewID?) -> [ViewID] {
    var result: [ViewID] = []
    var next = view
    while let current = next, current != ancestor {
      result.append(current)
      next = superview(of: current)
    }
    return result
  }

  private func hasWay(from source: ViewID?, to target: ViewID?) -> Bool {
    switch (source, target) {
    case (let view?, nil), (nil, let view?): window(of: view) != nil
    default: true
    }
  }

  func commonAncestor(_ a: ViewID?, _ b: ViewID?) -> ViewID? {
    guard let a, let b else { return nil }
    let above = Set(ancestry(of: a))
    return ancestry(of: b).first { above.contains($0) }
  }

  /// The space above a window is the screen, which `nil` names here. A view in no window has
  /// none, and the point stays as it is (U-HT-23).
  public func convert(_ point: Point, from source: ViewID?, to target: ViewID?) -> Point? {
    guard hasWay(from: source, to: target) else { return point }
    let meeting = commonAncestor(source, target)
    var result = point
    for view in path(from: source, below: meeting) { result = toSuperview(result, from: view) }
    for view in path(from: target, below: meeting).reversed() {
      guard let inner = fromSuperview(result, to: view) else { return nil }
      result = inner
    }
    return result
  }

  /// Between cousins the bounding box is taken twice: in the common ancestor, and in the
  /// destination (U-HT-23).
  public func convert(_ rect: Rect, from source: ViewID?, to target: ViewID?) -> Rect? {
    guard hasWay(from: source, to: target) else { return rect }
    let meeting = commonAncestor(source, target)
    let up = path(from: source, below: meeting)
    let inMeeting = Rect(
      around: rect.corners.map { corner in
        up.reduce(corner) { toSuperview($0, from: $1) }
      })
    var corners = inMeeting.corners
    for view in path(from: target, below: meeting).reversed() {
      var inner: [Point] = []
      for corner in corners {
        guard let point = fromSuperview(corner, to: view) else { return nil }
        inner.append(point)
      }
      corners = inner
    }
    return Rect(around: corners)
  }
}
