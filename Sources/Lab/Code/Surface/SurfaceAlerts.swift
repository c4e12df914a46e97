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
      if !given[2].isNull { world.keep("handler", given[2], of: action) }
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
      world.keep("field", field, of: me)
      try world.move(field, into: world.plain(.view(world.scene[own].view)))
      world.setFrame(of: id, world.value(Rect(16, 50, 238, 30)))
      if let handler = given.first, !handler.isLeftOut, !handler.isNull {
        _ = world.host.call(handler, [field], &world.delivery)
      }
      return .nothing
    }
    s.get("let textFields: [UITextField]?") { (world, me) in
      ProgramValue.array(world.kept("field", of: me).map { [$0] } ?? []).wrapped
    }
    s.get("let actions: [UIAlertAction]") { (world, me) in
      world.kept("actions", of: me) ?? .array([])
    }
    s.looks(
      "var message: String?", "let preferredStyle: UIAlertController.Style",
      "var preferredAction: UIAlertAction?")
  }
}
