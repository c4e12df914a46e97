import Engine
import Program

/// UIAction and UIMenu: closures that controls run, and menus that they show.
extension UIKitRows {
  static func addActions(_ s: inout SurfaceBuilder) {
    s.type("UIMenuElement", above: "NSObject")
    s.type("UIAction.Identifier", .structure, fields: [("rawValue", "String")])
    for declaration in ["init(_ rawValue: String)", "init(rawValue: String)"] {
      s.call("\(declaration) -> UIAction.Identifier") { (_, _, given) in
        guard let type = SurfaceIndex.uikit.type(named: "UIAction.Identifier") else { return .null }
        return .structure(type.id, [given.first ?? .text("")])
      }
    }
    s.type("UIAction", above: "UIMenuElement")
    s.make(
      "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Any? = nil, state: Any? = nil, handler: (UIAction) -> Void)"
    ) { (world, id, given) in
      world.keepAction(id, title: given[0], identifier: given[3], handler: given[7])
      return true
    }
    s.call(
      "static func actionWithTitle(_ title: String, image: UIImage?, identifier: Any?, handler: (UIAction) -> Void) -> UIAction"
    ) { (world, me, given) throws(Stop) in
      let action = try world.made(of: me, or: "UIAction")
      guard let id = action.asObject else { return .null }
      world.keepAction(id, title: given[0], identifier: given[2], handler: given[3])
      return action
    }
    s.call("static func actionWithHandler(_ handler: (UIAction) -> Void) -> UIAction") {
      (world, me, given) throws(Stop) in
      let action = try world.made(of: me, or: "UIAction")
      guard let id = action.asObject else { return .null }
      world.keepAction(id, title: .text(""), identifier: .null, handler: given[0])
      return action
    }
    s.looks("var title: String", "let sender: Any?", "var state: Any?", "var attributes: Any?")
    s.type("UIMenu", above: "UIMenuElement")
    s.make(
      "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, identifier: Any? = nil, options: Any? = nil, preferredElementSize: Any? = nil, children: [UIMenuElement] = [])"
    ) { (_, _, _) in true }
    for selector in ["menuWithChildren:", "menuWithTitle:children:"] {
      let hasTitle = selector.hasPrefix("menuWithTitle")
      s.call(
        "static func \(hasTitle ? "menuWithTitle(_ title: String, children: [UIMenuElement])" : "menuWithChildren(_ children: [UIMenuElement])") -> UIMenu",
        selector: selector
      ) { (world, me, _) throws(Stop) in try world.made(of: me, or: "UIMenu") }
    }
  }

  /// Of controls: which actions they run.
  static func addActionsOfControls(_ s: inout SurfaceBuilder) {
    s.call(
      "func addAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      selector: "addAction:forControlEvents:"
    ) { (world, me, given) in
      world.addAction(given[0], to: me, events: world.raw(given[1]))
      return .nothing
    }
    s.call(
      "func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      selector: "removeAction:forControlEvents:"
    ) { (world, me, given) in
      world.removeAction(world.kept("identifier", of: given[0])?.asText, of: me, given[1])
      return .nothing
    }
    s.call(
      "func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event)",
      selector: "removeActionForIdentifier:forControlEvents:"
    ) { (world, me, given) in
      world.removeAction(world.identifier(given[0]), of: me, given[1])
      return .nothing
    }
    s.property("var showsMenuAsPrimaryAction: Bool", .showsMenuAsPrimaryAction)
  }

  static func menu(_ s: inout SurfaceBuilder) {
    s.variable(
      "var menu: UIMenu?", "what it shows: its entries are not simulated", .menu,
      get: { (world, me) in world.kept("menu", of: me)?.wrapped ?? .null },
      set: { (world, me, value) in
        world.keep("menu", value.isNull ? nil : value.withoutOptionals, of: me)
        if let object = world.object(me) {
          world.set(.menu, of: object, to: Value.bool(!value.isNull))
        }
      })
  }
}

extension UIKitWorld {
  mutating func keepAction(
    _ id: ObjectID, title: ProgramValue, identifier: ProgramValue, handler: ProgramValue
  ) {
    host.machine.keep("title", title.isLeftOut ? .text("") : title, of: id)
    host.machine.keep("handler", handler, of: id)
    let title = title.asText ?? ""
    let name =
      self.identifier(identifier) ?? (title.isEmpty ? nil : title)
      ?? host.variable(near: "UIAction") ?? "action"
    host.machine.keep("name", .text(name), of: id)
    if let given = self.identifier(identifier) {
      host.machine.keep("identifier", .text(given), of: id)
    }
  }

  func identifier(_ value: ProgramValue) -> String? {
    if case .structure(let structure) = value.content { return structure.fields.first?.asText }
    return value.asText
  }

  /// A UIAction's closure waits with the scene under its identifier; one that has none gets one when it is first added.
  mutating func addAction(_ action: ProgramValue, to control: ProgramValue, events: Int?) {
    guard let view = self.view(control), let id = action.anyObject,
      let handler = host.machine.kept("handler", of: id)
    else { return }
    let title = host.machine.kept("title", of: id)?.asText ?? ""
    let own = host.machine.kept("identifier", of: id)?.asText
    let name = host.keepClosure(
      handler, named: own ?? host.machine.kept("name", of: id)?.asText ?? "action",
      isIdentified: own != nil, sender: action)
    host.machine.keep("identifier", .text(name), of: id)
    scene.setOwnPlaces(scene.ownPlaces(of: .view(view)).union(.closures), of: .view(view))
    if scene[view].kind == .button, !title.isEmpty, events == nil {
      setText(of: view, .text(title))
    }
    scene.addAction(
      scene.word(name),
      for: events.map { ControlEvents(rawValue: UInt32(truncatingIfNeeded: $0)) }, to: view)
  }

  mutating func removeAction(
    _ identifier: String?, of control: ProgramValue, _ events: ProgramValue
  ) {
    guard let view = self.view(control), let identifier else { return }
    let mask = raw(events).map { ControlEvents(rawValue: UInt32(truncatingIfNeeded: $0)) }
    host.notes?.note(
      .removeAction(view, identifier, events: mask == .allEvents ? nil : mask))
    _ = scene.removeAction(scene.word(identifier), for: mask, from: view)
  }
}
