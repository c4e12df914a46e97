/// Statements and blocks.
extension Compiler {
  /// A block's statements; what it puts off with `defer` runs at its end.
  mutating func statements(_ list: [Statement]) {
    let count = draft.defers.count
    prepareLocalFunctions(list)
    for one in list { statement(one) }
    endDefers(downTo: count)
  }

  /// They run where the block ends, and where an error leaves it.
  mutating func endDefers(downTo count: Int) {
    guard draft.defers.count > count else { return }
    let end = here
    runDefers(downTo: count)
    let past = emit(.jump(0))
    let top = draft.top
    let error = allocate()
    while draft.defers.count > count, let body = draft.defers.popLast() {
      let start = draft.deferStarts.popLast() ?? end
      draft.handlers.append(Code.Handler(from: start, to: here, target: here, error: error))
      scoped { $0.statements(body) }
      emit(.raise(error))
    }
    release(to: top)
    land(past)
  }

  mutating func block(_ list: [Statement]) {
    draft.depth += 1
    scoped { $0.statements(list) }
    draft.depth -= 1
  }

  /// Functions that call one another live in cells that are there before them.
  mutating func prepareLocalFunctions(_ list: [Statement]) {
    for one in list {
      guard case .declaration(let declaration) = one.kind,
        case .function(let function) = declaration.kind, draft.shared.contains(function.name)
      else { continue }
      guard mentionedElsewhere(function.name, in: list) else { continue }
      let signature = localSignature(function)
      let local = declare(function.name, signature, isConstant: false)
      constant(.absent, to: local.register)
      if local.isCell { emit(.newCell(local.register)) }
    }
  }

  func localSignature(_ function: Function) -> Type {
    var scope = draft.scope
    scope.generics += function.generics
    return .function(
      function.parameters.map { lexicon.resolve($0.type, in: scope) },
      function.result.map { lexicon.resolve($0, in: scope) } ?? .void)
  }

  /// Whether another function or closure of the block speaks of it before or after.
  func mentionedElsewhere(_ name: String, in list: [Statement]) -> Bool {
    for one in list {
      if case .declaration(let declaration) = one.kind,
        case .function(let function) = declaration.kind
      {
        if function.name != name, CapturedNames.of(function.body ?? []).contains(name) {
          return true
        }
      }
    }
    return false
  }

  mutating func statement(_ statement: Statement) {
    let outer = draft.place
    draft.place = statement.place
    defer { draft.place = outer }
    switch statement.kind {
    case .expression(let expression):
      effect(expression)
      settle()
    case .variable(let variable):
      self.variable(variable)
      settle()
    case .declaration(let declaration): self.declaration(declaration)
    case .block(let body):
      block(body)
      settle()
    case .choice(let conditions, let then, let otherwise):
      let (count, top) = (draft.locals.count, draft.top)
      let misses = self.conditions(conditions)
      block(then)
      endScope(locals: count, top: top)
      if let otherwise {
        let end = emit(.jump(0))
        land(misses)
        block(otherwise)
        land(end)
      } else {
        land(misses)
      }
      settle()
    case .guarded(let conditions, let otherwise):
      let misses = self.conditions(conditions)
      let past = emit(.jump(0))
      land(misses)
      let (count, top) = (draft.locals.count, draft.top)
      block(otherwise)
      draft.locals.removeLast(draft.locals.count - count)
      draft.top = top
      land(past)
    case .switched(let subject, let cases):
      isC ? switchedC(subject, cases) : switched(subject, cases) { $0.block($1) }
      settle()
    case .whileLoop(let label, let conditions, let body): whileLoop(label, conditions, body)
    case .repeatLoop(let label, let body, let until): repeatLoop(label, body, until)
    case .forIn(let label, let pattern, let values, let filter, let body):
      forIn(label, pattern, values, filter, body)
    case .forLoop(let label, let start, let conditions, let step, let body):
      forLoop(label, start, conditions, step, body)
    case .labelled(let label, let inner):
      draft.loops.append(
        FunctionDraft.Loop(
          label: label, isLoop: false, deferCount: draft.defers.count,
          localCount: draft.locals.count))
      self.statement(inner)
      land(draft.loops.removeLast().breaks)
    case .returned(let value):
      let top = draft.top
      if let value {
        if draft.sort == .initializer, case .null = value.kind {
          runDefers(downTo: 0)
          let register = allocate()
          constant(.null, to: register)
          emit(.giveBack(register))
        } else {
          returnValue(value)
        }
      } else {
        if draft.isClosure, draft.seenResult == .unknown { draft.seenResult = .void }
        returnNothing()
      }
      release(to: top)
    case .broken(let label): leave(label, isContinue: false)
    case .continued(let label): leave(label, isContinue: true)
    case .fallenThrough:
      if let index = draft.loops.indices.last { draft.loops[index].falls.append(emit(.jump(0))) }
    case .thrown(let expression):
      let top = draft.top
      let register = allocate()
      value(expression, into: register, wanted: thrownType(expression))
      emit(.raise(register))
      release(to: top)
    case .deferred(let body): put(off: body)
    case .caught(let body, let catches): caught(body, catches)
    case .unread(let text, _):
      let top = draft.top
      let register = allocate()
      constant(.text(text), to: register)
      emit(.unread(register))
      release(to: top)
    }
  }

