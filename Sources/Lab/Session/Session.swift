import Engine

/// A learner's session: a scene, and the numbered cells that led to it.
public struct Session: Sendable {
  public internal(set) var state: State
  public internal(set) var cells: [Cell] = []
  var checkpoints: Checkpoints
  var undone: [Undone] = []
  var history: [Change] = []
  /// The number of the line that was run last.
  private var newestLine = 0
  public internal(set) var hasQuit = false
  /// Lines of code that is not whole yet.
  var code = CodeInHand()
  /// The line on which code that is not whole yet began.
  var gatheredFrom: Int?

  public mutating func quit() { hasQuit = true }

  /// Whoever quit has thought better of it.
  public mutating func stay() { hasQuit = false }

  /// What happened last is not shown any more.
  public mutating func forgetEvent() {
    state.lastEvent = nil
    state.lastDone = nil
  }

  /// What happened last is what happened there, on the same scene.
  public mutating func recall(eventOf other: State) {
    state.lastEvent = other.lastEvent
    state.lastDone = other.lastDone
    state.step = nil
  }

  /// Told of what takes long; it may end it.
  public var watch = Watch.nobody

  /// Does it forget the oldest cells where there is no room for more? Then it runs as many commands as
  /// come, and of those cells only what they did is left. Otherwise a command too many is refused.
  public var forgetsOldest = false

  public static let cellLimit = 100_000
  var cellLimit = Session.cellLimit

  public init(state: State = State()) {
    self.state = state
    checkpoints = Checkpoints(Checkpoints.Start(state: state))
  }

  /// How many cells there were before those that are kept.
  public var forgottenCells: Int { checkpoints.start.forgotten }
  /// The number that whoever opened a document gave its cells; nil for cells of no document.
  public var opening: Int? { checkpoints.start.opening }

  /// Pictures fill a terminal of so many columns, and stay readable on any.
  public mutating func fit(columns: Int, rows: Int? = nil) {
    state.width = min(max(columns, 20), 200)
    state.height = rows
  }

  /// What runs from here on stands on a line of its own.
  mutating func beginLine() { newestLine = state.pace.newLine(after: newestLine) }

  /// What a command comes to; nil of none.
  mutating func step(_ part: CommandText, number: Int?) -> LineStep? {
    do throws(CommandError) {
      let command = try parse(part, in: state.scene)
      if command != nil { code.leaveFile() }
      switch command {
      case .file(let command)?: return .handOver(.file(command), part)
      case .learn(let command)?: return .handOver(.learn(command), part)
      case let command?:
        var reply = try run(command, from: part, number: number)
        reply.line = number
        return .reply(reply)
      case nil: return nil
      }
    } catch {
      return .reply(failure(error, in: part.source, number: number))
    }
  }

  /// The same, where nobody is there to whom anything could be handed.
  mutating func runCommand(_ part: CommandText, number: Int?) -> Reply? {
    switch step(part, number: number) {
    case .reply(let reply)?: reply
    case .handOver(let command, let part)?: nobodyTakes(command, part, number: number)
    case nil: nil
    }
  }

  func failure(_ error: CommandError, in text: String, number: Int?) -> Reply {
    var reply = Reply(command: text, scene: state.scene, language: state.language)
    reply.line = number
    reply.error = error.leadingToGlossary(from: text, in: state.language)
    return reply
  }

  /// Words about the notebook act on the cells; every other command becomes one.
  mutating func run(
    _ command: Command, from part: CommandText, number: Int?
  ) throws(CommandError) -> Reply {
    do throws(RunError) {
      switch command {
      case .scene, .session: return try runAsCell(command, part, number: number)
      case .notebook(let command): return try run(command, part)
      case .file(let command): throw HandedCommand.file(command).refusedHere
      case .learn(let command): throw HandedCommand.learn(command).refusedHere
      }
    } catch {
      throw CommandError(error, in: part, scene: state.scene, language: state.language)
    }
  }

  mutating func runAsCell(
    _ command: Command, _ part: CommandText, number: Int?
  ) throws(RunError) -> Reply {
    try makeRoom()
    var reply = try state.run(command, text: part.source, on: newestLine, watch: watch)
    reply.line = number
    reply.cell = forgottenCells + cells.count + 1
    append(Cell(command, reply, typed: newestLine), work: reply.work)
    history.append(.ran)
    undone = []
    return reply
  }

  /// The cell that has just run.
  mutating func append(_ cell: Cell, work: Int) {
    cells.append(cell)
    checkpoints.note(state, after: cells.count, work: work)
  }

  private mutating func makeRoom() throws(RunError) {
    if cells.isEmpty { checkpoints.begin(with: state) }
    guard cells.count >= cellLimit else { return }
    guard forgetsOldest else { throw .tooManyCells(limit: cellLimit) }
    let most = cellLimit * 2 / 3
    let known = checkpoints.last(upTo: most)
    // Up to a state that is known, so that nothing has to run again.
    let (count, start) =
      known.cell > 0 ? known : (most, try state(before: most))
    checkpoints.forget(before: count, start)
    cells.removeFirst(count)
    history.forgetAll(butFor: cells.count)
    undone = []
  }
}
