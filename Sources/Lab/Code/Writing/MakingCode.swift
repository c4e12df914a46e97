import Engine

/// What makes views, controllers and layers, and sets them up.
extension BuildingCode {
  func add(_ add: AddView) -> [String] {
    guard case .view(let view)? = scene.object(named: add.name) else { return [] }
    let name = style.name(add.name)
    let place: [String]
    if add.kind == .window {
      // A window is shown by its isHidden, unless that was said already.
      let isSaid = add.assignments.contains { $0.property == .hidden }
      place =
        isSaid
        ? []
        : [
          style.assign(name, property: "isHidden", value: style.bool(false))
        ]
    } else if let parent = scene.superview(of: view) {
      place = [style.call(style.name(.view(parent)), "addSubview", with: [("", name)])]
    } else {
      place = []
    }
    let className = scene.className(of: .view(view)).visible
    let isNew = add.className != nil && !scene.isClassShared(by: .view(view))
    let declared = isNew ? ClassCode(style: style).lines(of: .view(view)) : []
    let frame = style.rect(frame(of: view, add))
    return declared + [style.declare(add.name, as: className, arguments: [("frame", frame)])]
      + settings(add.assignments, of: add.name) + place
  }

  /// The frame before the assignments, which follow: they turn it, or move it by its anchor.
  func frame(of view: ViewID, _ add: AddView) -> Rect {
    let changing: Set<Property> = [
      .frame, .bounds, .center, .transform, .transform3D, .anchorPoint,
    ]
    guard add.assignments.contains(where: { changing.contains($0.property) }) else {
      return scene.frame(of: view)
    }
    let parent = scene.superview(of: view)
    return add.frame ?? parent.map { scene.bounds(of: $0) } ?? scene.frame(of: view)
  }

  func add(_ add: AddController) -> [String] {
    guard case .controller(let id)? = scene.object(named: add.name) else { return [] }
    let record = scene[id]
    let name = style.name(add.name)
    var lines = [style.declare(add.name, as: scene.className(of: .controller(id)).visible)]
    if add.adopting != nil {
      lines.append(style.assign(name, property: "view", value: style.name(.view(record.view))))
    }
    lines += settings(add.assignments, of: add.name)
    if let parent = record.parent {
      lines += adopting(id, by: parent)
      guard scene[parent].kind == .plain else {
        return lines + showing(scene.children(of: parent), in: parent)
      }
    }
    if let superview = scene.superview(of: record.view) {
      let above = style.name(.view(superview))
      lines.append(
        scene[superview].kind == .window
          ? style.assign(above, property: "rootViewController", value: name)
          : addChildView(of: record, named: name, to: superview))
    }
    if let frame = add.frame {
      lines.append(style.assign(name + ".view", property: "frame", value: style.rect(frame)))
    }
    return lines
  }

  /// A view that a controller takes stays where it is among its siblings.
  private func addChildView(
    of record: ControllerRecord, named name: String, to superview: ViewID
  ) -> String {
    let above = style.name(.view(superview))
    let siblings = Array(scene.subviews(of: superview))
    guard let index = siblings.firstIndex(of: record.view), index + 1 < siblings.count else {
      return style.call(above, "addSubview", with: [("", name + ".view")])
    }
    return style.call(
      above, "insertSubview", with: [("", name + ".view"), ("at", String(index))])
  }

  func layer(_ layer: LayerID) -> [String] {
    let record = scene[layer]
    let owner = style.nameOrNil(record.view.map { .view($0) })
    let name = style.name(record.name)
    return [
      style.declare(record.name, as: "CALayer"),
      style.assign(name, property: "frame", value: style.rect(record.frame)),
      style.call(owner + ".layer", "addSublayer", with: [("", name)]),
    ]
  }

  func settings(_ assignments: [Assignment], of name: String) -> [String] {
    guard let object = scene.object(named: name) else { return [] }
    return assignments.flatMap { PropertyCode(style: style).lines($0.property, of: object) }
  }
}
