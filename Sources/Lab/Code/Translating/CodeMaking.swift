import Engine

extension CodeTranslator {
  /// `let b = UIButton(frame: …)`; another name for an object renames it, for here it has one.
  mutating func bind(
    _ name: String, as className: String?, to value: CodeExpression
  ) throws(CodeError) {
    if case .call(let callee, let arguments) = value.kind, let type = made(callee, className) {
      return try make(
        type, named: name, arguments: arguments, at: value.place, typePlace: callee.place)
    }
    var evaluator = CodeEvaluator(scene, desk.constants)
    evaluator.actionName = name
    switch try evaluator.value(of: value) {
    case .object(let object?) where scene.name(of: object) == name:
      result.notes.append(.alreadySo)
    case .object(let object?): add("rename " + scene.name(of: object) + " " + name)
    case .nothing: throw CodeError(.wantedValue(.object), at: value.place)
    case let constant:
      desk.constants[name] = constant
      result.notes.append(.constantKnown(name))
    }
  }

  /// Names what an expression makes; nil where it makes nothing.
  mutating func bind(made value: CodeExpression) throws(CodeError) -> String? {
    guard case .call(let callee, _) = value.kind, let type = made(callee, nil) else { return nil }
    var stem = type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
    if stem.hasSuffix("GestureRecognizer") { stem = String(stem.dropLast(17)) }
    stem = stem.prefix(1).lowercased() + stem.dropFirst()
    var number = 1
    while isTaken(stem + String(number)) { number += 1 }
    let name = stem + String(number)
    given.insert(name)
    try bind(name, as: nil, to: value)
    result.notes.removeAll { $0.isWaiting(name) }
    return name
  }

  private func isTaken(_ name: String) -> Bool {
    scene.names[name] != nil || desk.waiting[name] != nil || desk.constants[name] != nil
      || given.contains(name)
  }

  /// What a call makes, where it makes an object: a class of UIKit's, or one that was declared.
  private func made(_ callee: CodeExpression, _ className: String?) -> String? {
    let type = called(callee, className)
    return type == "UIAction" || type == "UIMenu" ? nil : type
  }

  private func called(_ callee: CodeExpression, _ className: String?) -> String? {
    switch callee.kind {
    case .name(let name):
      if name.hasPrefix("CG") || name == "UIEdgeInsets" || name == "UIBezierPath" { return nil }
      if name == "Selector" || name == "Double" || name == "Int" || name == "NSNumber" {
        return nil
      }
      return name.first?.isUppercase == true ? name : nil
    case .member(let base?, "init"): return base.name
    case .member(nil, "init"): return className
    default: return nil
    }
  }

  private mutating func make(
    _ type: String, named name: String, arguments: [CodeArgument], at place: Range<Int>,
    typePlace: Range<Int>
  ) throws(CodeError) {
    let (kind, subclass) = try kind(of: type, at: typePlace)
    switch kind {
    case .view(let kind):
      try makeView(kind, subclass: subclass, named: name, arguments: arguments, at: place)
    case .controller:
      try makeController(type, subclass: subclass, named: name, arguments: arguments)
    case .layer: desk.waiting[name] = WaitingObject(kind: .layer)
    case .recognizer(let gesture):
      desk.waiting[name] = WaitingObject(kind: .recognizer(gesture), className: subclass)
      if arguments.count == 2, arguments[0].label == "target", arguments[1].label == "action" {
        try target(name, arguments, verb: "add-target")
      } else if let first = arguments.first {
        throw CodeError(.gap(.initializer), at: first.value.place)
      }
    case .delegate(let declared):
      desk.waiting[name] = WaitingObject(kind: .delegate(declared))
      return result.notes.append(.constantKnown(name))
    }
    if desk.waiting[name] != nil {
      result.notes.append(.waits(name, isLayer: desk.waiting[name]?.kind == .layer))
    }
    guard desk.waiting[name] == nil, let subclass, let declared = desk.classes[subclass] else {
      return
    }
    do throws(CodeError) {
      for line in try inherited(declared) { add(line.command(for: name)) }
    } catch {
      guard error.isOverLater else { throw error }
      desk.unsettled.append(UnsettledObject(name: name, className: subclass))
    }
    setUp(name, as: declared)
  }

  /// The behaviour of a class, with that of the classes it is made from.
  func inherited(
    _ declared: CodeClass, of owner: ViewID? = nil
  ) throws(CodeError) -> [BehaviourLine] {
    let behaviour = CodeBehaviour(
      scene: scene, constants: desk.constants, owner: owner, bases: desk.bases)
    var lines = try behaviour.lines(of: declared)
    var base = declared.base
    var seen: Set<String> = [declared.name]
    while let name = base, let above = desk.classes[name], seen.insert(name).inserted {
      for line in try behaviour.lines(of: above)
      where !lines.contains(where: { $0.undoing == line.undoing }) {
        lines.append(line)
      }
      base = above.base
    }
    return lines
  }

