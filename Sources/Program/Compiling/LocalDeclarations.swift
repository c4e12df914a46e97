/// Variables and functions inside of functions.
extension Compiler {
  mutating func declaration(_ declaration: Declaration) {
    switch declaration.kind {
    case .function(let function):
      if let local = local(function.name), local.isCell {
        let top = draft.top
        let register = allocate()
        _ = localFunction(function, place: declaration.place, into: register)
        emit(.writeCell(local.register, from: register))
        release(to: top)
        return
      }
      let register = allocate()
      let type = localFunction(function, place: declaration.place, into: register)
      var local = FunctionDraft.Local(name: function.name, type: type, register: register)
      local.isConstant = true
      draft.locals.append(local)
    case .variable(let variable):
      if let wrapper = declaration.attributes.first(where: { program.isWrapper($0.name) }) {
        wrappedVariable(variable, wrapper, declaration.place)
      } else {
        self.variable(variable)
      }
    case .unread(let text, _):
      let top = draft.top
      let register = allocate()
      constant(.text(text), to: register)
      emit(.unread(register))
      release(to: top)
    case .type, .subscription, .enumCase, .alias, .imported, .operation, .macro, .nothing: break
    }
  }

  mutating func variable(_ variable: Variable) {
    if draft.role == .file, draft.isOutermost { return globalVariable(variable) }
    let declared = variable.type.map(resolve)
    if isC, variable.isStatic, case .bind(let name, _) = variable.pattern.kind {
      return staticLocal(name, variable, declared ?? .unknown)
    }
    guard case .bind(let name, let isConstant) = variable.pattern.kind else {
      guard let initial = variable.value else { return }
      let register = allocate()
      let wanted = declared ?? .unknown
      let type = value(initial, into: register, wanted: wanted)
      _ = match(variable.pattern, register, declared ?? type)
      return
    }
    if let get = variable.accessors?.get, !get.isEmpty {
      return computedLocal(name, get, declared ?? .unknown, variable.pattern.place)
    }
    let register = allocate()
    var type = declared ?? .unknown
    if isC, case .array(let element) = type, let count = variable.count {
      return cArray(name, element, count, variable.value, register)
    }
    if isC, variable.isShared {
      constant(zero(of: type), to: register)
      var local = FunctionDraft.Local(name: name, type: type, register: register)
      local.isConstant = false
      local.isCell = true
      local.strength = variable.strength
      settleIn(local)
      draft.locals.append(local)
      if let initial = variable.value {
        let top = draft.top
        let from = allocate()
        let given = value(initial, into: from, wanted: type)
        coerce(from, from: given, to: type)
        write(local, from: from)
        release(to: top)
      }
      return
    }
    if let initial = variable.value {
      let given = value(initial, into: register, wanted: type)
      if declared != nil { coerce(register, from: given, to: type) } else { type = given }
      if case .implicit(let inner) = type, declared == nil { type = .optional(inner) }
    } else if isC {
      constant(zero(of: type), to: register)
    } else {
      constant(type.isOptional ? .null : .absent, to: register)
    }
    if variable.strength != .strong, !type.isOptional, !isC, variable.strength == .weak {
      type = .optional(type)
    }
    var local = FunctionDraft.Local(name: name, type: type, register: register)
    local.isConstant = isConstant && variable.value != nil
    local.strength = variable.strength
    local.isCell = !local.isConstant && draft.shared.contains(name)
    settleIn(local)
    draft.locals.append(local)
  }

  /// `int a[5] = {1, 2}`: as many as it says, zeros where nothing is said.
  private mutating func cArray(
    _ name: String, _ element: Type, _ count: Expression, _ initial: Expression?,
    _ register: Register
  ) {
    let top = draft.top
    let window = allocate(3)
    constant(zero(of: element), to: window + 1)
    value(count, into: window + 2)
    let given = allocate()
    if let initial {
      value(initial, into: given, wanted: .array(element))
    } else {
      constant(.array([]), to: given)
    }
    emit(.fillArray(to: register, given, of: window + 1, count: window + 2))
    release(to: top)
    var local = FunctionDraft.Local(name: name, type: .array(element), register: register)
    local.isConstant = false
    local.isCell = draft.shared.contains(name)
    settleIn(local)
    draft.locals.append(local)
  }

