import Engine
import Program

/// Bars: of navigation and tab controllers, and those that stand by themselves.
extension UIKitRows {
  static func addBarViews(_ s: inout SurfaceBuilder) {
    s.type("UINavigationBar", above: "UIView")
    s.keeps("var prefersLargeTitles: Bool", "the bar is 96 points high")
    s.looks(
      "var barTintColor: UIColor?", "var isTranslucent: Bool",
      "var titleTextAttributes: Any?", "var shadowImage: UIImage?", "var barStyle: UIBarStyle",
      "var largeTitleTextAttributes: Any?", "var standardAppearance: UINavigationBarAppearance",
      "var scrollEdgeAppearance: UINavigationBarAppearance?",
      "var compactAppearance: UINavigationBarAppearance?", "var backIndicatorImage: UIImage?",
      "func setBackgroundImage(_ image: UIImage?, for: Any?)",
      "static func appearance() -> UINavigationBar",
      "func setBackgroundImage(_ image: UIImage?, forBarMetrics: Any?)",
      "var backIndicatorTransitionMaskImage: UIImage?", "var items: [Any]?")
    s.type("UINavigationBarAppearance", above: "NSObject")
    s.looks(
      "init()", "func configureWithOpaqueBackground()", "func configureWithTransparentBackground()",
      "func configureWithDefaultBackground()", "var backgroundColor: UIColor?",
      "var titleTextAttributes: Any?", "var largeTitleTextAttributes: Any?",
      "var shadowColor: UIColor?")
    s.type("UITabBar", above: "UIView")
    s.looks(
      "var barTintColor: UIColor?", "var isTranslucent: Bool", "var items: [Any]?",
      "var unselectedItemTintColor: UIColor?", "static func appearance() -> UITabBar",
      "var standardAppearance: Any?", "var scrollEdgeAppearance: Any?", "var barStyle: UIBarStyle")
    s.type("UIToolbar", above: "UIView")
    s.variable(
      "var items: [UIBarButtonItem]?", "what stands in it",
      get: { (world, me) in world.kept("items", of: me) ?? .null },
      set: { (world, me, value) in
        world.keep("items", value.isNull ? nil : value, of: me)
        world.host.note(toolbar: me)
      })
    s.call("func setItems(_ items: [UIBarButtonItem]?, animated: Bool)") { (world, me, given) in
      world.keep("items", given[0].isNull ? nil : given[0], of: me)
      world.host.note(toolbar: me)
      return .nothing
    }
    s.looks(
      "var barStyle: UIBarStyle", "var barTintColor: UIColor?", "var isTranslucent: Bool",
      "func setBackgroundImage(_ i: UIImage?, forToolbarPosition: Any?, barMetrics: Any?)")
  }

  /// Continues UINavigationController.
  static func addToolbar(_ s: inout SurfaceBuilder) {
    s.variable(
      "var isToolbarHidden: Bool",
      "NO: a toolbar at the lower edge, with the top controller's items",
      get: { (world, me) in world.kept("isToolbarHidden", of: me) ?? .bool(true) },
      set: { (world, me, value) in world.hideToolbar(of: me, value) })
    s.call("func setToolbarHidden(_ hidden: Bool, animated: Bool)") { (world, me, given) in
      world.hideToolbar(of: me, given[0])
      return .nothing
    }
    s.get("let toolbar: UIToolbar!") { (world, me) in world.toolbar(of: me) }
  }

  /// Continues UIViewController.
  static func addToolbarItems(_ s: inout SurfaceBuilder) {
    s.keeps("var toolbarItems: [UIBarButtonItem]?", "in its navigation controller's toolbar")
    s.call("func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
      (world, me, given) in
      world.keep("toolbarItems", given[0].isNull ? nil : given[0], of: me)
      return .nothing
    }
  }
}

extension UIKitWorld {
  fileprivate mutating func hideToolbar(of me: ProgramValue, _ value: ProgramValue) {
    let isHidden = value.asBool ?? true
    keep("isToolbarHidden", .bool(isHidden), of: me)
    guard let own = controller(me), let bar = view(toolbar(of: me)) else { return }
    change { delivery throws(SceneError) in
      try delivery.set(.hidden, of: .view(bar), to: .bool(isHidden))
    }
    scene.setToolbar(isHidden ? nil : bar, of: own)
  }

  /// Made when somebody first asks for it; it lies in front in the container's view.
  fileprivate mutating func toolbar(of me: ProgramValue) -> ProgramValue {
    if let known = kept("toolbar", of: me) { return known }
    guard let own = controller(me),
      let bar = try? scene.addView(
        .view, named: host.freeName(scene[own].name + "Toolbar", scene), in: scene[own].view,
        frame: .zero)
    else { return .null }
    scene.setClassName("UIToolbar", of: bar)
    change { delivery throws(SceneError) in
      try delivery.set(.hidden, of: .view(bar), to: .bool(true))
    }
    let value = plain(.view(bar))
    keep("toolbar", value, of: me)
    host.note(toolbar: value)
    return value
  }
}
