/// Functions, initializers, accessors and closures as a whole.
extension Compiler {
  mutating func compile(_ number: Int) -> Code {
    let entry = program.functions[number]
    let function = entry.function
    var draft = FunctionDraft(
      name: displayName(entry), language: function.language,
      scope: TypeScope(owner: entry.owner, generics: function.generics),
      selfType: entry.owner.map { lexicon.selfType(of: $0) }, place: entry.place,
      start: entry.place)
    draft.isStatic = function.isStatic
    draft.role = entry.role
    draft.sort = function.sort
    draft.isAsync = function.isAsync
    if draft.sort == .operation { (draft.selfType, draft.isStatic) = (nil, true) }
    let signature = lexicon.signature(number)
    draft.result = signature.result
    drafts.append(draft)
    let body = function.body ?? []
    self.draft.shared = CapturedNames.shared(in: body, function.language)
    let isMutating = function.isMutating || isValueInitializer(entry)
    if entry.owner != nil, draft.sort != .operation {
      let type = draft.selfType ?? .unknown
      var local = FunctionDraft.Local(
        name: "self", type: function.isStatic ? .meta(type) : type, register: allocate())
      local.isConstant = !isMutating
      self.draft.locals.append(local)
      self.draft.parameterCount += 1
    }
    declareParameters(function.parameters, signature)
    self.draft.keepsArguments =
      (isMutating && function.sort != .initializer)
      || signature.types.contains { if case .inOut = $0 { true } else { false } }
    if isMutating, sharesSelf { shareSelf() }
    switch entry.role {
    case .declared, .accessor, .file: compileBody(function, entry)
    case .lazyGetter(let property): compileLazy(property)
    case .defaults(let type): compileDefaults(of: type)
    case .initialValue(let property): compileInitialValue(property)
    }
    return finish()
  }

  func isValueInitializer(_ entry: FunctionEntry) -> Bool {
    guard entry.function.sort == .initializer, let owner = entry.owner else { return false }
    return !isReference(lexicon.selfType(of: owner))
  }

  func displayName(_ entry: FunctionEntry) -> String {
    let name =
      entry.function.language == .objectiveC
      ? entry.function.name
      : entry.function.sort == .function || entry.function.sort == .initializer
        ? (entry.role == .declared
          ? Spelling.swift(entry.function.name, entry.function.shownLabels)
          : entry.function.name)
        : entry.function.name
    return entry.owner.map { program.types[$0].name + "." + name } ?? name
  }

  /// Turns the draft at work into code.
  mutating func finish() -> Code {
    let draft = drafts.removeLast()
    return Code(
      name: draft.name, instructions: draft.instructions, places: draft.places,
      constants: draft.constants, types: draft.types, sites: draft.sites,
      handlers: draft.handlers, registerCount: max(draft.most, draft.parameterCount) + 1,
      parameterCount: draft.parameterCount, captures: draft.captures,
      keepsArguments: draft.keepsArguments, isAsync: draft.isAsync, place: draft.start,
      language: draft.language)
  }

  // MARK: Parameters

  /// Their registers come first; some behind them are kept free for what is captured.
  mutating func declareParameters(
    _ parameters: [Parameter], _ signature: Signature, reserved: Int = 0
  ) {
    var locals: [FunctionDraft.Local] = []
    for (index, parameter) in parameters.enumerated() {
      var type = signature.types[index]
      if case .inOut(let inner) = type { type = inner }
      var local = FunctionDraft.Local(name: parameter.name, type: type, register: allocate())
      let isInOut = if case .inOut = signature.types[index] { true } else { false }
      local.isConstant = !isInOut && !isC
      locals.append(local)
    }
    draft.parameterCount += parameters.count
    _ = allocate(reserved)
    for (index, parameter) in parameters.enumerated() {
      if let usual = parameter.usual, !parameter.isHidden {
        let given = emit(.jumpUnlessAbsent(locals[index].register, 0))
        let type = value(usual, into: locals[index].register, wanted: locals[index].type)
        coerce(locals[index].register, from: type, to: locals[index].type)
        land(given)
      }
      if parameter.isDelayed, case .function(_, let result) = locals[index].type {
        locals[index].type = .function([], result)
      } else if parameter.isDelayed {
        locals[index].type = .function([], locals[index].type)
      }
      draft.locals.append(locals[index])
    }
    for (index, local) in locals.enumerated() where draft.shared.contains(local.name) {
      guard !local.isConstant else { continue }
      let cell = allocate()
      emit(.move(to: cell, from: local.register))
      emit(.newCell(cell))
      if case .inOut = signature.types[index] {
        draft.handedBack.append((local.register, cell))
      }
      for place in draft.locals.indices where draft.locals[place].register == local.register {
        draft.locals[place].register = cell
        draft.locals[place].isCell = true
      }
    }
  }

  var sharesSelf: Bool {
    guard let type = draft.selfType else { return false }
    return draft.shared.contains { name in
      name == "self" || !lexicon.find(name, of: type, isStatic: false).isEmpty
    }
  }

  mutating func shareSelf() {
    let cell = allocate()
    emit(.move(to: cell, from: 0))
    emit(.newCell(cell))
    draft.locals[0].register = cell
    draft.locals[0].isCell = true
    draft.handedBack.append((0, cell))
  }

  // MARK: Giving back

  mutating func returnNothing() {
    runDefers(downTo: 0)
    if draft.sort == .initializer {
      let register = allocate()
      readSelf(to: register)
      emit(.giveBack(register))
      return
    }
    handBack()
    let register = allocate()
    constant(.nothing, to: register)
    emit(.giveBack(register))
  }

  mutating func returnValue(_ expression: Expression) {
    let register = allocate()
    let type = value(expression, into: register, wanted: draft.result)
    if draft.isClosure, draft.seenResult == .unknown || draft.seenResult == .void {
      draft.seenResult = type
    }
    if draft.result != .void { coerce(register, from: type, to: draft.result) }
    finishReturn(register)
  }

  mutating func finishReturn(_ register: Register) {
    if isRecording {
      emit(.noteReturn(register))
    }
    runDefers(downTo: 0)
    handBack()
    emit(.giveBack(register))
  }

  mutating func handBack() {
    for pair in draft.handedBack { emit(.readCell(to: pair.register, cell: pair.cell)) }
  }

  /// What `defer` put off, the last first.
  mutating func runDefers(downTo count: Int) {
    let waiting = draft.defers
    guard waiting.count > count else { return }
    for index in stride(from: waiting.count - 1, through: count, by: -1) {
      draft.defers = Array(waiting[..<index])
      scoped { $0.statements(waiting[index]) }
    }
    draft.defers = waiting
  }
}

extension Lexicon {
  func typeEntry(of type: Type) -> TypeEntry? {
    if case .instance(let id, _) = type { typeEntry(id) } else { nil }
  }
}
