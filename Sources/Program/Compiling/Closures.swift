/// Closures and local functions, with what they capture.
extension Compiler {
  /// A closure's code, and what it captures stands in a row from `base`.
  mutating func closure(
    _ closure: Closure, into to: Register, wanted: Type, ownName: String? = nil
  ) -> Type {
    var wantedTypes: [Type] = []
    var wantedResult = Type.unknown
    if case .function(let types, let result) = wanted.bare {
      (wantedTypes, wantedResult) = (types, result)
    }
    var parameters = closure.parameters
    let names = CapturedNames.of(closure.body)
    if parameters.isEmpty {
      let used = (0..<9).last { names.contains("$\($0)") }
      let count = max(wantedTypes.count, used.map { $0 + 1 } ?? 0)
      if used != nil || closure.isShorthand {
        parameters = (0..<count).map { Parameter(label: nil, name: "$\($0)", type: nil) }
      } else if !wantedTypes.isEmpty {
        parameters = wantedTypes.indices.map { Parameter(label: nil, name: "$\($0)", type: nil) }
      }
    }
    let scope = draft.scope
    var types = parameters.indices.map { index -> Type in
      if let type = parameters[index].type { return lexicon.resolve(type, in: scope) }
      return index < wantedTypes.count ? wantedTypes[index] : .unknown
    }
    // One tuple for several parameters: `{ key, value in … }`, `$0`, `$1`.
    if wantedTypes.count == 1, parameters.count > 1, case .tuple(let items) = wantedTypes[0] {
      types = parameters.indices.map { $0 < items.count ? items[$0].type : .unknown }
    }
    let result = closure.result.map { lexicon.resolve($0, in: scope) } ?? wantedResult
    return makeFunction(
      name: ownName ?? "closure", language: draft.language, parameters: parameters, types: types,
      result: result, body: closure.body, captures: closure.captures, place: closure.place,
      names: names, into: to, ownName: ownName, isAsync: false)
  }

  mutating func localFunction(_ function: Function, place: Place, into to: Register) -> Type {
    var scope = draft.scope
    scope.generics += function.generics
    let types = function.parameters.map { parameter in
      let type = lexicon.resolve(parameter.type, in: scope)
      return parameter.isVariadic ? Type.array(type) : type
    }
    let result = function.result.map { lexicon.resolve($0, in: scope) } ?? .void
    return makeFunction(
      name: Spelling.swift(function.name, function.parameters.map { $0.label }),
      language: function.language, parameters: function.parameters, types: types, result: result,
      body: function.body ?? [], captures: [], place: place,
      names: CapturedNames.of(function.body ?? []), into: to, ownName: function.name,
      isAsync: function.isAsync)
  }

  struct Taken {
    var local: FunctionDraft.Local
    /// Where it stands in the frame around.
    var source: Register
  }

  mutating func makeFunction(
    name: String, language: SourceLanguage, parameters: [Parameter], types: [Type], result: Type,
    body: [Statement], captures: [Closure.Capture], place: Place, names: Set<String>,
    into to: Register, ownName: String?, isAsync: Bool
  ) -> Type {
    let top = draft.top
    var taken: [Taken] = []
    let listed = captures.map { $0.name }
    for capture in captures {
      let register = allocate()
      var type = Type.unknown
      if let given = capture.value {
        type = value(given, into: register)
      } else if let local = local(capture.name) {
        read(local, to: register)
        type = local.type
      } else {
        type = self.value(Expression(.name(capture.name), at: place), into: register)
      }
      if capture.strength != .strong { emit(.weaken(register)) }
      var local = FunctionDraft.Local(name: capture.name, type: type, register: 0)
      local.strength = capture.strength
      if capture.strength == .weak { local.type = type.asOptional }
      taken.append(Taken(local: local, source: register))
    }
    var wanted = names.subtracting(parameters.map { $0.name }).subtracting(listed)
    if let ownName, wanted.contains(ownName), local(ownName).map({ !$0.isCell }) ?? true {
      wanted.remove(ownName)
    }
    if !listed.contains("self"), needsSelf(wanted) { wanted.insert("self") }
    wanted.formUnion(wanted.compactMap { wrapper(behind: $0)?.name })
    for name in wanted.sorted() {
      guard var local = local(name), local.global == nil else { continue }
      let source = local.register
      local.register = 0
      if !local.isCell, language == .objectiveC { local.isConstant = true }
      taken.append(Taken(local: local, source: source))
    }
    var inner = FunctionDraft(
      name: name, language: language, scope: draft.scope, selfType: draft.selfType, place: place,
      start: place)
    inner.isStatic = draft.isStatic
    inner.isClosure = true
    inner.isAsync = isAsync
    inner.result = result
    inner.shared = CapturedNames.shared(in: body, language)
    inner.locals = draft.locals.filter { $0.global != nil }
    drafts.append(inner)
    let signature = Signature(
      labels: parameters.map { $0.label }, types: types, usual: parameters.map { $0.usual != nil },
      variadic: parameters.map { $0.isVariadic }, delayed: parameters.map { $0.isDelayed },
      result: result)
    for one in taken {
      var local = one.local
      local.register = Register(truncatingIfNeeded: parameters.count + self.draft.captures.count)
      self.draft.captures.append(local.register)
      self.draft.locals.append(local)
    }
    declareParameters(parameters, signature, reserved: taken.count)
    self.draft.keepsArguments = types.contains { if case .inOut = $0 { true } else { false } }
    if let ownName, names.contains(ownName), self.local(ownName) == nil {
      let own = allocate()
      emit(.thisClosure(to: own))
      self.draft.locals.append(
        FunctionDraft.Local(name: ownName, type: .function(types, result), register: own))
    }
    var given = result
    if let value = singleValue(body), result != .void {
      returnValue(value)
    } else {
      statements(body)
      returnNothing()
      if self.draft.seenResult == .unknown { self.draft.seenResult = .void }
    }
    if result.isOpen { given = self.draft.seenResult }
    let code = finish()
    let callee = output.callee(.code(code))
    let base = allocate(max(1, taken.count))
    for (index, one) in taken.enumerated() {
      emit(.move(to: base + Register(index), from: one.source))
    }
    emit(.makeClosure(to: to, base: base, callee: callee.index))
    release(to: top)
    return .function(types, given)
  }

  /// Whether a body speaks of `self`, also without saying so.
  func needsSelf(_ names: Set<String>) -> Bool {
    guard local("self") != nil else { return false }
    if names.contains("self") { return true }
    guard let type = draft.selfType else { return false }
    return names.contains { name in
      local(name) == nil && !lexicon.find(name, of: type, isStatic: draft.isStatic).isEmpty
        && !isLibraryOnly(name, of: type)
    }
  }

  func isLibraryOnly(_ name: String, of type: Type) -> Bool {
    guard isReference(type) || lexicon.typeEntry(of: type) != nil else { return false }
    return lexicon.find(name, of: type, isStatic: draft.isStatic).allSatisfy {
      if case .library = $0.kind { true } else { false }
    }
  }
}
