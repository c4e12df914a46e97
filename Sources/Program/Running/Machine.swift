/// Runs a program: what it was compiled to, its memory, and where it stands. A value; the world is handed in.
public struct Machine<W: World> {
  private(set) var lexicon: Lexicon<W>
  var output: Compiler<W>.Output
  /// By the number of a program's function, once it was called.
  var codes: [Code?]
  public internal(set) var memory: ProgramMemory
  var stack: [ProgramValue] = []
  var frames: [Frame] = []
  /// What names turned out to mean, by use and by type.
  var caches: [Cache] = []
  public var limits: Limits
  var fuel = 0
  /// Descriptions in one another.
  var describing = 0
  /// Calls of this machine inside of calls of the world, or of the library.
  var nested = 0
  /// Looks for the dead that are left in this call.
  var looks = 0
  public internal(set) var record: Record?
  /// What is taken for what is not known, by its path.
  public var suppositions: [String: ProgramValue] = [:]
  /// What a condition that is worked out now rests on, and in which call.
  var noted: [(depth: Int, value: Record.Rested)] = []

  struct Cache {
    var type: Type = .never
    var target: Target = .nothing
  }

  /// What a name means for a type.
  enum Target {
    case nothing
    case function(Int, [CallChoice.Source]?)
    case slot(Int, Strength)
    case world(WorldMember, [CallChoice.Source]?)
    case library(Int, [CallChoice.Source]?)
    case property(Int)
    case enumCase(TypeID, Int)
    case type(TypeID)
  }

  public init(
    _ program: Program, surface: W.Surface, memory: ProgramMemory = ProgramMemory(),
    limits: Limits = Limits()
  ) {
    self.init(program, surface: surface, library: Library(), memory: memory, limits: limits)
  }

  /// One that shares what never changes with another: the library takes longer to make than a statement to run.
  public init(_ program: Program, surface: W.Surface, sharing other: Machine<W>) {
    self.init(
      program, surface: surface, library: other.lexicon.library, memory: ProgramMemory(),
      limits: Limits())
  }

  init(
    _ program: Program, surface: W.Surface, library: Library<W>, memory: ProgramMemory,
    limits: Limits
  ) {
    lexicon = Lexicon(program: program, surface: surface, library: library)
    output = Compiler<W>.Output()
    codes = [Code?](repeating: nil, count: program.functions.count)
    self.memory = memory
    self.limits = limits
    growGlobals()
  }

  var program: Program { lexicon.program }

  /// From here on the names mean what another program says; everything is compiled anew.
  mutating func replace(_ lexicon: Lexicon<W>) {
    self.lexicon = lexicon
    codes = [Code?](repeating: nil, count: lexicon.program.functions.count)
    caches = caches.map { _ in Cache() }
    output.propertyTypes = [:]
    output.extraGlobals = 0
    growGlobals()
  }

  // MARK: Telling

  /// From now on what runs is recorded; closures that were made before tell less.
  public mutating func startRecording(most: Int = 2_000) {
    if record == nil { codes = codes.map { _ in nil } }
    record = Record(most: most)
  }

  /// How much has been recorded since the last time.
  public var recorded: Int { record?.events.count ?? 0 }

  /// What was recorded from then on.
  public func record(from first: Int) -> Record? { record?.dropping(first) }

  /// What ran since the last time.
  public mutating func takeRecord() -> Record? {
    let taken = record
    record = taken.map { Record(most: $0.most) }
    return taken
  }

  // MARK: Entering

