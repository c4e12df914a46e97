import Engine
import Testing

/// Pulling a sheet.
@Suite("The pull on a sheet")
struct SheetPullTests {
  private func stage(_ detents: [Detent] = []) throws -> Stage {
    var stage = Stage()
    let sheet = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    try stage.set(.detents, "M", .words(detents.map { $0.rawValue }))
    let presenter = try stage.controller("controller")
    try stage.change { delivery throws(SceneError) in
      try delivery.present(
        sheet, from: presenter, style: .pageSheet, frame: nil, moments: { _, _, _ in })
    }
    stage.forget()
    return stage
  }

  private func drag(
    _ stage: inout Stage, from y: Double, to end: Double, seconds: Double = 0.5
  ) {
    stage.run { delivery in
      var steps: [TouchStep] = [
        .touches([TouchChange(finger: 1, phase: .began, point: Point(160, y))])
      ]
      for part in 1...5 {
        let place = y + (end - y) * Double(part) / 5
        steps += [
          .wait(seconds / 5),
          .touches([TouchChange(finger: 1, phase: .moved, point: Point(160, place))]),
        ]
      }
      steps.append(.touches([TouchChange(finger: 1, phase: .ended, point: nil)]))
      delivery.deliver(.touches(steps))
      delivery.carryOut(moments: { _, _, _ in })
    }
  }

  private func isUp(_ stage: Stage) throws -> Bool {
    stage.scene[try stage.controller("M")].presenting != nil
  }

  private func has(_ stage: Stage, _ decision: PresentationDecision) -> Bool {
    stage.decisions.contains { $0.kind == .presentation(decision) }
  }

  @Test("U-PC-07: pulled down far enough, or flung, it goes; else it springs back")
  func pulls() throws {
    var stage = try stage()
    let sheet = try stage.controller("M")
    drag(&stage, from: 60, to: 160)
    #expect(try isUp(stage) && has(stage, .sheetStays(sheet)))
    drag(&stage, from: 60, to: 400)
    #expect(try !isUp(stage))
    #expect(has(stage, .dismissedByUser(sheet)))
    #expect(stage.scene.object(named: "M.pull") == nil)

    var flung = try self.stage()
    drag(&flung, from: 60, to: 160, seconds: 0.125)
    #expect(try !isUp(flung))
  }

  @Test("U-PC-07: isModalInPresentation keeps it, and so does its delegate's NO")
  func keeps() throws {
    var modal = try stage()
    try modal.set(.modalInPresentation, "M", .bool(true))
    drag(&modal, from: 60, to: 400)
    #expect(try isUp(modal) && has(modal, .keptByModal(try modal.controller("M"))))

    var asked = try stage()
    let sheet = try asked.controller("M")
    asked.scene.delegate(sheet, shouldDismiss: false)
    drag(&asked, from: 60, to: 400)
    #expect(try isUp(asked) && has(asked, .keptByDelegate(sheet)))
    asked.scene.delegate(sheet, shouldDismiss: true)
    drag(&asked, from: 60, to: 400)
    #expect(try !isUp(asked))
  }

  @Test("U-PC-07: a scroll view in it scrolls, and at its top leaves the drag down to the sheet")
  func scrollView() throws {
    var stage = try stage()
    let sheet = try stage.controller("M")
    try stage.add(.scrollView, "S", in: "M.view", 0, 0, 320, 440)
    try stage.set(.contentSize, "S", .size(Size(320, 2000)))
    drag(&stage, from: 400, to: 100)
    #expect(stage.story(of: "S.panGestureRecognizer").first == "began")
    #expect(!stage.story(of: "M.pull").contains("began"))
    stage.forget()
    drag(&stage, from: 60, to: 460)
    #expect(try isUp(stage))
    try stage.set(.contentOffset, "S", .point(.zero))
    stage.forget()
    drag(&stage, from: 60, to: 400)
    #expect(stage.causes(of: "S.panGestureRecognizer") == [.yieldsToSheet(sheet)])
    #expect(try !isUp(stage))
  }

  @Test("U-PC-07: between two detents it goes up and down first")
  func detents() throws {
    var stage = try stage([.medium, .large])
    let sheet = try stage.controller("M")
    #expect(stage.scene.frame(of: try stage.view("M.view")).y == 240)
    drag(&stage, from: 300, to: 200)
    #expect(has(stage, .detentChanged(sheet, .large)))
    #expect(stage.scene.frame(of: try stage.view("M.view")).y == 30)
    drag(&stage, from: 60, to: 260)
    #expect(has(stage, .detentChanged(sheet, .medium)))
    #expect(stage.scene.frame(of: try stage.view("M.view")).y == 240)
    drag(&stage, from: 260, to: 470)
    #expect(try !isUp(stage))
  }

  @Test("U-PC-07: sideways, and up where it cannot grow, it is not pulled")
  func otherWays() throws {
    var stage = try stage()
    drag(&stage, from: 400, to: 200)
    #expect(stage.causes(of: "M.pull") == [.wrongDirection])
    stage.forget()
    stage.drag(Point(20, 200), Point(300, 210))
    #expect(stage.causes(of: "M.pull") == [.wrongDirection])
  }
}
