/// Operators of the program, and those before and behind a value.
extension Compiler {
  /// A function that the program gives to an operator, where it is clear which.
  mutating func operatorCall(
    _ text: String, _ left: Expression, _ right: Expression, into to: Register, wanted: Type
  ) -> Type? {
    guard let candidates = program.operators[text] else { return nil }
    let (leftType, rightType) = (lightType(left), lightType(right))
    let fitting = candidates.filter { number in
      let entry = program.functions[number]
      guard entry.function.parameters.count == 2, entry.function.body != nil else { return false }
      if let owner = entry.owner, program.types[owner].sort == .protocolType { return false }
      let types = lexicon.signature(number).types
      return fits(left, leftType, types[0]) > 0 && fits(right, rightType, types[1]) > 0
    }
    let known = fitting.filter { number in
      let types = lexicon.signature(number).types
      return fits(left, leftType, types[0]) + fits(right, rightType, types[1]) >= 4
        || !isBuiltIn(types[0]) || !isBuiltIn(types[1])
    }
    let isClear = Operator(text) == nil || !(leftType.isOpen && rightType.isOpen)
    guard isClear, let best = best(known, [(left, leftType), (right, rightType)], wanted) else {
      return nil
    }
    if Operator(text) != nil, isBuiltIn(leftType), isBuiltIn(rightType), leftType == rightType,
      !lexicon.signature(best).types.allSatisfy({ $0.bare == leftType })
    {
      return nil
    }
    return callOperator(best, [left, right], into: to)
  }

  func isBuiltIn(_ type: Type) -> Bool {
    switch type {
    case .integer, .double, .float, .bool, .text, .character: true
    default: false
    }
  }

  func best(
    _ candidates: [Int], _ given: [(Expression, Type)], _ wanted: Type
  ) -> Int? {
    var (found, most) = (Int?.none, -1)
    for number in candidates {
      let signature = lexicon.signature(number)
      var score = zip(given, signature.types).reduce(0) { $0 + fits($1.0.0, $1.0.1, $1.1) }
      if wanted != .unknown, signature.result == wanted { score += 1 }
      if score > most { (found, most) = (number, score) }
    }
    return found
  }

