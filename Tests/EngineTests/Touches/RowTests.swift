import Engine
import Testing

@Suite("Rows of tables")
struct RowTests {
  /// A table of three rows; the first has a plain view in it, the second a button.
  private func stage(_ kind: ViewKind = .tableView) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "T", 0, 0, 320, 400)
    try stage.set(.contentSize, "T", .size(Size(320, 1000)))
    for (at, name) in ["one", "two", "three"].enumerated() {
      try stage.add(.tableCell, name, in: "T", 0, Double(at) * 60, 320, 60)
    }
    try stage.add(.view, "content", in: "one", 0, 0, 200, 60)
    try stage.add(.button, "B", in: "two", 0, 0, 100, 60)
    try stage.target("controller", "go:", of: "B")
    return stage
  }

  private func events(_ stage: Stage) -> [String] {
    stage.decisions.compactMap { decision in
      guard case .row(let cell, let event) = decision.kind else { return nil }
      if case .asked(_, _, nil) = event { return nil }
      let name = "\(event)".prefix { $0 != "(" }
      return "\(stage.scene.name(of: cell)) \(name)"
    }
  }

  private func isSelected(_ stage: Stage, _ name: String) throws -> Bool {
    stage.scene.isSelected(try stage.view(name))
  }

  @Test(
    "U-SV-21 U-SV-22: a tap on a row, or on what is in it, selects it",
    arguments: [ViewKind.tableView, .collectionView], [(250.0, 30.0), (50, 30)])
  func selects(kind: ViewKind, point: (Double, Double)) throws {
    var stage = try stage(kind)
    stage.tap(point.0, point.1)
    #expect(events(stage) == ["one highlighted", "one unhighlighted", "one selected"])
    #expect(stage.calls.contains("T began") && stage.calls.contains("T ended"))
    #expect(!stage.calls.contains("view began"))
    stage.forget()
    stage.tap(250, 150)
    #expect(
      events(stage) == [
        "three highlighted", "three unhighlighted", "one deselected", "three selected",
      ])
  }

  @Test("U-SV-22: a finger that rests highlights; a drag unhighlights and selects nothing")
  func drag() throws {
    var stage = try stage()
    stage.touch(.began, 250, 30)
    #expect(events(stage) == [])
    stage.wait(0.2)
    #expect(stage.scene.value(of: .highlighted, of: try stage.object("one")) == .bool(true))
    stage.slide(Point(250, 130), Point(250, 30))
    stage.lift()
    #expect(events(stage) == ["one highlighted", "one unhighlighted"])
    #expect(!(try isSelected(stage, "one")))
  }

  @Test("U-SV-22: a NO of the delegate's ends it and keeps the old selection")
  func refusals() throws {
    for question in RowQuestion.allCases {
      var stage = try stage()
      try stage.set(.selected, "three", .bool(true))
      let (table, one) = (try stage.view("T"), try stage.view("one"))
      stage.scene.override(table, question, answer: false, for: one)
      stage.tap(250, 30)
      #expect(try isSelected(stage, "three") && !(try isSelected(stage, "one")))
      #expect(events(stage).contains("one highlighted") == (question == .willSelect))
      stage.tap(250, 90)
      #expect(try isSelected(stage, "two"))
    }
  }

  @Test(
    "U-SV-21: a cell that handles touches without super loses selection, with super it keeps it")
  func cellHandles() throws {
    for mode in [Handling.ends, .thenSuper] {
      var stage = try stage()
      try stage.handleTouches("one", mode)
      stage.tap(250, 30)
      #expect(try isSelected(stage, "one") == (mode == .thenSuper))
    }
  }

  @Test(
    "U-SV-23: a tap recognizer beats selection, wherever it is on the way",
    arguments: ["T", "view", "one", "content"])
  func tapRecognizer(on view: String) throws {
    var stage = try stage()
    try stage.recognizer(.tap, "R", on: view)
    stage.tap(50, 30)
    #expect(events(stage) == ["one lost"])
    #expect(stage.calls == [])
    stage.forget()
    stage.tap(50, 30, held: 0.3)
    #expect(events(stage) == ["one highlighted", "one lost", "one unhighlighted"])
    stage.forget()
    stage.tap(50, 30, held: 1)
    #expect(events(stage).last == "one selected")
    stage.scene.change(try stage.recognizer("R")) { $0.cancelsTouchesInView = false }
    stage.forget()
    stage.tap(250, 150)
    #expect(view == "T" || view == "view" ? events(stage).last == "three selected" : true)
  }

  @Test("U-SV-23 U-SV-24: a button in a row takes its touch, whatever listens above")
  func button() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "R", on: "view")
    stage.tap(50, 90)
    #expect(stage.actions == ["go: to controller"])
    #expect(events(stage) == [])
  }

  @Test("U-SV-24: the detail button is tapped by itself, another accessory belongs to the row")
  func accessory() throws {
    var stage = try stage()
    try stage.set(.accessoryType, "three", .words(["detailButton"]))
    stage.tap(300, 150)
    #expect(events(stage) == ["three accessoryTapped"])
    stage.forget()
    stage.tap(200, 150)
    #expect(events(stage).last == "three selected")
    try stage.set(.accessoryType, "three", .words(["disclosureIndicator"]))
    stage.forget()
    stage.tap(300, 150)
    #expect(events(stage).last == "three selected")
  }

  @Test("U-SV-25: no selection, and still nothing goes up the chain")
  func allowsSelection() throws {
    var stage = try stage()
    try stage.set(.allowsSelection, "T", .bool(false))
    stage.tap(250, 30)
    #expect(events(stage) == ["one notSelectable"])
    #expect(!stage.calls.contains("view began"))
    try stage.set(.allowsSelection, "T", .bool(true))
    try stage.set(.editing, "T", .bool(true))
    stage.forget()
    stage.tap(250, 30)
    #expect(events(stage) == ["one notSelectable"])
    try stage.set(.allowsSelectionDuringEditing, "T", .bool(true))
    stage.tap(250, 30)
    #expect(try isSelected(stage, "one"))
  }

  @Test("U-SV-26: a swipe opens a row, the next touch closes it and is nobody's")
  func swipe() throws {
    var stage = try stage()
    try stage.set(.swipeActions, "T", .bool(true))
    stage.drag(Point(200, 30), Point(120, 30))
    #expect(events(stage) == ["one swipedOpen"])
    #expect(stage.scene.bounds(of: try stage.view("T")).origin == .zero)
    stage.forget()
    stage.tap(50, 90)
    #expect(events(stage) == ["one swipeClosed"])
    #expect(stage.actions == [])
    stage.tap(50, 90)
    #expect(stage.actions == ["go: to controller"])
    stage.forget()
    stage.drag(Point(200, 200), Point(200, 100))
    #expect(stage.scene.bounds(of: try stage.view("T")).origin == Point(0, 90))
  }

  @Test("U-SV-12: a scroll view in a row keeps the touch from the table")
  func listInList() throws {
    var stage = try stage()
    try stage.add(.collectionView, "strip", in: "three", 0, 0, 320, 60)
    try stage.set(.contentSize, "strip", .size(Size(900, 60)))
    try stage.add(.tableCell, "item", in: "strip", 0, 0, 100, 60)
    stage.tap(50, 150)
    #expect(events(stage).last == "item selected")
    #expect(!(try isSelected(stage, "three")))
  }

  @Test("A row that leaves under a finger is pressed no more")
  func rowGoes() throws {
    var stage = try stage()
    stage.touch(.began, 250, 30)
    stage.wait(0.2)
    let one = try stage.view("one")
    try stage.move("one", to: nil)
    #expect(stage.scene.value(of: .highlighted, of: .view(one)) == .bool(false))
    stage.lift()
    #expect(!stage.scene.isSelected(one))
  }
}
