/// Loops of both languages.
extension Compiler {
  private mutating func openLoop(_ label: String?) {
    draft.loops.append(
      FunctionDraft.Loop(
        label: label, isLoop: true, deferCount: draft.defers.count,
        localCount: draft.locals.count))
  }

  private mutating func jumpBack(to start: Int) {
    emit(.jumpBack(Int32(truncatingIfNeeded: start)))
  }

  private mutating func landContinues() {
    guard let last = draft.loops.indices.last else { return }
    land(draft.loops[last].continues)
  }

  mutating func whileLoop(_ label: String?, _ conditions: [Condition], _ body: [Statement]) {
    let (count, top) = (draft.locals.count, draft.top)
    openLoop(label)
    let start = here
    let misses = self.conditions(conditions)
    block(body)
    endScope(locals: count, top: top)
    landContinues()
    jumpBack(to: start)
    land(misses)
    land(draft.loops.removeLast().breaks)
  }

  mutating func repeatLoop(_ label: String?, _ body: [Statement], _ until: Expression) {
    openLoop(label)
    let start = here
    let (count, top) = (draft.locals.count, draft.top)
    statements(body)
    landContinues()
    let misses = jumpsUnless(until)
    endScope(locals: count, top: top)
    jumpBack(to: start)
    land(misses)
    land(draft.loops.removeLast().breaks)
  }

  mutating func forLoop(
    _ label: String?, _ start: [Statement], _ conditions: [Condition], _ step: [Expression],
    _ body: [Statement]
  ) {
    let (count, top) = (draft.locals.count, draft.top)
    for one in start { statement(one) }
    openLoop(label)
    let first = here
    let misses = self.conditions(conditions)
    block(body)
    landContinues()
    for one in step { effect(one) }
    jumpBack(to: first)
    land(misses)
    land(draft.loops.removeLast().breaks)
    endScope(locals: count, top: top)
  }

  mutating func forIn(
    _ label: String?, _ pattern: Pattern, _ values: Expression, _ filter: Expression?,
    _ body: [Statement]
  ) {
    let (count, top) = (draft.locals.count, draft.top)
    let base = allocate(2)
    var element = Type.unknown
    var counts = false
    if case .infix(let low, let text, let high) = values.kind, !isC, text == "..<" || text == "...",
      case .bind = pattern.kind
    {
      counts = isInteger(low, high)
      if counts {
        element = lightType(isFlexible(low) ? high : low)
        value(low, into: base, wanted: element)
        value(high, into: base + 1, wanted: element)
        emit(.startCount(base: base, isClosed: text == "..."))
      }
    }
    if !counts {
      let from = allocate()
      let type = value(values, into: from)
      if let next = asyncNext(of: type) {
        emit(.take(to: base, from: from))
        return forAwait(label, pattern, base, type, next, filter, body, endingAt: (count, top))
      }
      element = sequenceElement(type)
      emit(.startLoop(base: base, from: from))
      release(to: Int(base) + 2)
    }
    openLoop(label)
    let start = here
    let item = allocate()
    let outer = draft.place
    draft.place = pattern.place
    let next = emit(
      counts
        ? .nextInteger(to: item, base: base, end: 0) : .nextItem(to: item, base: base, end: 0))
    if isRecording { emit(.noteRound(item)) }
    draft.place = outer
    let (innerCount, innerTop) = (draft.locals.count, draft.top)
    var misses = bindItem(pattern, item, element)
    if let filter { misses += jumpsUnless(filter) }
    block(body)
    endScope(locals: innerCount, top: innerTop)
    land(misses)
    landContinues()
    jumpBack(to: start)
    land(next)
    land(draft.loops.removeLast().breaks)
    endScope(locals: count, top: top)
  }

  private func asyncNext(of type: Type) -> Int? {
    guard case .instance = type.bare else { return nil }
    for found in lexicon.find("next", of: type.bare, isStatic: false) {
      if case .function(let number) = found.kind, program.functions[number].function.isAsync {
        return number
      }
    }
    return nil
  }

  /// `for await item in stream`: asks for the next in the open, where it may wait.
  private mutating func forAwait(
    _ label: String?, _ pattern: Pattern, _ sequence: Register, _ type: Type, _ next: Int,
    _ filter: Expression?, _ body: [Statement], endingAt end: (locals: Int, top: Int)
  ) {
    openLoop(label)
    let start = here
    let item = allocate()
    let window = allocate()
    emit(.move(to: window, from: sequence))
    emit(.call(to: item, base: window, function: Int32(truncatingIfNeeded: next)))
    let last = emit(.jumpIfNull(item, 0))
    emit(.unwrap(item))
    let (count, top) = (draft.locals.count, draft.top)
    let result = lexicon.signature(next).result.unwrapped
    var misses = bindItem(pattern, item, lexicon.fill(result, lexicon.binding(of: type.bare)))
    if let filter { misses += jumpsUnless(filter) }
    block(body)
    endScope(locals: count, top: top)
    land(misses)
    landContinues()
    jumpBack(to: start)
    land(last)
    land(draft.loops.removeLast().breaks)
    endScope(locals: end.locals, top: end.top)
  }

  private mutating func bindItem(_ pattern: Pattern, _ item: Register, _ element: Type) -> [Int] {
    let outermost = pattern
    var pattern = pattern
    var element = element
    if isC, case .typed(let inner, let name) = pattern.kind {
      pattern = inner
      element = resolve(name)
    } else if case .typed(let inner, let name) = pattern.kind, case .bind = inner.kind {
      pattern = inner
      element = resolve(name)
    }
    guard case .bind(let name, let isConstant) = pattern.kind else {
      return match(pattern, item, element)
    }
    if isC, pattern == outermost, let known = local(name) {
      // `for (item in items)`, with a variable that is there already.
      write(known, from: item)
      return []
    }
    var local = FunctionDraft.Local(name: name, type: element, register: item)
    local.isConstant = isConstant
    local.isCell = !isConstant && draft.shared.contains(name)
    settleIn(local)
    draft.locals.append(local)
    return []
  }

  private func isInteger(_ low: Expression, _ high: Expression) -> Bool {
    let (a, b) = (lightType(low), lightType(high))
    guard case .integer = a, case .integer = b else { return false }
    return true
  }

  func sequenceElement(_ type: Type) -> Type {
    let element = type.bare.elementType
    if element != .unknown { return element }
    guard case .instance(let id, _) = type.bare else { return .unknown }
    for above in lexicon.lineage(of: id) {
      for number in lexicon.entries(of: above) {
        if let alias = program.aliases[program.types[number].name + ".Element"] {
          return lexicon.resolve(alias, in: TypeScope(owner: number))
        }
      }
    }
    let next = lexicon.find("next", of: type.bare, isStatic: false)
    for case .function(let number) in next.map({ $0.kind }) {
      return lexicon.fill(
        lexicon.signature(number).result.unwrapped, lexicon.binding(of: type.bare))
    }
    if case .function(_, let iterator) = typeOfMember("makeIterator", of: type.bare),
      iterator != type.bare
    {
      return sequenceElement(iterator)
    }
    return .unknown
  }
}
