/// What is known of tasks: a part of the memory, so that going back goes back for them too.
struct Tasks: Sendable {
  var isSettling = false
  /// Objects that `deinit`s have made since the last look for the dead began.
  var bornInDeath = 0
  /// The task that runs.
  var current: ObjectID?
  /// How many calls stand in one another where a task may be left; nil: nowhere.
  var base: Int?
  /// For how long the task that parks now is to sleep, or whom it waits for.
  var sleeps: Int64 = 0
  var waitsFor: ObjectID?
  /// Who waits for a task's end.
  var waiting: [ObjectID: [Parked]] = [:]
  /// What parked frames hold, by the number of the parked.
  var held: [Int: [ProgramValue]] = [:]
  var count = 0
  /// Of random numbers.
  var seed: UInt64 = 42
}

/// A task that waits: its frames, and for how long it sleeps.
public struct Parked: Sendable {
  public let number: Int
  public var nanoseconds: Int64
  /// Its frames, counted from the first of its registers.
  var frames: [Frame] = []
  var stack: [ProgramValue] = []
  /// What it begins with, where it did not run yet.
  var start: ProgramValue?
  var task: ObjectID?
  /// What it gets when it goes on.
  var answer = ProgramValue.nothing
  var error: ProgramValue?
  /// It sleeps, and is woken with an error where it was cancelled.
  var isAsleep = false
}

extension Machine {
  var tasks: Tasks {
    get { memory.tasks }
    _modify { yield &memory.tasks }
  }

