/// Functions, initializers, subscripts, and their parameters.
extension SwiftReader {
  mutating func function(_ modifiers: SwiftModifiers) throws(ReadingFailure) -> Function {
    tokens.skip()
    var function = Function(.function, .swift, name: "", body: nil)
    function.take(modifiers)
    if tokens.isNext(.sign) {
      function.sort = .operation
      function.name = operatorName()
    } else {
      function.name = try name()
    }
    function.generics = try generics()
    try rest(of: &function)
    return function
  }

  /// `==`, and of `==<Item>` what is its name.
  private mutating func operatorName() -> String {
    let token = tokens.next
    let text = tokens.text(of: token)
    guard text.utf8.count > 1, text.utf8.last == UInt8(ascii: "<"), tokens.peek(1).kind == .name
    else {
      tokens.skip()
      return text
    }
    tokens.split(at: token.end - 1)
    return String(decoding: Array(text.utf8.dropLast()), as: UTF8.self)
  }

  mutating func initializer(_ modifiers: SwiftModifiers) throws(ReadingFailure) -> Function {
    tokens.skip()
    var function = Function(.initializer, .swift, name: "init", body: nil)
    function.take(modifiers)
    if tokens.startsWith(.question) {
      function.isFailable = tokens.takePart(.question)
    } else {
      function.isFailable = tokens.takePart(.exclamation)
    }
    function.generics = try generics()
    try rest(of: &function)
    return function
  }

  private mutating func rest(of function: inout Function) throws(ReadingFailure) {
    function.parameters = try parameters()
    let effects = skipEffects()
    (function.isAsync, function.isThrowing) = (effects.isAsync, effects.isThrowing)
    if tokens.take(.arrow) { function.result = try type() }
    try whereClause(&function.generics)
    if tokens.isNext(.openCurly) { function.body = try block() }
  }

  // MARK: Parameters

  mutating func parameters() throws(ReadingFailure) -> [Parameter] {
    try tokens.expect(.openRound, .openRound)
    var found: [Parameter] = []
    while !tokens.isNext(.closeRound) {
      found.append(try parameter())
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return found
  }

  /// `with event: UIEvent? = nil`, `_ values: Int...`
  private mutating func parameter() throws(ReadingFailure) -> Parameter {
    while tokens.isNext(.atName) {
      _ = try modifiers()
    }
    guard tokens.isNext(.name) else { throw tokens.failure(.name) }
    let label = tokens.text(of: tokens.advance())
    var name = label
    if tokens.isNext(.name) { name = tokens.text(of: tokens.advance()) }
    try tokens.expect(.colon, .colon)
    let isDelayed = isDelayedType
    var parameter = Parameter(
      label: label == "_" ? nil : label, name: name, type: try type(), isDelayed: isDelayed)
    parameter.isVariadic = tokens.takePart(.range)
    if tokens.take(.equals) { parameter.usual = try expression() }
    return parameter
  }

  /// `@autoclosure`, `@autoclosure @escaping`
  private var isDelayedType: Bool {
    var offset = 0
    while tokens.peek(offset).kind == .atName {
      if tokens.peek(offset).word == .autoclosure { return true }
      offset += 1
    }
    return false
  }

  // MARK: Subscripts

  mutating func subscription(_ modifiers: SwiftModifiers) throws(ReadingFailure) -> Subscript {
    tokens.skip()
    var generics = try generics()
    // `subscript(index: Int)` takes it without a label.
    let parameters = try parameters().map { parameter in
      var parameter = parameter
      if parameter.label == parameter.name { parameter.label = nil }
      return parameter
    }
    try tokens.expect(.arrow)
    let result = try type()
    try whereClause(&generics)
    let accessors = try self.accessors()
    return Subscript(
      parameters: parameters, result: result, accessors: accessors, isStatic: modifiers.isStatic)
  }
}

extension Function {
  fileprivate mutating func take(_ modifiers: SwiftModifiers) {
    isStatic = modifiers.isStatic
    isOverride = modifiers.isOverride
    isMutating = modifiers.isMutating
    isConvenience = modifiers.isConvenience
  }
}
