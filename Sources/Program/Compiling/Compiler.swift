/// Makes instructions of functions.
struct Compiler<W: World> {
  let lexicon: Lexicon<W>
  var output: Output
  /// The function that is made, and around it those whose closure it is.
  var drafts: [FunctionDraft] = []
  let isRecording: Bool
  /// Of the fields with values at their declarations, those that are new; nil: all.
  var onlyFields: Set<String>?

  /// What all functions share, and the machine keeps.
  struct Output: Sendable {
    var callees: [Callee] = []
    var labels: [[String?]] = [[], ["key", "value"], ["offset", "element"]]
    var cacheCount = 0
    var propertyTypes: [Int: Type] = [:]
    /// Static variables inside of C functions, behind the program's globals.
    var extraGlobals = 0
    /// Where each of them stands, by the function and by which of its statics it is.
    var staticLocals: [String: Int] = [:]
    var busyProperties: Set<Int> = []

    /// A function of the program as a value is the same wherever it is named.
    private var functionCallees: [Int: CalleeID] = [:]
    private var worldCallees: [Int: CalleeID] = [:]
    /// Key paths likewise.
    private var pathCallees: [[String]: CalleeID] = [:]

    mutating func callee(function number: Int) -> CalleeID {
      if let known = functionCallees[number] { return known }
      let id = callee(.function(number))
      functionCallees[number] = id
      return id
    }

    mutating func callee(world member: WorldMember) -> CalleeID {
      if let known = worldCallees[member.number] { return known }
      let id = callee(.world(member))
      worldCallees[member.number] = id
      return id
    }

    mutating func callee(path: [String]) -> CalleeID {
      if let known = pathCallees[path] { return known }
      let id = callee(.keyPath(path))
      pathCallees[path] = id
      return id
    }

    mutating func callee(_ callee: Callee) -> CalleeID {
      callees.append(callee)
      return CalleeID(index: Int32(truncatingIfNeeded: callees.count - 1))
    }

    mutating func labelsID(_ names: [String?]) -> LabelsID {
      if names.allSatisfy({ $0 == nil }) { return .none }
      if let index = labels.firstIndex(of: names) { return LabelsID(index: UInt16(index)) }
      labels.append(names)
      return LabelsID(index: UInt16(truncatingIfNeeded: labels.count - 1))
    }
  }

  init(lexicon: Lexicon<W>, output: Output, isRecording: Bool) {
    (self.lexicon, self.output, self.isRecording) = (lexicon, output, isRecording)
  }

  var program: Program { lexicon.program }

  /// The function at work.
  var draft: FunctionDraft {
    get { drafts[drafts.count - 1] }
    _modify { yield &drafts[drafts.count - 1] }
  }

  var isC: Bool { draft.language == .objectiveC }

  // MARK: Emitting

  @discardableResult
  mutating func emit(_ instruction: Instruction) -> Int {
    draft.instructions.append(instruction)
    draft.places.append(draft.place)
    return draft.instructions.count - 1
  }

  var here: Int { draft.instructions.count }

  /// A jump that was made before its target was known goes here.
  mutating func land(_ jumps: [Int]) { for jump in jumps { land(jump) } }

  mutating func land(_ index: Int) { aim(index, at: here) }

  mutating func aim(_ index: Int, at target: Int) {
    let target = Int32(truncatingIfNeeded: target)
    switch draft.instructions[index] {
    case .jump: draft.instructions[index] = .jump(target)
    case .jumpBack: draft.instructions[index] = .jumpBack(target)
    case .jumpIf(let a, _): draft.instructions[index] = .jumpIf(a, target)
    case .jumpUnless(let a, _): draft.instructions[index] = .jumpUnless(a, target)
    case .jumpUnlessLess(let a, let b, _):
      draft.instructions[index] = .jumpUnlessLess(a, b, target)
    case .jumpIfNull(let a, _): draft.instructions[index] = .jumpIfNull(a, target)
    case .jumpUnlessAbsent(let a, _): draft.instructions[index] = .jumpUnlessAbsent(a, target)
    case .jumpIfObject(let a, _): draft.instructions[index] = .jumpIfObject(a, target)
    case .jumpUnlessCase(let a, let which, _):
      draft.instructions[index] = .jumpUnlessCase(a, index: which, target)
    case .jumpUnlessType(let a, let type, _):
      draft.instructions[index] = .jumpUnlessType(a, type: type, target)
    case .nextItem(let to, let base, _):
      draft.instructions[index] = .nextItem(to: to, base: base, end: target)
    case .nextInteger(let to, let base, _):
      draft.instructions[index] = .nextInteger(to: to, base: base, end: target)
    default: break
    }
  }

