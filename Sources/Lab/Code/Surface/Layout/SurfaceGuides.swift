import Engine
import Program

/// Layout guides: rectangles for constraints alone.
extension UIKitRows {
  static func addGuides(_ s: inout SurfaceBuilder) {
    s.type("UILayoutGuide", above: "NSObject")
    s.make("init()") { (world, id, _) in
      let name = world.host.name(for: id, world.scene)
      let guide = world.scene.addLayoutGuide(name, to: nil)
      world.host.machine.setNative(LayoutCode.code(guide), of: id)
      return true
    }
    addAnchors(&s, ofGuide: true)
    addSnap(&s)
    s.get("let owningView: UIView?") { (world, me) in
      world.value(world.layoutItem(me).flatMap { world.scene.owner(of: $0) })
    }
    s.get("let layoutFrame: CGRect", "as of the last layout") { (world, me) in
      world.value(world.layoutItem(me).map { world.scene.layoutFrame(of: $0) } ?? .zero)
    }
    s.get("let length: CGFloat", "of a controller's old guides") { (world, me) in
      guard let owner = world.kept("owner", of: me).flatMap({ world.view($0) }) else {
        return .double(0)
      }
      let insets = world.scene.safeAreaInsets(of: owner)
      return .double(
        world.kept("guide", of: me)?.asText == "topLayoutGuide" ? insets.top : insets.bottom)
    }
    s.keeps("var identifier: String", "how the log names it")
    s.looks("func constraintsAffectingLayout(for axis: Any?) -> [NSLayoutConstraint]")
    s.type("UIKeyboardLayoutGuide", above: "UILayoutGuide")
    s.looks("var followsUndockedKeyboard: Bool", "var usesBottomSafeArea: Bool")
  }

  /// Continues UIView.
  static func addGuidesOfViews(_ s: inout SurfaceBuilder) {
    for guide in [LayoutGuide.safeArea, .margins, .readable, .keyboard] {
      let type = guide == .keyboard ? "UIKeyboardLayoutGuide" : "UILayoutGuide"
      s.get("let \(guide.rawValue): \(type)", "a rectangle for constraints") { (world, me) in
        world.guide(guide, of: me)
      }
    }
    s.call("func addLayoutGuide(_ layoutGuide: UILayoutGuide)") { (world, me, given) in
      if let view = world.view(me), case .own(let guide)? = world.layoutItem(given[0]) {
        world.scene.setOwner(of: guide, to: view)
        // The view holds it.
        let all = world.kept("layoutGuides", of: me)?.members ?? []
        world.keep("layoutGuides", .array(all + [given[0]]), of: me)
      }
      return .nothing
    }
    s.call("func removeLayoutGuide(_ layoutGuide: UILayoutGuide)") { (world, me, given) in
      if case .own(let guide)? = world.layoutItem(given[0]) {
        world.scene.setOwner(of: guide, to: nil)
        let left = (world.kept("layoutGuides", of: me)?.members ?? [])
          .filter { $0.anyObject != given[0].anyObject }
        world.keep("layoutGuides", .array(left), of: me)
      }
      return .nothing
    }
    s.keeps("let layoutGuides: [UILayoutGuide]", "its own guides")
  }

  /// Continues UIScrollView.
  static func addGuidesOfScrolling(_ s: inout SurfaceBuilder) {
    for guide in [LayoutGuide.content, .frame] {
      s.get("let \(guide.rawValue): UILayoutGuide", "what it shows, and itself") { (world, me) in
        world.guide(guide, of: me)
      }
    }
  }

  /// Continues UIViewController: before safe areas.
  static func addGuidesOfControllers(_ s: inout SurfaceBuilder) {
    addMasonryOfControllers(&s)
    for name in ["topLayoutGuide", "bottomLayoutGuide"] {
      s.get("let \(name): UILayoutGuide", "an edge of the safe area") { (world, me) in
        guard let controller = world.controller(me) else { return .null }
        world.delivery.loadView(of: controller, moments: UIKitWorld.noMoments)
        let view = world.plain(.view(world.scene[controller].view))
        return world.guideObject(name, of: me, owner: view)
      }
    }
    s.variable(
      "var additionalSafeAreaInsets: UIEdgeInsets", "adds to its view's safe area",
      get: { (world, me) in
        guard let controller = world.controller(me) else { return world.value(EdgeInsets.zero) }
        let view = world.scene[controller].view
        return world.value(world.scene.layoutSettings(of: view).additionalSafeArea)
      },
      set: { (world, me, value) in
        guard let controller = world.controller(me), let insets = world.insets(value) else {
          return
        }
        world.scene.changeLayout(of: world.scene[controller].view) {
          $0.additionalSafeArea = insets
        }
      })
  }
}
