import Engine
import Program

/// UIViewController: its view, its life, its children, and what it presents.
extension UIKitRows {
  static func addControllers(_ s: inout SurfaceBuilder) {
    s.type("UIViewController", above: "UIResponder")
    s.make("init()", forwards: [.init("nibName", nil), .init("bundle", nil)]) { (_, _, _) in true }
    s.make(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      selector: "initWithNibName:bundle:"
    ) { (world, id, given) in
      if let name = given.first?.asText { world.host.machine.keep("nibName", .text(name), of: id) }
      return true
    }
    s.make("init(coder: NSCoder)") { (_, _, _) in true }
    s.variable(
      "var view: UIView!", "made when it is first asked for",
      get: { (world, me) in
        guard let controller = world.controller(me) else { return .null }
        world.delivery.loadView(of: controller, moments: UIKitWorld.noMoments)
        return world.plain(.view(world.scene[controller].view))
      },
      set: { (world, me, value) in
        guard let controller = world.controller(me), let view = world.view(value) else { return }
        world.change { delivery throws(SceneError) in
          try delivery.scene.setView(of: controller, to: view)
        }
      })
    s.call("func addKeyCommand(_ keyCommand: UIKeyCommand)", "a shortcut of a keyboard") {
      (world, me, given) in
      guard let responder = world.object(me)?.responder else { return .nothing }
      let all = (world.kept("keyCommands", of: me)?.members ?? []) + [given[0]]
      world.keep("keyCommands", .array(all), of: me)
      let host = world.host
      let commands = world.keyCommands([given[0]], &host.machine)
      for command in commands { world.scene.addKeyCommand(command, to: responder) }
      return .nothing
    }
    s.call("func removeKeyCommand(_ keyCommand: UIKeyCommand)") { (world, me, given) in
      guard let responder = world.object(me)?.responder else { return .nothing }
      let all = world.kept("keyCommands", of: me)?.members ?? []
      let left = all.filter { $0.anyObject != given[0].anyObject }
      world.keep("keyCommands", .array(left), of: me)
      let host = world.host
      for command in world.keyCommands([given[0]], &host.machine) {
        world.scene.removeKeyCommand(command, of: responder)
      }
      return .nothing
    }
    s.get("let isViewLoaded: Bool") { (world, me) in
      .bool(world.controller(me).map { world.scene[$0].isViewLoaded } ?? false)
    }
    s.get("let viewIfLoaded: UIView?") { (world, me) in
      guard let controller = world.controller(me), world.scene[controller].isViewLoaded else {
        return .null
      }
      return world.value(world.scene[controller].view)
    }
    s.call("func loadViewIfNeeded()") { (world, me, _) in
      if let controller = world.controller(me) {
        world.delivery.loadView(of: controller, moments: UIKitWorld.noMoments)
      }
      return .nothing
    }
    s.call("func loadView()", "of a storyboard or a xib, where one has its view") {
      (world, me, _) throws(Stop) in
      if let controller = world.controller(me) {
        _ = world.host.loadNib(of: controller, isSuper: true, &world.delivery)
        try world.goOn()
      }
      return .nothing
    }
    for name in [
      "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "didReceiveMemoryWarning", "updateViewConstraints", "setNeedsStatusBarAppearanceUpdate",
      "viewSafeAreaInsetsDidChange",
    ] {
      s.call("func \(name)()") { (_, _, _) in .nothing }
    }
    for moment in Moment.allCases where moment != .viewDidLoad {
      s.call("func \(moment.method)(_ animated: Bool)") { (_, _, _) in .nothing }
    }
    s.looks("var viewRespectsSystemMinimumLayoutMargins: Bool")
    addToolbarItems(&s)
    s.looks(
      "var title: String?", "var preferredStatusBarStyle: UIStatusBarStyle",
      "var prefersStatusBarHidden: Bool", "var edgesForExtendedLayout: UIRectEdge",
      "var extendedLayoutIncludesOpaqueBars: Bool",
      "var hidesBottomBarWhenPushed: Bool", "var modalTransitionStyle: UIModalTransitionStyle",
      "var preferredContentSize: CGSize", "var modalPresentationStyle: UIModalPresentationStyle",
      "var transitioningDelegate: Any?", "var overrideUserInterfaceStyle: UIUserInterfaceStyle",
      "let traitCollection: UITraitCollection", "var shouldAutorotate: Bool",
      "var supportedInterfaceOrientations: Any?",
      "func setNeedsUpdateOfHomeIndicatorAutoHidden()", "var restorationIdentifier: String?",
      "func traitCollectionDidChange(_ previous: UITraitCollection?)",
      "var accessibilityLabel: String?")
    s.call(
      "func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)",
      selector: "viewWillTransitionToSize:withTransitionCoordinator:"
    ) { (_, _, _) in .nothing }
    addGuidesOfControllers(&s)
    addPresentationsOfControllers(&s)
    s.variable(
      "var tabBarItem: UITabBarItem!", "made when it is first asked for",
      get: { (world, me) in
        if let item = world.kept("tabBarItem", of: me) { return item }
        let item = world.newObject(SurfaceIndex.uikit.type(named: "UITabBarItem"))
        world.keep("tabBarItem", item, of: me)
        return item
      },
      set: { (world, me, value) in world.keep("tabBarItem", value, of: me) })
    s.keeps("let navigationItem: UINavigationItem", "its title and its buttons")
    s.property("var isModalInPresentation: Bool", .modalInPresentation)
    s.variable(
      "var automaticallyAdjustsScrollViewInsets: Bool",
      get: { (world, me) in
        .bool(world.controller(me).map { world.scene[$0].adjustsScrollViewInsets } ?? true)
      },
      set: { (world, me, value) throws(Stop) in
        guard let own = world.controller(me) else { return }
        world.host.notes?.noteOther()
        world.scene.setAdjustsScrollViewInsets(of: own, to: value.asBool ?? false)
      })
    s.property("var definesPresentationContext: Bool", .definesPresentationContext)
    addMeetings(&s)
    addStoryboardsOfControllers(&s)
    addPresentations(&s)
    s.type("UITabBarItem", above: "NSObject")
    s.looks(
      "init(title: String?, image: UIImage?, tag: Int)",
      "init(title: String?, image: UIImage?, selectedImage: UIImage?)", "var title: String?",
      "var image: UIImage?", "var badgeValue: String?", "var selectedImage: UIImage?")
    s.protocolType("UIViewControllerTransitioningDelegate")
  }

