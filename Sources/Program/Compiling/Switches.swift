/// `switch`, and statements that are values.
extension Compiler {
  // MARK: Switch

  mutating func switched(
    _ subject: Expression, _ cases: [Statement.Case],
    body: (inout Compiler, [Statement]) -> Void
  ) {
    let (count, top) = (draft.locals.count, draft.top)
    let (register, type) = operand(subject)
    if isRecording { noteSubject(register, subject) }
    draft.loops.append(
      FunctionDraft.Loop(
        label: nil, isLoop: false, deferCount: draft.defers.count,
        localCount: draft.locals.count))
    var ends: [Int] = []
    var falls: [Int] = []
    for one in cases {
      draft.place = one.place
      if one.patterns.isEmpty {
        land(falls)
        body(&self, one.body)
        ends.append(emit(.jump(0)))
        falls = takeFalls()
        continue
      }
      let binds = one.patterns.contains { !$0.pattern.boundNames.isEmpty }
      if binds || one.patterns.count == 1 {
        var next: [Int] = []
        for pattern in one.patterns {
          let (innerCount, innerTop) = (draft.locals.count, draft.top)
          next = match(pattern.pattern, register, type)
          if let filter = pattern.filter { next += jumpsUnless(filter) }
          land(falls)
          body(&self, one.body)
          endScope(locals: innerCount, top: innerTop)
          ends.append(emit(.jump(0)))
          land(next)
          falls = []
        }
        falls = takeFalls()
        continue
      }
      var hits: [Int] = []
      for pattern in one.patterns {
        let (innerCount, innerTop) = (draft.locals.count, draft.top)
        var misses = match(pattern.pattern, register, type)
        if let filter = pattern.filter { misses += jumpsUnless(filter) }
        draft.locals.removeLast(draft.locals.count - innerCount)
        draft.top = innerTop
        hits.append(emit(.jump(0)))
        land(misses)
      }
      let past = emit(.jump(0))
      land(hits)
      land(falls)
      body(&self, one.body)
      ends.append(emit(.jump(0)))
      falls = takeFalls()
      land(past)
    }
    land(falls)
    land(ends)
    land(draft.loops.removeLast().breaks)
    endScope(locals: count, top: top)
  }

  /// What it was says which case runs.
  private mutating func noteSubject(_ register: Register, _ subject: Expression) {
    let outer = draft.place
    draft.place = subject.place
    emit(.noteRound(register))
    draft.place = outer
  }

  private mutating func takeFalls() -> [Int] {
    guard let last = draft.loops.indices.last else { return [] }
    let falls = draft.loops[last].falls
    draft.loops[last].falls = []
    return falls
  }

  /// C's: the cases are asked first, and a body runs on into the next.
  mutating func switchedC(_ subject: Expression, _ cases: [Statement.Case]) {
    let (count, top) = (draft.locals.count, draft.top)
    let (register, type) = operand(subject)
    if isRecording { noteSubject(register, subject) }
    draft.loops.append(
      FunctionDraft.Loop(
        label: nil, isLoop: false, deferCount: draft.defers.count,
        localCount: draft.locals.count))
    var entries: [[Int]] = []
    for one in cases {
      var hits: [Int] = []
      for pattern in one.patterns {
        let misses = match(pattern.pattern, register, type)
        hits.append(emit(.jump(0)))
        land(misses)
      }
      entries.append(hits)
    }
    let usual = emit(.jump(0))
    var hasUsual = false
    for (one, hits) in zip(cases, entries) {
      land(hits)
      if one.patterns.isEmpty || one.isAlsoUsual {
        land(usual)
        hasUsual = true
      }
      land(takeFalls())
      statements(one.body)
    }
    land(takeFalls())
    if !hasUsual { land(usual) }
    land(draft.loops.removeLast().breaks)
    endScope(locals: count, top: top)
  }

  // MARK: `if` and `switch` as values

  mutating func valueOf(_ statement: Statement, into to: Register, wanted: Type) -> Type {
    var type = Type.unknown
    func last(_ compiler: inout Compiler, _ body: [Statement]) {
      let (count, top) = (compiler.draft.locals.count, compiler.draft.top)
      for one in body.dropLast() { compiler.statement(one) }
      if let only = body.last {
        let given: Type
        switch only.kind {
        case .expression(let expression):
          given = compiler.value(expression, into: to, wanted: wanted)
          compiler.coerce(to, from: given, to: wanted)
        case .choice, .switched: given = compiler.valueOf(only, into: to, wanted: wanted)
        default:
          compiler.statement(only)
          given = .never
        }
        if type == .unknown || type == .never { type = given }
      }
      compiler.endScope(locals: count, top: top)
    }
    switch statement.kind {
    case .choice(let conditions, let then, let otherwise):
      let (count, top) = (draft.locals.count, draft.top)
      let misses = self.conditions(conditions)
      last(&self, then)
      endScope(locals: count, top: top)
      let end = emit(.jump(0))
      land(misses)
      last(&self, otherwise ?? [])
      land(end)
    case .switched(let subject, let cases): switched(subject, cases) { last(&$0, $1) }
    default: self.statement(statement)
    }
    return wanted.isOpen ? type : wanted
  }
}