  mutating func callOperator(
    _ number: Int, _ given: [Expression], into to: Register
  ) -> Type {
    let top = draft.top
    let signature = lexicon.signature(number)
    var binding: [String: Type] = [:]
    var changed: Prepared?
    if case .inOut? = signature.types.first { changed = prepare(given[0]) }
    let base = allocate(given.count)
    var places: [(Prepared, Register)] = []
    for (index, expression) in given.enumerated() {
      let register = base + Register(truncatingIfNeeded: index)
      let wanted = lexicon.fill(signature.types[index], binding)
      if index == 0, case .inOut(let inner) = wanted, let place = changed {
        load(place, keeping: false)
        emit(.take(to: register, from: place.register))
        places.append((place, register))
        lexicon.unify(inner, place.type, &binding)
        continue
      }
      let type = value(expression, into: register, wanted: wanted)
      coerce(register, from: type, to: wanted)
      lexicon.unify(signature.types[index], type, &binding)
    }
    emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: number)))
    for (place, register) in places {
      emit(.take(to: place.register, from: register))
      store(place)
    }
    release(to: top)
    return lexicon.fill(signature.result, binding)
  }

  /// An operator that only running can tell the function of.
  mutating func anyOperator(
    _ text: String, _ given: [Expression], into to: Register
  ) -> Type {
    let top = draft.top
    let base = allocate(given.count + 1)
    let callee = output.callee(.operatorFunction(text))
    emit(.makeClosure(to: base, base: base, callee: callee.index))
    for (index, expression) in given.enumerated() {
      value(expression, into: base + 1 + Register(truncatingIfNeeded: index))
    }
    emit(.callClosure(to: to, base: base, count: Int32(truncatingIfNeeded: given.count)))
    release(to: top)
    return .unknown
  }

  mutating func prefix(
    _ text: String, _ inner: Expression, into to: Register, wanted: Type
  ) -> Type {
    switch text {
    case "-":
      if case .integer(let number) = inner.kind {
        return integer(number == .min ? number : -number, into: to, wanted: wanted)
      }
      if case .floating(let number) = inner.kind {
        return value(
          Expression(.floating(-number), at: inner.place), into: to, wanted: wanted)
      }
      let type = value(inner, into: to, wanted: wanted)
      if let own = prefixFunction(text, type, into: to) { return own }
      emit(.negate(to: to, to))
      return type
    case "+": return value(inner, into: to, wanted: wanted)
    case "!":
      let type = value(inner, into: to, wanted: .bool)
      if let own = prefixFunction(text, type, into: to) { return own }
      if isC, type != .bool { truth(of: to, type, into: to) }
      emit(.not(to: to, to))
      return .bool
    case "~" where isC:
      let top = draft.top
      let mask = allocate()
      let type = value(inner, into: to, wanted: wanted)
      constant(ProgramValue(.integer(-1, .int32)), to: mask)
      emit(.binaryC(.exclusiveOr, to: to, to, mask))
      release(to: top)
      return cType(type, .integer(.int32))
    case "~":
      let type = value(inner, into: to, wanted: wanted)
      emit(.complement(to: to, to))
      return type
    case "++" where program.operators[text] == nil, "--" where program.operators[text] == nil:
      assign(
        inner, text == "++" ? "+=" : "-=", Expression(.integer(1), at: inner.place), result: to)
      return lightType(inner)
    case "*" where isC:
      let type = value(inner, into: to)
      emit(.readPointer(to: to, of: to))
      if case .pointer(let inner) = type { return inner }
      return .unknown
    case "..<", "...":
      let top = draft.top
      let (a, b) = (allocate(), allocate())
      constant(.absent, to: a)
      let type = value(inner, into: b, wanted: .int)
      emit(.binary(text == "..<" ? .rangeOpen : .rangeClosed, to: to, a, b))
      release(to: top)
      return .range(type)
    default: return ownUnary(text, inner, into: to, wanted: wanted)
    }
  }

  mutating func prefixFunction(_ text: String, _ type: Type, into to: Register) -> Type? {
    guard let candidates = program.operators[text] else { return nil }
    for number in candidates where program.functions[number].function.body != nil {
      let signature = lexicon.signature(number)
      guard signature.types.count == 1, signature.types[0] == type, !isBuiltIn(type) else {
        continue
      }
      let top = draft.top
      let base = allocate()
      emit(.move(to: base, from: to))
      emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: number)))
      release(to: top)
      return signature.result
    }
    return nil
  }

  mutating func postfix(
    _ inner: Expression, _ text: String, into to: Register, wanted: Type
  ) -> Type {
    switch text {
    case "!":
      draft.isInChain = hasChain(inner)
      let type = value(inner, into: to, wanted: wanted.isOpen ? .unknown : wanted.asOptional)
      emit(.force(to, isImplicit: false))
      return type.unwrapped
    case "++" where program.operators[text] == nil, "--" where program.operators[text] == nil:
      let top = draft.top
      let old = allocate()
      value(inner, into: old)
      let scratch = allocate()
      assign(
        inner, text == "++" ? "+=" : "-=", Expression(.integer(1), at: inner.place),
        result: scratch)
      emit(.move(to: to, from: old))
      release(to: top)
      return lightType(inner)
    case "...":
      let top = draft.top
      let (a, b) = (allocate(), allocate())
      let type = value(inner, into: a, wanted: .int)
      constant(.absent, to: b)
      emit(.binary(.rangeClosed, to: to, a, b))
      release(to: top)
      return .range(type)
    default: return ownUnary(text, inner, into: to, wanted: wanted)
    }
  }

  /// A prefix or postfix operator of the program's own.
  mutating func ownUnary(
    _ text: String, _ inner: Expression, into to: Register, wanted: Type
  ) -> Type {
    let fitting = (program.operators[text] ?? []).filter {
      program.functions[$0].function.parameters.count == 1
        && program.functions[$0].function.body != nil
    }
    guard let best = best(fitting, [(inner, lightType(inner))], wanted) else {
      return anyOperator(text, [inner], into: to)
    }
    return callOperator(best, [inner], into: to)
  }
}
