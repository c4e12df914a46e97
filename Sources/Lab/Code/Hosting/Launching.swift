import Engine
import Program

/// What a paste means: its statements run, and its app starts.
extension CodeSession {
  /// Reads files and starts what they make root; nil, where there is no controller among them.
  public static func launch(
    _ files: [(text: String, language: SourceLanguage)], scene: Scene = .initial,
    rules: Rulebook = .uikit
  ) -> (session: CodeSession, reply: CodeReply) {
    let program = ProgramState(files.map { ProgramSource($0.text, language: $0.language) })
    var session = CodeSession(scene: scene, rules: rules, program: program)
    let reply = session.start()
    return (session, reply)
  }

  /// Starts the app afresh; with a name that controller, whatever the file makes root.
  public mutating func start(_ name: String? = nil) -> CodeReply {
    var launched: String?
    var told: String?
    let count = program.sources.count
    let asks = count == 1 && program.files.first?.statements.count == 1
    var reply = run { delivery, host in
      host.notes = CommandNotes()
      if name == nil { host.adopt(&delivery) }
      for file in 0..<count {
        let value = host.run(file: file, &delivery)
        if asks { told = value }
      }
      launched = host.launch(name, &delivery)
    }
    reply.launched = launched
    if reply.stop == nil {
      program.root = launched
      reply.value = told
    }
    return reply
  }

  /// More files: their statements run. The app starts, or starts afresh, where they bring its root.
  mutating func take(_ sources: [ProgramSource], noting: Bool = false) -> CodeReply {
    let first = program.sources.count
    for source in sources { program.add(source) }
    let root = program.root
    // Several statements are no question.
    let asks = sources.count == 1 && program.files.last?.statements.count == 1
    // What the app's delegate starts any of its classes may change.
    let byDelegate = program.hasLauncher
    let isAfresh =
      root.flatMap { byDelegate ? nil : program.declares($0, from: first) }
      ?? program.files[first...].contains { $0.declares }
    var launched: String?
    var told: String?
    var reply = run { delivery, host in
      if noting { (host.notes, host.standsForCommands) = (CommandNotes(), true) }
      host.goOn(&delivery)
      host.adopt(&delivery)
      for file in first..<host.sources.count {
        let value = host.run(file: file, &delivery)
        if asks { told = value }
      }
      if isAfresh { launched = host.launch(byDelegate ? nil : root, &delivery) }
    }
    reply.launched = launched
    if reply.stop == nil { reply.value = told }
    if reply.stop == nil, launched != nil { program.root = launched }
    return reply
  }
}

extension ProgramState {
  /// Is a class declared in one of the files from a number on?
  fileprivate func declares(_ name: String, from first: Int) -> Bool {
    files[first...].contains { file in
      file.statements.contains {
        guard case .declaration(let declaration) = $0.kind,
          case .type(let type) = declaration.kind
        else { return false }
        return type.name == name && type.sort != .addition
      }
    }
  }
}

extension CodeHost {
  /// The statements of a file, and what an expression that stands alone in it comes to.
  @discardableResult
  fileprivate func run(file: Int, _ delivery: inout Delivery) -> String? {
    enter(&delivery) { (machine, world) throws(Stop) -> String? in
      let value = try machine.run(file: file, in: &world).withoutOptionals
      switch value.content {
      case .absent, .nothing, .unknown: return nil
      case .object(let id):
        let object = machine.memory.native(of: id).flatMap { Object(code: $0) }
        guard let object, world.scene.exists(object) else { break }
        return world.scene.name(of: object) + " (" + machine.className(of: id) + ")"
      default: break
      }
      return try machine.text(of: value, in: &world)
    }
  }

