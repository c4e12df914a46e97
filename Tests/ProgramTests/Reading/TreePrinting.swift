import Program

/// A tree in one line, close to how it would be written, with brackets where one binds before another.
enum TreePrinting {
  static func print(_ text: String, _ language: SourceLanguage = .swift) -> String {
    let file = SourceReader.read(SourceText(text, language: language), number: 0)
    return print(file.statements)
  }

  static func print(_ statements: [Statement]) -> String {
    statements.map(print).joined(separator: "; ")
  }

  static func print(_ expression: Expression?) -> String {
    guard let expression else { return "" }
    switch expression.kind {
    case .integer(let value): return "\(value)"
    case .floating(let value): return "\(value)"
    case .text(let parts): return "\"" + parts.map(print).joined() + "\""
    case .character(let text): return "'\(text)'"
    case .boolean(let value): return "\(value)"
    case .null: return "nil"
    case .array(let items): return "[" + items.map(print).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      let found = entries.map { print($0.key) + ": " + print($0.value) }
      return entries.isEmpty ? "[:]" : "[" + found.joined(separator: ", ") + "]"
    case .tuple(let items): return "(" + print(items) + ")"
    case .boxed(let value): return "@(" + print(value) + ")"
    case .name(let name): return name
    case .superclass: return "super"
    case .member(let base, let name): return print(base) + "." + name
    case .pointee(let base, let name): return print(base) + "->" + name
    case .type(let type): return "<" + print(type) + ">"
    case .selector(let name): return "#(" + (name.owner.map { $0 + "|" } ?? "") + name.text + ")"
    case .keyPath(let path): return "\\" + path.joined(separator: ".")
    case .call(let function, let arguments): return print(function) + "(" + print(arguments) + ")"
    case .message(let receiver, let pieces):
      return "[" + print(receiver) + " " + pieces.map(print).joined(separator: " ") + "]"
    case .index(let base, let arguments): return print(base) + "[" + print(arguments) + "]"
    case .closure(let closure): return print(closure)
    case .prefix(let sign, let value): return "(" + sign + print(value) + ")"
    case .postfix(let value, let sign): return "(" + print(value) + sign + ")"
    case .chained(let value): return print(value) + "?"
    case .infix(let left, let sign, let right):
      return "(" + print(left) + " " + sign + " " + print(right) + ")"
    case .assign(let left, let sign, let right):
      return print(left) + " " + sign + " " + print(right)
    case .ternary(let condition, let left, let right):
      return "(" + print(condition) + " ? " + print(left) + " : " + print(right) + ")"
    case .cast(let value, let kind, let type):
      return "(" + print(value) + " " + print(kind) + " " + print(type) + ")"
    case .reference(let value): return "&" + print(value)
    case .attempt(let kind, let value): return print(kind) + "(" + print(value) + ")"
    case .awaited(let value): return "await(" + print(value) + ")"
    case .statement(let statement): return print(statement)
    case .unread(let text): return "‹" + text + "›"
    }
  }

  private static func print(_ kind: Expression.CastKind) -> String {
    switch kind {
    case .sure: "as"
    case .asked: "as?"
    case .forced: "as!"
    case .test: "is"
    }
  }

  private static func print(_ kind: Expression.AttemptKind) -> String {
    switch kind {
    case .passed: "try"
    case .optional: "try?"
    case .forced: "try!"
    }
  }

  private static func print(_ part: TextPart) -> String {
    switch part {
    case .plain(let text): text.replacing("\n", with: "⏎")
    case .worked(let value): "{" + print(value) + "}"
    }
  }

