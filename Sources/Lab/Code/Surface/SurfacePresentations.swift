import Engine
import Program

/// What stands between a presented controller and its presenter: sheets, popovers, and whom they ask.
extension UIKitRows {
  static func addPresentations(_ s: inout SurfaceBuilder) {
    for name in [
      "UIAdaptivePresentationControllerDelegate", "UISheetPresentationControllerDelegate",
      "UIPopoverPresentationControllerDelegate",
    ] { s.protocolType(name) }
    s.type("UIPresentationController", above: "NSObject")
    s.variable(
      "var delegate: Any?", "is asked whether a sheet may be pulled away",
      get: { (world, me) in world.kept("delegate", of: me) ?? .null },
      set: { (world, me, value) in world.setPresentationDelegate(value, of: me) })
    s.get("let presentedViewController: UIViewController") { (world, me) in
      world.kept("owner", of: me) ?? .null
    }
    s.get("let presentingViewController: UIViewController") { (world, me) in
      let owner = world.kept("owner", of: me).flatMap { world.controller($0) }
      let presenting = owner.flatMap { world.scene[$0].presenting }
      return presenting.map { world.plain(.controller($0)) } ?? .null
    }
    s.looks("let containerView: UIView?", "let presentedView: UIView?")
    addSheets(&s)
    s.type("UIPopoverPresentationController", above: "UIPresentationController")
    s.looks(
      "var sourceView: UIView?", "var sourceRect: CGRect", "var barButtonItem: UIBarButtonItem?",
      "var sourceItem: Any?", "var permittedArrowDirections: Any?", "var backgroundColor: UIColor?")
    s.variable(
      "var passthroughViews: [UIView]?", "views behind a popover that get their touches",
      get: { (world, me) in world.kept("passthroughViews", of: me) ?? .null },
      set: { (world, me, value) throws(Stop) in
        world.keep("passthroughViews", value, of: me)
        let views = value.withoutOptionals.members.compactMap { world.view($0) }
        world.setPresented(.passthroughViews, .objects(views.map { .view($0) }), of: me)
      })
  }

  private static func addSheets(_ s: inout SurfaceBuilder) {
    s.type("UISheetPresentationController", above: "UIPresentationController")
    s.variable(
      "var detents: [UISheetPresentationController.Detent]", "how high a sheet may stand",
      get: { (world, me) in world.kept("detents", of: me) ?? .array([]) },
      set: { (world, me, value) throws(Stop) in
        world.keep("detents", value, of: me)
        let words = value.withoutOptionals.members.compactMap {
          world.kept("word", of: $0)?.asText
        }
        if !words.isEmpty { world.setPresented(.detents, .words(words), of: me) }
      })
    s.variable(
      "var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?",
      "up to which what is behind a sheet gets its touches",
      get: { (world, me) in world.kept("undimmed", of: me)?.wrapped ?? .null },
      set: { (world, me, value) throws(Stop) in
        world.keep("undimmed", value.isNull ? nil : value.withoutOptionals, of: me)
        let words = world.word(value.withoutOptionals).map { [$0] } ?? []
        world.setPresented(.largestUndimmedDetentIdentifier, .words(words), of: me)
      })
    s.looks(
      "var prefersGrabberVisible: Bool", "var preferredCornerRadius: CGFloat?",
      "var prefersScrollingExpandsWhenScrolledToEdge: Bool",
      "var prefersEdgeAttachedInCompactHeight: Bool",
      "var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool",
      "var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?",
      "var sourceView: UIView?", "func invalidateDetents()")
    s.call("func animateChanges(_ changes: () -> Void)") { (world, _, given) in
      world.run(given[0], [])
      return .nothing
    }
    s.enumeration(
      "UISheetPresentationController.Detent.Identifier", "medium", "large",
      other: "UISheetPresentationControllerDetentIdentifier",
      prefix: "UISheetPresentationControllerDetentIdentifier")
    s.type("UISheetPresentationController.Detent", above: "NSObject")
    for detent in Detent.allCases {
      s.call(
        "static func \(detent.rawValue)() -> UISheetPresentationController.Detent",
        selector: detent.rawValue + "Detent"
      ) { (world, _, _) in
        let type = SurfaceIndex.uikit.type(named: "UISheetPresentationController.Detent")
        let made = world.newObject(type)
        world.keep("word", .text(detent.rawValue), of: made)
        return made
      }
    }
  }

  /// Continues UIViewController.
  static func addPresentationsOfControllers(_ s: inout SurfaceBuilder) {
    s.get("let presentationController: UIPresentationController?") { (world, me) in
      world.presentation(of: me).wrapped
    }
    s.get("let sheetPresentationController: UISheetPresentationController?") { (world, me) in
      world.style(of: me)?.isSheet == true ? world.presentation(of: me).wrapped : .null
    }
    s.get("let popoverPresentationController: UIPopoverPresentationController?") { (world, me) in
      let style = world.style(of: me)
      return style == .popover || style == .actionSheet
        ? world.presentation(of: me).wrapped : .null
    }
  }
}

extension UIKitWorld {
  /// One object a controller, as long as somebody has it.
  fileprivate mutating func presentation(of controller: ProgramValue) -> ProgramValue {
    if let known = kept("presentation", of: controller) { return known }
    let style = style(of: controller)
    let name =
      style?.isSheet == true
      ? "UISheetPresentationController"
      : style == .popover || style == .actionSheet
        ? "UIPopoverPresentationController" : "UIPresentationController"
    let made = newObject(SurfaceIndex.uikit.type(named: name))
    keep("owner", controller.withoutOptionals.weakly, of: made)
    keep("presentation", made, of: controller.withoutOptionals)
    return made
  }

  fileprivate mutating func setPresentationDelegate(_ value: ProgramValue, of me: ProgramValue) {
    host.notes?.noteOther()
    keep("delegate", value.isNull ? nil : value.weakly, of: me)
    guard let owner = kept("owner", of: me).flatMap({ object($0) }) else { return }
    var places = scene.ownPlaces(of: owner).subtracting(.dismissals)
    if let id = value.anyObject,
      OwnNames.dismissals.contains(where: { host.machine.overrides($0, of: id) })
    {
      places.insert(.dismissals)
    }
    scene.setOwnPlaces(places, of: owner)
  }

  fileprivate mutating func setPresented(_ property: Property, _ value: Value, of me: ProgramValue)
  {
    guard let owner = kept("owner", of: me).flatMap({ object($0) }) else { return }
    set(property, of: owner, to: value)
  }
}
