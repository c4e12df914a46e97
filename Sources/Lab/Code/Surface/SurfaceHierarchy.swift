import Engine
import Program

/// Views in views.
extension UIKitRows {
  static func addHierarchy(_ s: inout SurfaceBuilder) {
    s.get("let superview: UIView?") { (world, me) in
      world.value(world.view(me).flatMap { world.scene.superview(of: $0) })
    }
    s.get("let subviews: [UIView]", "the last is in front") { (world, me) in
      guard let view = world.view(me) else { return .array([]) }
      return .array(world.scene.subviews(of: view).map { world.plain(.view($0)) })
    }
    s.get("let window: UIWindow?") { (world, me) in
      world.value(world.view(me).flatMap { world.scene.window(of: $0) })
    }
    s.call("func addSubview(_ view: UIView)", "puts a view in front of its other subviews") {
      (world, me, given) throws(Stop) in
      try world.move(given[0], into: me)
      return .nothing
    }
    s.call("func insertSubview(_ view: UIView, at index: Int)", selector: "insertSubview:atIndex:")
    {
      (world, me, given) throws(Stop) in
      try world.move(given[0], into: me, at: world.raw(given[1]))
      return .nothing
    }
    for (label, isAbove) in [("aboveSubview", true), ("belowSubview", false)] {
      s.call("func insertSubview(_ view: UIView, \(label) sibling: UIView)") {
        (world, me, given) throws(Stop) in
        guard let parent = world.view(me), let view = world.view(given[0]) else { return .nothing }
        let others = world.scene.subviews(of: parent).filter { $0 != view }
        let at = world.view(given[1]).flatMap { others.firstIndex(of: $0) }
        try world.move(given[0], into: me, at: at.map { isAbove ? $0 + 1 : $0 })
        return .nothing
      }
    }
    s.call("func removeFromSuperview()") { (world, me, _) throws(Stop) in
      guard let view = world.view(me) else { return .nothing }
      world.change { delivery throws(SceneError) in
        try delivery.move(view, to: nil, moments: UIKitWorld.noMoments)
      }
      return .nothing
    }
    for (name, isFront) in [("bringSubview(toFront", true), ("sendSubview(toBack", false)] {
      let selector = isFront ? "bringSubviewToFront:" : "sendSubviewToBack:"
      for declaration in [
        name + " view: UIView)",
        isFront ? "bringSubviewToFront(_ view: UIView)" : "sendSubviewToBack(_ view: UIView)",
      ] {
        s.call("func \(declaration)", selector: selector) { (world, _, given) in
          guard let view = world.view(given[0]) else { return .nothing }
          if isFront { world.scene.bringToFront(view) } else { world.scene.sendToBack(view) }
          return .nothing
        }
      }
    }
    s.call(
      "func exchangeSubview(at index1: Int, withSubviewAt index2: Int)",
      selector: "exchangeSubviewAtIndex:withSubviewAtIndex:"
    ) { (world, me, given) throws(Stop) in
      guard let parent = world.view(me), let a = world.raw(given[0]), let b = world.raw(given[1])
      else { return .nothing }
      let all = world.scene.subviews(of: parent)
      guard all.indices.contains(a), all.indices.contains(b), a != b else { return .nothing }
      let (low, high) = (min(a, b), max(a, b))
      try world.move(world.plain(.view(all[high])), into: me, at: low)
      try world.move(world.plain(.view(all[low])), into: me, at: high)
      return .nothing
    }
    s.call("func isDescendant(of view: UIView) -> Bool", selector: "isDescendantOfView:") {
      (world, me, given) in
      guard let view = world.view(me), let other = world.view(given[0]) else { return .bool(false) }
      return .bool(world.scene.isDescendant(view, of: other))
    }
    s.call("func viewWithTag(_ tag: Int) -> UIView?") { (world, me, given) in
      guard let view = world.view(me), let tag = world.raw(given[0]) else { return .null }
      return world.value(world.scene.subtree(of: view).first { world.scene.rare($0).tag == tag })
    }
    s.call("func didMoveToSuperview()") { (_, _, _) in .nothing }
    s.call("func didMoveToWindow()") { (_, _, _) in .nothing }
    s.call("func willMove(toSuperview newSuperview: UIView?)", selector: "willMoveToSuperview:") {
      (_, _, _) in .nothing
    }
    s.call("func willMove(toWindow newWindow: UIWindow?)", selector: "willMoveToWindow:") {
      (_, _, _) in .nothing
    }
    s.call("func didAddSubview(_ subview: UIView)") { (_, _, _) in .nothing }
    s.call("func willRemoveSubview(_ subview: UIView)") { (_, _, _) in .nothing }
    s.call("func endEditing(_ force: Bool) -> Bool") { (world, _, given) in
      .bool(world.delivery.endEditing(force: given.first?.asBool ?? false))
    }
  }
}

