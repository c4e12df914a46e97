/// What statements and expressions are to a class that is made an object.
extension CodeClass {
  /// Of a controller: what is run as it loads.
  var loading: [CodeFunction] {
    CodeSetup.controllers.compactMap { name in functions.first { $0.name == name } }
  }

  /// Of a view: UIKit's own initializers, or the one that it has in their place.
  var initializers: [CodeFunction] {
    let own = functions.filter { $0.name.hasPrefix("init(") && $0.name != "init(coder:)" }
    let usual = ["init(frame:)", "init(style:reuseIdentifier:)"].compactMap { name in
      own.first { $0.name == name }
    }
    return usual.isEmpty ? Array(own.prefix(1)) : usual
  }
}

extension CodeStatement {
  /// What it returns, where it does.
  var answer: CodeExpression? {
    switch kind {
    case .give(let value): value
    case .expression(let value): value
    default: nil
    }
  }
}

extension CodeFunction {
  /// `view.endEditing(true)`, which a command of its own does.
  var endsEditing: Bool {
    body.contains { statement in
      guard case .expression(let call) = statement.kind, case .call(let callee, _) = call.kind,
        case .member(_, "endEditing") = callee.kind
      else { return false }
      return true
    }
  }
}

extension CodeCondition {
  /// Is it there at all?
  var asksForSelf: Bool {
    switch self {
    case .binds(_, let value): value.name == "self"
    case .holds(let test):
      if case .operation("=", let parts) = test.kind {
        parts.first?.name == "self"
      } else {
        test.name == "self"
      }
    }
  }
}

extension CodeCondition {
  /// `!self`, `self == nil`
  var deniesSelf: Bool {
    guard case .holds(let test) = self, case .operation(let sign, let parts) = test.kind else {
      return false
    }
    return (sign == "!" || sign == "==") && parts.first?.name == "self"
  }
}

extension String {
  /// `config` of `config.title`.
  var upToPoint: String { String(prefix { $0 != "." }) }
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
    case .unread(let unread): unread.title
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
        && !CodeExpression.values.contains(name)
    case .member(let base?, "init"): return base.name?.first?.isUppercase == true
    default: return false
    }
  }

  /// Types of which a class keeps one, and that are no objects of a scene.
  private static let values: Set<String> = [
    "UIColor", "UIImage", "UIFont", "UIEdgeInsets", "Set", "Array", "Dictionary", "String", "Date",
    "Data", "URL", "UUID", "Int", "Double", "Float", "Bool", "DateFormatter", "NumberFormatter",
    "JSONDecoder", "DispatchQueue", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable",
    "Timer", "IndexPath", "Selector", "UIImpactFeedbackGenerator",
  ]

  /// `.init()`, of a property whose type is said.
  var isBareInit: Bool {
    if case .call(let callee, _) = kind, case .member(nil, "init") = callee.kind {
      true
    } else {
      false
    }
  }

  /// `self.init(frame: .zero)`
  var isOwnInit: Bool {
    guard case .call(let callee, _) = kind, case .member(let base?, "init") = callee.kind else {
      return false
    }
    return base.name == "self"
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
    case .number, .text, .operation, .array, .selector, .closure, .unread: "…"
    }
  }
}
