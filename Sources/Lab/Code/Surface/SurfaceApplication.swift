import Engine
import Program

/// UIApplication, windows, scenes, the screen and what else there is one of.
extension UIKitRows {
  static func addApplication(_ s: inout SurfaceBuilder) {
    s.type("UIApplication", above: "UIResponder")
    for name in ["shared", "sharedApplication"] {
      s.get("static let \(name): UIApplication") { (world, _) in world.plain(.application) }
    }
    s.call("static func sharedApplication() -> UIApplication", selector: "sharedApplication") {
      (world, _, _) in world.plain(.application)
    }
    s.get("let delegate: UIApplicationDelegate?") { (world, _) in world.value(.delegate) }
    s.get("let keyWindow: UIWindow?") { (world, _) in world.value(world.scene.keyWindow) }
    s.get("let windows: [UIWindow]") { (world, _) in
      .array(world.scene.windows.map { world.plain(.view($0)) })
    }
    s.get("let connectedScenes: Set<UIScene>") { (world, _) in
      ProgramValue.set([world.plain(.windowScene(world.scene.activeScene))])
    }
    s.call(
      "func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool",
      selector: "sendAction:to:from:forEvent:"
    ) { (world, _, given) in
      guard let name = world.selector(given[0]) else { return .bool(false) }
      let target = given[1].isNull ? nil : world.anyObject(given[1])
      let word = world.scene.word(name)
      world.delivery.send(word, to: target, from: world.object(given[2]))
      return .bool(true)
    }
    s.call("func beginIgnoringInteractionEvents()") { (world, _, _) in
      world.delivery.ignoreEvents(true)
      return .nothing
    }
    s.call("func endIgnoringInteractionEvents()") { (world, _, _) in
      world.delivery.ignoreEvents(false)
      return .nothing
    }
    s.looks(
      "let applicationState: UIApplication.State", "var isIdleTimerDisabled: Bool",
      "func open(_ url: Any?, options: Any? = nil, completionHandler: Any? = nil)",
      "func canOpenURL(_ url: Any?) -> Bool",
      "var statusBarStyle: UIStatusBarStyle",
      "var applicationIconBadgeNumber: Int",
      "func registerForRemoteNotifications()", "var isNetworkActivityIndicatorVisible: Bool")
    s.get("let statusBarFrame: CGRect", "as high as the safe area above") { (world, _) in
      world.statusBarFrame
    }
    for name in ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"] {
      s.protocolType(name)
    }
    s.type("UIScene", above: "UIResponder")
    s.looks("let session: Any?", "let activationState: Any?")
    s.type("UIWindowScene", above: "UIScene")
    s.get("let windows: [UIWindow]") { (world, _) in
      .array(world.scene.windows.map { world.plain(.view($0)) })
    }
    s.get("let keyWindow: UIWindow?") { (world, _) in world.value(world.scene.keyWindow) }
    s.looks("let interfaceOrientation: Any?", "let coordinateSpace: Any?")
    s.looks("let statusBarManager: UIStatusBarManager")
    s.type("UIStatusBarManager", above: "NSObject")
    s.get("let statusBarFrame: CGRect", "as high as the safe area above") { (world, _) in
      world.statusBarFrame
    }
    s.looks("let isStatusBarHidden: Bool")
    s.type("UISceneSession", above: "NSObject")
    addWindows(&s)
    s.type("UIScreen", above: "NSObject")
    s.looks(
      "static let main: UIScreen", "static let mainScreen: UIScreen", "var brightness: CGFloat")
    s.looks("static func mainScreen() -> UIScreen")
    for name in ["scale", "nativeScale"] {
      s.get("let \(name): CGFloat", "pixels to a point") { (world, _) in
        .double(world.scene.screen.device.scale)
      }
    }
    for name in ["bounds", "nativeBounds", "applicationFrame"] {
      s.get("let \(name): CGRect") { (world, _) in world.value(world.scene.screen.bounds) }
    }
    s.type("UIPasteboard", above: "NSObject")
    s.looks(
      "static let general: UIPasteboard", "static func generalPasteboard() -> UIPasteboard",
      "var string: String?", "var strings: [String]?", "let hasStrings: Bool", "var url: URL?",
      "var image: UIImage?")
    s.type("UIDevice", above: "NSObject")
    s.looks(
      "static let current: UIDevice", "static func currentDevice() -> UIDevice", "let name: String",
      "let model: String",
      "let orientation: UIDeviceOrientation", "let systemVersion: String")
    s.get("let userInterfaceIdiom: UIUserInterfaceIdiom") { (world, _) in
      world.enumeration("UIUserInterfaceIdiom", world.scene.screen.device.isPad ? "pad" : "phone")
    }
    s.type("UIImpactFeedbackGenerator", above: "NSObject")
    s.looks("init(style: Any? = nil)", "init()", "func impactOccurred()", "func prepare()")
    s.type("UINotificationFeedbackGenerator", above: "NSObject")
    s.looks("init()", "func notificationOccurred(_ type: Any?)", "func prepare()")
    s.type("UISelectionFeedbackGenerator", above: "NSObject")
    s.looks("init()", "func selectionChanged()", "func prepare()")
    s.type("NSCoder", above: "NSObject")
    s.type("UndoManager", above: "NSObject")
  }

  private static func addWindows(_ s: inout SurfaceBuilder) {
    s.type("UIWindow", above: "UIView")
    s.make("init(windowScene: UIWindowScene)") { (_, _, _) in true }
    s.variable(
      "var rootViewController: UIViewController?", "what the window shows",
      get: { (world, me) in
        world.value(
          world.view(me).flatMap { world.scene.rootController(of: $0) }.map { .controller($0) })
      },
      set: { (world, me, value) in
        guard let window = world.view(me) else { return }
        let root = world.controller(value)
        if let root {
          world.host.notes?.note(.move(.controller(root), to: .view(window), index: nil))
        }
        world.delivery.setRoot(root, of: window, moments: UIKitWorld.noMoments)
      })
    s.call("func makeKeyAndVisible()") { (world, me, _) in
      world.askWhetherKey(me)
      if let window = world.view(me) { world.delivery.makeKeyAndVisible(window) }
      return .nothing
    }
    s.call("func makeKey()", selector: "makeKeyWindow") { (world, me, _) in
      world.askWhetherKey(me)
      if let window = world.view(me) { world.delivery.makeKey(window) }
      return .nothing
    }
    s.get("let isKeyWindow: Bool") { (world, me) in .bool(world.view(me) == world.scene.keyWindow) }
    s.variable(
      "var windowLevel: UIWindow.Level", "a window of a higher level is asked first",
      get: { (world, me) in
        guard let view = world.view(me),
          case .number(let level)? = world.scene.value(of: .windowLevel, of: .view(view))
        else { return .null }
        return windowLevel(level)
      },
      set: { (world, me, value) throws(Stop) in
        guard let view = world.view(me),
          let level = value.asDouble ?? world.numbers(value)?.first
        else { return }
        try world.set(.windowLevel, of: .view(view), to: .double(level))
      })
    s.call("func sendEvent(_ event: UIEvent)", "recognizers and views hear of it") {
      (world, me, _) in
      if let window = world.object(me) { world.delivery.sendOn(from: window) }
      return .nothing
    }
    s.property("var windowScene: UIWindowScene?", .windowScene, "without one it is on no screen")
    s.looks("let screen: UIScreen")
    s.type("UIWindow.Level", .structure, fields: [("rawValue", "CGFloat")])
    for declaration in ["init(rawValue: CGFloat)", "init(_ rawValue: CGFloat)"] {
      s.call("\(declaration) -> UIWindow.Level") { (_, _, given) in
        windowLevel(given.first?.asDouble ?? 0)
      }
    }
    for (name, level) in windowLevels {
      s.get("static let \(name): UIWindow.Level") { (_, _) in windowLevel(level) }
    }
    // Objective-C counts with the number itself.
    s.globalFunctions()
    for (name, level) in windowLevels {
      s.get("static let UIWindowLevel\(name.prefix(1).uppercased() + name.dropFirst()): CGFloat") {
        (_, _) in .double(level)
      }
    }
  }

  private static let windowLevels: [(name: String, level: Double)] = [
    ("normal", 0), ("statusBar", 1000), ("alert", 2000),
  ]

  private static func windowLevel(_ level: Double) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "UIWindow.Level") else { return .null }
    return .structure(type.id, [.double(level)])
  }
}

extension UIKitWorld {
  /// Held sideways a phone shows none.
  fileprivate var statusBarFrame: ProgramValue {
    let screen = scene.screen
    return value(Rect(0, 0, screen.size.width, screen.safeArea.top))
  }
}

extension UIKitWorld {
  /// A window's class may say that it takes no keys (U-WN-11).
  fileprivate mutating func askWhetherKey(_ window: ProgramValue) {
    guard let id = window.asObject, host.machine.isOwnClass(id), let view = view(window) else {
      return
    }
    let names = ["canBecomeKey", "canBecomeKeyWindow"]
    guard names.contains(where: { host.machine.overrides($0, of: id) }) else { return }
    let answer = host.call(names, on: id, [], &delivery)?.asBool ?? true
    set(.canBecomeKey, of: .view(view), to: Value.bool(answer))
  }
}
