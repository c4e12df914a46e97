import Engine
import Program

/// Alerts, whose buttons run closures.
extension UIKitRows {
  static func addAlerts(_ s: inout SurfaceBuilder) {
    s.type("UIAlertAction", above: "NSObject")
    s.make(
      "init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)"
    ) { (world, id, given) in
      world.host.machine.keep("title", given[0], of: id)
      world.host.machine.keep("style", given[1], of: id)
      if given.count > 2, !given[2].isLeftOut, !given[2].isNull {
        world.host.machine.keep("handler", given[2], of: id)
      }
      return true
    }
    s.call(
      "static func actionWithTitle(_ title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) -> UIAlertAction"
    ) {
      (world, _, given) in
      let action = world.newObject(SurfaceIndex.uikit.type(named: "UIAlertAction"))
      world.keep("title", given[0], of: action)
      world.keep("style", given[1], of: action)
      if !given[2].isNull, !given[2].isLeftOut { world.keep("handler", given[2], of: action) }
      return action
    }
    s.looks("let title: String?", "let style: UIAlertAction.Style", "var isEnabled: Bool")
    s.type("UIAlertController", above: "UIViewController")
    s.make("init(title: String?, message: String?, preferredStyle: UIAlertController.Style)") {
      (world, id, given) in
      for (name, value) in zip(["title", "message", "preferredStyle"], given) {
        world.host.machine.keep(name, value, of: id)
      }
      return true
    }
    s.call(
      "static func alertControllerWithTitle(_ title: String?, message: String?, preferredStyle: UIAlertController.Style) -> UIAlertController"
    ) {
      (world, me, given) throws(Stop) in
      let alert = try world.made(of: me, or: "UIAlertController")
      for (name, value) in zip(["title", "message", "preferredStyle"], given) {
        world.keep(name, value, of: alert)
      }
      return alert
    }
    s.call("func addAction(_ action: UIAlertAction)", "a button of the alert") {
      (world, me, given) in
      world.addButton(for: given[0], to: me)
      return .nothing
    }
    s.call(
      "func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)",
      selector: "addTextFieldWithConfigurationHandler:"
    ) {
      (world, me, given) throws(Stop) in
      let field = world.newObject(SurfaceIndex.uikit.type(named: "UITextField"))
      guard let id = field.asObject, let own = world.controller(me) else { return .nothing }
      try world.build(id)
      let all = (world.kept("fields", of: me)?.members ?? []) + [field]
      world.keep("fields", .array(all), of: me)
      try world.move(field, into: world.plain(.view(world.scene[own].view)))
      world.layOutAlert(me)
      if let handler = given.first, !handler.isLeftOut, !handler.isNull {
        _ = world.host.call(handler, [field], &world.delivery)
      }
      return .nothing
    }
    s.get("let textFields: [UITextField]?") { (world, me) in
      ProgramValue.array(world.kept("fields", of: me)?.members ?? []).wrapped
    }
    s.get("let actions: [UIAlertAction]") { (world, me) in
      world.kept("actions", of: me) ?? .array([])
    }
    s.looks(
      "var message: String?", "let preferredStyle: UIAlertController.Style",
      "var preferredAction: UIAlertAction?")
    addMenus(&s)
  }

  /// A menu is chosen from by a command of the learner's; showing it changes nothing.
  private static func addMenus(_ s: inout SurfaceBuilder) {
    s.type("UIMenuController", above: "NSObject")
    s.looks(
      "static let shared: UIMenuController",
      "static func sharedMenuController() -> UIMenuController",
      "var menuItems: [UIMenuItem]?", "var isMenuVisible: Bool", "func update()",
      "func hideMenu()", "func setMenuVisible(_ visible: Bool, animated: Bool)")
    for (declaration, selector) in [
      ("func showMenu(from targetView: UIView, rect targetRect: CGRect)", "showMenuFromView:rect:"),
      ("func hideMenu(from targetView: UIView)", "hideMenuFromView:"),
      ("func setTargetRect(_ targetRect: CGRect, in targetView: UIView)", "setTargetRect:inView:"),
    ] { s.call(declaration, selector: selector) { (_, _, _) in .nothing } }
    s.type("UIMenuItem", above: "NSObject")
    s.looks("init(title: String, action: Selector)", "var title: String", "var action: Selector")
    s.type("UIEditMenuInteraction", above: "NSObject")
    s.looks("init(delegate: Any?)", "func dismissMenu()", "func reloadVisibleMenu()")
    s.call(
      "func presentEditMenu(with configuration: Any?)",
      selector: "presentEditMenuWithConfiguration:"
    ) { (_, _, _) in .nothing }
    s.type("UIEditMenuConfiguration", above: "NSObject")
    s.looks("init(identifier: Any?, sourcePoint: CGPoint)")
    s.type("UIContextMenuInteraction", above: "NSObject")
    s.looks("init(delegate: Any?)", "func dismissMenu()")
  }
}
