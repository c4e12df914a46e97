import Engine
import Program

/// Navigation and tab controllers, and their bars.
extension UIKitRows {
  static func addContainers(_ s: inout SurfaceBuilder) {
    s.type("UINavigationController", above: "UIViewController")
    s.make("init(rootViewController: UIViewController)") { (world, id, given) in
      guard let own = world.controller(.object(id)), let root = world.controller(given[0]) else {
        return true
      }
      world.host.notes?.note(.push(.existing(root), on: own))
      world.change { delivery throws(SceneError) in
        try delivery.push(root, on: own, moments: UIKitWorld.noMoments)
      }
      return true
    }
    s.call(
      "func pushViewController(_ viewController: UIViewController, animated: Bool)",
      "puts a controller on the stack"
    ) { (world, me, given) in
      guard let own = world.controller(me), let other = world.controller(given[0]) else {
        return .nothing
      }
      world.change { delivery throws(SceneError) in
        try delivery.push(other, on: own, moments: UIKitWorld.noMoments)
      }
      return .nothing
    }
    s.call(
      "func popViewController(animated: Bool) -> UIViewController?",
      selector: "popViewControllerAnimated:"
    ) { (world, me, _) in world.pop(me) }
    s.call(
      "func popToRootViewController(animated: Bool) -> [UIViewController]?",
      selector: "popToRootViewControllerAnimated:"
    ) { (world, me, _) in
      while let own = world.controller(me), world.scene[own].children.count > 1,
        world.host.stop == nil
      {
        if world.pop(me).isNull { break }
      }
      return .null
    }
    s.get("let topViewController: UIViewController?") { (world, me) in
      world.value(
        world.controller(me).flatMap { world.scene[$0].children.last }.map { .controller($0) })
    }
    s.get("let visibleViewController: UIViewController?") { (world, me) in
      world.value(
        world.controller(me).flatMap { world.scene[$0].children.last }.map { .controller($0) })
    }
    s.variable(
      "var viewControllers: [UIViewController]", "its stack",
      get: { (world, me) in
        guard let own = world.controller(me) else { return .array([]) }
        return .array(world.scene[own].children.map { world.plain(.controller($0)) })
      }, set: { (world, me, value) in world.setChildren(of: me, value) })
    s.call("func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)") {
      (world, me, given) in
      world.setChildren(of: me, given[0])
      return .nothing
    }
    s.property("var isNavigationBarHidden: Bool", .navigationBarHidden)
    s.call("func setNavigationBarHidden(_ hidden: Bool, animated: Bool)") {
      (world, me, given) throws(Stop) in
      guard let object = world.object(me) else { return .nothing }
      try world.set(.navigationBarHidden, of: object, to: given[0])
      return .nothing
    }
    s.get("let navigationBar: UINavigationBar") { (world, me) in
      guard let bar = world.controller(me).flatMap({ world.scene[$0].bar }) else { return .null }
      return world.plain(.view(bar))
    }
    s.get("let interactivePopGestureRecognizer: UIGestureRecognizer?") { (world, me) in
      guard let own = world.controller(me) else { return .null }
      return world.value(
        world.scene.object(named: world.scene[own].name + ".interactivePopGestureRecognizer"))
    }
    s.looks(
      "var delegate: Any?", "var hidesBarsOnSwipe: Bool", "var isToolbarHidden: Bool",
      "let toolbar: UIToolbar!")
    s.protocolType("UINavigationControllerDelegate")
    s.type("UITabBarController", above: "UIViewController")
    addChildren(&s, "its tabs")
    s.call("func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)") {
      (world, me, given) in
      world.setChildren(of: me, given[0])
      return .nothing
    }
    s.variable(
      "var selectedIndex: Int", "which tab is shown",
      get: { (world, me) in
        guard let own = world.controller(me), let shown = world.scene.shown(in: own) else {
          return .integer(0)
        }
        return .integer(world.scene[own].children.firstIndex(of: shown) ?? 0)
      },
      set: { (world, me, value) in
        guard let own = world.controller(me), let at = world.raw(value),
          world.scene[own].children.indices.contains(at)
        else { return }
        world.select(world.scene[own].children[at], in: own)
      })
    s.variable(
      "var selectedViewController: UIViewController?", "the controller of the tab that is shown",
      get: { (world, me) in
        guard let own = world.controller(me) else { return .null }
        return world.value(world.scene.shown(in: own).map { .controller($0) })
      },
      set: { (world, me, value) in
        guard let own = world.controller(me), let child = world.controller(value) else { return }
        world.select(child, in: own)
      })
    s.get("let tabBar: UITabBar") { (world, me) in
      guard let bar = world.controller(me).flatMap({ world.scene[$0].bar }) else { return .null }
      return world.plain(.view(bar))
    }
    s.looks("var delegate: Any?")
    s.protocolType("UITabBarControllerDelegate")
    s.classType("UISplitViewController", of: "UIViewController")
    addChildren(&s, "its columns")
    s.looks("var preferredDisplayMode: Any?", "var delegate: Any?")
    s.type("UIPageViewController", above: "UIViewController")
    s.make(
      "init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: Any? = nil)"
    ) { (_, _, _) in true }
    s.missing(
      "var dataSource: UIPageViewControllerDataSource?", "a swipe does not turn the page here")
    s.looks("var delegate: UIPageViewControllerDelegate?")
    s.call(
      "func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)",
      "the page that is shown", selector: "setViewControllers:direction:animated:completion:"
    ) { (world, me, given) in
      guard let own = world.controller(me),
        let page = given[0].withoutOptionals.members.first.flatMap({ world.controller($0) })
      else { return .nothing }
      if world.scene[page].parent != own {
        world.host.notes?.note(.move(.controller(page), to: .controller(own), index: nil))
        world.change { delivery throws(SceneError) in
          try delivery.scene.setParent(of: page, to: own)
        }
      }
      world.select(page, in: own)
      return .nothing
    }
    s.protocolType("UIPageViewControllerDataSource")
    s.protocolType("UIPageViewControllerDelegate")
    s.enumeration(
      "UIPageViewController.TransitionStyle", "pageCurl", "scroll",
      other: "UIPageViewControllerTransitionStyle", prefix: "UIPageViewControllerTransitionStyle")
    s.enumeration(
      "UIPageViewController.NavigationOrientation", "horizontal", "vertical",
      other: "UIPageViewControllerNavigationOrientation",
      prefix: "UIPageViewControllerNavigationOrientation")
    s.enumeration(
      "UIPageViewController.NavigationDirection", "forward", "reverse",
      other: "UIPageViewControllerNavigationDirection",
      prefix: "UIPageViewControllerNavigationDirection")
    s.type("UINavigationBar", above: "UIView")
    s.looks(
      "var prefersLargeTitles: Bool", "var barTintColor: UIColor?", "var isTranslucent: Bool",
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
    s.looks(
      "var items: [Any]?", "func setItems(_ items: [Any]?, animated: Bool)",
      "var barStyle: UIBarStyle")
  }

  private static func addChildren(_ s: inout SurfaceBuilder, _ help: String) {
    s.variable(
      "var viewControllers: [UIViewController]?", help,
      get: { (world, me) in
        guard let own = world.controller(me) else { return .null }
        return ProgramValue.array(world.scene[own].children.map { world.plain(.controller($0)) })
          .wrapped
      }, set: { (world, me, value) in world.setChildren(of: me, value) })
  }

  static func addBars(_ s: inout SurfaceBuilder) {
    s.type("UIBarItem", above: "NSObject")
    s.type("UIBarButtonItem", above: "UIBarItem")
    for declaration in [
      "init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)",
      "init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)",
    ] {
      s.make(declaration) { (world, id, given) in
        world.host.machine.keep("title", given[0], of: id)
        world.setItem(id, target: given[2], action: given[3])
        return true
      }
    }
    s.make(
      "init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)"
    ) {
      (world, id, given) in
      world.setItem(id, target: given[1], action: given[2])
      return true
    }
    s.make("init(customView: UIView)") { (world, id, given) in
      world.host.machine.keep("customView", given[0], of: id)
      return true
    }
    s.make(
      "init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)"
    ) {
      (world, id, given) in
      world.addAction(given[2], to: .object(id), events: nil)
      return true
    }
    s.make(
      "init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)"
    ) {
      (world, id, given) in
      world.addAction(given[1], to: .object(id), events: nil)
      return true
    }
    s.make("init()") { (_, _, _) in true }
    s.keeps("var customView: UIView?", "a view of one's own in the bar")
    s.looks(
      "var title: String?", "var tintColor: UIColor?", "var image: UIImage?",
      "var style: UIBarButtonItem.Style", "var width: CGFloat",
      "func setTitleTextAttributes(_ a: Any?, for: UIControl.State)",
      "var accessibilityIdentifier: String?",
      "var accessibilityLabel: String?", "var imageInsets: UIEdgeInsets", "var tag: Int")
    s.property("var isEnabled: Bool", .enabled)
    menu(&s)
    s.variable(
      "var primaryAction: UIAction?", "what it runs when it is tapped", .primaryAction,
      get: { (world, me) in world.kept("primaryAction", of: me)?.wrapped ?? .null },
      set: { (world, me, value) in
        world.keep("primaryAction", value.isNull ? nil : value.withoutOptionals, of: me)
        if !value.isNull {
          world.addAction(value, to: me, events: nil)
        } else if let item = world.object(me) {
          world.set(.primaryAction, of: item, to: Value.text(""))
        }
      })
    s.variable(
      "var target: AnyObject?", get: { (world, me) in world.kept("target", of: me) ?? .null },
      set: { (world, me, value) in
        guard let id = me.asObject else { return }
        world.setItem(id, target: value, action: world.kept("action", of: me) ?? .null)
      })
    s.variable(
      "var action: Selector?", get: { (world, me) in world.kept("action", of: me) ?? .null },
      set: { (world, me, value) in
        guard let id = me.asObject else { return }
        world.setItem(id, target: world.kept("target", of: me) ?? .null, action: value)
      })
    s.type("UINavigationItem", above: "NSObject")
    for (name, isLeft) in [("rightBarButtonItem", false), ("leftBarButtonItem", true)] {
      s.variable(
        "var \(name): UIBarButtonItem?", "a button in the bar",
        get: { (world, me) in world.kept(name + "s", of: me)?.members.first?.wrapped ?? .null },
        set: { (world, me, value) in
          world.setItems(value.isNull ? [] : [value.withoutOptionals], of: me, isLeft: isLeft)
        })
      s.variable(
        "var \(name)s: [UIBarButtonItem]?",
        get: { (world, me) in world.kept(name + "s", of: me)?.wrapped ?? .null },
        set: { (world, me, value) in world.setItems(value.members, of: me, isLeft: isLeft) })
      s.call(
        "func set\(isLeft ? "Left" : "Right")BarButton(_ item: UIBarButtonItem?, animated: Bool)",
        selector: "set\(isLeft ? "Left" : "Right")BarButtonItem:animated:"
      ) { (world, me, given) in
        world.setItems(given[0].isNull ? [] : [given[0].withoutOptionals], of: me, isLeft: isLeft)
        return .nothing
      }
    }
    s.keeps("var titleView: UIView?", "a view where the title would be")
    s.looks(
      "var title: String?", "var prompt: String?", "var backButtonTitle: String?",
      "var backBarButtonItem: UIBarButtonItem?", "var hidesBackButton: Bool",
      "var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode",
      "var searchController: Any?",
      "var hidesSearchBarWhenScrolling: Bool",
      "func setHidesBackButton(_ hides: Bool, animated: Bool)")
  }
}

extension UIKitWorld {
  mutating func select(_ child: ControllerID, in container: ControllerID) {
    host.notes?.note(.select(child, in: container))
    change { delivery throws(SceneError) in
      try delivery.select(child, in: container, moments: UIKitWorld.noMoments)
    }
  }