  /// A task goes on, or begins.
  public mutating func resume(_ parked: Parked, in world: inout W) throws(Stop) {
    tasks.held[parked.number] = nil
    _ = try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.goOn(parked, &world)
    }
  }

  /// `Task { … }`
  mutating func makeTask(_ work: ProgramValue, _ world: inout W) -> ProgramValue {
    let id = makeContinuation()
    var parked = makeParked(0)
    parked.start = work
    parked.task = id
    park(parked, &world)
    return .object(id)
  }

  private mutating func makeParked(_ nanoseconds: Int64) -> Parked {
    tasks.count += 1
    return Parked(number: tasks.count, nanoseconds: nanoseconds)
  }

  private mutating func park(_ parked: Parked, _ world: inout W) {
    tasks.held[parked.number] =
      parked.stack + [parked.start ?? .nothing, parked.task.map { .object($0) } ?? .nothing]
    world.park(parked)
  }

  /// The statements of a file: they may be left and gone on with as a task may.
  mutating func startTask(
    function: Int, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let code = code(of: function)
    return try leavable(nil, &world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.invoke(code, arguments, captures: [], &world)
    }
  }

  private mutating func goOn(_ parked: Parked, _ world: inout W) throws(Stop) -> ProgramValue {
    if let start = parked.start {
      return try leavable(parked.task, &world) { (machine, world) throws(Stop) -> ProgramValue in
        try machine.invoke(start, [], &world)
      }
    }
    return try leavable(parked.task, &world) { (machine, world) throws(Stop) -> ProgramValue in
      let (floor, base) = (machine.frames.count, machine.top)
      machine.reserve(base + parked.stack.count + 64)
      for (index, value) in parked.stack.enumerated() { machine.stack[base + index] = value }
      for frame in parked.frames {
        var frame = frame
        frame.base += base
        if frame.to >= 0 { frame.to += base }
        machine.frames.append(frame)
      }
      machine.reserve(machine.top)
      machine.answer(parked)
      machine.nested += 1
      defer { machine.nested -= 1 }
      if parked.isAsleep, machine.isCancelled, case .thrown(let error, _) = machine.cancellation {
        return try machine.run(downTo: floor, raising: error, &world)
      }
      if let error = parked.error { return try machine.run(downTo: floor, raising: error, &world) }
      return try machine.run(downTo: floor, &world)
    }
  }

  private mutating func answer(_ parked: Parked) {
    guard let frame = frames.last, frame.pc > 0,
      let to = frame.code.instructions[frame.pc - 1].result
    else { return }
    stack[frame.base + Int(to)] = parked.answer
  }

  /// Runs what may be left in the middle; what is left is handed to the world.
  private mutating func leavable(
    _ task: ObjectID?, _ world: inout W,
    _ work: (inout Machine, inout W) throws(Stop) -> ProgramValue
  ) throws(Stop) -> ProgramValue {
    let (floor, base) = (frames.count, top)
    let before = (tasks.base, tasks.current)
    tasks.base = nested + 1
    tasks.current = task
    defer { (tasks.base, tasks.current) = before }
    do throws(Stop) {
      let value = try work(&self, &world)
      finish(task, "done", value, &world)
      return value
    } catch {
      switch error {
      case .parked: leave(floor, base, task, &world)
      case .thrown(let value, _) where task != nil: finish(task, "failed", value, &world)
      case .crash, .outOfFuel, .tooDeep, .tooMuchMemory, .thrown: throw error
      }
      return .nothing
    }
  }

  private mutating func leave(
    _ floor: Int, _ base: Int, _ task: ObjectID?, _ world: inout W
  ) {
    var parked = makeParked(tasks.sleeps)
    parked.task = task
    parked.isAsleep = tasks.waitsFor == nil && tasks.sleeps > 0
    let end = top
    parked.stack = taken(base, end - base)
    parked.frames = frames[floor...].map { frame in
      var frame = frame
      frame.base -= base
      if frame.to >= 0 { frame.to -= base }
      return frame
    }
    frames.removeLast(frames.count - floor)
    guard let other = tasks.waitsFor else { return park(parked, &world) }
    tasks.waitsFor = nil
    tasks.held[parked.number] = parked.stack
    tasks.waiting[other, default: []].append(parked)
  }

  private mutating func finish(
    _ task: ObjectID?, _ state: String, _ value: ProgramValue, _ world: inout W
  ) {
    guard let task else { return }
    memory.setContent(of: task, to: .array([.text(state), value, .bool(false)]))
    for waiting in tasks.waiting.removeValue(forKey: task) ?? [] {
      var waiting = waiting
      waiting.nanoseconds = 0
      if state == "done" { waiting.answer = value } else { waiting.error = value }
      park(waiting, &world)
    }
  }

  // MARK: From inside

  var cancellation: Stop {
    let value = program.type(named: "CancellationError").map { ProgramValue.structure($0, []) }
    return .thrown(value ?? .unknown("CancellationError()"), .nowhere)
  }

  mutating func makeContinuation() -> ObjectID {
    let id = memory.make(.library(.task))
    memory.setContent(of: id, to: .array([.text("waits"), .nothing, .bool(false)]))
    return id
  }

  /// A continuation has its answer. A second one is a mistake that Swift stops at.
  mutating func end(
    _ continuation: ProgramValue, _ value: ProgramValue, isError: Bool, _ world: inout W
  ) throws(Stop) {
    guard let id = continuation.asObject else { return }
    guard memory.content(of: id).asItems?.first?.asText == "waits" else {
      throw .crash(
        .fatalError(
          "SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once"),
        .nowhere)
    }
    finish(id, isError ? "failed" : "done", value, &world)
  }

  mutating func sleep(_ nanoseconds: Int64) throws(Stop) -> ProgramValue {
    if isCancelled { throw cancellation }
    guard tasks.base == nested else { return .nothing }
    tasks.sleeps = nanoseconds
    throw .parked
  }

  mutating func yieldTask() throws(Stop) -> ProgramValue {
    guard tasks.base == nested else { return .nothing }
    tasks.sleeps = 0
    throw .parked
  }

  /// `task.value`
  mutating func awaited(_ task: ProgramValue) throws(Stop) -> ProgramValue {
    guard let id = task.asObject, let parts = memory.content(of: id).asItems, parts.count == 3
    else { return .nothing }
    switch parts[0].asText {
    case "done": return parts[1]
    case "failed": throw .thrown(parts[1], .nowhere)
    default:
      guard tasks.base == nested else { return .nothing }
      tasks.waitsFor = id
      throw .parked
    }
  }

  var isCancelled: Bool {
    guard let task = tasks.current, let parts = memory.content(of: task).asItems else {
      return false
    }
    return parts.last?.asBool ?? false
  }

  mutating func cancel(_ task: ProgramValue) {
    guard let id = task.asObject, let parts = memory.content(of: id).asItems, parts.count == 3
    else { return }
    memory.setContent(of: id, to: .array([parts[0], parts[1], .bool(true)]))
  }
}
