import Testing

@testable import Lab

@Suite struct UndoTests {
  @Test func cellsAreNumberedFromOne() {
    var desk = Desk()
    #expect(desk.attempt("add view A; chain A; tap 5 5").map { $0.cell } == [1, 2, 3])
    #expect(desk.cells == ["add view A", "chain A", "tap 5 5"])
    #expect(desk.run("cells").cell == nil)
  }

  @Test func anErrorIsNoCell() {
    var desk = Desk("add view A")
    #expect(desk.error("set alpha A 2") == "out-of-range")
    #expect(desk.run("tap 5 5").cell == 2)
  }

  /// The last command that changed something goes, and with it the questions since.
  @Test func undoTakesBackAChangeAndTheQuestionsSince() {
    var desk = Desk("add view A", "chain A", "set alpha A 0.5", "show A alpha", "hit-test 5 5")
    let reply = desk.run("undo")
    #expect(reply.result["takenBack"] == ["set alpha A 0.5", "show A alpha", "hit-test 5 5"])
    #expect(desk.cells == ["add view A", "chain A"])
    #expect(desk.ask("show A alpha", "value") == 1)
  }

  /// Questions alone are nothing to take back; with an edit before them the edit is.
  @Test func questionsAloneAreNothingToTakeBack() {
    var desk = Desk("help move", "chain view")
    #expect(desk.error("undo") == "nothing-to-undo")
    #expect(desk.cells == ["help move", "chain view"])
    desk.run("add view A")
    desk.run("edit 3 add view B")
    desk.run("chain B")
    desk.run("undo")
    #expect(desk.session.state.scene.object(named: "A") != nil)
    #expect(desk.cells == ["help move", "chain view", "add view A", "chain B"])
    desk.run("redo")
    #expect(desk.session.state.scene.object(named: "B") != nil)
  }

  /// A lesson's scene was typed by nobody; of the user's own nothing is lost.
  @Test(arguments: [false, true])
  func anotherSessionIsTakenBackOnlyWhereItIsToBe(_ undoably: Bool) {
    var desk = Desk("add view A", "set alpha A 0.5")
    let scene = desk.session.state.scene
    desk.session.take(Desk("add view B").session, undoably: undoably)
    #expect(desk.error("undo") == (undoably ? nil : "nothing-to-undo"))
    #expect((desk.session.state.scene == scene) == undoably)
    #expect(desk.error("redo") == (undoably ? nil : "nothing-to-redo"))
    #expect(desk.session.state.scene.object(named: "B") != nil)
  }

  @Test func undoGoesBackToTheStart() {
    var desk = Desk("add view A", "add view B", "remove A")
    for _ in 0..<3 { desk.run("undo") }
    #expect(desk.session.state == Session().state)
    #expect(desk.cells.isEmpty)
    #expect(desk.error("undo") == "nothing-to-undo")
  }

  @Test func redoBringsBackExactlyWhatWasTaken() {
    var desk = Desk("add view A 10 10 50 50", "tap 20 20", "chain A")
    let before = desk.session
    desk.run("undo")
    desk.run("undo")
    #expect(desk.cells.isEmpty)
    desk.run("redo")
    #expect(desk.cells == ["add view A 10 10 50 50"])
    desk.run("redo")
    #expect(desk.session.state == before.state)
    #expect(desk.session.cells == before.cells)
    #expect(desk.error("redo") == "nothing-to-redo")
  }

  @Test(arguments: ["add view B", "chain view"])
  func aNewCommandForgetsWhatWasTakenBack(_ command: String) {
    var desk = Desk("add view A", "undo", command)
    #expect(desk.error("redo") == "nothing-to-redo")
  }

  @Test func aWrongLineForgetsNothing() {
    var desk = Desk("add view A", "undo")
    #expect(desk.error("frobnicate") == "unknown-command")
    desk.run("redo")
    #expect(desk.cells == ["add view A"])
  }

  @Test func anEditIsTakenBackWhole() {
    var desk = Desk("add view A 0 0 50 50", "tap 20 20", "tap 100 100")
    let before = desk.session
    desk.run("edit 1 add view A 60 60 100 100")
    let after = desk.session
    desk.run("undo")
    #expect(desk.session.state == before.state)
    #expect(desk.session.cells == before.cells)
    desk.run("redo")
    #expect(desk.session.state == after.state)
    #expect(desk.session.cells == after.cells)
  }

  @Test func aDeletedCellComesBack() {
    var desk = Desk("add view A 0 0 50 50", "add view B 0 0 50 50", "tap 20 20", "delete 2")
    #expect(desk.cells == ["add view A 0 0 50 50", "tap 20 20"])
    desk.run("undo")
    #expect(desk.cells.count == 3)
    #expect(desk.answers[2].result["hitView"] == "B")
  }

  /// Commands before and after an edit are taken back one by one, the edit between them as one.
  @Test func undoAndEditsTakeTurns() {
    var desk = Desk("add view A", "set alpha A 0.5", "edit 2 set alpha A 0.7", "set tag A 3")
    desk.run("undo")
    #expect(desk.cells == ["add view A", "set alpha A 0.7"])
    desk.run("undo")
    #expect(desk.cells == ["add view A", "set alpha A 0.5"])
    desk.run("undo")
    #expect(desk.cells == ["add view A"])
    for _ in 0..<3 { desk.run("redo") }
    #expect(desk.cells == ["add view A", "set alpha A 0.7", "set tag A 3"])
    #expect(desk.ask("show A tag", "value") == 3)
  }

  /// Not the scene alone comes back.
  @Test func rulesLanguageLogAndMomentsComeBack() {
    for command in [
      "rules documents", "rules nil-target=sender", "lang zh-Hans", "log on",
      "on controller view-did-appear do tap 1 1",
    ] {
      var desk = Desk("add view A")
      let before = desk.session.state
      desk.run(command)
      #expect(desk.session.state != before, "\(command) changes something")
      #expect(desk.run("undo").result["takenBack"] == [.string(command)])
      #expect(desk.session.state == before, "\(command) is taken back")
    }
  }

  @Test func resetCanBeTakenBack() {
    var desk = Desk("add view A", "reset empty")
    #expect(desk.session.state.scene.object(named: "A") == nil)
    desk.run("undo")
    #expect(desk.session.state.scene.object(named: "A") != nil)
  }
}
