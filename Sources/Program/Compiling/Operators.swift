/// What stands before, behind and between values.
extension Compiler {
  // MARK: Conditions

  /// Jumps that are taken where the condition does not hold.
  mutating func jumpsUnless(_ condition: Expression) -> [Int] {
    let outer = draft.place
    draft.place = condition.place
    defer { draft.place = outer }
    switch condition.kind {
    // Each half is told by itself.
    case .infix(let left, "&&", let right): return jumpsUnless(left) + jumpsUnless(right)
    case .infix(let left, "||", let right) where isRecording:
      let misses = jumpsUnless(left)
      let hit = emit(.jump(0))
      land(misses)
      let others = jumpsUnless(right)
      land(hit)
      return others
    case .tuple(let items) where items.count == 1: return jumpsUnless(items[0].value)
    case .infix(let left, "<", let right)
    where !isRecording && !isC && program.operators["<"] == nil:
      let top = draft.top
      let (a, b, _) = operands(left, right, wanted: .unknown)
      let jump = emit(.jumpUnlessLess(a, b, 0))
      release(to: top)
      return [jump]
    default:
      let top = draft.top
      draft.isNoting = isRecording
      let (register, type) = operand(condition, wanted: .bool)
      draft.isNoting = false
      let test = allocate()
      if isC, type != .bool {
        truth(of: register, type, into: test)
      } else if isRecording {
        emit(.move(to: test, from: register))
      }
      let from = isC && type != .bool || isRecording ? test : register
      if isRecording { emit(.noteCondition(from)) }
      let jump = emit(.jumpUnless(from, 0))
      release(to: top)
      return [jump]
    }
  }

  /// C's: an object holds where there is one, also a boxed zero.
  mutating func truth(of register: Register, _ type: Type, into to: Register) {
    guard isReference(type) || type == .any else {
      emit(.truth(to: to, register))
      return
    }
    emit(.isObject(to: to, register))
  }

  // MARK: Infix

