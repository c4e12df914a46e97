import Testing

@testable import Lab

/// A line that is refused changes nothing: not the scene, the rules, the cells, or the last event.
@Suite struct UntouchedTests {
  @Test(arguments: wrongText + wrongBuilding + wrongSetting + wrongDoing + wrongAsking)
  func aWrongLineChangesNothing(_ wrong: WrongLine) throws {
    let start = Session(state: State(scene: Sample.scene))
    // What stands before the wrong command on its line is right, and runs.
    var expected = start
    for part in (try? split(wrong.line)) ?? [] where Sample.error(part.source) == nil {
      _ = expected.run(part.source)
    }
    var session = start
    #expect(session.run(wrong.line).contains { $0.error?.code == wrong.code })
    #expect(session.state == expected.state)
    #expect(session.cells == expected.cells)
  }

  /// A scene in which much is forbidden.
  static let scene = [
    "add view A 20 20 100 100", "add button B in A 0 0 40 40",
    "add scroll-view S in A 0 50 40 40", "add controller K in controller 20 260 100 100",
    "add controller O in nil", "add view N in nil 0 0 50 50", "add view N2 in N 0 0 20 20",
    "add view F 200 200 50 50", "set transform F scale 0", "add tap-recognizer T to A",
    "add tap-recognizer D to A", "require T to-fail D", "add layer Y in A 0 0 10 10",
    "add window W 0 0 320 20", "add view V in W 0 0 20 20", "present M from controller",
    "touch 2 began 30 30",
  ]

  static let impossible: [(String, String)] = [
    ("touch 2 began 1 1", "finger-down"), ("touch 1 moved 1 1", "finger-not-down"),
    ("touch 1 ended", "finger-not-down"), ("touch 1 cancelled", "finger-not-down"),
    ("touch 1 stationary", "finger-not-down"),
    ("touch 3 began 1 1, 3 ended", "finger-twice"),
    ("touch 2 moved 1 1, 2 ended", "finger-twice"),
    ("touch 3 began 1 1, 2 began 2 2", "finger-down"),
    ("touch 3 began 1 1, 4 ended", "finger-not-down"),
    ("post touch 5 moved 1 1", "finger-not-down"), ("post touch 2 began 1 1", "finger-down"),
    ("tap 5 5 in N", "not-in-window"), ("tap 5 5 in N2", "not-in-window"),
    ("tap 5 5 in O.view", "not-in-window"), ("press-and-hold 5 5 in N", "not-in-window"),
    ("drag 5 5 to 6 6 in N", "not-in-window"), ("swipe left at 5 5 in N", "not-in-window"),
    ("pinch 5 5 scale 2 in N", "not-in-window"), ("rotate 5 5 by 90 in N", "not-in-window"),
    ("post tap 5 5 in N", "not-in-window"), ("convert 5 5 from view to F", "cannot-convert"),
    ("convert 5 5 from nil to F", "cannot-convert"),
    ("convert 0 0 5 5 from view to F", "cannot-convert"),
    ("convert 1 1 from A to N", "different-windows"),
    ("convert 1 1 from A to W", "different-windows"),
    ("convert 0 0 1 1 from V to view", "different-windows"),
    ("move A to B", "inside-itself"), ("move A to A", "inside-itself"),
    ("move view to A", "inside-itself"), ("move controller to K", "inside-itself"),
    ("move N to N2", "inside-itself"), ("move window to A", "cannot-be-moved"),
    ("move W to window", "cannot-be-moved"), ("move K to view", "cannot-be-moved"),
    ("move Y to view", "cannot-be-moved"), ("move app to view", "cannot-be-moved"),
    ("move S.panGestureRecognizer to A", "cannot-be-moved"),
    ("move A to view at 99", "index-out-of-range"),
    ("add window Q in A", "window-inside-view"),
    ("add controller Q in window", "window-has-root"),
    ("add controller Q in nil view=K.view", "view-has-controller"),
    ("add controller Q in nil view=window", "cannot-be-moved"),
    ("present M from controller", "already-presenting"),
    ("present Q from controller", "already-presenting"), ("present Q from O", "not-in-window"),
    ("present K from M", "is-child"), ("present M from M", "presents-itself"),
    ("present controller from M", "cannot-be-moved"), ("dismiss O", "not-presented"),
    ("remove app", "cannot-be-removed"), ("remove scene", "cannot-be-removed"),
    ("remove delegate", "cannot-be-removed"), ("remove view", "cannot-be-removed"),
    ("remove K.view", "cannot-be-removed"), ("remove M.view", "cannot-be-removed"),
    ("remove S.panGestureRecognizer", "cannot-be-removed"), ("rename app X", "not-settable"),
    ("rename scene X", "not-settable"), ("rename delegate X", "not-settable"),
    ("add-target T nil go:", "nil-target-of-recognizer"),
    ("require D to-fail T", "requirement-circle"), ("require T to-fail T", "requirement-circle"),
    ("unhandle A touches", "nothing-to-take-away"),
    ("unhandle A key cmd+s", "nothing-to-take-away"),
    ("unhandle A action save:", "nothing-to-take-away"),
    ("unoverride A", "nothing-to-take-away"), ("unoverride A hit-test", "nothing-to-take-away"),
    ("unoverride controller", "nothing-to-take-away"),
    ("unoverride app next", "nothing-to-take-away"),
    ("remove-target B nil save:", "nothing-to-take-away"),
    ("remove-target T controller", "nothing-to-take-away"), ("pump", "queue-empty"),
    ("pump 3", "queue-empty"), ("redo", "nothing-to-redo"),
    ("edit 99 tap 1 1", "no-such-cell"), ("delete 99", "no-such-cell"),
    ("edit 1 undo", "notebook-command"), ("edit 1 quit", "notebook-command"),
    ("edit 1 \"tap 1 1; tap 2 2\"", "cell-needs-command"),
    ("edit 1 set alpha B 0.5", "unknown-name"), ("edit 2 add view A", "name-taken"),
    ("edit 3 pump", "queue-empty"), ("edit 16 touch 1 ended", "finger-not-down"),
    ("glossary no-such-word", "unknown-term"), ("help no-such-word", "unknown-command"),
    ("explain step back", "no-further-step"), ("save a.md", "no-files-here"),
    ("open a.md", "no-files-here"), ("export a.html", "no-files-here"),
  ]

  @Test(arguments: impossible)
  func whatCannotBeDoneChangesNothing(_ line: String, _ code: String) {
    var session = Session()
    for line in UntouchedTests.scene {
      #expect(!session.run(line).contains { $0.isError }, "\(line)")
    }
    let before = session
    #expect(session.run(line).last?.error?.code == code)
    #expect(session.state == before.state)
    #expect(session.cells == before.cells)
    // Neither is what undo knows of it.
    _ = session.run("undo")
    var other = before
    _ = other.run("undo")
    #expect(session.state == other.state)
  }
}
