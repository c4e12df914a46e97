/// Expressions, each into the register that was asked for.
extension Compiler {
  /// What type it has is the result, as far as it is known.
  @discardableResult
  mutating func value(
    _ expression: Expression, into to: Register, wanted: Type = .unknown
  ) -> Type {
    let outer = draft.place
    draft.place = expression.place
    defer { draft.place = outer }
    let isInChain = draft.isInChain
    draft.isInChain = false
    if hasImplicitRoot(expression), !wanted.isOpen {
      let outer = draft.implicitType
      draft.implicitType = wanted.bare
      defer { draft.implicitType = outer }
      draft.isInChain = isInChain
      return plainValue(expression, into: to, wanted: wanted)
    }
    draft.isInChain = isInChain
    let type = plainValue(expression, into: to, wanted: wanted)
    if draft.isNoting, isTelling(expression) { emit(.noteValue(to)) }
    return type
  }

  /// Whether a condition's reader wants to know what it came to.
  private func isTelling(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .member, .call, .message, .index, .pointee, .cast(_, .test, _): true
    default: false
    }
  }

  /// `.white.withRed(1)`: the type of `.white` is what the whole is wanted to be.
  private func hasImplicitRoot(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, _), .index(let base, _), .postfix(let base, "!"):
      if case .member(nil, _) = base.kind { return true }
      if case .call(let callee, _) = base.kind, case .member(nil, _) = callee.kind { return true }
      return hasImplicitRoot(base)
    case .call(let callee, _):
      if case .member(let base?, _) = callee.kind {
        return hasImplicitRoot(Expression(.member(base, ""), at: expression.place))
      }
      return false
    default: return false
    }
  }

  private mutating func plainValue(
    _ expression: Expression, into to: Register, wanted: Type
  ) -> Type {
    let isInChain = draft.isInChain
    draft.isInChain = false
    if !isInChain, hasChain(expression) { return chain(expression, into: to, wanted: wanted) }
    switch expression.kind {
    case .integer(let number): return integer(number, into: to, wanted: wanted)
    case .floating(let number):
      if wanted.bare == .float {
        constant(ProgramValue(.float(Float(number))), to: to)
        return .float
      }
      constant(.double(number), to: to)
      return .double
    case .text(let parts): return text(parts, into: to, wanted: wanted)
    case .character(let text):
      let scalar = text.unicodeScalars.first?.value ?? 0
      constant(ProgramValue(.integer(Int64(scalar), .int8)), to: to)
      return .integer(.int8)
    case .boolean(let value):
      constant(.bool(value), to: to)
      return .bool
    case .null:
      constant(.null, to: to)
      return wanted.isOptional ? wanted : .optional(.unknown)
    case .array(let items): return array(items, into: to, wanted: wanted)
    case .dictionary(let entries): return dictionary(entries, into: to, wanted: wanted)
    case .tuple(let items): return tuple(items, into: to, wanted: wanted)
    case .boxed(let inner): return value(inner, into: to)
    case .name(let name): return self.name(name, into: to, wanted: wanted)
    case .superclass:
      readSelf(to: to)
      return draft.selfType ?? .unknown
    case .member(let base, let name): return member(base, name, into: to, wanted: wanted)
    case .pointee(let base, let name): return pointee(base, name, into: to)
    case .type(let name):
      let type = resolve(name)
      constant(ProgramValue(.type(type)), to: to)
      return .meta(type)
    case .selector(let name):
      if isInNoFile(name) {
        constant(.unknown("#selector(\(name.text))"), to: to)
        emit(.noteUnknown(to))
      }
      constant(ProgramValue(.selector(selector(name))), to: to)
      return .selector
    case .keyPath(let path): return keyPath(path, into: to, wanted: wanted)
    case .call(let callee, let arguments):
      return call(callee, arguments, into: to, wanted: wanted)
    case .message(let receiver, let pieces): return message(receiver, pieces, into: to)
    case .index(let base, let arguments):
      return index(base, arguments, into: to, wanted: wanted)
    case .closure(let closure): return self.closure(closure, into: to, wanted: wanted)
    case .prefix(let operation, let inner):
      return prefix(operation, inner, into: to, wanted: wanted)
    case .postfix(let inner, let operation):
      return postfix(inner, operation, into: to, wanted: wanted)
    case .chained(let inner):
      draft.isInChain = hasChain(inner)
      let type = value(inner, into: to)
      draft.chains[draft.chains.count - 1].append(emit(.jumpIfNull(to, 0)))
      emit(.unwrap(to))
      return type.unwrapped
    case .infix(let left, let operation, let right):
      return infix(left, operation, right, into: to, wanted: wanted)
    case .assign(let target, let operation, let right):
      assign(target, operation, right, result: to)
      return isC ? .unknown : .void
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, into: to, wanted: wanted)
    case .cast(let inner, let kind, let name):
      return cast(inner, kind, resolve(name), into: to)
    case .reference(let inner): return reference(inner, into: to)
    case .attempt(let kind, let inner):
      return attempt(kind, inner, into: to, wanted: wanted)
    case .awaited(let inner): return value(inner, into: to, wanted: wanted)
    case .statement(let statement): return valueOf(statement, into: to, wanted: wanted)
    case .unread(let text):
      constant(.text(text), to: to)
      emit(.unread(to))
      return .never
    }
  }

  func resolve(_ name: TypeName) -> Type { lexicon.resolve(name, in: draft.scope) }

  /// A register that holds the value: a variable's own, where it is one.
  mutating func operand(
    _ expression: Expression, wanted: Type = .unknown
  ) -> (register: Register, type: Type) {
    if case .name(let name) = expression.kind, let local = local(name), !local.isCell,
      local.strength == .strong, local.global == nil, !local.isComputed
    {
      if draft.isNoting { note(local.register, at: expression.place) }
      return (local.register, local.type)
    }
    let register = allocate()
    let type = value(expression, into: register, wanted: wanted)
    return (register, type)
  }

  private mutating func note(_ register: Register, at place: Place) {
    let outer = draft.place
    draft.place = place
    emit(.noteValue(register))
    draft.place = outer
  }

  /// What is worked out for its effect alone.
  mutating func effect(_ expression: Expression) {
    let top = draft.top
    let register = allocate()
    value(expression, into: register)
    release(to: top)
  }

  private mutating func ternary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, into to: Register,
    wanted: Type
  ) -> Type {
    var wanted = wanted
    if wanted.isOpen { wanted = common(lightType(then), lightType(otherwise)) }
    if case .null = otherwise.kind, !wanted.isOptional, !wanted.isOpen {
      wanted = .optional(wanted)
    }
    if case .null = then.kind, !wanted.isOptional, !wanted.isOpen { wanted = .optional(wanted) }
    let misses = jumpsUnless(condition)
    let first = value(then, into: to, wanted: wanted)
    coerce(to, from: first, to: wanted)
    let end = emit(.jump(0))
    land(misses)
    let second = value(otherwise, into: to, wanted: wanted.isOpen ? first : wanted)
    coerce(to, from: second, to: wanted)
    land(end)
    return wanted.isOpen ? common(first, second) : wanted
  }

  /// What two branches have in common.
  func common(_ a: Type, _ b: Type) -> Type {
    if a == b || b == .never { return a }
    if a == .never { return b }
    if a == .int, b.isFloating { return b }
    if b == .int, a.isFloating { return a }
    if a == .optional(.unknown), b != .unknown { return b.asOptional }
    if b == .optional(.unknown), a != .unknown { return a.asOptional }
    if a.isOptional, a.unwrapped == b { return a }
    if b.isOptional, b.unwrapped == a { return b }
    return .unknown
  }

  private mutating func keyPath(_ path: [String], into to: Register, wanted: Type) -> Type {
    let callee = output.callee(path: path)
    emit(.makeClosure(to: to, base: 0, callee: callee.index))
    var result = Type.unknown
    var root = Type.unknown
    if case .function(let types, _) = wanted.bare, let first = types.first {
      root = first
      result = path.reduce(first) { typeOfMember($1, of: $0) }
    }
    return .function([root], result)
  }

  /// `#selector` as Objective-C spells it.
  /// Swift's compiler would not take it: the method is declared in a file that is not here.
  private func isInNoFile(_ name: SelectorName) -> Bool {
    guard !isC, name.owner == nil, let type = draft.selfType else { return false }
    let plain = Spelling.parts(name.text)?.name ?? name.text
    return lexicon.find(plain, of: type, isStatic: false).isEmpty
      && lexicon.find(plain, of: type, isStatic: true).isEmpty
  }

  func selector(_ name: SelectorName) -> String {
    if let parts = Spelling.parts(name.text) { return Spelling.selector(parts.name, parts.labels) }
    if name.text.contains(":") || isC { return name.text }
    var type = draft.selfType
    if let owner = name.owner, let id = lexicon.typeID(named: owner, in: draft.scope) {
      type = .instance(id)
    }
    guard let type else { return name.text }
    for found in lexicon.find(name.text, of: type, isStatic: false) {
      switch found.kind {
      case .function(let number):
        let function = program.functions[number].function
        return Spelling.selector(function.name, function.parameters.map { $0.label })
      case .world(let member):
        if let selector = member.selector { return selector }
      case .property, .field, .enumCase, .library, .type: break
      }
    }
    return name.text
  }

  private mutating func pointee(_ base: Expression, _ name: String, into to: Register) -> Type {
    let top = draft.top
    defer { release(to: top) }
    let (register, type) = operand(base)
    if case .pointer(let inner) = type {
      emit(.readPointer(to: to, of: register))
      return readMember(name, of: to, inner, into: to)
    }
    if case .instance(let id, _) = type, let field = lexicon.field(named: name, of: id) {
      return readField(field, of: register, into: to)
    }
    emit(.readMember(to: to, of: register, site: site(Site(name))))
    return .unknown
  }

  /// C's address: the cell that the variable lives in.
  private mutating func reference(_ inner: Expression, into to: Register) -> Type {
    if case .name(let name) = inner.kind, let local = local(name) {
      if local.isCell { emit(.move(to: to, from: local.register)) } else { read(local, to: to) }
      return .pointer(local.type)
    }
    return value(inner, into: to)
  }
}