  private static func print(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + print($0.value) }.joined(separator: ", ")
  }

  private static func print(_ piece: MessagePiece) -> String {
    let arguments = piece.arguments.map(print).joined(separator: ", ")
    return piece.name + (piece.arguments.isEmpty ? "" : ":" + arguments)
  }

  private static func print(_ closure: Closure) -> String {
    var head: [String] = []
    if !closure.captures.isEmpty {
      let captures = closure.captures.map { capture in
        let value = capture.value.map { " = " + print($0) } ?? ""
        return (capture.strength == .strong ? "" : "\(capture.strength) ") + capture.name + value
      }
      head.append("[" + captures.joined(separator: ", ") + "]")
    }
    if !closure.parameters.isEmpty {
      head.append(closure.parameters.map(print).joined(separator: ", "))
    }
    if closure.isShorthand { head.append("$") }
    if let result = closure.result { head.append("-> " + print(result)) }
    let text = head.joined(separator: " ")
    return "{" + text + (text.isEmpty ? "" : " in ") + print(closure.body) + "}"
  }

  // MARK: Types

  static func print(_ type: TypeName) -> String {
    switch type {
    case .named(let name, let arguments):
      return arguments.isEmpty ? name : name + "<" + print(arguments) + ">"
    case .array(let item): return "[" + print(item) + "]"
    case .dictionary(let key, let value): return "[" + print(key) + ": " + print(value) + "]"
    case .optional(let type): return print(type) + "?"
    case .implicitlyUnwrapped(let type): return print(type) + "!"
    case .tuple(let items): return "(" + print(items) + ")"
    case .labelled(let label, let type): return label + ": " + print(type)
    case .function(let parameters, let result):
      return "((" + print(parameters) + ") -> " + print(result) + ")"
    case .metatype(let type): return print(type) + ".Type"
    case .pointer(let type): return print(type) + "*"
    case .inOut(let type): return "inout " + print(type)
    case .both(let types): return types.map(print).joined(separator: "&")
    }
  }

  private static func print(_ types: [TypeName]) -> String {
    types.map(print).joined(separator: ", ")
  }

  // MARK: Patterns

  static func print(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .bind(let name, let isConstant): return (isConstant ? "let " : "var ") + name
    case .optional(let inner): return print(inner) + "?"
    case .tuple(let elements): return "(" + print(elements) + ")"
    case .enumCase(let type, let name, let payload):
      let items = payload.map { "(" + print($0) + ")" } ?? ""
      return (type.map(print) ?? "") + "." + name + items
    case .typed(let inner, let type): return "(" + print(inner) + ": " + print(type) + ")"
    case .isType(let type): return "is " + print(type)
    case .value(let value): return "=" + print(value)
    }
  }

  private static func print(_ elements: [Pattern.Element]) -> String {
    elements.map { ($0.label.map { $0 + ": " } ?? "") + print($0.pattern) }
      .joined(separator: ", ")
  }

  private static func print(_ patterns: [Statement.CasePattern]) -> String {
    patterns.map { print($0.pattern) + ($0.filter.map { " where " + print($0) } ?? "") }
      .joined(separator: ", ")
  }

  // MARK: Statements

  private static func braced(_ statements: [Statement]) -> String {
    "{" + print(statements) + "}"
  }

  private static func print(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .holds(let value): print(value)
      case .matches(let pattern, let value): print(pattern) + " ~ " + print(value)
      case .available(let holds): "#\(holds)"
      }
    }.joined(separator: ", ")
  }

  static func print(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): return print(value)
    case .variable(let variable): return print(variable)
    case .declaration(let declaration): return print(declaration)
    case .block(let body): return "do " + braced(body)
    case .labelled(let label, let inner): return label + ": " + print(inner)
    case .choice(let conditions, let then, let otherwise):
      return "if " + print(conditions) + " " + braced(then)
        + (otherwise.map { " else " + braced($0) } ?? "")
    case .guarded(let conditions, let otherwise):
      return "guard " + print(conditions) + " else " + braced(otherwise)
    case .switched(let subject, let cases):
      let found = cases.map { item in
        (item.patterns.isEmpty ? "default" : "case " + print(item.patterns)) + ": "
          + print(item.body)
      }
      return "switch " + print(subject) + " {" + found.joined(separator: " | ") + "}"
    case .whileLoop(let label, let conditions, let body):
      return named(label) + "while " + print(conditions) + " " + braced(body)
    case .repeatLoop(let label, let body, let until):
      return named(label) + "repeat " + braced(body) + " while " + print(until)
    case .forIn(let label, let pattern, let sequence, let filter, let body):
      return named(label) + "for " + print(pattern) + " in " + print(sequence)
        + (filter.map { " where " + print($0) } ?? "") + " " + braced(body)
    case .forLoop(let label, let start, let conditions, let step, let body):
      let steps = step.map(print).joined(separator: ", ")
      return named(label) + "for (" + print(start) + " / " + print(conditions) + " / " + steps
        + ") " + braced(body)
    case .returned(let value): return "return" + (value.map { " " + print($0) } ?? "")
    case .broken(let label): return "break" + (label.map { " " + $0 } ?? "")
    case .continued(let label): return "continue" + (label.map { " " + $0 } ?? "")
    case .fallenThrough: return "fallthrough"
    case .thrown(let value): return "throw " + print(value)
    case .deferred(let body): return "defer " + braced(body)
    case .caught(let body, let catches):
      let found = catches.map { item in
        " catch " + (item.patterns.isEmpty ? "" : print(item.patterns) + " ") + braced(item.body)
      }
      return "do " + braced(body) + found.joined()
    case .unread(let text, let wanted): return unread(text, wanted)
    }
  }

  private static func named(_ label: String?) -> String { label.map { $0 + ": " } ?? "" }

  private static func unread(_ text: String, _ wanted: String) -> String {
    "‹" + text.replacing("\n", with: "⏎") + "|" + wanted + "›"
  }

  // MARK: Declarations

  static func print(_ declaration: Declaration) -> String {
    let attributes = declaration.attributes.map { attribute in
      let text =
        attribute.arguments.isEmpty ? attribute.text : "=" + print(attribute.arguments)
      return "@" + attribute.name + (text.map { "(" + $0 + ")" } ?? "") + " "
    }
    return attributes.joined() + plain(declaration)
  }

  private static func plain(_ declaration: Declaration) -> String {
    switch declaration.kind {
    case .type(let type): return print(type)
    case .function(let function): return print(function)
    case .variable(let variable): return print(variable)
    case .subscription(let subscription):
      return (subscription.isStatic ? "static " : "") + "subscript("
        + subscription.parameters.map(print).joined(separator: ", ") + ") -> "
        + (subscription.result.map(print) ?? "") + print(subscription.accessors)
    case .enumCase(let name, let payload, let rawValue):
      let items =
        payload.isEmpty ? "" : "(" + payload.map(print).joined(separator: ", ") + ")"
      return "case " + name + items + (rawValue.map { " = " + print($0) } ?? "")
    case .alias(let name, let type): return "typealias " + name + " = " + print(type)
    case .imported(let name): return "import " + name
    case .operation(let sign, let fixity): return "\(fixity) operator " + sign
    case .macro(let name, let parameters, let value):
      let list = parameters.map { "(" + $0.joined(separator: ", ") + ")" } ?? ""
      return "#define " + name + list + " " + print(value)
    case .nothing: return "-"
    case .unread(let text, let wanted): return unread(text, wanted)
    }
  }

  private static func print(_ type: TypeDeclaration) -> String {
    let word =
      switch type.sort {
      case .classType: "class"
      case .structType: "struct"
      case .enumType: "enum"
      case .protocolType: "protocol"
      case .actorType: "actor"
      case .addition: "extension"
      case .implementation: "implementation"
      }
    let inherits = type.inherits.isEmpty ? "" : ": " + print(type.inherits)
    return word + " " + type.name + print(type.generics) + inherits + " {"
      + type.members.map(print).joined(separator: "; ") + "}"
  }

  private static func print(_ generics: [Generic]) -> String {
    guard !generics.isEmpty else { return "" }
    let found = generics.map { $0.name + ($0.bound.map { ": " + print($0) } ?? "") }
    return "<" + found.joined(separator: ", ") + ">"
  }

  private static func print(_ function: Function) -> String {
    var words: [String] = []
    if function.isOverride { words.append("override") }
    if function.isStatic { words.append("static") }
    if function.isMutating { words.append("mutating") }
    if function.isConvenience { words.append("convenience") }
    switch function.sort {
    case .function: words.append("func")
    case .operation: words.append("operator")
    case .initializer, .deinitializer: break
    }
    words.append(function.name + (function.isFailable ? "?" : ""))
    let parameters = function.parameters.map(print).joined(separator: ", ")
    return words.joined(separator: " ") + print(function.generics)
      + (function.sort == .deinitializer ? "" : "(" + parameters + ")")
      + (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      + (function.result.map { " -> " + print($0) } ?? "")
      + (function.body.map { " " + braced($0) } ?? "")
  }

  private static func print(_ parameter: Parameter) -> String {
    var text = parameter.name
    if let label = parameter.label {
      text = label == parameter.name ? label + ":" : label + ": " + parameter.name
    }
    if let type = parameter.type { text += (text.isEmpty ? "" : " ") + "<" + print(type) + ">" }
    if parameter.isDelayed { text += " delayed" }
    if parameter.isVariadic { text += "..." }
    return text + (parameter.usual.map { " = " + print($0) } ?? "")
  }

  private static func print(_ variable: Variable) -> String {
    var words: [String] = []
    if variable.isOverride { words.append("override") }
    if variable.isStatic { words.append("static") }
    if variable.isLazy { words.append("lazy") }
    if variable.strength != .strong { words.append("\(variable.strength)") }
    if variable.isShared { words.append("shared") }
    if variable.isCopied { words.append("copied") }
    if !variable.isProperty { words.append("ivar") }
    if let name = variable.getterName { words.append("getter=" + name) }
    if let name = variable.setterName { words.append("setter=" + name) }
    if let name = variable.storedAs { words.append("stored=" + name) }
    words.append(variable.isConstant ? "let" : "var")
    words.append(bound(variable.pattern))
    var text = words.joined(separator: " ")
    if let type = variable.type { text += ": " + print(type) }
    if let value = variable.value { text += " = " + print(value) }
    return text + (variable.accessors.map(print) ?? "")
  }

  private static func bound(_ pattern: Pattern) -> String {
    if case .bind(let name, _) = pattern.kind { return name }
    return print(pattern)
  }

  private static func print(_ accessors: Accessors) -> String {
    var found: [String] = []
    if let get = accessors.get { found.append("get " + braced(get)) }
    for (word, body) in [
      ("set", accessors.set), ("willSet", accessors.willSet), ("didSet", accessors.didSet),
    ] {
      guard let body else { continue }
      found.append(word + "(" + body.name + ") " + braced(body.body))
    }
    return " {" + found.joined(separator: " ") + "}"
  }
}