  /// With files that have come since.
  func goOn(_ delivery: inout Delivery) {
    let program = Program(files)
    let surface = UIKitSurface(names: delivery.scene.namesInCode)
    _ = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      _ = try machine.goOn(with: program, surface: surface, in: &world)
      return nil
    }
    forgetPlaces()
    // Objects that are there answer by the methods that have come.
    for id in machine.objects where machine.isOwnClass(id) {
      guard let object = machine.memory.native(of: id).flatMap({ Object(code: $0) }),
        delivery.scene.exists(object)
      else { continue }
      setPlaces(of: id, object, &delivery)
    }
  }

  func launch(_ name: String?, _ delivery: inout Delivery) -> String? {
    if name == nil, let root = launchByDelegate(&delivery) { return root }
    guard let name = name ?? boardRoot ?? rootClass else {
      showXib(&delivery)
      return nil
    }
    let made = makeRoot(name, &delivery)
    guard let id = made?.anyObject,
      let controller = machine.memory.native(of: id).flatMap({ Object(code: $0) })?.controller,
      let window = delivery.scene.keyWindow ?? delivery.scene.windows.last
    else { return nil }
    // Nobody else holds it until its view is in the window.
    machine.keep("root", made, of: keeper)
    clear(window, &delivery)
    delivery.setRoot(controller, of: window, moments: UIKitWorld.noMoments)
    machine.keep("root", nil, of: keeper)
    giveUsualNames(controller, &delivery)
    return name
  }

  /// The root controller and its view have the names that those of every scene have.
  private func giveUsualNames(_ controller: ControllerID, _ delivery: inout Delivery) {
    if delivery.scene.names["controller"] == nil {
      try? delivery.scene.rename(.controller(controller), to: "controller")
    }
    let view = delivery.scene[controller].view
    if delivery.scene.names["view"] == nil {
      try? delivery.scene.rename(.view(view), to: "view")
    }
  }

  /// What was root before the app started goes, with its name.
  private func clear(_ window: ViewID, _ delivery: inout Delivery) {
    guard let old = delivery.scene.rootController(of: window) else { return }
    try? delivery.remove(.controller(old), moments: UIKitWorld.noMoments)
  }

  /// The scene delegate's or the app delegate's method makes a window: that is the app.
  private func launchByDelegate(_ delivery: inout Delivery) -> String? {
    let windows = delivery.scene.windows
    for name in launchers {
      let made = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
        try machine.make(name, in: &world)
      }
      guard let id = made?.anyObject else { continue }
      machine.keep("delegate " + name, made, of: keeper)
      let scene = ProgramValue.object(
        objectID(of: .windowScene(delivery.scene.activeScene), in: delivery.scene))
      let app = ProgramValue.object(objectID(of: .application, in: delivery.scene))
      _ = call(
        [
          "application(_:didFinishLaunchingWithOptions:)",
          "application:didFinishLaunchingWithOptions:",
        ],
        on: id, [app, .null], &delivery)
      _ = call(
        ["scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"], on: id,
        [scene, .null, .null], &delivery)
    }
    guard let window = delivery.scene.windows.first(where: { !windows.contains($0) }),
      let root = delivery.scene.rootController(of: window)
    else { return nil }
    for old in windows { try? delivery.remove(.view(old), moments: UIKitWorld.noMoments) }
    return delivery.scene.className(of: .controller(root))
  }

  /// Classes that make a window as the app starts.
  var launchers: [String] {
    machine.classes.map { $0.name }.filter { name in
      CodeHost.launches.contains { machine.hasMethod($0, inClass: name) }
    }
  }

  static let launches = [
    "application(_:didFinishLaunchingWithOptions:)",
    "application:didFinishLaunchingWithOptions:", "scene(_:willConnectTo:options:)",
    "scene:willConnectToSession:options:",
  ]

  /// The first controller that no other makes, and that does something as it comes.
  var rootClass: String? {
    firstController { one in CodeHost.comes.contains { machine.hasMethod($0, inClass: one) } }
  }

  /// The first controller that no other makes, among some.
  func firstController(where isMeant: (String) -> Bool) -> String? {
    let all = machine.classes.filter { $0.lineage.contains("UIViewController") }
    let controllers = all.filter { isMeant($0.name) }
    let others = controllers.filter { one in
      !sources.contains { $0.mentions(making: one.name) }
        && !all.contains { $0.lineage.contains(one.name) }
    }
    return (others.first ?? controllers.first)?.name
  }

  private static let comes =
    [
      "viewDidLoad", "loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ].flatMap { [$0, $0 + "()"] }
    + ["viewWillAppear", "viewDidAppear", "viewIsAppearing"].flatMap { [$0 + ":", $0 + "(_:)"] }
}

extension ProgramSource {
  /// `Detail()`, `Detail(x: 1)`, `[Detail new]`: does the text make one somewhere?
  func mentions(making name: String) -> Bool {
    let whole = String(decoding: text, as: UTF8.self)
    var rest = whole[...]
    while let first = name.first, let at = rest.firstIndex(of: first) {
      let tail = rest[at...]
      let before = at > whole.startIndex ? whole[whole.index(before: at)] : " "
      if tail.hasPrefix(name), !(before.isLetter || before.isNumber || before == "_") {
        let after = tail.dropFirst(name.count)
        if after.first == "(" || before == "[" && after.first == " " { return true }
      }
      rest = tail.dropFirst()
    }
    return false
  }
}

extension Scene {
  /// Of its objects, by what code calls them.
  var namesInCode: [String: String] {
    var found: [String: String] = [:]
    for name in names.keys {
      if let object = object(named: name) {
        found[codeIdentifier(of: name)] = className(of: object)
      }
    }
    found["self"] = found["controller"]
    return found
  }
}
