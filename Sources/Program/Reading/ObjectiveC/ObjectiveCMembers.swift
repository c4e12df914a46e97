/// Methods and properties of Objective-C's classes.
extension ObjectiveCReader {
  // MARK: Methods

  /// `- (`, `+ (` at the start of a line.
  var isMethod: Bool {
    guard tokens.isNext(.minus) || tokens.isNext(.plus) else { return false }
    return tokens.peek(1).kind == .openRound || tokens.peek(1).kind == .name
  }

  /// `- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { … }`
  mutating func method() throws(ReadingFailure) -> Declaration {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    var method = Function(.function, .objectiveC, name: "", body: nil)
    method.isStatic = tokens.advance().sign == .plus
    var attributes: [Attribute] = []
    if tokens.isNext(.openRound) {
      let isAction = tokens.peek(1).word == .action
      let result = try typeInBrackets()
      if isAction { attributes.append(Attribute("IBAction")) }
      if result != .named("void", []) { method.result = result }
    }
    try selector(of: &method)
    skipUnknownAttributes()
    let hasSemicolon = tokens.take(.semicolon)
    // `- (void)save; { … }` is how the interface's line looks when it is copied.
    if tokens.isNext(.openCurly) {
      method.body = try block()
    } else if !hasSemicolon {
      throw tokens.failure(.openCurly)
    }
    return Declaration(.function(method), at: tokens.place(from: start), attributes: attributes)
  }

  mutating func typeInBrackets() throws(ReadingFailure) -> TypeName {
    try tokens.expect(.openRound, .openRound)
    let type = try type()
    try tokens.expect(.closeRound, .closeRound)
    return type
  }

  private mutating func selector(of method: inout Function) throws(ReadingFailure) {
    while tokens.isNext(.name) || tokens.isNext(.colon) {
      var piece = ""
      if tokens.isNext(.name) {
        // Macros behind the name: `- (void)save NS_SOMETHING;`
        if !method.name.isEmpty, tokens.peek(1).kind != .colon { break }
        piece = tokens.text(of: tokens.advance())
      }
      guard tokens.take(.colon) else {
        method.name = piece
        return
      }
      method.name += piece + ":"
      let type = tokens.isNext(.openRound) ? try typeInBrackets() : .named("id", [])
      // `(id) MY_ATTRIBUTE object`
      if tokens.peek(1).kind == .name, tokens.text(of: tokens.next).isShouted { tokens.skip() }
      method.parameters.append(Parameter(label: nil, name: try name(), type: type))
      if tokens.isNext(.comma), tokens.peek(1).isSign(.range) {
        tokens.skip()
        tokens.skip()
        method.parameters.append(Parameter(label: nil, name: "", type: nil, isVariadic: true))
      }
    }
    if method.name.isEmpty { throw tokens.failure(.name) }
  }

  // MARK: Properties

  /// `@property (nonatomic, weak, getter=isOpen) IBOutlet UIView *box;`
  mutating func property(into found: inout [Declaration]) throws(ReadingFailure) {
    let start = tokens.next.begins
    tokens.skip()
    var form = Variable(Pattern(.wildcard, at: tokens.place))
    if tokens.isNext(.openRound) { try attributes(of: &form) }
    let specifiers = try specifiers()
    repeat {
      let declarator = try declarator(specifiers.type)
      guard !declarator.name.isEmpty else { throw tokens.failure(.name) }
      var variable = form
      variable.pattern = Pattern(
        .bind(declarator.name, isConstant: false), at: declarator.place)
      variable.type = declarator.type
      if specifiers.strength != .strong { variable.strength = specifiers.strength }
      // `assign` of a number is what a number is anyway.
      if variable.strength == .unowned, !declarator.type.isObject { variable.strength = .strong }
      found.append(
        Declaration(
          .variable(variable), at: tokens.place(from: start), attributes: specifiers.attributes))
    } while tokens.take(.comma)
    skipUnknownAttributes()
    try endOfStatement()
  }

  private mutating func attributes(of form: inout Variable) throws(ReadingFailure) {
    tokens.skip()
    while !tokens.isNext(.closeRound) {
      if tokens.take(.comma) { continue }
      guard tokens.isNext(.name) else { throw tokens.failure(.name) }
      switch tokens.advance().word {
      case .weak: form.strength = .weak
      case .assign, .unsafeUnretained: form.strength = .unowned
      case .copy: form.isCopied = true
      case .readonly: form.isConstant = true
      case .class: form.isStatic = true
      case .getter:
        try tokens.expect(.equals)
        form.getterName = try name()
      case .setter:
        try tokens.expect(.equals)
        form.setterName = try name()
        _ = tokens.take(.colon)
      default: break
      }
    }
    tokens.skip()
  }

  /// `@synthesize name = _other;`
  mutating func synthesize(into found: inout [Declaration]) throws(ReadingFailure) {
    let start = tokens.next.begins
    tokens.skip()
    repeat {
      let place = tokens.place
      let name = try name()
      var variable = Variable(Pattern(.bind(name, isConstant: false), at: place))
      variable.storedAs = tokens.take(.equals) ? try self.name() : name
      found.append(Declaration(.variable(variable), at: tokens.place(from: start)))
    } while tokens.take(.comma)
    try endOfStatement()
  }
}

extension TypeName {
  /// Could it be an object: `id`, a class, a block?
  fileprivate var isObject: Bool {
    switch self {
    case .named(let name, _):
      name == "id" || name == "Class"
        || (name.startsUppercase && !name.isKnownNumber
          && !name.isKnownStruct)
    case .function: true
    default: false
    }
  }
}
