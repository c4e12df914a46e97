import Engine

/// What a class does as an object of its is made: the views that it stores, and the lines of its initializer
/// or of `viewDidLoad`, with the methods of its own that these call. All of it as statements about that
/// one object; what cannot be said of it is left aside.
struct CodeSetup {
  private let declared: CodeClass
  private let owner: CodeExpression.Kind
  private let ownerName: String
  private let isController: Bool
  private let scene: Scene
  /// What is stored, and what a body binds, by the name that it gets in the scene.
  private var names: [String: String] = [:]
  private var given: Set<String> = []
  /// What a body binds, and what only looks different by it.
  private var looksOnly: Set<String> = []
  private(set) var statements: [CodeStatement] = []
  /// The stored properties and the methods of the class that are in it.
  private(set) var covered: Set<String> = []

  /// Methods that call one another are followed so far.
  private static let depth = 8
  private static let most = 1_000

  init(_ declared: CodeClass, of owner: String, isController: Bool, in scene: Scene) {
    self.declared = declared
    self.owner = .name(owner)
    ownerName = owner
    self.isController = isController
    self.scene = scene
    for stored in declared.stored { make(stored) }
    for function in isController ? declared.loading : declared.initializers {
      add(function.body, depth: 0)
      covered.insert(function.name)
    }
  }

  static let controllers = ["loadView()", "viewDidLoad()", "viewDidLayoutSubviews()"]

  /// The moments of a controller whose lines are run.
  static func runs(_ name: String) -> Bool { controllers.contains(name) }

  /// What only looks different, and has no object of its own here.
  private static let looks: Set<String> = [
    "title", "self.title", "navigationItem.title", "modalPresentationStyle", "backgroundColor",
    "selectionStyle", "accessibilityIdentifier",
  ]

  // MARK: Statements

  private mutating func add(_ body: [CodeStatement], depth: Int) {
    for statement in body where statements.count < CodeSetup.most { add(statement, depth: depth) }
  }

  private mutating func add(_ statement: CodeStatement, depth: Int) {
    switch statement.kind {
    case .nothing, .give, .function, .declaration, .jump: break
    case .bind(let name, let className, let value?):
      bind(name, as: className, to: value, at: statement.place)
    case .bind(_, _, nil): break
    case .assign(let target, _, _) where isLook(target): break
    // `self = [super init]`
    case .assign(let target, _, _) where target.name == "self": break
    case .assign(let target, let sign, let value):
      if sign == "=", let name = kept(target), names[name] == nil, value.makesObject {
        covered.insert(name)
        bind(name, as: nil, to: value, at: statement.place)
        names["_" + name] = names[name]
        return
      }
      put(.assign(about(target), sign: sign, value: about(value)), at: statement.place)
    case .expression(let expression):
      if expression.isOfSuper || expression.isPrinting || expression.isOwnInit { return }
      if let function = called(expression), depth < CodeSetup.depth {
        covered.insert(function.name)
        return add(function.body, depth: depth + 1)
      }
      put(.expression(about(expression)), at: statement.place)
    // `if (self = [super init]) { … }`, `guard let self else { return }`
    case .condition(let conditions, let then, _) where conditions.allSatisfy { $0.asksForSelf }:
      add(then, depth: depth)
    case .check(let conditions, _) where conditions.allSatisfy { $0.asksForSelf }: break
    case .condition(let conditions, _, _) where conditions.allSatisfy { $0.deniesSelf }: break
    case .condition, .check, .loop, .unread: put(statement.kind, at: statement.place)
    }
  }

  private func isLook(_ target: CodeExpression) -> Bool {
    CodeSetup.looks.contains(target.path) || looksOnly.contains(target.path.upToPoint)
  }

  private mutating func put(_ kind: CodeStatement.Kind, at place: Range<Int>) {
    statements.append(CodeStatement(kind: kind, place: place))
  }

  private mutating func make(_ stored: CodeStored) {
    guard let value = stored.initial else { return }
    if value.makesObject || stored.className != nil && value.isBareInit {
      covered.insert(stored.name)
      bind(stored.name, as: stored.className, to: value, at: value.place)
    } else if case .call(let callee, let arguments) = value.kind, arguments.isEmpty,
      case .closure(let body) = callee.kind
    {
      make(stored, by: body, at: value.place)
    }
  }