extension UIKitWorld {
  mutating func move(
    _ child: ProgramValue, into parent: ProgramValue, at index: Int? = nil
  ) throws(Stop) {
    guard let view = self.view(child), let target = self.view(parent) else {
      if child.isNull || child.path != nil { host.note(unknown: child.path ?? "nil") }
      return
    }
    if scene.isDescendant(target, of: view) {
      throw host.crash(
        "NSInvalidArgumentException", "Can't add self as subview")
    }
    let count = scene.subviews(of: target).count { $0 != view }
    host.notes?.note(
      .move(.view(view), to: .view(target), index: index.map { min(max(0, $0), count) }))
    change { delivery throws(SceneError) in
      try delivery.move(
        view, to: target, at: index.map { min(max(0, $0), count) }, moments: UIKitWorld.noMoments)
    }
  }

  mutating func setFrame(of id: ObjectID, _ value: ProgramValue?) {
    guard let view = self.view(.object(id)), let rect = rect(value) else { return }
    note(set: .frame, of: .view(view), to: .rect(rect.standard))
    change { delivery throws(SceneError) in
      try delivery.set(.frame, of: .view(view), to: .rect(rect.standard))
    }
  }

  /// A change of place, which an animation block may make take its time.
  mutating func place(
    _ me: ProgramValue, _ property: Property, _ value: ProgramValue
  ) throws(Stop) {
    guard let view = self.view(me) else { return }
    var wanted: Value?
    switch property {
    case .frame, .bounds: wanted = rect(value).map { .rect($0.standard) }
    case .center: wanted = point(value).map { .point($0) }
    default: wanted = transform(value).map { .transform($0) }
    }
    guard let wanted else { return noteMisfit(value, property) }
    set(property, of: .view(view), to: wanted)
  }

  /// A view inside of another that UIKit makes itself: as large, and following its size.
  mutating func content(of me: ProgramValue) -> ProgramValue {
    guard let view = self.view(me) else { return .null }
    if let known = kept("contentView", of: me) { return known }
    let name = scene.name(of: view) + "ContentView"
    let free = host.freeName(name, scene)
    guard
      let made = try? scene.addView(
        .view, named: free, in: view, frame: Rect(origin: .zero, size: scene.bounds(of: view).size))
    else { return .null }
    scene.setAutoresizing(of: made, raw: 18)
    let value = plain(.view(made))
    keep("contentView", value, of: me)
    if host.isRow(me) {
      let side = scene.screen.rowMargin
      scene.changeLayout(of: made) {
        $0.margins = EdgeInsets(top: 11, left: side, bottom: 11, right: side)
      }
      arrangeCell(me)
    }
    return value
  }
}

extension Rect {
  /// As UIKit has it: a size below zero goes the other way.
  fileprivate var standard: Rect {
    Rect(
      width < 0 ? x + width : x, height < 0 ? y + height : y, abs(width), abs(height))
  }
}