  /// `throw .full`: the one error type that has it.
  func thrownType(_ expression: Expression) -> Type {
    var name: String?
    if case .member(nil, let text) = expression.kind { name = text }
    if case .call(let callee, _) = expression.kind, case .member(nil, let text) = callee.kind {
      name = text
    }
    guard let name else { return .unknown }
    for (number, entry) in program.types.enumerated()
    where entry.cases.contains(where: { $0.name == name })
      && lexicon.conforms(.program(number), toLibrary: "Error")
    {
      return .instance(.program(number))
    }
    return .unknown
  }

  /// Whoever nobody holds any more is told at the end of a statement.
  mutating func settle() {
    guard program.mindsDeaths else { return }
    emit(.settle(from: Register(truncatingIfNeeded: draft.top)))
  }

  // MARK: Conditions

  /// Jumps that are taken where one of them does not hold; what they bind is known from here on.
  mutating func conditions(_ list: [Condition]) -> [Int] {
    var misses: [Int] = []
    for condition in list {
      switch condition {
      case .holds(let expression): misses += jumpsUnless(expression)
      case .available(let holds): if !holds { misses.append(emit(.jump(0))) }
      case .matches(let pattern, let expression): misses += matches(pattern, expression)
      }
    }
    return misses
  }

  /// `if let user = session.user`, and what it came to.
  private mutating func noteBinding(_ register: Register, from start: Place, to end: Place) {
    let outer = draft.place
    draft.place = Place(
      source: start.source, start: min(start.start, end.start), end: max(start.end, end.end))
    emit(.noteRound(register))
    draft.place = outer
  }

  mutating func matches(_ pattern: Pattern, _ expression: Expression) -> [Int] {
    let outer = draft.place
    draft.place = pattern.place
    defer { draft.place = outer }
    let register = allocate()
    let type = value(expression, into: register)
    if isRecording { noteBinding(register, from: pattern.place, to: expression.place) }
    if case .optional(let inner) = pattern.kind, case .bind(let name, let isConstant) = inner.kind {
      let miss = emit(.jumpIfNull(register, 0))
      emit(.unwrap(register))
      var local = FunctionDraft.Local(name: name, type: type.unwrapped, register: register)
      local.isConstant = isConstant
      local.isCell = !isConstant && draft.shared.contains(name)
      settleIn(local)
      draft.locals.append(local)
      return [miss]
    }
    return match(pattern, register, type)
  }

  // MARK: Leaving

  mutating func leave(_ label: String?, isContinue: Bool) {
    let found = draft.loops.lastIndex { loop in
      if let label { return loop.label == label }
      return isContinue ? loop.isLoop : loop.isLoop || loop.label == nil
    }
    guard let found else { return }
    runDefers(downTo: draft.loops[found].deferCount)
    let jump = emit(.jump(0))
    if isContinue {
      draft.loops[found].continues.append(jump)
    } else {
      draft.loops[found].breaks.append(jump)
    }
  }

  mutating func put(off body: [Statement]) {
    draft.defers.append(body)
    draft.deferStarts.append(here)
  }

  mutating func caught(_ body: [Statement], _ catches: [Statement.Catch]) {
    let error = allocate()
    let start = here
    block(body)
    let end = here
    var ends = [emit(.jump(0))]
    if catches.isEmpty {
      land(ends)
      return
    }
    draft.handlers.append(Code.Handler(from: start, to: end, target: here, error: error))
    var isComplete = false
    for one in catches {
      if one.patterns.isEmpty {
        let count = draft.locals.count
        draft.locals.append(FunctionDraft.Local(name: "error", type: .unknown, register: error))
        block(one.body)
        draft.locals.removeLast(draft.locals.count - count)
        ends.append(emit(.jump(0)))
        isComplete = true
        continue
      }
      for pattern in one.patterns {
        let (count, top) = (draft.locals.count, draft.top)
        var misses = match(pattern.pattern, error, .unknown)
        if let filter = pattern.filter { misses += jumpsUnless(filter) }
        block(one.body)
        endScope(locals: count, top: top)
        ends.append(emit(.jump(0)))
        land(misses)
      }
    }
    if !isComplete { emit(.raise(error)) }
    land(ends)
  }
}
