import Engine
import Invariants
import Lab

/// A session every command of which is followed by all checks.
public struct Watched {
  public private(set) var session: Session
  public private(set) var faults: [String] = []
  private let start: State

  public init(state: State = State()) {
    start = state
    session = Session(state: state)
  }

  /// Makes a session of bytes, any bytes, and says what did not hold in it.
  public static func faults(ofSessionFrom bytes: [UInt8], commands: Int = 32) -> [String] {
    var maker = CommandMaker(Bytes(bytes))
    var watched = Watched(
      state: State(
        rules: maker.bytes.next() % 4 == 0 ? .documents : .uikit,
        language: maker.bytes.next() % 4 == 0 ? .simplifiedChinese : .english))
    for _ in 0..<commands where !maker.bytes.isEmpty {
      if maker.bytes.next() % 32 == 1 { watched.goBackAndForth() }
      watched.run(maker.line(in: watched.session.state.scene))
    }
    watched.conclude()
    return watched.faults
  }

  public mutating func run(_ line: String) {
    let before = session.state
    let replies = session.run(line)
    var seen: [String] = []
    for reply in replies { seen += ReplyFaults(of: reply, to: line).found }
    seen += SceneFaults(of: session.state.scene).found
    if replies.count == 1, replies[0].isError, session.state.scene != before.scene {
      seen.append("it failed, and changed the scene")
    }
    faults += seen.map { "\($0)\n  after \(line.debugDescription)" }
  }

  /// `undo` goes back to where the last cells were run from, and `redo` comes again.
  public mutating func goBackAndForth() {
    let after = session.state
    let count = session.cells.count
    guard session.run("undo").allSatisfy({ !$0.isError }) else { return }
    if session.cells.count < count, session.state != session.start,
      session.cells.count > 0 || session.state.scene != start.scene
    {
      // The cells that are left lead to this state.
      let again = replayed(session.cells, from: session.start)
      if again.state.scene != session.state.scene { faults.append("undo leads to another scene") }
    }
    if session.run("redo").contains(where: { $0.isError }) { faults.append("redo fails") }
    if session.state.scene != after.scene || session.cells.count != count {
      faults.append("redo leads to another scene")
    }
  }

  /// Runs the cells again in a new session: the same answers, and touches that come to an end.
  public mutating func conclude() {
    let again = replayed(session.cells, from: session.start)
    for (old, new) in zip(session.cells, again.cells)
    where !new.answersLike(old) {
      faults.append("\(old.text.debugDescription) answers otherwise when it is run again")
    }
    if again.state.scene != session.state.scene { faults.append("the cells lead to another scene") }
    follow(session.cells, from: session.start)
  }

  private func replayed(_ cells: [Cell], from start: State) -> Session {
    var again = Session(state: start)
    var entries: [Entry] = []
    for (index, cell) in cells.enumerated() {
      let number = index + 1
      entries.append(
        cell.note.map { .note($0, number: number) } ?? .line(cell.text, number: number))
    }
    try? again.open(entries, in: start)
    return again
  }

  /// Every touch of the session ends. An interruption ends all that is in flight, and nothing is
  /// left open.
  private mutating func follow(_ cells: [Cell], from start: State) {
    var session = Session(state: start)
    var ledger = TouchLedger()
    let lines = cells.filter { $0.note == nil }.map { $0.text } + ["interrupt", "wait 10"]
    for reply in lines.flatMap({ session.run($0) }) {
      if reply.command.lowercased().contains("reset") || reply.decisionsNotKept > 0 {
        ledger = TouchLedger()
        if !reply.scene.touches.isEmpty { return }
      }
      ledger.read(reply.decisions, in: reply.scene)
    }
    faults += ledger.faults
    let scene = session.state.scene
    if !scene.touches.isEmpty { faults.append("touches are there after an interruption") }
    for recognizer in scene.recognizers where recognizer.state != .possible {
      faults.append("\(recognizer.name) is \(recognizer.state) after an interruption")
    }
    if ledger.faults.isEmpty, !ledger.isSettled {
      faults.append("a touch has begun, and nobody says that it is over")
    }
  }
}
