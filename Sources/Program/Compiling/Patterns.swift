/// Patterns, and `switch` over them.
extension Compiler {
  /// Jumps that are taken where the register's value does not match; what it binds is known from here on.
  mutating func match(_ pattern: Pattern, _ register: Register, _ type: Type) -> [Int] {
    switch pattern.kind {
    case .wildcard: return []
    case .bind(let name, let isConstant):
      let local = declare(name, type, isConstant: isConstant)
      emit(.move(to: local.register, from: register))
      settleIn(local)
      return []
    case .optional(let inner):
      let miss = emit(.jumpIfNull(register, 0))
      let opened = allocate()
      emit(.move(to: opened, from: register))
      emit(.unwrap(opened))
      return [miss] + match(inner, opened, type.unwrapped)
    case .tuple(let elements):
      if elements.count == 1 { return match(elements[0].pattern, register, type) }
      var types: [Type] = []
      if case .tuple(let items) = type { types = items.map { $0.type } }
      var misses: [Int] = []
      for (index, element) in elements.enumerated() {
        if case .wildcard = element.pattern.kind { continue }
        let part = allocate()
        emit(.readItem(to: part, of: register, index: Int32(truncatingIfNeeded: index)))
        misses += match(element.pattern, part, index < types.count ? types[index] : .unknown)
      }
      return misses
    case .enumCase(let name, let text, let elements):
      return matchCase(name, text, elements, register, type)
    case .typed(let inner, let name):
      let wanted = resolve(name)
      let miss = emit(.jumpUnlessType(register, type: typeIndex(wanted), 0))
      let opened = allocate()
      emit(.move(to: opened, from: register))
      emit(.cast(opened, type: typeIndex(wanted), isForced: true))
      return [miss] + match(inner, opened, wanted)
    case .isType(let name):
      return [emit(.jumpUnlessType(register, type: typeIndex(resolve(name)), 0))]
    case .value(let expression): return matchValue(expression, register, type)
    }
  }

  private mutating func matchValue(
    _ expression: Expression, _ register: Register, _ type: Type
  ) -> [Int] {
    let test = allocate()
    if case .null = expression.kind {
      let isNull = emit(.jumpIfNull(register, 0))
      let miss = emit(.jump(0))
      land(isNull)
      return [miss]
    }
    var wanted = type
    if case .infix(_, let text, _) = expression.kind, text == "..<" || text == "..." {
      wanted = .range(type)
    } else if case .prefix(let text, _) = expression.kind, text == "..<" || text == "..." {
      wanted = .range(type)
    } else if case .postfix(_, "...") = expression.kind {
      wanted = .range(type)
    }
    let (value, given) = operand(expression, wanted: wanted)
    if given.bare == type.bare, given.isNumber {
      emit(.binary(.equal, to: test, register, value))
    } else {
      emit(.matches(to: test, pattern: value, register))
    }
    return [emit(.jumpUnless(test, 0))]
  }

  private mutating func matchCase(
    _ name: TypeName?, _ text: String, _ elements: [Pattern.Element]?, _ register: Register,
    _ type: Type
  ) -> [Int] {
    var subject = name.map(resolve) ?? type
    var register = register
    var misses: [Int] = []
    let isOwn = { (compiler: Compiler, type: Type) -> Bool in
      !compiler.lexicon.find(text, of: type, isStatic: true).isEmpty
    }
    if type.isOptional || subject.isOptional || text == "some" || text == "none",
      subject.isOpen || subject.isOptional || !isOwn(self, subject)
    {
      if text == "none", !isOwn(self, subject.bare) {
        let isNull = emit(.jumpIfNull(register, 0))
        let miss = emit(.jump(0))
        land(isNull)
        return [miss]
      }
      if text == "some", !isOwn(self, subject.bare) {
        let inner = elements?.first?.pattern ?? Pattern(.wildcard, at: draft.place)
        return match(Pattern(.optional(inner), at: draft.place), register, subject)
      }
    }
    if type.isOptional {
      misses.append(emit(.jumpIfNull(register, 0)))
      let opened = allocate()
      emit(.move(to: opened, from: register))
      emit(.unwrap(opened))
      register = opened
    }
    subject = subject.bare
    for found in lexicon.find(text, of: subject, isStatic: true) {
      switch found.kind {
      case .enumCase(let id, let index):
        if lexicon.worldType(id)?.sort == .options { continue }
        if name != nil, type.isOpen || type != subject {
          misses.append(
            emit(.jumpUnlessType(register, type: typeIndex(.instance(id)), 0)))
        }
        misses.append(
          emit(.jumpUnlessCase(register, index: Int32(truncatingIfNeeded: index), 0)))
        return misses + payload(elements, id, index, register, subject)
      case .property, .world:
        let place = draft.place
        let base: Expression? =
          name == nil ? nil : Expression(.type(name ?? .named("", [])), at: place)
        return misses + matchValue(Expression(.member(base, text), at: place), register, subject)
      case .function, .field, .library, .type: continue
      }
    }
    // Only running will tell whose case it is.
    let (test, pattern) = (allocate(), allocate())
    constant(.unknown("." + text), to: pattern)
    emit(.matches(to: test, pattern: pattern, register))
    misses.append(emit(.jumpUnless(test, 0)))
    for (index, element) in (elements ?? []).enumerated() {
      let part = allocate()
      emit(.readPayload(to: part, of: register, index: Int32(truncatingIfNeeded: index)))
      misses += match(element.pattern, part, .unknown)
    }
    return misses
  }

  private mutating func payload(
    _ written: [Pattern.Element]?, _ id: TypeID, _ index: Int, _ register: Register,
    _ subject: Type
  ) -> [Int] {
    guard var elements = written, !elements.isEmpty, let entry = lexicon.typeEntry(id),
      case .program(let number) = id.origin
    else { return [] }
    let binding = lexicon.binding(of: subject)
    let types = lexicon.signature(payload: entry.cases[index].payload, of: number).types
      .map { lexicon.fill($0, binding) }
    if elements.count == 1, types.count > 1 {
      if case .tuple(let inner) = elements[0].pattern.kind {
        elements = inner
      } else {
        let whole = allocate()
        emit(.readPayload(to: whole, of: register, index: -1))
        return match(
          elements[0].pattern, whole,
          .tuple(types.map { Type.TupleElement(label: nil, type: $0) }))
      }
    }
    var misses: [Int] = []
    for (at, element) in elements.enumerated() {
      if case .wildcard = element.pattern.kind { continue }
      let part = allocate()
      emit(.readPayload(to: part, of: register, index: Int32(truncatingIfNeeded: at)))
      misses += match(element.pattern, part, at < types.count ? types[at] : .unknown)
    }
    return misses
  }
}

extension Statement.Case {
  /// C's `default:` beside other cases.
  var isAlsoUsual: Bool {
    patterns.contains { if case .wildcard = $0.pattern.kind { true } else { false } }
  }
}