  enum Made {
    case view(ViewKind)
    case controller
    case layer
    case recognizer(Gesture)
    case delegate(CodeClass)
  }

  /// UIKit's class, and the subclass that was declared.
  func kind(of type: String, at place: Range<Int>) throws(CodeError) -> (Made, subclass: String?) {
    var name = type
    var seen: Set<String> = []
    while let declared = desk.classes[name], seen.insert(name).inserted {
      guard let base = declared.base else { break }
      name = base
    }
    let subclass = name == type ? nil : type
    if let kind = ViewKind.allCases.first(where: { $0.className == name }) {
      return (.view(kind), subclass)
    }
    if let gesture = Gesture.allCases.first(where: { $0.className == name }) {
      return (.recognizer(gesture), subclass)
    }
    if let kind = OtherClass.kind(of: name) { return (.view(kind), type) }
    if CodeTranslator.controllers.contains(name) { return (.controller, subclass) }
    if name == "CALayer" { return (.layer, subclass) }
    if name == "NSObject", let declared = desk.classes[type] { return (.delegate(declared), type) }
    let known =
      ViewKind.allCases.map { $0.className } + Gesture.allCases.map { $0.className }
      + ["UIViewController", "CALayer"] + desk.classes.keys.sorted()
    if let object = scene.names.values.first(where: { scene.codeClass(of: $0) == name }) {
      switch object {
      case .view(let view): return (.view(scene[view].kind), type)
      case .controller: return (.controller, type)
      case .recognizer, .layer, .windowScene, .application, .delegate, .own: break
      }
    }
    throw CodeError(.unknownClass(name), at: place, Nearest.words(to: name, among: known))
  }

  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UISplitViewController", "UIPageViewController", "UIAlertController",
  ]

  /// Arguments that change how something looks, and not who gets events.
  static let ignored: Set<String> = [
    "type", "style", "collectionViewLayout", "image", "windowScene", "progressViewStyle", "nibName",
    "bundle", "reuseIdentifier", "coder", "highlightedImage", "configuration", "systemItem",
    "barButtonSystemItem",
  ]

  private mutating func makeView(
    _ kind: ViewKind, subclass: String?, named name: String, arguments: [CodeArgument],
    at place: Range<Int>
  ) throws(CodeError) {
    var frame: Rect?
    var rest = ""
    var arranged: [String] = []
    var action: String?
    for argument in arguments {
      switch argument.label {
      case "frame": frame = try rect(argument.value)
      case "primaryAction" where kind.isControl:
        guard try value(of: argument.value) != .object(nil) else { break }
        action = try self.action(argument.value, of: nil)
      case "menu" where kind.isControl: rest += " menu=" + (try menu(argument.value))
      case "title" where kind == .barButtonItem: break
      case "items", "actions":
        guard case .array(let items) = argument.value.kind else {
          throw CodeError(.gap(.initializer), at: argument.value.place)
        }
        rest += " numberOfSegments=" + String(max(1, items.count))
      case "arrangedSubviews":
        guard case .array(let views) = argument.value.kind else {
          throw CodeError(.gap(.initializer), at: argument.value.place)
        }
        for view in views { arranged.append(try self.name(view)) }
      case let label? where CodeTranslator.ignored.contains(label): break
      // An initializer of its class's own; what it is given is the class's affair.
      case _ where subclass.map { desk.classes[$0] != nil } ?? false: break
      default: throw CodeError(.gap(.initializer), at: argument.value.place)
      }
    }
    // A window shows nothing until it is told to.
    if kind == .window { rest += " hidden=YES" }
    let place = kind == .window ? "" : " in nil"
    let size = frame.map { " " + CommandWords.text($0) } ?? kind.ownFrame
    add(
      "add " + kind.words[0] + " " + name + place + size
        + (subclass.map { " class=" + $0 } ?? "") + rest)
    for view in arranged { add("move " + view + " to " + name) }
    if let action { add("add-action " + name + " " + action) }
  }
}

extension ViewKind {
  /// What one is that is made without a frame: most have no size.
  fileprivate var ownFrame: String {
    switch self {
    case .window: ""
    case .switch: " 0 0 51 31"
    case .stepper: " 0 0 94 32"
    case .activityIndicator: " 0 0 20 20"
    default: " 0 0 0 0"
    }
  }
}