  /// Runs the statements of a file that stand outside of declarations. Where that is one expression, its value comes
  /// out.
  @discardableResult
  public mutating func run(file: Int, in world: inout W) throws(Stop) -> ProgramValue {
    guard program.files.indices.contains(file) else { return .nothing }
    let number = program.files[file]
    return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      let result = try machine.startTask(function: number, [], &world)
      guard machine.program.functions[number].function.language == .objectiveC,
        case .function(let main)? = machine.program.globals["main"]?.first,
        machine.program.functions[main].place.source
          == machine.program.functions[number].place.source
      else { return result }
      return try machine.invoke(
        function: main, [ProgramValue(.integer(1, .int32)), .array([.text("main")])], &world)
    }
  }

  /// Calls what an object's class makes of a method: by Swift's name with its labels, or by its selector.
  /// Nil, where the program says nothing of it.
  public mutating func call(
    _ name: String, on object: ObjectID, _ arguments: [ProgramValue] = [], in world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard let number = override(name, of: object) else { return nil }
    return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.invoke(function: number, [.object(object)] + arguments, &world)
    }
  }

  /// Lets those go whom nobody holds any more, without a call.
  public mutating func lookForTheDead(in world: inout W) throws(Stop) {
    memory.isUnsettled = true
    _ = try enterFromWorld(&world) { (_, _) throws(Stop) -> ProgramValue in .nothing }
  }

  /// Calls a closure that the program handed out.
  public mutating func call(
    _ closure: ProgramValue, _ arguments: [ProgramValue] = [], in world: inout W
  ) throws(Stop) -> ProgramValue {
    try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.invoke(closure, arguments, &world)
    }
  }

  /// Whether the program's own classes say something of this method of the object.
  public func overrides(_ name: String, of object: ObjectID) -> Bool {
    override(name, of: object) != nil
  }

  /// Makes an object of a class by name, as `Name()` would, or `[[Name alloc] init]`.
  public mutating func make(_ name: String, in world: inout W) throws(Stop) -> ProgramValue? {
    guard let id = lexicon.typeID(named: name) else { return nil }
    return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.makeByItself(id, &world)
    }
  }

  /// An object of the world's own, with what stands behind it.
  public mutating func makeObject(_ type: WorldType, native: Int) -> ObjectID {
    memory.make(type.id, native: native)
  }

  /// What stands behind an object from now on.
  public mutating func setNative(_ native: Int, of object: ObjectID) {
    memory.setNative(native, of: object)
  }

  /// The class of an object, as the program or the world calls it.
  public func className(of object: ObjectID) -> String {
    lexicon.name(of: memory.type(of: object))
  }

  public func isKind(_ object: ObjectID, of name: String) -> Bool {
    guard let id = lexicon.typeID(named: name) else { return false }
    return lexicon.isKind(memory.type(of: object), of: id)
  }

  /// Takes the memory out, to be kept until the next event.
  public mutating func takeMemory() -> ProgramMemory {
    var taken = ProgramMemory()
    swap(&taken, &memory)
    return taken
  }

  public mutating func put(_ memory: ProgramMemory) {
    self.memory = memory
    growGlobals()
  }

  mutating func growGlobals() {
    let missing = program.globalCount + output.extraGlobals - memory.globals.count
    if missing > 0 { memory.globals += [ProgramValue](repeating: .absent, count: missing) }
  }

  /// The outermost call sets the limits, and what died in it is told at its end.
  mutating func enterFromWorld(
    _ world: inout W, _ work: (inout Machine, inout W) throws(Stop) -> ProgramValue
  ) throws(Stop) -> ProgramValue {
    let isOutermost = nested == 0
    if isOutermost {
      fuel = limits.fuel
      looks = 700_000
    }
    let depth = frames.count
    do throws(Stop) {
      let result = try work(&self, &world)
      if isOutermost { try settle(keeping: result, &world) }
      return result
    } catch {
      frames.removeLast(max(0, frames.count - depth))
      guard isOutermost else { throw error }
      let stop = uncaught(error, &world)
      stack.removeAll(keepingCapacity: true)
      throw stop
    }
  }

  /// An error that nobody caught is a crash.
  private mutating func uncaught(_ stop: Stop, _ world: inout W) -> Stop {
    guard case .thrown(let value, let place) = stop else { return stop }
    if let id = value.asObject, let parts = memory.content(of: id).asItems, parts.count == 3,
      lexicon.isKind(memory.type(of: id), of: .library(.exception))
    {
      return .crash(
        .exception(name: parts[0].asText ?? "", reason: parts[1].asText ?? ""), place)
    }
    do throws(Stop) {
      return .crash(.uncaughtError(try described(value, isDebug: true, &world)), place)
    } catch {
      return .crash(.uncaughtError(""), place)
    }
  }

  // MARK: Code

  mutating func code(of number: Int) -> Code {
    if let code = codes[number] { return code }
    var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: record != nil)
    let code = compiler.compile(number)
    output = compiler.output
    codes[number] = code
    growCaches()
    growGlobals()
    return code
  }

  mutating func growCaches() {
    if caches.count < output.cacheCount {
      caches += [Cache](repeating: Cache(), count: output.cacheCount - caches.count + 64)
    }
  }

  // MARK: Calls

  /// The first register that no frame uses.
  var top: Int { frames.last.map { $0.base + $0.code.registerCount } ?? 0 }

  mutating func reserve(_ count: Int) {
    if stack.count < count {
      stack += [ProgramValue](repeating: .absent, count: count - stack.count + 64)
    }
  }

  mutating func push(_ code: Code, base: Int, to: Int) throws(Stop) {
    fuel -= 1
    guard fuel >= 0 else { throw .outOfFuel(.nowhere) }
    guard frames.count < limits.depth else { throw .tooDeep(.nowhere) }
    reserve(base + code.registerCount)
    frames.append(Frame(code: code, base: base, to: to))
    if record != nil { record?.add(.called(code.name, code.place), depth: frames.count) }
  }

  /// Runs a function to its end, from the world or the library.
  mutating func invoke(
    function: Int, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    try invoke(code(of: function), arguments, captures: [], &world)
  }

  mutating func invoke(
    _ code: Code, _ arguments: [ProgramValue], captures: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    guard nested < limits.nesting else { throw .tooDeep(.nowhere) }
    let base = top
    try push(code, base: base, to: -1)
    place(arguments, captures, of: code, base: base)
    nested += 1
    defer { nested -= 1 }
    return try run(downTo: frames.count - 1, &world)
  }

  mutating func place(
    _ arguments: [ProgramValue], _ captures: [ProgramValue], of code: Code, base: Int
  ) {
    for (index, argument) in arguments.enumerated() where index < code.registerCount {
      stack[base + index] = argument
    }
    for (register, value) in zip(code.captures, captures) {
      stack[base + Int(register)] = value
    }
  }

  /// Calls a value: a closure, or what else can be called.
  mutating func invoke(
    _ closure: ProgramValue, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let base = top
    reserve(base + arguments.count + 2)
    stack[base] = closure
    for (index, argument) in arguments.enumerated() { stack[base + 1 + index] = argument }
    let depth = frames.count
    if let value = try callClosure(base, count: arguments.count, to: -1, &world) { return value }
    guard nested < limits.nesting else { throw .tooDeep(.nowhere) }
    nested += 1
    defer { nested -= 1 }
    return try run(downTo: depth, &world)
  }
}