  /// Continues UIViewController: the rows that make controllers meet.
  static func addMeetings(_ s: inout SurfaceBuilder) {
    for declaration in [
      "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)"
    ] {
      s.call(
        declaration, "shows another controller over this one",
        selector: "presentViewController:animated:completion:"
      ) { (world, me, given) throws(Stop) in
        guard let own = world.controller(me), let other = world.controller(given[0]) else {
          return .nothing
        }
        let style = world.style(of: given[0])
        world.change { delivery throws(SceneError) in
          try delivery.present(
            other, from: own, style: style, frame: nil, moments: UIKitWorld.noMoments)
        }
        try world.goOn()
        world.later(given.count > 2 ? given[2] : .null)
        return .nothing
      }
    }
    s.call(
      "func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)",
      "takes away what it presents, or itself",
      selector: "dismissViewControllerAnimated:completion:"
    ) { (world, me, given) throws(Stop) in
      guard let own = world.controller(me) else { return .nothing }
      world.change { delivery throws(SceneError) in
        try delivery.dismiss(own, moments: UIKitWorld.noMoments)
      }
      try world.goOn()
      world.later(given.count > 1 ? given[1] : .null)
      return .nothing
    }
    s.call(
      "func addChild(_ childController: UIViewController)", selector: "addChildViewController:"
    ) {
      (world, me, given) in
      guard let own = world.controller(me), let child = world.controller(given[0]) else {
        return .nothing
      }
      world.change { delivery throws(SceneError) in
        try delivery.scene.setParent(of: child, to: own)
      }
      return .nothing
    }
    s.call("func removeFromParent()", selector: "removeFromParentViewController") {
      (world, me, _) in
      guard let own = world.controller(me) else { return .nothing }
      world.change { delivery throws(SceneError) in
        try delivery.scene.setParent(of: own, to: nil)
      }
      return .nothing
    }
    s.call(
      "func didMove(toParent parent: UIViewController?)", selector: "didMoveToParentViewController:"
    ) {
      (_, _, _) in .nothing
    }
    s.call(
      "func willMove(toParent parent: UIViewController?)",
      selector: "willMoveToParentViewController:"
    ) {
      (_, _, _) in .nothing
    }
    s.get("let parent: UIViewController?") { (world, me) in
      world.value(world.controller(me).flatMap { world.scene[$0].parent }.map { .controller($0) })
    }
    s.get("let children: [UIViewController]") { (world, me) in
      guard let own = world.controller(me) else { return .array([]) }
      return .array(world.scene.childControllers(of: own).map { world.plain(.controller($0)) })
    }
    s.get("let presentingViewController: UIViewController?") { (world, me) in
      world.value(
        world.controller(me).flatMap { world.scene[$0].presenting }.map { .controller($0) })
    }
    s.get("let presentedViewController: UIViewController?") { (world, me) in
      world.value(
        world.controller(me).flatMap { world.scene[$0].presented }.map { .controller($0) })
    }
    for (name, kind) in [
      ("navigationController", ContainerKind.navigation), ("tabBarController", .tabBar),
    ] {
      let type = kind.className
      s.get("let \(name): \(type)?") { (world, me) in
        var next = world.controller(me).flatMap { world.scene[$0].parent }
        while let controller = next {
          if world.scene[controller].kind == kind { return world.value(.controller(controller)) }
          next = world.scene[controller].parent
        }
        return .null
      }
    }
  }
}

extension UIKitWorld {
  func style(of controller: ProgramValue) -> PresentationStyle? {
    if let word = word(kept("modalPresentationStyle", of: controller)),
      let style = PresentationStyle(rawValue: word)
    {
      return style
    }
    if let id = controller.asObject, host.machine.isKind(id, of: "UIAlertController") {
      return word(kept("preferredStyle", of: controller)) == "actionSheet" ? .actionSheet : .alert
    }
    return .pageSheet
  }

  /// A completion handler runs as soon as what is going on is done.
  mutating func later(_ closure: ProgramValue) {
    guard !closure.isNull, !closure.isLeftOut else { return }
    _ = host.call(closure, [], &delivery, isTold: true)
  }
}
