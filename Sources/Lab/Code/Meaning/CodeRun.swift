import Engine

/// Runs a method of a view in a scene, with a point that is known: loops, branches and questions to
/// subviews. It takes so many steps, and no more.
struct CodeRun {
  private var evaluator: CodeEvaluator

  private enum Flow: Equatable {
    case on
    case jump(String)
    case give(CodeValue)
  }

  init(_ scene: Scene, as view: ViewID, _ variables: [String: CodeValue]) {
    evaluator = CodeEvaluator(scene, variables)
    evaluator.me = view
  }

  /// In the scene that there is.
  init(_ scene: Scene, _ variables: [String: CodeValue], bases: [String: String]) {
    evaluator = CodeEvaluator(scene, variables)
    evaluator.bases = bases
  }

  /// What super's own method answers.
  mutating func says(super answer: Bool) { evaluator.usualAnswer = answer }

  /// What it returns.
  mutating func answer(_ body: [CodeStatement]) throws(CodeError) -> CodeValue {
    if body.count == 1, case .expression(let only) = body[0].kind {
      return try evaluator.value(of: only)
    }
    if case .give(let value) = try run(body) { return value }
    return .nothing
  }

  private mutating func run(_ body: [CodeStatement]) throws(CodeError) -> Flow {
    for statement in body {
      let flow = try run(statement)
      if flow != .on { return flow }
    }
    return .on
  }

  private mutating func run(_ statement: CodeStatement) throws(CodeError) -> Flow {
    switch statement.kind {
    case .bind(let name, _, let value):
      evaluator.variables[name] =
        if let value { try evaluator.value(of: value) } else { .object(nil) }
    case .assign(let target, sign: "=", value: let value):
      guard let name = target.name, evaluator.variables[name] != nil else {
        throw CodeError(.gap(.method), at: target.place)
      }
      evaluator.variables[name] = try evaluator.value(of: value)
    case .give(let value):
      return .give(
        try value.map { value throws(CodeError) in try evaluator.value(of: value) } ?? .nothing)
    case .condition(let conditions, let then, let otherwise):
      return try run(try holds(conditions) ? then : otherwise)
    case .check(let conditions, let otherwise):
      return try holds(conditions) ? .on : try run(otherwise)
    case .loop(let name, let sequence, let condition, let body):
      return try loop(name, in: sequence, where: condition, body: body)
    case .jump(let word): return .jump(word)
    case .expression(let expression):
      guard expression.isPrinting else { throw CodeError(.gap(.method), at: expression.place) }
    case .nothing: break
    case .unread(let unread): throw unread.error
    case .assign, .declaration, .function: throw CodeError(.gap(.method), at: statement.place)
    }
    return .on
  }

  private mutating func loop(
    _ name: String, in sequence: CodeExpression, where condition: CodeExpression?,
    body: [CodeStatement]
  ) throws(CodeError) -> Flow {
    if case .operation("for", let parts) = sequence.kind, parts.count == 3 {
      return try count(name, parts, body)
    }
    guard case .views(let views) = try evaluator.value(of: sequence) else {
      throw CodeError(.gap(.controlFlow), at: sequence.place)
    }
    for view in views {
      evaluator.variables[name] = .object(.view(view))
      if let condition, try !isTrue(condition) { continue }
      switch try run(body) {
      case .on, .jump("continue"): continue
      case .jump: return .on
      case .give(let value): return .give(value)
      }
    }
    return .on
  }

  /// From a start, as long as a condition holds, by a step.
  private mutating func count(
    _ name: String, _ parts: [CodeExpression], _ body: [CodeStatement]
  ) throws(CodeError) -> Flow {
    var number = try evaluator.number(parts[0])
    let step = try evaluator.number(parts[2])
    while true {
      evaluator.variables[name] = .number(number)
      guard try isTrue(parts[1]) else { return .on }
      switch try run(body) {
      case .on, .jump("continue"): break
      case .jump: return .on
      case .give(let value): return .give(value)
      }
      number += step
    }
  }

  private mutating func holds(_ conditions: [CodeCondition]) throws(CodeError) -> Bool {
    for condition in conditions {
      switch condition {
      case .holds(let expression): if try !isTrue(expression) { return false }
      case .binds(let name, let expression):
        let value = try evaluator.value(of: expression)
        evaluator.variables[name] = value
        if value == .object(nil) { return false }
      }
    }
    return true
  }

  /// In Objective-C an object is true, and nil is not.
  private mutating func isTrue(_ expression: CodeExpression) throws(CodeError) -> Bool {
    switch try evaluator.value(of: expression) {
    case .bool(let bool): bool
    case .object(let object): object != nil
    default: throw CodeError(.wantedValue(.boolean), at: expression.place)
    }
  }
}

extension CodeEvaluator {
  /// What a view says of itself without `self`.
  func ownMember(_ name: String, at place: Range<Int>) -> CodeValue? {
    guard let me else { return nil }
    return try? member(name, of: .object(.view(me)), at: place)
  }

  /// What UIView's own method answers: no view of a trial overrides any.
  mutating func askSuper(
    _ name: String, of view: ViewID, arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    guard name == "hitTest" || name == "point", let first = arguments.first else {
      throw CodeError(.unknownMember("super." + name, className: "UIView"), at: place)
    }
    let point = try point(first.value)
    if name == "point" { return .bool(scene.bounds(of: view).contains(point)) }
    return .object(scene.hitTest(point, in: view).map { .view($0) })
  }

  /// Questions to a view, while a method of one runs.
  mutating func ask(
    _ name: String, of view: ViewID, arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue? {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    switch (name, labels) {
    case ("point", "inside:with:"):
      let point = try point(arguments[0].value)
      let region = scene.rare(view).pointInside
      let bounds = scene.bounds(of: view)
      return .bool(region?.contains(point, bounds: bounds) ?? bounds.contains(point))
    case ("hitTest", "_:with:"):
      // To itself it would go on for ever.
      guard view != me else { throw CodeError(.gap(.endless), at: place) }
      return .object(scene.hitTest(try point(arguments[0].value), in: view).map { .view($0) })
    case ("convert", "_:to:"), ("convert", "_:from:"):
      let point = try point(arguments[0].value)
      guard case .object(let other) = try value(of: arguments[1].value) else {
        throw CodeError(.wantedValue(.view), at: arguments[1].value.place)
      }
      let (source, target) = labels.hasSuffix("to:") ? (view, other?.view) : (other?.view, view)
      guard let found = scene.convert(point, from: source, to: target) else {
        throw CodeError(.wantedValue(.view), at: arguments[1].value.place)
      }
      return .point(found)
    default: return nil
    }
  }

  private mutating func point(_ expression: CodeExpression) throws(CodeError) -> Point {
    guard case .point(let point) = try value(of: expression) else {
      throw CodeError(.wantedValue(.point), at: expression.place)
    }
    return point
  }
}
