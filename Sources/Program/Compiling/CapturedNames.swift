/// The names that closures and local functions in a body speak of: variables among them are shared.
struct CapturedNames {
  private(set) var names: Set<String> = []
  private var depth = 0
  /// Variables of C whose address is taken, and those of `__block`.
  private var addressed: Set<String> = []
  /// Something is held weakly.
  private var isWeak = false
  /// Variables and members that are given a value.
  private var assigned: Set<String> = []

  /// Whether a body has variables or captures that notice when an object goes.
  static func holdsWeakly(_ statements: [Statement]) -> Bool {
    var finder = CapturedNames()
    finder.walk(statements)
    return finder.isWeak
  }

  /// Variables and members that a body gives a value, whoever they belong to.
  static func assigned(in statements: [Statement]) -> Set<String> {
    var finder = CapturedNames()
    finder.walk(statements)
    return finder.assigned
  }

  /// Variables of a body that live outside of its frame: Swift's that closures use, C's that are said to.
  static func shared(in statements: [Statement], _ language: SourceLanguage) -> Set<String> {
    var finder = CapturedNames()
    finder.walk(statements)
    return language == .swift ? finder.names : finder.addressed
  }

  /// All names of a closure's body.
  static func of(_ statements: [Statement]) -> Set<String> {
    var finder = CapturedNames()
    finder.depth = 1
    finder.walk(statements)
    return finder.names
  }

  static func of(_ expression: Expression) -> Set<String> {
    var finder = CapturedNames()
    finder.depth = 1
    finder.walk(expression)
    return finder.names
  }

  private mutating func walk(_ statements: [Statement]) { for one in statements { walk(one) } }

  private mutating func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .thrown(let value): walk(value)
    case .variable(let variable):
      walk(variable.value)
      if variable.strength != .strong { isWeak = true }
      if variable.isShared { addressed.formUnion(variable.pattern.boundNames) }
      if let accessors = variable.accessors {
        depth += 1
        walk(accessors.get ?? [])
        walk(accessors.set?.body ?? [])
        walk(accessors.willSet?.body ?? [])
        walk(accessors.didSet?.body ?? [])
        depth -= 1
      }
    case .declaration(let declaration): walk(declaration)
    case .block(let body), .deferred(let body): walk(body)
    case .choice(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      walk(otherwise ?? [])
    case .guarded(let conditions, let otherwise):
      walk(conditions)
      walk(otherwise)
    case .switched(let value, let cases):
      walk(value)
      for one in cases {
        walk(one.patterns)
        walk(one.body)
      }
    case .whileLoop(_, let conditions, let body):
      walk(conditions)
      walk(body)
    case .repeatLoop(_, let body, let until):
      walk(body)
      walk(until)
    case .forIn(_, let pattern, let value, let filter, let body):
      walk(pattern)
      walk(value)
      walk(filter)
      walk(body)
    case .forLoop(_, let start, let conditions, let step, let body):
      walk(start)
      walk(conditions)
      for one in step { walk(one) }
      walk(body)
    case .returned(let value): walk(value)
    case .labelled(_, let inner): walk(inner)
    case .caught(let body, let catches):
      walk(body)
      for one in catches {
        walk(one.patterns)
        walk(one.body)
      }
    case .broken, .continued, .fallenThrough, .unread: break
    }
  }

  private mutating func walk(_ declaration: Declaration) {
    depth += 1
    defer { depth -= 1 }
    switch declaration.kind {
    case .function(let function):
      walk(function.body ?? [])
      for parameter in function.parameters { walk(parameter.usual) }
    case .variable(let variable):
      walk(Statement(.variable(variable), at: declaration.place))
    case .type, .subscription, .enumCase, .alias, .imported, .operation, .macro, .nothing, .unread:
      break
    }
  }

  private mutating func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .holds(let value): walk(value)
      case .matches(let pattern, let value):
        walk(pattern)
        walk(value)
      case .available: break
      }
    }
  }

  private mutating func walk(_ patterns: [Statement.CasePattern]) {
    for one in patterns {
      walk(one.pattern)
      walk(one.filter)
    }
  }

  private mutating func walk(_ pattern: Pattern) {
    switch pattern.kind {
    case .value(let value): walk(value)
    case .optional(let inner), .typed(let inner, _): walk(inner)
    case .tuple(let elements): for one in elements { walk(one.pattern) }
    case .enumCase(_, _, let elements): for one in elements ?? [] { walk(one.pattern) }
    case .wildcard, .bind, .isType: break
    }
  }

  private mutating func walk(_ arguments: [Argument]) { for one in arguments { walk(one.value) } }

  private mutating func walk(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .name(let name): if depth > 0 { names.insert(name) }
    case .superclass: if depth > 0 { names.insert("self") }
    case .text(let parts):
      for case .worked(let value) in parts { walk(value) }
    case .array(let items): for item in items { walk(item) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let arguments): walk(arguments)
    case .boxed(let value), .pointee(let value, _), .prefix(_, let value), .postfix(let value, _),
      .chained(let value), .cast(let value, _, _), .attempt(_, let value), .awaited(let value):
      walk(value)
    case .reference(let value):
      if case .name(let name) = value.kind { addressed.insert(name) }
      walk(value)
    case .member(let base, _): walk(base)
    case .call(let callee, let arguments), .index(let callee, let arguments):
      walk(callee)
      walk(arguments)
    case .message(let receiver, let pieces):
      walk(receiver)
      for piece in pieces { for value in piece.arguments { walk(value) } }
    case .closure(let closure):
      depth += 1
      for capture in closure.captures {
        if capture.strength != .strong { isWeak = true }
        if let value = capture.value { walk(value) } else { names.insert(capture.name) }
      }
      walk(closure.body)
      depth -= 1
    case .infix(let a, _, let b):
      walk(a)
      walk(b)
    case .assign(let a, _, let b):
      switch a.kind {
      case .name(let name), .member(_, let name), .pointee(_, let name): assigned.insert(name)
      default: break
      }
      walk(a)
      walk(b)
    case .ternary(let a, let b, let c):
      walk(a)
      walk(b)
      walk(c)
    case .statement(let statement): walk(statement)
    case .integer, .floating, .character, .boolean, .null, .type, .selector, .keyPath, .unread:
      break
    }
  }
}
