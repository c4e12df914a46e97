import Testing

@testable import Lab

@Suite struct SnapshotTests {
  /// The states of a session of this many cells, each another.
  private static func history(_ count: Int) -> (states: [State], cells: [Cell]) {
    var desk = Desk("add view A 0 0 100 100")
    var states = [State(), desk.session.state]
    for number in 1..<count {
      desk.run(number.isMultiple(of: 3) ? "tap \(number % 90) 5" : "set tag A \(number)")
      states.append(desk.session.state)
    }
    return (states, desk.session.cells)
  }

  @Test func everyStateIsFoundAgain() throws {
    let (states, cells) = Self.history(150)
    var snapshots = Snapshots(start: states[0])
    for index in cells.indices { snapshots.note(states[index], before: index) }
    for index in cells.indices {
      var copy = snapshots
      #expect(try copy.goBack(to: index, of: cells, .nobody) == states[index], "cell \(index)")
    }
    for index in cells.indices.reversed() {
      #expect(
        try snapshots.goBack(to: index, of: cells, .nobody) == states[index],
        "back at cell \(index)")
    }
  }

  /// A session of a thousand times the cells has some three times the snapshots.
  @Test func fewAreKept() {
    var snapshots = Snapshots(start: State())
    let state = State()
    for cell in 0..<100_000 { snapshots.note(state, before: cell) }
    #expect(snapshots.count < 100)
    #expect(snapshots.count > 20)
  }

  @Test func undoGoesBackOneByOneThroughThem() {
    let (states, cells) = Self.history(120)
    var desk = Desk(lines: cells.map { $0.text })
    var steps = 0
    while !desk.session.cells.isEmpty {
      desk.run("undo")
      #expect(desk.session.state == states[desk.session.cells.count])
      steps += 1
    }
    for _ in 0..<steps { desk.run("redo") }
    #expect(desk.session.state == states[120])
    #expect(desk.session.cells == cells)
  }

  @Test func anEditInTheMiddleMeetsTheStateOfItsPlace() {
    let (_, cells) = Self.history(120)
    for place in [2, 17, 63, 64, 65, 119] {
      var edited = Desk(lines: cells.map { $0.text })
      edited.run("edit \(place) set tag A 7")
      var lines = cells.map { $0.text }
      lines[place - 1] = "set tag A 7"
      let fresh = Desk(lines: lines)
      #expect(edited.session.state == fresh.session.state)
      edited.run("undo")
      edited.run("undo")
      edited.run("redo")
      edited.run("redo")
      #expect(edited.session.state == fresh.session.state)
    }
  }
}