  mutating func pop(_ me: ProgramValue) -> ProgramValue {
    guard let own = controller(me), scene[own].children.count > 1,
      let top = scene[own].children.last
    else { return .null }
    let popped = value(.controller(top))
    change { delivery throws(SceneError) in
      try delivery.pop(own, moments: UIKitWorld.noMoments)
    }
    return popped
  }

  mutating func setChildren(of me: ProgramValue, _ value: ProgramValue) {
    guard let own = controller(me) else { return }
    let wanted = value.withoutOptionals.members.compactMap { controller($0) }
    for old in scene[own].children where !wanted.contains(old) {
      change { delivery throws(SceneError) in try delivery.scene.setParent(of: old, to: nil) }
    }
    for child in wanted where scene[child].parent != own {
      host.notes?.note(.move(.controller(child), to: .controller(own), index: nil))
      change { delivery throws(SceneError) in try delivery.scene.setParent(of: child, to: own) }
    }
    delivery.arrange(own, moments: UIKitWorld.noMoments)
  }

  mutating func setItem(_ id: ObjectID, target: ProgramValue, action: ProgramValue) {
    host.machine.keep("target", target.isNull ? nil : target.weakly, of: id)
    host.machine.keep("action", action, of: id)
    guard let item = view(.object(id)) else { return }
    let object = target.isNull ? nil : anyObject(target)
    let name = selector(action)
    change { delivery throws(SceneError) in
      if let name { try delivery.set(.action, of: .view(item), to: .text(name)) }
      try delivery.set(.target, of: .view(item), to: .object(object))
    }
  }

  /// The items are kept, and shown in the bar when the controller's turn has come.
  mutating func setItems(_ items: [ProgramValue], of me: ProgramValue, isLeft: Bool) {
    keep(isLeft ? "leftBarButtonItems" : "rightBarButtonItems", .array(items), of: me)
    host.showItems(&delivery)
  }
}
