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
    s.looks("var delegate: Any?", "var hidesBarsOnSwipe: Bool")
    addToolbar(&s)
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
    addBarViews(&s)
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
}
