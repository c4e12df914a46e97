/// `=` and its kin.
extension Compiler {
  /// `=`, `+=` and their kin; what C gives as their value goes to `result`.
  mutating func assign(
    _ target: Expression, _ text: String, _ right: Expression, result: Register
  ) {
    if hasChain(target) {
      draft.chains.append([])
      assignPlain(target, text, right, result: result)
      let exits = draft.chains.removeLast()
      land(exits)
    } else {
      assignPlain(target, text, right, result: result)
    }
  }

  mutating func assignPlain(
    _ target: Expression, _ text: String, _ right: Expression, result: Register
  ) {
    let top = draft.top
    defer { release(to: top) }
    if text == "=" {
      assignWhole(target, right, result: result)
      return
    }
    let operatorText = String(text.dropLast())
    if operatorText == "??" {
      let value = Expression(.infix(target, "??", right), at: right.place)
      return assignWhole(target, value, result: result)
    }
    if let own = ownAssignment(text, target, right) {
      _ = callOperator(own, [target, right], into: result)
      return
    }
    let place = prepare(target)
    if let operation = Operator(operatorText) {
      if program.operators[operatorText] != nil, !place.type.isNumber,
        operatorCandidate(operatorText, place.type)
      {
        let value = Expression(.infix(target, operatorText, right), at: right.place)
        return assignWhole(target, value, result: result)
      }
      if case .local(let register) = place.kind, place.type == .int,
        case .integer(let number) = right.kind, operation == .add || operation == .subtract,
        let small = Int32(exactly: number), small != .min, !isC
      {
        emit(.add(to: register, register, operation == .add ? small : -small))
        return
      }
      var wanted = place.type.bare
      if operation == .shiftLeft || operation == .shiftRight { wanted = .int }
      let (register, _) = operand(right, wanted: wanted)
      load(place, keeping: false)
      if case .implicit = place.type { emit(.force(place.register, isImplicit: true)) }
      emit(
        isC
          ? .binaryC(operation, to: place.register, place.register, register)
          : .binary(operation, to: place.register, place.register, register))
      if isC { coerce(place.register, from: .unknown, to: place.type) }
      if isC { emit(.move(to: result, from: place.register)) }
      store(place)
    } else {
      let (register, _) = operand(right, wanted: place.type.bare)
      load(place, keeping: false)
      let base = allocate(3)
      let callee = output.callee(.operatorFunction(text))
      emit(.makeClosure(to: base, base: base, callee: callee.index))
      emit(.take(to: base + 1, from: place.register))
      emit(.move(to: base + 2, from: register))
      emit(.callClosure(to: result, base: base, count: 2))
      emit(.take(to: place.register, from: base + 1))
      store(place)
    }
  }

  func operatorCandidate(_ text: String, _ type: Type) -> Bool {
    (program.operators[text] ?? []).contains {
      lexicon.signature($0).types.first?.bare == type.bare && !isBuiltIn(type.bare)
    }
  }

  func ownAssignment(_ text: String, _ target: Expression, _ right: Expression) -> Int? {
    guard let candidates = program.operators[text] else { return nil }
    let (a, b) = (lightType(target), lightType(right))
    let fitting = candidates.filter { number in
      let types = lexicon.signature(number).types
      guard types.count == 2 else { return false }
      return fits(target, a, types[0].bare) > 0 && fits(right, b, types[1].bare) > 0
    }
    return best(fitting, [(target, a), (right, b)], .unknown)
  }

  mutating func assignWhole(
    _ target: Expression, _ right: Expression, result: Register
  ) {
    switch target.kind {
    case .name("_"):
      let register = allocate()
      value(right, into: register)
      return
    case .tuple(let items) where items.count > 1:
      let register = allocate()
      value(right, into: register, wanted: lightType(target))
      for (index, item) in items.enumerated() {
        let top = draft.top
        if case .name("_") = item.value.kind { continue }
        let place = prepare(item.value)
        let part = allocate()
        emit(.readItem(to: part, of: register, index: Int32(truncatingIfNeeded: index)))
        coerce(part, from: .unknown, to: place.type)
        storeWhole(place, from: part)
        release(to: top)
      }
      return
    case .tuple(let items) where items.count == 1:
      return assignWhole(items[0].value, right, result: result)
    case .prefix("*", let pointer) where isC:
      let (register, type) = operand(pointer)
      let from = allocate()
      var wanted = Type.unknown
      if case .pointer(let inner) = type { wanted = inner }
      let given = value(right, into: from, wanted: wanted)
      coerce(from, from: given, to: wanted)
      emit(.writePointer(of: register, from: from))
      emit(.move(to: result, from: from))
      return
    default: break
    }
    let place = prepare(target)
    if case .local(let register) = place.kind, !isC, isSimpleTarget(place, right) {
      let type = value(right, into: register, wanted: place.type)
      coerce(register, from: type, to: place.type)
      return
    }
    let register = allocate()
    let type = value(right, into: register, wanted: place.type)
    coerce(register, from: type, to: place.type)
    if isC { emit(.move(to: result, from: register)) }
    storeWhole(place, from: register)
  }

  /// Whether the value may be worked out in the variable's own register.
  func isSimpleTarget(_ place: Prepared, _ right: Expression) -> Bool {
    if !draft.handlers.isEmpty || draft.isClosure { return false }
    switch right.kind {
    case .integer, .floating, .boolean, .null: return true
    case .infix(let a, let operation, let b):
      return Operator(operation) != nil && isLeaf(a) && isLeaf(b)
    default: return false
    }
  }

  func isLeaf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .floating: true
    case .name(let name): local(name) != nil
    default: false
    }
  }
}
