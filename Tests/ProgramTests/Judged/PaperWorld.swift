import Program

/// A world with nothing in it but paper to print on.
struct PaperWorld: World {
  struct Outcome {
    var lines: [String] = []
    var stop: StopKind?
    var problems: [String] = []
  }

  struct Surface: WorldSurface {
    func type(named name: String) -> WorldType? { nil }
    func type(numbered number: Int) -> WorldType? { nil }
    func members(_ name: String, of type: WorldType) -> [WorldMember] { [] }
    func member(selector: String, of type: WorldType, isStatic: Bool) -> WorldMember? { nil }
    func globals(_ name: String) -> [WorldMember] { [] }
  }

  private var text = ""
  /// Who waits, and until when.
  private var waiting: [(until: Int64, task: Parked)] = []
  private var time: Int64 = 0

  static func run(_ text: String, _ language: SourceLanguage) -> Outcome {
    let file = SourceReader.read(SourceText(text, language: language), number: 0)
    let program = Program([file])
    var outcome = Outcome()
    outcome.problems = file.problems.map { "\($0.kind)" } + program.problems.map { "\($0.kind)" }
    var world = PaperWorld()
    var machine = Machine<PaperWorld>(
      program, surface: Surface(),
      limits: Limits(fuel: 5_000_000, depth: 200, memory: 50_000_000))
    do throws(Stop) {
      try machine.run(file: 0, in: &world)
      while let task = world.next() { try machine.resume(task, in: &world) }
    } catch {
      outcome.stop = StopKind(error)
    }
    outcome.lines = world.text.lines
    return outcome
  }

  mutating func printed(_ text: String) {
    self.text += text
  }

  mutating func park(_ task: Parked) {
    waiting.append((time + task.nanoseconds, task))
  }

  private mutating func next() -> Parked? {
    guard let first = waiting.indices.min(by: { waiting[$0].until < waiting[$1].until }) else {
      return nil
    }
    let (until, task) = waiting.remove(at: first)
    time = max(time, until)
    return task
  }

  mutating func get(
    _ member: WorldMember, of receiver: ProgramValue, machine: inout Machine<PaperWorld>
  ) throws(Stop) -> ProgramValue { .nothing }

  mutating func set(
    _ member: WorldMember, of receiver: inout ProgramValue, to value: ProgramValue,
    machine: inout Machine<PaperWorld>
  ) throws(Stop) {}

  mutating func call(
    _ member: WorldMember, on receiver: inout ProgramValue, arguments: [ProgramValue],
    machine: inout Machine<PaperWorld>
  ) throws(Stop) -> ProgramValue { .nothing }

  mutating func make(
    _ member: WorldMember, for object: ObjectID, arguments: [ProgramValue],
    machine: inout Machine<PaperWorld>
  ) throws(Stop) -> Bool { true }

  func roots(_ memory: ProgramMemory) -> [ObjectID] { [] }

  mutating func died(native: Int) {}
}
