import Program

/// Counts the statements and members of a tree, and collects those that were left unread.
struct Count {
  var statements = 0
  var unread: [(place: Place, wanted: String)] = []

  mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    statements += 1
    switch statement.kind {
    case .expression(let value), .thrown(let value): add(value)
    case .variable(let variable): add(variable)
    case .declaration(let declaration):
      statements -= 1
      add(declaration)
    case .block(let body), .deferred(let body): add(body)
    case .labelled(_, let inner): add([inner])
    case .choice(let conditions, let then, let otherwise):
      add(conditions)
      add(then)
      add(otherwise ?? [])
    case .guarded(let conditions, let otherwise):
      add(conditions)
      add(otherwise)
    case .switched(let subject, let cases):
      add(subject)
      for item in cases {
        for pattern in item.patterns { add(pattern.filter) }
        add(item.body)
      }
    case .whileLoop(_, let conditions, let body):
      add(conditions)
      add(body)
    case .repeatLoop(_, let body, let until):
      add(body)
      add(until)
    case .forIn(_, _, let sequence, let filter, let body):
      add(sequence)
      add(filter)
      add(body)
    case .forLoop(_, let start, let conditions, let step, let body):
      add(start)
      add(conditions)
      for value in step { add(value) }
      add(body)
    case .returned(let value): add(value)
    case .broken, .continued, .fallenThrough: break
    case .caught(let body, let catches):
      add(body)
      for item in catches { add(item.body) }
    case .unread(_, let wanted): unread.append((statement.place, wanted))
    }
  }

  private mutating func add(_ declaration: Declaration) {
    statements += 1
    switch declaration.kind {
    case .type(let type): for member in type.members { add(member) }
    case .function(let function):
      for parameter in function.parameters { add(parameter.usual) }
      add(function.body ?? [])
    case .variable(let variable): add(variable)
    case .subscription(let subscription): add(subscription.accessors)
    case .enumCase(_, _, let rawValue): add(rawValue)
    case .macro(_, _, let value): add(value)
    case .alias, .imported, .operation, .nothing: break
    case .unread(_, let wanted): unread.append((declaration.place, wanted))
    }
  }

  private mutating func add(_ variable: Variable) {
    add(variable.value)
    if let accessors = variable.accessors { add(accessors) }
  }

  private mutating func add(_ accessors: Accessors) {
    add(accessors.get ?? [])
    for body in [accessors.set, accessors.willSet, accessors.didSet] { add(body?.body ?? []) }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .holds(let value), .matches(_, let value): add(value)
      case .available: break
      }
    }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments { add(argument.value) }
  }

  private mutating func add(_ value: Expression?) {
    guard let value else { return }
    switch value.kind {
    case .closure(let closure): add(closure.body)
    case .statement(let statement): add([statement])
    case .text(let parts): for case .worked(let part) in parts { add(part) }
    case .array(let items): for item in items { add(item) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .tuple(let arguments): add(arguments)
    case .boxed(let inner), .prefix(_, let inner), .postfix(let inner, _), .chained(let inner),
      .cast(let inner, _, _), .reference(let inner), .attempt(_, let inner), .awaited(let inner),
      .pointee(let inner, _):
      add(inner)
    case .member(let base, _): add(base)
    case .call(let base, let arguments), .index(let base, let arguments):
      add(base)
      add(arguments)
    case .message(let base, let pieces):
      add(base)
      for piece in pieces { for argument in piece.arguments { add(argument) } }
    case .infix(let left, _, let right), .assign(let left, _, let right):
      add(left)
      add(right)
    case .ternary(let condition, let left, let right):
      add(condition)
      add(left)
      add(right)
    case .unread: unread.append((value.place, "value"))
    case .integer, .floating, .character, .boolean, .null, .name, .superclass, .type, .selector,
      .keyPath:
      break
    }
  }
}
