import Engine

/// Turns a statement into commands.
struct CodeTranslator {
  var desk: CodeDesk
  let scene: Scene
  var result = CodeTranslation()
  /// The names that this statement has given.
  var given: Set<String> = []

  init(desk: CodeDesk, scene: Scene) {
    self.desk = desk
    self.scene = scene
  }

  mutating func translate(_ statement: CodeStatement) throws(CodeError) {
    switch statement.kind {
    case .nothing: break
    case .bind(let name, let className, let value):
      guard let value else { throw CodeError(.gap(.storedProperty), at: statement.place) }
      try bind(name, as: className, to: value)
    case .assign(let target, sign: let sign, value: let value):
      try assign(target, sign: sign, value: value)
    case .expression(let expression): try run(expression)
    case .declaration(let declared): try declare(declared)
    case .loop(_, let sequence, nil, let body):
      try segments(sequence, body, at: statement.place)
    case .condition, .check, .loop, .jump, .give:
      throw CodeError(.gap(.controlFlow), at: statement.place)
    case .unread(let unread):
      // Types of an app that nobody here makes an object of.
      guard case .notHere = unread.error.problem else { throw unread.error }
      result.notes.append(.leftAside([unread.title]))
    case .function(let function): throw CodeError(.gap(.loneFunction), at: function.place)
    }
  }

  mutating func add(_ command: String) { result.commands.append(command) }

  // MARK: Values

  mutating func value(of expression: CodeExpression) throws(CodeError) -> CodeValue {
    var evaluator = CodeEvaluator(scene, desk.constants)
    return try evaluator.value(of: expression)
  }

  /// The object that an expression names.
  mutating func object(_ expression: CodeExpression) throws(CodeError) -> Object {
    guard case .object(let object?) = try value(of: expression) else {
      throw CodeError(.wantedValue(.object), at: expression.place)
    }
    return object
  }

  /// Who is made where somebody is named, as in `present(Sheet(), …)`, gets a name.
  mutating func name(_ expression: CodeExpression) throws(CodeError) -> String {
    if let made = try bind(made: expression) { return made }
    return scene.name(of: try object(expression))
  }

  /// `nil`, or an object's name.
  mutating func nameOrNil(_ expression: CodeExpression) throws(CodeError) -> String {
    if let made = try bind(made: expression) { return made }
    switch try value(of: expression) {
    case .object(let object?): return scene.name(of: object)
    case .object(nil): return "nil"
    default: throw CodeError(.wantedValue(.object), at: expression.place)
    }
  }

  mutating func rect(_ expression: CodeExpression) throws(CodeError) -> Rect {
    guard case .rect(let rect) = try value(of: expression).typed(.rect) else {
      throw CodeError(.wantedValue(.rect), at: expression.place)
    }
    return rect
  }

  mutating func bool(_ expression: CodeExpression) throws(CodeError) -> Bool {
    guard let bool = try value(of: expression).bool else {
      throw CodeError(.wantedValue(.boolean), at: expression.place)
    }
    return bool
  }

  mutating func selector(_ expression: CodeExpression) throws(CodeError) -> String {
    switch try value(of: expression) {
    case .selector(let selector): return selector
    // Objective-C's are texts to Swift.
    case .text(let text): return Selectors.canonical(text)
    default: throw CodeError(.wantedValue(.selector), at: expression.place)
    }
  }

  /// `.touchUpInside`, `[.touchDown, .touchUpInside]` as the commands name them.
  mutating func events(_ expression: CodeExpression) throws(CodeError) -> String {
    guard case .choices(let names) = try value(of: expression) else {
      throw CodeError(.wantedValue(.choice), at: expression.place)
    }
    let known = (ControlEvents.all + ControlEvents.masks).map { $0.name }
    for name in names where !known.contains(name) {
      throw CodeError(
        .unknownMember(name, className: "UIControl.Event"), at: expression.place,
        Nearest.words(to: name, among: known))
    }
    return names.map { $0.kebab }.joined(separator: ", ")
  }
}