  /// `let b: UIButton = { let b = UIButton(); …; return b }()`; what is returned need not come first.
  private mutating func make(
    _ stored: CodeStored, by body: [CodeStatement], at place: Range<Int>
  ) {
    // `{ UIButton(type: .system) }()`
    if body.count == 1, let only = body[0].answer, only.makesObject {
      covered.insert(stored.name)
      return bind(stored.name, as: stored.className, to: only, at: place)
    }
    let returned = body.last?.answer?.name
    let index = body.firstIndex { statement in
      guard case .bind(let local, _, let made?) = statement.kind else { return false }
      return made.makesObject && (returned == nil || returned == local)
    }
    guard let index, case .bind(let local, let className, let made?) = body[index].kind else {
      return
    }
    covered.insert(stored.name)
    add(Array(body[..<index]), depth: 0)
    bind(stored.name, as: className, to: made, at: place)
    let before = names[local]
    names[local] = names[stored.name]
    add(Array(body[(index + 1)...]), depth: 0)
    if local != stored.name { names[local] = before }
  }

  private mutating func bind(
    _ name: String, as className: String?, to value: CodeExpression, at place: Range<Int>
  ) {
    // `var config = UIButton.Configuration.filled()`
    if value.path.contains(text: "Configuration.") || value.path.hasSuffix("Configuration") {
      looksOnly.insert(name)
      return
    }
    let value = about(value)
    let made = free(name)
    names[name] = made
    put(.bind(name: made, className: className, value), at: place)
  }

  /// Two cards have two buttons.
  private mutating func free(_ name: String) -> String {
    var found = name
    var number = 1
    while found == ownerName || scene.object(named: found) != nil || given.contains(found) {
      found = ownerName + "_" + name + (number > 1 ? String(number) : "")
      number += 1
    }
    given.insert(found)
    return found
  }

  /// The property that a place is: `label`, `self.label`, Objective-C's `_label`. Where `self` is written a
  /// declaration elsewhere may have it.
  private func kept(_ target: CodeExpression) -> String? {
    switch target.kind {
    case .name(let own) where own.first == "_": String(own.dropFirst())
    case .name(let own): declared.stored.contains { $0.name == own } ? own : nil
    case .member(let base?, let own) where base.name == "self":
      own == "view" || CodeSetup.members.contains(own) ? nil : own
    default: nil
    }
  }

  /// `setUp()`, `self.setUp()`.
  private func called(_ expression: CodeExpression) -> CodeFunction? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty else {
      return nil
    }
    let name: String?
    switch callee.kind {
    case .name(let own): name = own
    case .member(let base?, let own) where base.name == "self": name = own
    default: name = nil
    }
    return name.flatMap { name in declared.functions.first { $0.name == name + "()" } }
  }

  // MARK: Expressions

  /// The same about this object: `self` is it, and what has no owner is its own.
  private func about(_ expression: CodeExpression) -> CodeExpression {
    (try? rewritten(expression)) ?? expression
  }

  private func rewritten(_ expression: CodeExpression) throws(CodeError) -> CodeExpression {
    let place = expression.place
    switch expression.kind {
    case .name(let name): return try named(name, at: place)
    case .member(let base?, let name):
      if base.name == "self", let made = names[name] {
        return try CodeExpression(.name(made), at: place)
      }
      return try CodeExpression(.member(try rewritten(base), name), at: place)
    case .call(let callee, let arguments):
      var all: [CodeArgument] = []
      for argument in arguments {
        all.append(CodeArgument(label: argument.label, value: try rewritten(argument.value)))
      }
      if case .name(let function) = callee.kind, function.first?.isLowercase == true {
        let own = try CodeExpression(owner, at: callee.place)
        let method = try CodeExpression(.member(own, function), at: callee.place)
        return try CodeExpression(.call(method, all), at: place)
      }
      return try CodeExpression(.call(try rewritten(callee), all), at: place)
    case .operation(let sign, let parts):
      var all: [CodeExpression] = []
      for part in parts { all.append(try rewritten(part)) }
      return try CodeExpression(.operation(sign, all), at: place)
    case .array(let parts):
      var all: [CodeExpression] = []
      for part in parts { all.append(try rewritten(part)) }
      return try CodeExpression(.array(all), at: place)
    case .number, .text, .selector, .closure, .unread, .member(nil, _): return expression
    }
  }

  private func named(_ name: String, at place: Range<Int>) throws(CodeError) -> CodeExpression {
    if name == "self" { return try CodeExpression(owner, at: place) }
    if let made = names[name] { return try CodeExpression(.name(made), at: place) }
    let isMember =
      isController
      ? name == "view" || name == "navigationController" : CodeSetup.members.contains(name)
    guard isMember else { return try CodeExpression(.name(name), at: place) }
    let own = try CodeExpression(owner, at: place)
    return try CodeExpression(.member(own, name), at: place)
  }

  /// What a view's own methods write without `self`.
  static let members: Set<String> = [
    "bounds", "frame", "center", "alpha", "isHidden", "isUserInteractionEnabled", "clipsToBounds",
    "isMultipleTouchEnabled", "isExclusiveTouch", "transform", "layer", "subviews", "superview",
    "contentView", "tag", "isEnabled", "contentSize", "contentOffset", "delegate",
  ]
}
