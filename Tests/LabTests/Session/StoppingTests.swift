import Testing

@testable import Lab

/// What is ended before its end changes nothing and is no cell.
@Suite struct Stopping {
  static let scene = [
    "add view A 0 0 100 100", "add view B in A 0 0 100 100 hidden=YES", "tap 50 50", "map",
  ]

  @Test(arguments: [
    ("map", LongWork.mapping), ("how-to B", .tryingChanges), ("edit 2 add view C", .runningCells),
    ("delete 1", .runningCells), ("edit 4 map", .mapping),
  ])
  func changesNothing(_ command: String, _ work: LongWork) {
    var desk = Desk(lines: Self.scene)
    let before = (desk.session.state, desk.session.cells)
    desk.session.watch = Watch { told, _, _ in told != work }
    let replies = desk.attempt(command + "; add view Later")
    #expect(replies.count == 1)
    #expect(desk.code == "stopped")
    #expect(replies.last?.isStopped == true)
    #expect(desk.session.state == before.0)
    #expect(desk.session.cells == before.1)
    desk.session.watch = .nobody
    desk.run(command)
  }

  /// A picture among the cells that run again is stopped like one that is asked for.
  @Test func inACellThatRunsAgain() {
    var desk = Desk(lines: Self.scene)
    let before = desk.session.cells
    desk.session.watch = Watch { told, _, _ in told != .mapping }
    #expect(desk.error("delete 2") == "stopped")
    #expect(desk.session.cells == before)
  }

  /// `undo` runs the cells since a checkpoint again, and `redo` those that it brings back.
  @Test(arguments: [("undo", LongWork.runningCells), ("redo", .runningCells), ("redo", .mapping)])
  func goingBackAndOn(_ command: String, _ work: LongWork) {
    var desk = Desk(lines: Self.scene + ["delete 3", "undo"])
    if command == "redo" { desk.run("undo") }
    let before = desk.session
    desk.session.watch = Watch { told, _, _ in told != work }
    #expect(desk.error(command) == "stopped")
    #expect(desk.session.state == before.state)
    #expect(desk.session.cells == before.cells)
    #expect(desk.session.cellsAhead == before.cellsAhead)
    desk.session.watch = .nobody
    desk.run(command)
    var other = Desk(lines: Self.scene + ["delete 3", "undo"])
    if command == "redo" { other.run("undo") }
    other.run(command)
    #expect(desk.session.state == other.session.state)
    #expect(desk.session.cells == other.session.cells)
  }

  /// Saving asks for answers.
  @Test func answersThatRunAgain() {
    var desk = Desk(lines: Self.scene)
    desk.session.watch = Watch { work, done, _ in work != .runningCells || done < 2 }
    var answers = desk.session.answeredCells
    #expect(Array(answers).count == 2)
    while answers.next() != nil {}
    #expect(answers.isStopped)
    desk.session.watch = .nobody
    #expect(Array(desk.session.answeredCells).count == Self.scene.count)
  }

  @Test func openingKeepsTheOldCells() {
    var desk = Desk("add view Old")
    let before = desk.session.cells
    let entries = (1...5).map { Entry.line("add view V\($0)", number: $0) }
    desk.session.watch = Watch { _, done, _ in done < 3 }
    #expect(throws: Stopped()) { try desk.session.open(entries, in: State()) }
    #expect(desk.session.cells == before)
  }

  @Test func toldHowFarItIs() {
    final class Log: @unchecked Sendable { var steps: [(LongWork, Int, Int?)] = [] }
    let log = Log()
    var desk = Desk(lines: Self.scene)
    desk.session.watch = Watch { work, done, total in
      log.steps.append((work, done, total))
      return true
    }
    desk.run("map")
    #expect(!log.steps.isEmpty)
    #expect(log.steps.allSatisfy { $0.0 == .mapping && $0.1 <= $0.2 ?? 0 })
    log.steps = []
    desk.run("how-to B")
    #expect(log.steps.map { $0.1 } == Array(1...log.steps.count))
  }
}
