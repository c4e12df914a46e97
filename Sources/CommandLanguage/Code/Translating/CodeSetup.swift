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
    let wanted = isController ? CodeSetup.controllers : CodeSetup.views
    for name in wanted {
      guard let function = declared.functions.first(where: { $0.name == name }) else { continue }
      add(function.body, depth: 0)
      covered.insert(name)
    }
  }

  private static let views = ["init(frame:)", "init(style:reuseIdentifier:)"]
  private static let controllers = ["loadView()", "viewDidLoad()", "viewDidLayoutSubviews()"]

  /// What only looks different, and has no object of its own here.
  private static let looks: Set<String> = [
    "title", "self.title", "navigationItem.title", "modalPresentationStyle", "backgroundColor",
    "selectionStyle", "accessibilityIdentifier",
  ]

  /// The moments of a controller whose lines are run.
  static func runs(_ name: String) -> Bool { controllers.contains(name) }

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
    case .assign(let target, _, _) where CodeSetup.looks.contains(target.path): break
    case .assign(let target, let sign, let value):
      if sign == "=", let name = kept(target), names[name] == nil, value.makesObject {
        covered.insert(name)
        bind(name, as: nil, to: value, at: statement.place)
        names["_" + name] = names[name]
        return
      }
      put(.assign(about(target), sign: sign, value: about(value)), at: statement.place)
    case .expression(let expression):
      if expression.isOfSuper || expression.isPrinting { return }
      if let function = called(expression), depth < CodeSetup.depth {
        covered.insert(function.name)
        return add(function.body, depth: depth + 1)
      }
      put(.expression(about(expression)), at: statement.place)
    case .condition, .check, .loop: put(statement.kind, at: statement.place)
    }
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
      case .closure(let body) = callee.kind,
      case .bind(let local, let className, let made?)? = body.first?.kind, made.makesObject
    {
      // `let b: UIButton = { let b = UIButton(); …; return b }()`
      covered.insert(stored.name)
      bind(stored.name, as: className, to: made, at: value.place)
      let before = names[local]
      names[local] = names[stored.name]
      add(Array(body.dropFirst()), depth: 0)
      if local != stored.name { names[local] = before }
    }
  }

  private mutating func bind(
    _ name: String, as className: String?, to value: CodeExpression, at place: Range<Int>
  ) {
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
    case .number, .text, .selector, .closure, .member(nil, _): return expression
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
  private static let members: Set<String> = [
    "bounds", "frame", "center", "alpha", "isHidden", "isUserInteractionEnabled", "clipsToBounds",
    "isMultipleTouchEnabled", "isExclusiveTouch", "transform", "layer", "subviews", "superview",
    "contentView", "tag", "isEnabled", "contentSize", "contentOffset", "delegate",
  ]
}

extension CodeStatement {
  /// What it is about, in a word or two, where it could not be run.
  var title: String {
    switch kind {
    case .assign(let target, _, _): target.path
    case .expression(let expression): expression.path
    case .bind(let name, _, _): name
    case .condition: "if"
    case .check: "guard"
    case .loop: "for"
    case .give, .jump, .declaration, .function, .nothing: ""
    }
  }
}

extension CodeExpression {
  /// `UIButton()`, `UIButton(type: .system)`, `CardView.init(frame: .zero)`.
  var makesObject: Bool {
    guard case .call(let callee, _) = kind else { return false }
    switch callee.kind {
    case .name(let name):
      return name.first?.isUppercase == true && !name.hasPrefix("CG") && !name.hasPrefix("NS")
        && name != "UIColor" && name != "UIImage" && name != "UIFont" && name != "UIEdgeInsets"
    case .member(let base?, "init"): return base.name?.first?.isUppercase == true
    default: return false
    }
  }

  /// `.init()`, of a property whose type is said.
  var isBareInit: Bool {
    if case .call(let callee, _) = kind, case .member(nil, "init") = callee.kind {
      true
    } else {
      false
    }
  }

  /// `super.viewDidLoad()`
  var isOfSuper: Bool {
    if case .call(let callee, _) = kind, case .member(let base?, _) = callee.kind {
      base.name == "super"
    } else {
      false
    }
  }

  /// Names with points between them, a call's without its arguments.
  var path: String {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.path + "." + name
    case .member(nil, let name): "." + name
    case .call(let callee, _): callee.path
    case .number, .text, .operation, .array, .selector, .closure: "…"
    }
  }
}
