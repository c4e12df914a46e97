import Depth
import Synchronization
import Testing

@testable import Lab

/// A session goes back by running cells again. However far that is, what it then is and says is what
/// the cells that are left come to when they are typed anew.
@Suite struct CheckpointTests {
  /// So few cells between two checkpoints that a short session has many.
  private static func session(spacing: Int) -> Session {
    var session = Session()
    session.checkpoints = Checkpoints(session.checkpoints.start, spacing: spacing)
    return session
  }

  private static func line(_ number: Int) -> String {
    switch number % 7 {
    case 0: "add view V\(number) \(number % 90) 5 40 40"
    case 1: "tap \(number * 13 % 120) 15"
    case 2: "set tag view \(number)"
    case 3: "chain view"
    case 4: "note \"\(number)\""
    case 5: "post tap 5 5"
    default: "tree"
    }
  }

  /// The cells, typed into a new session.
  private static func anew(_ session: Session) -> Session {
    var other = Session()
    for cell in session.cells { _ = other.run(cell.text) }
    return other
  }

  private static func expectSame(_ session: Session, _ message: String) {
    let other = anew(session)
    #expect(session.state == other.state, "\(message)")
    #expect(session.cells == other.cells, "\(message)")
  }

  /// Undo, redo, edits and deletions by chance, one upon the other.
  @Test(arguments: 0..<Depth.count(4, nightly: 12)) func whatIsLeftIsWhatTheCellsComeTo(_ seed: Int)
  {
    var random = RandomScenes(seed: seed + 1)
    var session = Self.session(spacing: [1, 3, 10, 256][seed % 4])
    for number in 1...80 {
      let place = Int.random(in: 1...max(1, session.cells.count), using: &random)
      let line =
        switch Int.random(in: 0..<10, using: &random) {
        case 0: "edit \(place) \(Self.line(number + 100))"
        case 1: "delete \(place)"
        case 2, 3: "undo"
        case 4: "redo"
        case 5: "frobnicate"
        default: Self.line(number)
        }
      let before = session
      let failed = session.run(line).contains { $0.isError }
      if failed {
        #expect(session.state == before.state && session.cells == before.cells, "\(line)")
      }
      if number % 10 == 0 { Self.expectSame(session, "\(seed): \(line)") }
    }
    while session.run("undo").allSatisfy({ !$0.isError }) {}
    // Questions alone are left.
    #expect(!session.state.differs(from: Session().state))
  }

  @Test(arguments: [1, 4, 256]) func everyStateIsFoundAgain(_ spacing: Int) throws {
    var session = Self.session(spacing: spacing)
    var states = [session.state]
    for number in 1...Depth.count(40, nightly: 150) {
      _ = session.run(Self.line(number))
      states.append(session.state)
    }
    for index in states.indices {
      #expect(try session.state(before: index) == states[index], "cell \(index)")
    }
  }

  /// A session a hundred times as long has some more of them, and to go back takes running no more than
  /// a part of the way.
  @Test(arguments: Depth.isNightly ? [1_000, 100_000] : [1_000]) func fewAreKept(_ cells: Int) {
    let state = State()
    var checkpoints = Checkpoints(Checkpoints.Start(state: state), spacing: 10)
    for cell in 1...cells { checkpoints.note(state, after: cell, work: 1) }
    #expect((5...29).contains(checkpoints.later.count))
    for distance in [1, 10, 100, 900] {
      let known = checkpoints.last(upTo: cells - distance).cell
      #expect(cells - distance - known <= distance + 10, "\(distance) cells back")
    }
  }

  /// A cell that does a great deal has its own.
  @Test func workCounts() {
    let state = State()
    var checkpoints = Checkpoints(Checkpoints.Start(state: state), spacing: 10)
    checkpoints.note(state, after: 1, work: 1)
    #expect(checkpoints.last(upTo: 1).cell == 0)
    checkpoints.note(state, after: 2, work: 9)
    #expect(checkpoints.last(upTo: 2).cell == 2)
  }

