import Testing

@testable import Lab

/// However much is run and answered, a session keeps so much of it and no more; what it then says is
/// what it would say if it kept all.
@Suite struct MemoryTests {
  private static let lines: [String] =
    ["add view A 0 0 100 100", "add view B in A 10 10 20 20"]
    + (0..<60).map { number in
      switch number % 5 {
      case 0: "set tag A \(number)"
      case 1: "tap \(number) 15"
      case 2: "chain B"
      case 3: "tree"
      default: "explain"
      }
    }

  /// The same session, and one that has room for the answers of a few cells.
  private static func both() -> (whole: Desk, small: Desk) {
    var small = Desk()
    small.session.list = CellList(limit: 4_000)
    for line in lines { small.run(line) }
    return (Desk(lines: lines), small)
  }

  private static func expectSame(_ one: Session, _ other: Session) {
    #expect(Array(one.answeredCells) == Array(other.answeredCells))
    #expect(one.state == other.state)
  }

  @Test func answersThatAreNotKeptAreMadeAgain() {
    let (whole, small) = Self.both()
    #expect(whole.session.list.firstAnswered == 0)
    #expect(small.session.list.firstAnswered > 40)
    #expect(small.session.cells[2].reply.text.isEmpty)
    Self.expectSame(whole.session, small.session)
    #expect(whole.session.cells == Array(small.session.answeredCells))
  }

  @Test func editsTellTheSameChanges() {
    var (whole, small) = Self.both()
    for line in ["edit 2 add view B in A 15 15 30 30", "delete 8", "undo", "undo", "redo"] {
      #expect(whole.run(line) == small.run(line), "\(line)")
      Self.expectSame(whole.session, small.session)
    }
  }

  @Test func whatIsTakenBackComesAgain() {
    var (whole, small) = Self.both()
    for line in Array(repeating: "undo", count: 12) + Array(repeating: "redo", count: 12) {
      #expect(whole.run(line) == small.run(line))
      Self.expectSame(whole.session, small.session)
    }
  }

  // MARK: More cells than there is room for

  private static func forgetful(_ count: Int) -> Desk {
    var desk = Desk()
    (desk.session.cellLimit, desk.session.forgottenAtOnce) = (100, 64)
    desk.session.forgetsOldest = true
    for number in 1...count { desk.run(line(number)) }
    return desk
  }

  private static func line(_ number: Int) -> String {
    number == 1 ? "add view A 0 0 100 100" : "set tag A \(number)"
  }

  @Test func otherwiseOneMoreIsRefused() {
    var desk = Desk()
    desk.session.cellLimit = 3
    for _ in 0..<3 { desk.run("tap 5 5") }
    #expect(desk.error("tap 5 5") == "too-many-cells")
    #expect(desk.cells.count == 3)
  }

  @Test func theNewestCellsKeepTheirNumbers() {
    var desk = Self.forgetful(500)
    #expect((36...100).contains(desk.session.cells.count))
    #expect(desk.session.cells.last?.reply.cell == 500)
    #expect(desk.run("cells").text.last == "500  set tag A 500")
    #expect(desk.error("edit 1 tree") == "cell-not-kept")
    #expect(desk.error("edit 501 tree") == "no-such-cell")
    #expect(desk.run("edit 490 chain A").text.first == "11 cells ran again. 1 answer changed:")
    #expect(desk.session.cells.last?.reply.cell == 500)
    #expect(desk.run("tree").cell == 501)
  }

  /// Back to the first cell that is kept, and no further.
  @Test(arguments: [101, 164, 165, 500])
  func undoGoesAsFarAsTheCells(_ count: Int) {
    let whole = Desk(lines: (1...count).map { Self.line($0) })
    var desk = Self.forgetful(count)
    for left in desk.session.cells.indices.reversed() {
      desk.run("undo")
      #expect(desk.session.cells.count == left)
    }
    #expect(desk.error("undo") == "nothing-to-undo")
    #expect(
      desk.session.state
        == Desk(lines: (1...desk.session.forgottenCells).map { Self.line($0) }).session.state)
    for _ in 0..<desk.session.cellsAhead { desk.run("redo") }
    #expect(desk.session.state == whole.session.state)
  }

  // MARK: Edits and snapshots

  @Test func oldEditsAreForgotten() {
    var desk = Desk("add view A", "tap 5 5")
    for _ in 0..<5 { desk.run("edit 2 chain A") }
    let one = desk.session.past.weight
    desk.session.history.forgetEdits(limit: one * 2)
    desk.run("undo")
    #expect(desk.error("undo") == nil)
    #expect(desk.error("undo") == "nothing-to-undo")
    desk.session.history = []
    desk.run("edit 2 chain A")
    desk.session.history.forgetEdits(limit: 1)
    desk.run("undo")
  }

  @Test func statesFindNoMoreRoomThanThereIs() throws {
    let desk = Desk(lines: Self.lines)
    var state = State()
    var snapshots = Snapshots(start: state, limit: state.weight * 12)
    var states: [State] = []
    for (index, cell) in desk.session.cells.enumerated() {
      snapshots.note(state, before: index)
      states.append(state)
      _ = state.cell(rerunning: cell, .nobody)
      #expect(snapshots.count <= 13)
    }
    for index in states.indices.reversed() {
      #expect(try snapshots.goBack(to: index, of: desk.session.cells, .nobody) == states[index])
    }
  }
}