  /// Whether it takes its type from what stands beside it.
  func isFlexible(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .floating, .null: true
    case .text(let parts): parts.allSatisfy { if case .plain = $0 { true } else { false } }
    case .array(let items): items.isEmpty || items.allSatisfy(isFlexible)
    case .member(nil, _): true
    case .call(let callee, _): if case .member(nil, _) = callee.kind { true } else { false }
    case .prefix("-", let inner), .prefix("+", let inner): isFlexible(inner)
    case .tuple(let items):
      items.allSatisfy { isFlexible($0.value) }
    case .infix(let a, let operation, let b):
      Operator(operation).map { !$0.compares && !$0.makesRange } ?? false
        && isFlexible(a) && isFlexible(b)
    default: false
    }
  }

  /// Both sides, each with the other's type where it has none of its own.
  mutating func operands(
    _ left: Expression, _ right: Expression, wanted: Type
  ) -> (Register, Register, Type) {
    if isFlexible(left), !isFlexible(right) {
      let a = allocate()
      let (b, type) = operand(right, wanted: wanted)
      value(left, into: a, wanted: type)
      return (a, b, type)
    }
    var wanted = wanted
    if isFlexible(left), isFlexible(right), wanted.isOpen {
      wanted = common(lightType(left), lightType(right))
    }
    var (a, type) = operand(left, wanted: wanted)
    if mayChange(right), isVariable(left) {
      let copy = allocate()
      emit(.move(to: copy, from: a))
      a = copy
    }
    let (b, other) = operand(right, wanted: type.isOpen ? wanted : type)
    return (a, b, type.isOpen ? other : type)
  }

  func isVariable(_ expression: Expression) -> Bool {
    if case .name(let name) = expression.kind, let local = local(name) {
      !local.isConstant
    } else {
      false
    }
  }

  /// Whether working it out could change a variable of this frame.
  func mayChange(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .floating, .text, .character, .boolean, .null, .name, .superclass, .type,
      .selector, .keyPath, .closure:
      false
    case .member(let base?, _): mayChange(base)
    case .infix(let a, _, let b): mayChange(a) || mayChange(b)
    default: true
    }
  }

  private func isNull(_ expression: Expression) -> Bool {
    if case .null = expression.kind { true } else { false }
  }

  mutating func infix(
    _ left: Expression, _ text: String, _ right: Expression, into to: Register, wanted: Type
  ) -> Type {
    switch text {
    case "," where isC:
      effect(left)
      return value(right, into: to, wanted: wanted)
    case "==" where isC && isNull(right), "!=" where isC && isNull(right):
      let (register, type) = operand(left)
      guard isReference(type) || type == .any else { break }
      emit(.isObject(to: to, register))
      if text == "==" { emit(.not(to: to, to)) }
      return .bool
    case "&&", "||": return logical(left, text, right, into: to)
    case "??": return otherwise(left, right, into: to, wanted: wanted)
    case "~=":
      let top = draft.top
      let (a, _) = operand(left)
      let (b, _) = operand(right)
      emit(.matches(to: to, pattern: a, b))
      release(to: top)
      return .bool
    default: break
    }
    if isC, text == "?:" { return otherwise(left, right, into: to, wanted: wanted) }
    if let type = operatorCall(text, left, right, into: to, wanted: wanted) { return type }
    guard let operation = Operator(text) else {
      return anyOperator(text, [left, right], into: to)
    }
    let top = draft.top
    defer { release(to: top) }
    var hint = Type.unknown
    if operation.makesRange {
      hint = wanted.bare.elementType
    } else if !operation.compares {
      hint = wanted.bare
    }
    let (a, b, type) = operands(left, right, wanted: hint)
    emit(isC ? .binaryC(operation, to: to, a, b) : .binary(operation, to: to, a, b))
    if operation.compares { return .bool }
    if operation.makesRange { return .range(type.bare) }
    if isC { return cType(lightType(left), lightType(right)) }
    return type.isOptional ? type.unwrapped : type
  }

  /// The type that C's conversions give.
  func cType(_ a: Type, _ b: Type) -> Type {
    switch (a, b) {
    case (.double, _), (_, .double): .double
    case (.float, _), (_, .float): .float
    case (.integer(let x), .integer(let y)):
      .integer(promoted(x, promoted(y, .int32)))
    case (.integer, .bool), (.bool, .bool): a == .bool ? .integer(.int32) : a
    case (.bool, .integer): b
    default: a == b ? a : .unknown
    }
  }

  /// Nothing is reckoned with in less than an `int`.
  private func promoted(_ a: IntegerKind, _ b: IntegerKind) -> IntegerKind {
    let a = a.bits < 32 ? .int32 : a
    if a.bits != b.bits { return a.bits > b.bits ? a : b }
    return a.isSigned ? b : a
  }

  private func isLogical(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .infix(_, "&&", _), .infix(_, "||", _): true
    case .tuple(let items) where items.count == 1: isLogical(items[0].value)
    default: false
    }
  }

  mutating func logical(
    _ left: Expression, _ text: String, _ right: Expression, into to: Register
  ) -> Type {
    let outer = draft.place
    defer { draft.place = outer }
    func truth(_ compiler: inout Compiler, _ type: Type) {
      if compiler.isC, type != .bool { compiler.truth(of: to, type, into: to) }
    }
    var type = value(left, into: to, wanted: .bool)
    truth(&self, type)
    if isRecording, !isLogical(left) {
      draft.place = left.place
      emit(.noteCondition(to))
    }
    let skip = emit(text == "&&" ? .jumpUnless(to, 0) : .jumpIf(to, 0))
    type = value(right, into: to, wanted: .bool)
    truth(&self, type)
    land(skip)
    return .bool
  }

  /// `a ?? b`, and C's `a ?: b`.
  mutating func otherwise(
    _ left: Expression, _ right: Expression, into to: Register, wanted: Type
  ) -> Type {
    let type = value(left, into: to, wanted: wanted.isOpen ? .unknown : wanted.asOptional)
    let known: Int
    if isC {
      let top = draft.top
      let test = allocate()
      emit(.truth(to: test, to))
      known = emit(.jumpIf(test, 0))
      release(to: top)
    } else {
      let missing = emit(.jumpIfNull(to, 0))
      if !wanted.isOptional || type.unwrapped.isOptional { emit(.unwrap(to)) }
      known = emit(.jump(0))
      land(missing)
    }
    let inner = type.unwrapped
    let hint = inner.isOpen ? wanted : inner
    let given = value(right, into: to, wanted: hint)
    if !isC, wanted.isOptional { coerce(to, from: given, to: wanted) }
    land(known)
    if isC { return type == .unknown ? given : type }
    if wanted.isOptional, !wanted.isOpen { return wanted }
    return given.isOptional && given != .optional(.unknown) ? given : inner.isOpen ? given : inner
  }
}