  // MARK: Registers

  mutating func allocate() -> Register { allocate(1) }

  /// Some in a row.
  mutating func allocate(_ count: Int) -> Register {
    let register = draft.top
    draft.top += count
    draft.most = max(draft.most, draft.top)
    return Register(truncatingIfNeeded: register)
  }

  mutating func release(to top: Int) { draft.top = top }

  // MARK: Constants

  mutating func constant(_ value: ProgramValue, to register: Register) {
    if case .integer(let number, .int) = value.content, value.wraps == 0,
      let small = Int32(exactly: number)
    {
      emit(.integer(to: register, small))
      return
    }
    draft.constants.append(value)
    emit(.constant(to: register, Int32(truncatingIfNeeded: draft.constants.count - 1)))
  }

  mutating func typeIndex(_ type: Type) -> Int32 {
    if let index = draft.types.firstIndex(of: type) { return Int32(truncatingIfNeeded: index) }
    draft.types.append(type)
    return Int32(truncatingIfNeeded: draft.types.count - 1)
  }

  mutating func site(_ site: Site) -> Int32 {
    var site = site
    site.cache = output.cacheCount
    output.cacheCount += 1
    draft.sites.append(site)
    return Int32(truncatingIfNeeded: draft.sites.count - 1)
  }

  // MARK: Variables

  mutating func scoped(_ work: (inout Compiler) -> Void) {
    let (count, top) = (draft.locals.count, draft.top)
    work(&self)
    endScope(locals: count, top: top)
  }

  mutating func endScope(locals count: Int, top: Int) {
    if program.mindsDeaths, draft.top > top {
      emit(
        .clear(Register(truncatingIfNeeded: top), count: Int16(truncatingIfNeeded: draft.top - top))
      )
    }
    draft.locals.removeLast(draft.locals.count - count)
    draft.top = top
  }

  /// The nearest variable of this name, taken into this closure where it is outside of it.
  func local(_ name: String) -> FunctionDraft.Local? { draft.locals.last { $0.name == name } }

  @discardableResult
  mutating func declare(
    _ name: String, _ type: Type, isConstant: Bool, strength: Strength = .strong
  ) -> FunctionDraft.Local {
    var local = FunctionDraft.Local(name: name, type: type, register: allocate())
    local.isConstant = isConstant
    local.strength = strength
    local.isCell = !isConstant && draft.shared.contains(name)
    draft.locals.append(local)
    return local
  }

  /// The value of a new variable stands in its register already.
  mutating func settleIn(_ local: FunctionDraft.Local) {
    if local.strength != .strong { emit(.weaken(local.register)) }
    if local.isCell { emit(.newCell(local.register)) }
  }

  mutating func read(_ local: FunctionDraft.Local, to register: Register) {
    if local.isComputed {
      let top = draft.top
      let base = allocate()
      emit(.move(to: base, from: local.register))
      emit(.callClosure(to: register, base: base, count: 0))
      release(to: top)
      return
    }
    if let global = local.global {
      emit(.readGlobal(to: register, Int32(truncatingIfNeeded: global)))
    } else if local.isCell {
      emit(.readCell(to: register, cell: local.register))
    } else if local.strength == .strong {
      if register != local.register { emit(.move(to: register, from: local.register)) }
    }
    guard local.strength != .strong else { return }
    let from = local.isCell ? register : local.register
    emit(.strengthen(to: register, from: from, isUnowned: local.strength == .unowned))
  }

  mutating func write(_ local: FunctionDraft.Local, from register: Register) {
    if local.strength != .strong { emit(.weaken(register)) }
    if let global = local.global {
      emit(.writeGlobal(Int32(truncatingIfNeeded: global), from: register))
    } else if local.isCell {
      emit(.writeCell(local.register, from: register))
    } else if register != local.register {
      emit(.move(to: local.register, from: register))
    }
  }
}

/// What a closure or a function used as a value stands for.
enum Callee: Sendable {
  case code(Code)
  case function(Int)
  case library(Int)
  case world(WorldMember)
  case operation(Operator)
  /// Some function named by an operator of the program.
  case operatorFunction(String)
  /// A method of the captured object, by name.
  case member(Site)
  case initializer(Type)
  case labelledInitializer(Type, [String?])
  case enumCase(TypeID, Int)
  case keyPath([String])
  /// Gives one item of a sequence after another: what it captured is a cell with the sequence and how far it is.
  case walker
}
