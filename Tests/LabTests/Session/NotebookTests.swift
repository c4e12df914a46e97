import Testing

@testable import Lab

@Suite struct NotebookTests {
  private func changes(_ reply: Reply) -> [String] {
    (reply.result["changed"]?.elements ?? []).map {
      "\($0["cell"]?.encoded ?? "") \($0["from"]?.text ?? "") > \($0["to"]?.text ?? "")"
    }
  }

  @Test func anEditRunsTheLaterCellsAgain() {
    var desk = Desk(
      "add view A 0 0 100 100", "add view B 0 0 50 50", "tap 20 20", "tap 70 70", "chain B")
    let reply = desk.run("edit 2 add view B 60 60 50 50")
    #expect(reply.cell == nil)
    #expect(changes(reply).suffix(2) == ["3 B > A", "4 A > B"])
    #expect(desk.cells.count == 5)
    #expect(desk.answers.map { $0.cell } == [1, 2, 3, 4, 5])
    #expect(desk.ask("hit-test 70 70", "hitView") == "B")
  }

  @Test func theReplySaysWhatChangedAndToWhat() {
    var desk = Desk("add view A 0 0 100 100", "tap 20 20")
    let text = desk.run("edit 1 add view A 50 50 100 100").text
    #expect(text.first == "2 cells ran again. 2 answers changed:")
    #expect(text.last == "  2  tap 20 20: A → view")
  }

  @Test func nothingChangedIsSaidToo() {
    var desk = Desk("add view A 0 0 100 100", "tap 20 20")
    #expect(desk.run("edit 2 tap 20 20").text == ["1 cell ran again. No answer changed."])
  }

  @Test func aDeletedCellIsGoneAndTheRestMovesUp() {
    var desk = Desk("add view A 0 0 100 100", "add view B 0 0 50 50", "tap 20 20")
    let reply = desk.run("delete 2")
    #expect(changes(reply) == ["2 B > A"])
    #expect(desk.cells == ["add view A 0 0 100 100", "tap 20 20"])
    #expect(desk.answers[1].cell == 2)
    #expect(desk.error("delete 3") == "no-such-cell")
  }

  /// A cell whose object is gone keeps its text, says why it fails, and works again later.
  @Test func laterCellsFailAndRecover() {
    var desk = Desk("add view A 0 0 100 100", "set alpha A 0.5", "add view B", "tap 20 20")
    #expect(
      changes(desk.run("edit 1 add view Q 0 0 100 100")).contains {
        $0.hasPrefix("2 A.alpha = 0.5")
          && $0.hasSuffix(" > There is no object “A”. Did you mean Q?")
      })
    #expect(desk.answers[1].error?.code == "unknown-name")
    #expect(desk.session.state.scene.object(named: "B") != nil, "the cells after it still run")
    #expect(
      desk.run("cells").text[1] == "2  set alpha A 0.5  ← There is no object “A”. Did you mean Q?")

    let back = desk.run("edit 1 add view A 0 0 100 100")
    #expect(
      changes(back).contains {
        $0.hasPrefix("2 There is no object “A”. Did you mean Q? > A.alpha = 0.5")
      })
    #expect(desk.session.cells.allSatisfy { !$0.isError })
    #expect(desk.ask("show A alpha", "value") == 0.5)
  }

  @Test func aFailedCellCanBeEditedAndDeleted() {
    var desk = Desk("add view A", "set alpha A 0.5", "delete 1", "edit 1 add view C")
    #expect(desk.session.cells.allSatisfy { !$0.isError })
    desk.run("edit 1 add view D")
    desk.run("delete 1")
    #expect(desk.session.state == Session().state)
  }

  @Test(arguments: [
    ("edit 1 frobnicate", "unknown-command", 8), ("edit 2 set alpha Q 1", "unknown-name", 18),
    ("edit 2 add view A", "name-taken", 17), ("edit 1 undo", "notebook-command", 8),
    ("edit 1 redo", "notebook-command", 8), ("edit 1 cells", "notebook-command", 8),
    ("edit 1 delete 1", "notebook-command", 8), ("edit 1 edit 1 tap 1 1", "notebook-command", 8),
    ("edit 1 quit", "notebook-command", 8), ("edit 1 save a.md", "notebook-command", 8),
    ("edit 1 open a.md", "notebook-command", 8), ("edit 3 tap 1 1", "no-such-cell", 6),
    ("edit 0 tap 1 1", "out-of-range", 6), ("delete 3", "no-such-cell", 8),
    ("edit 1 \"tap 1 1; tap 2 2\"", "cell-needs-command", 9),
    ("edit 2 \"touch 1 ended\"", "finger-not-down", 15),
    ("hit-test 1 1; edit 2 pump", "queue-empty", 22),
  ])
  func aWrongEditChangesNothing(_ line: String, _ code: String, _ column: Int) {
    var desk = Desk("add view A", "tap 5 5")
    let before = desk.session
    let error = desk.attempt(line).last?.error
    #expect(error?.code == code)
    #expect(error?.column == column)
    #expect(desk.session.state.scene == before.state.scene)
    #expect(Array(desk.session.cells.prefix(2)) == before.cells)
  }

  @Test func quitEndsALine() {
    var desk = Desk()
    let replies = desk.attempt("add view A; quit; add view B")
    #expect(replies.map { $0.command } == ["add view A", "quit"])
    #expect(desk.session.hasQuit)
    #expect(desk.cells == ["add view A"])
  }

  /// Each command of a line sees what the one before it made; a wrong one does not stop the rest.
  @Test func aLineHoldsSeveralCommands() {
    var desk = Desk()
    let replies = desk.attempt("add view A 0 0 50 50; set alpha Q 1; tap 5 5 ; # done")
    #expect(replies.map { $0.isError } == [false, true, false])
    #expect(replies[1].error?.column == 33)
    #expect(replies[2].result["hitView"] == "A")
    #expect(desk.attempt("").isEmpty && desk.attempt("  # nothing").isEmpty)
    #expect(desk.attempt(";;").isEmpty)
  }

  @Test func aThousandCells() {
    var desk = Desk("add view A 0 0 100 100")
    for number in 2...1000 {
      desk.run(number.isMultiple(of: 2) ? "tap 50 50" : "set tag A \(number)")
    }
    let reply = desk.run("edit 1 add view A 60 60 100 100")
    #expect(desk.cells.count == 1000)
    #expect(reply.text.first == "1000 cells ran again. 501 answers changed:")
    #expect(desk.answers[999].result["hitView"] == "view")
    #expect(desk.ask("show A tag", "value") == 999)
  }

  /// The clock and every number of an event come from the commands alone.
  @Test func aReplayedSessionGivesTheSameReplies() {
    let lines = [
      "add view A 20 20 200 200", "add scroll-view S in A 0 0 100 100 contentSize=\"100 400\"",
      "add button B in S 0 0 80 40", "add-target B nil save:", "add tap-recognizer T to A",
      "tap 30 30", "drag 30 100 to 30 40", "tap 30 30 count 2", "wait 1", "shake", "log on",
      "present M from controller", "tap 30 30", "explain", "undo", "describe A",
    ]
    var (one, other) = (Desk(), Desk())
    for line in lines { #expect(one.attempt(line) == other.attempt(line), "\(line)") }
    var again = Desk()
    for reply in one.answers { #expect(again.run(reply.command) == reply) }
    #expect(again.session.state == one.session.state)
  }
}