  private final class Steps: Sendable {
    let count = Mutex(0)

    var watch: Watch {
      Watch { _, _, _ in
        self.count.withLock { $0 += 1 }
        return true
      }
    }
  }

  /// Who takes back one cell after the other does not wait for all of them each time.
  @Test func backOneByOne() {
    let steps = Steps()
    var session = Session()
    session.watch = steps.watch
    for number in 0..<240 { _ = session.run("add view V\(number) 5 5 40 40") }
    for left in (0..<240).reversed() {
      _ = session.run("undo")
      guard left % 16 == 0 else { continue }
      #expect(session.cells.count == left)
      Self.expectSame(session, "\(left) cells")
    }
    #expect(steps.count.withLock { $0 } < 240 * 12)
  }

  // MARK: More cells than there is room for

  private static func forgetful(_ count: Int, spacing: Int = 7) -> Desk {
    var desk = Desk()
    desk.session = session(spacing: spacing)
    desk.session.cellLimit = 100
    desk.session.forgetsOldest = true
    for number in 1...count { desk.run(tagging(number)) }
    return desk
  }

  private static func tagging(_ number: Int) -> String {
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
    #expect((33...100).contains(desk.session.cells.count))
    #expect(desk.session.forgottenCells + desk.session.cells.count == 500)
    #expect(desk.run("cells").text.last == "500  set tag A 500")
    #expect(desk.error("edit 1 tree") == "cell-not-kept")
    #expect(desk.error("edit 501 tree") == "no-such-cell")
    #expect(desk.run("edit 490 chain A").text.first == "11 cells ran again. 1 answer changed:")
    #expect(desk.answers.last?.cell == 500)
    #expect(desk.run("tree").cell == 501)
  }

  /// Back to the first cell that is kept, and no further.
  @Test(arguments: [101, 167, 168, 500], [7, 256])
  func undoGoesAsFarAsTheCells(_ count: Int, _ spacing: Int) {
    let whole = Desk(lines: (1...count).map { Self.tagging($0) })
    var desk = Self.forgetful(count, spacing: spacing)
    for left in desk.session.cells.indices.reversed() {
      desk.run("undo")
      #expect(desk.session.cells.count == left)
    }
    #expect(desk.error("undo") == "nothing-to-undo")
    let forgotten = (1...desk.session.forgottenCells).map { Self.tagging($0) }
    #expect(desk.session.state == Desk(lines: forgotten).session.state)
    for _ in 0..<desk.session.cellsAhead { desk.run("redo") }
    #expect(desk.session.state == whole.session.state)
    #expect(desk.session.forgottenCells + desk.session.cells.count == count)
  }

  /// Edits hold the cells that they replaced: of too many the oldest are for good.
  @Test func oldEditsAreForgotten() {
    var desk = Desk()
    desk.session.cellLimit = 3
    desk.run("tap 5 5")
    for number in 1...5 { desk.run("edit 1 tap \(number) 5") }
    for number in [4, 3, 2] {
      desk.run("undo")
      #expect(desk.cells == ["tap \(number) 5"])
    }
    #expect(desk.error("undo") == "nothing-to-undo")
  }

  /// A command and what it does are one, whichever way the command is refused.
  @Test(arguments: [
    "add segmented-control S selectedSegmentIndex=7", "add text-field F inputView=window",
    "add view V frame=\"0 0 10 10\" inputView=window", "unhandle A touches", "unhandle A save:",
    "remove-target T controller never:", "present controller from controller", "move A to B",
    "unoverride A", "touch 1 ended", "pump", "dismiss controller",
  ])
  func whatIsRefusedLeavesNothingBehind(_ line: String) {
    var desk = Desk(
      "add view A 0 0 100 100", "add view B in A 0 0 50 50", "add tap-recognizer T to A")
    let before = desk.session.state
    #expect(desk.error(line) != nil)
    #expect(desk.session.state == before)
  }
}