  mutating func computedLocal(
    _ name: String, _ get: [Statement], _ type: Type, _ place: Place
  ) {
    let register = allocate()
    let closure = Closure(body: get, place: place)
    _ = self.closure(closure, into: register, wanted: .function([], type))
    var local = FunctionDraft.Local(name: name, type: type, register: register)
    local.isComputed = true
    draft.locals.append(local)
  }

  mutating func globalVariable(_ variable: Variable) {
    let top = draft.top
    defer { release(to: top) }
    let declared = variable.type.map(resolve)
    if let get = variable.accessors?.get, !get.isEmpty { return }
    guard let initial = variable.value else {
      for name in variable.pattern.boundNames where declared?.isOptional ?? false || isC {
        storeGlobal(name, declared ?? .unknown) { compiler, register in
          compiler.constant(compiler.zero(of: declared ?? .unknown), to: register)
        }
      }
      return
    }
    if case .bind(let name, _) = variable.pattern.kind {
      storeGlobal(name, declared ?? .unknown) { compiler, register in
        let type = compiler.value(initial, into: register, wanted: declared ?? .unknown)
        if let declared { compiler.coerce(register, from: type, to: declared) }
        compiler.learn(name, declared ?? type)
      }
      return
    }
    let register = allocate()
    let type = value(initial, into: register, wanted: declared ?? .unknown)
    let count = draft.locals.count
    _ = match(variable.pattern, register, declared ?? type)
    let bound = draft.locals[count...]
    draft.locals = Array(draft.locals[..<count])
    for local in bound {
      let from = allocate()
      read(local, to: from)
      storeGlobal(local.name, local.type) { $0.emit(.move(to: $1, from: from)) }
      learn(local.name, local.type)
    }
  }

  /// A global without a declared type has that of its first value.
  mutating func learn(_ name: String, _ type: Type) {
    for case .property(let number) in program.globals[name] ?? [] {
      if output.propertyTypes[number] ?? .unknown == .unknown {
        output.propertyTypes[number] = type
      }
    }
  }

  mutating func storeGlobal(
    _ name: String, _ type: Type, _ work: (inout Compiler, Register) -> Void
  ) {
    for case .property(let number) in program.globals[name] ?? [] {
      guard case .global(let index) = program.properties[number].storage else { continue }
      let register = allocate()
      work(&self, register)
      if program.properties[number].strength != .strong { emit(.weaken(register)) }
      emit(.writeGlobal(Int32(truncatingIfNeeded: index), from: register))
    }
  }

  /// A function that is compiled again finds its statics again.
  private mutating func staticIndex(_ name: String) -> Int {
    drafts[0].staticCount += 1
    let functions = drafts.map { $0.name }.joined(separator: "/")
    let key = "\(functions)/\(name)/\(drafts[0].staticCount)"
    if let known = output.staticLocals[key] { return known }
    let index = program.globalCount + output.extraGlobals
    output.extraGlobals += 1
    output.staticLocals[key] = index
    return index
  }

  /// C's `static` inside of a function.
  mutating func staticLocal(_ name: String, _ variable: Variable, _ type: Type) {
    let index = staticIndex(name)
    let top = draft.top
    let register = allocate()
    let number = Int32(truncatingIfNeeded: index)
    emit(.readGlobal(to: register, number))
    let known = emit(.jumpUnlessAbsent(register, 0))
    if let initial = variable.value {
      let given = value(initial, into: register, wanted: type)
      coerce(register, from: given, to: type)
    } else {
      constant(zero(of: type), to: register)
    }
    emit(.writeGlobal(number, from: register))
    land(known)
    release(to: top)
    var local = FunctionDraft.Local(name: name, type: type, register: 0)
    local.global = index
    local.isConstant = false
    draft.locals.append(local)
  }
}
