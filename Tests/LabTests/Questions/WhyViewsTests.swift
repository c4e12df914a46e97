import Engine
import Testing

@testable import Lab

@Suite("why, of views and touches")
struct WhyViewsTests {
  @Test(arguments: [
    Asked(
      Scenes.s1, "tap 230 320", "why E",
      "E contains the point and has no subviews, so it answers itself. [HT02]",
      "E does not implement touchesBegan and passes it on. [CH05]",
      "app → window → view → A → C → E (answered)",
      "E → C → A → view → controller → window → scene → app → delegate (discarded)"),
    Asked(
      Scenes.s1, "hit-test 160 260", "why C",
      "C contains the point, and none of its subviews takes it. [HT08]",
      "app → window → view → A → C (answered)"),
    Asked(
      Scenes.s6 + "\noverride noteButton hit-test redirect noteView", "hit-test 160 210",
      "why noteView",
      "noteButton's overridden hitTest answers noteView, because super's answer is noteButton "
        + "itself. [PI04]"),
    Asked(
      "add view P 0 0 100 100\nadd view B 200 200 50 50\noverride P hit-test redirect B",
      "hit-test 20 20", "why B",
      "P's overridden hitTest answers B, because super's answer is P itself. [PI04]",
      "app → window → view → P → B (answered)"),
    Asked(
      Scenes.s1 + "\noverride C hit-test self", "hit-test 230 320", "why C",
      "C's overridden hitTest answers C without asking anyone. [RE05]"),
    Asked(
      Scenes.s1, "hit-test 230 320", "why-not E",
      "E did get it.",
      "E contains the point and has no subviews, so it answers itself. [HT02]"),
    Asked(
      Scenes.s1, "hit-test 60 60 in C", "why D",
      "D contains the point and has no subviews, so it answers itself. [HT02]", "C → D (answered)"),
  ])
  func got(_ asked: Asked) throws { try asked.check() }

  @Test(
    "gates, all of them, its own and those above",
    arguments: [
      Asked(
        Scenes.s2 + "\nset hidden blue YES\nset alpha blue 0\nset userInteractionEnabled blue NO",
        "tap 120 140", "why-not blue",
        "blue is passed over with all its subviews: its hidden is YES. [GT02]",
        "blue is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]",
        "blue is passed over with all its subviews: its alpha is 0, below 0.01. [GT03]",
        "app → window → view → red → green (answered)"),
      Asked(
        Scenes.s1 + "\nset userInteractionEnabled C NO", "tap 230 320", "why-not E",
        "C is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]",
        "app → window → view → A (answered); E was never reached"),
      Asked(
        Scenes.s10, "tap 120 120", "why button",
        "button did not get it.",
        "picture is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]"),
      Asked(
        Scenes.s4 + "\nset enabled btn2 NO", "tap 250 200", "why-not btn2",
        "btn2 is passed over with all its subviews: it is a control and its enabled is NO. "
          + "[U-HT-16]"),
      Asked(
        Scenes.s1 + "\nset animating C YES", "tap 230 320", "why-not D",
        "C is passed over with all its subviews: it is being animated without "
          + "allowUserInteraction. [U-HT-13]"),
      Asked(
        Scenes.s1 + "\nset transform C scale 0", "tap 230 320", "why-not E",
        "C is passed over with all its subviews: its transform squeezes it flat, so no point is "
          + "inside it. [U-HT-08]"),
    ])
  func gates(_ asked: Asked) throws { try asked.check() }

  @Test(
    "outside: where, of what, and how far",
    arguments: [
      Asked(
        Scenes.s9, "tap 85 100", "why-not button",
        "button does not contain the point: (-5, 10) in its coordinates is 5 points outside its "
          + "bounds (0 0; 20 20). [HT05]"),
      Asked(
        Scenes.s9, "hit-test 110 100", "why-not button",
        "button does not contain the point: (20, 10) in its coordinates is just on the edge of its "
          + "bounds (0 0; 20 20). [HT05]"),
      Asked(
        Scenes.s8, "tap 240 160", "why-not banner",
        "banner contains the point but sticks out of cell, which is asked first and does not "
          + "contain it: (240, 60) in its coordinates is 80 points outside its bounds "
          + "(0 0; 160 120). [HT13]",
        "app → window → view → list (answered); banner was never reached"),
      Asked(
        Scenes.s4 + "\noverride btn1 point-inside rects -20 0 40 120, 180 0 40 120",
        "tap 140 100", "why-not btn1",
        "btn1 is skipped with all its subviews: its overridden pointInside says NO to (100, 40). [PI04]"
      ),
      Asked(
        Scenes.s9, "point-inside button 25 10", "why-not button",
        "button does not contain the point: (25, 10) in its coordinates is 5 points outside its "
          + "bounds (0 0; 20 20). [PI02]"),
      Asked(
        Scenes.s9, "point-inside button 5 10", "why button",
        "(5, 10) is in button, whose bounds are (0 0; 20 20). [PI02]"),
    ])
  func outside(_ asked: Asked) throws { try asked.check() }

  @Test(
    "another was asked before, or answered from within",
    arguments: [
      Asked(
        Scenes.s5, "tap 150 150", "why-not D",
        "C was asked before D and answered, so D was never asked. [HT07]",
        "app → window → view → P → A → C (answered); D was never reached"),
      Asked(
        Scenes.s5, "tap 150 150", "why-not E",
        "A was asked before B and answered with C, so B, with E in it, was never asked. [HT07]"),
      Asked(
        Scenes.s1, "tap 230 320", "why-not D",
        "E was asked before D and answered, so D was never asked. [HT07]",
        "D does not contain the point: (190, 100) in its coordinates is 90 points outside its "
          + "bounds (0 0; 100 200). [PI02]"),
      Asked(
        Scenes.s1, "hit-test 230 320", "why-not C",
        "C let the point in, and its subview E took it. [HT07]"),
      Asked(
        Scenes.s1, "hit-test 230 320", "why-not A",
        "A let the point in, and its subview C answered with E. [HT07]"),
      Asked(
        Scenes.s1 + "\nadd window top 0 0 320 480", "tap 230 320", "why-not E",
        "top was asked before window and answered, so window, with E in it, was never asked. "
          + "[U-WN-02]"),
      Asked(
        Scenes.s1 + "\nadd window top 0 0 320 480\nrules documents", "tap 230 320", "why-not top",
        "top is not asked: it is not the key window. [EV05]"),
      Asked(
        Scenes.s1 + "\noverride C hit-test nil", "tap 230 320", "why-not E",
        "C's overridden hitTest answers nil, whatever the point; its subviews are not asked. "
          + "[RE04]"),
      Asked(
        Scenes.s7 + "\noverride C hit-test pass-through", "tap 160 260", "why-not C",
        "C's overridden hitTest turns super's answer, C itself, into nil. [PI04]",
        "app → window → view → A → B (answered)"),
      Asked(
        Scenes.s1, "hit-test 60 60 in C", "why-not B",
        "C was asked, and asks only its own subviews: B is not below it. [HT16]"),
      Asked(
        Scenes.s1 + "\nadd view N in nil 0 0 9 9", "tap 1 1", "why-not N",
        "N is in no window, and a touch looks for views in windows. [HT16]"),
    ])
  func others(_ asked: Asked) throws { try asked.check() }

  @Test("a view that was asked after the last decision that is kept")
  func notKept() throws {
    let inquest = try Inquest(Scenes.s5 + "\nset hidden A YES", "tap 310 390")
    var event = try #require(inquest.session.state.lastEvent)
    let asked = try #require(
      event.decisions.firstIndex {
        if case .gateClosed = $0.kind { true } else { false }
      })
    event.decisions.removeSubrange(asked...)
    let incident = Incident(event)
    let view = try #require(event.after.object(named: "F"))
    let hit = try #require(event.after.object(named: "B")?.view)
    #expect(
      incident.finding(for: view).clauses == [
        .saying(
          .outsideAbove(
            hit, Offset(Point(230, 310), Rect(0, 0, 220, 260)), of: try #require(view.view),
            holds: false),
          [.ht05])
      ])
  }

  @Test(
    "what becomes of a touch that has found its view",
    arguments: [
      Asked(
        Scenes.s1 + "\ntouch 1 began 230 320", "touch 1 moved 90 320", "why-not D",
        "The touch of finger 1 has belonged to E since it landed, wherever it goes. [TO08]"),
      Asked(
        Scenes.s1 + "\nadd pan-recognizer P to C\ntouch 1 began 230 320\nremove E",
        "touch 1 moved 230 350", "why-not C",
        "The touch of finger 1 belongs to no view: the one it had has left the window. [C10]"),
      Asked(
        Scenes.s15 + "\ntouch 1 began 50 50", "touch 2 began 90 90", "why-not pad",
        "pad contains the point and has no subviews, so it answers itself. [HT02]",
        "pad hears nothing of finger 2: it has a finger already, and its multipleTouchEnabled is "
          + "NO. [U-TD-08]"),
      Asked(
        Scenes.s2 + "\nset delaysTouchesBegan blueTap YES", "touch 1 began 120 140",
        "why-not blue",
        "blue contains the point and has no subviews, so it answers itself. [HT02]",
        "blue does not hear touchesBegan yet: blueTap is still undecided. [U-GR-05]"),
      Asked(
        Scenes.s2, "tap 120 140", "why blue",
        "blue contains the point and has no subviews, so it answers itself. [HT02]",
        "blue does not implement touchesBegan and passes it on. [CH05]",
        "blueTap takes the touch of finger 1 from blue, which gets touchesCancelled. "
          + "[U-GR-04]"),
      Asked(
        Scenes.s6, "tap 160 210", "why noteButton",
        "noteButton contains the point and has no subviews, so it answers itself. [HT02]",
        "noteButton, a control, takes touchesBegan itself and passes nothing on. [U-CT-06]",
        "The finger lifts inside noteButton. [U-CT-03]"),
      Asked(
        Scenes.s6 + "\nhandle noteView action green:", "tap 160 210", "why noteView",
        "noteView let the point in, and its subview noteButton took it. [HT07]",
        "noteButton, a control, tracked the touch and passed nothing on to noteView. [U-CT-06]",
        "green: is sent to noteView by noteButton, for touchUpInside. [AC03]"),
      Asked(
        Scenes.s1 + "\nhandle A touches", "tap 230 320", "why A",
        "A handles touchesBegan, and it stops there. [CH04]"),
      Asked(
        Scenes.s1 + "\nhandle C touches", "tap 230 320", "why-not A",
        "A let the point in, and its subview C answered with E. [HT07]",
        "C took it first, so it never came up to A. [CH04]"),
      Asked(
        Scenes.s1 + "\nignore-events on", "tap 230 320", "why-not E",
        "A touch event goes no further: beginIgnoringInteractionEvents is in force. [U-WN-09]"),
    ])
  func touches(_ asked: Asked) throws { try asked.check() }

  /// A pan on A has taken the touch that A handled.
  private static let taken =
    "add view A 20 20 200 200\nhandle A touches\nadd pan-recognizer P to A"
    + "\ntouch 1 began 60 60\ntouch 1 moved 90 60"
  private static let exclusive =
    "add view A 0 0 100 100\nadd view B 0 200 100 100 exclusiveTouch=YES"
  private static let withheld = exclusive + "\ntouch 1 began 50 50\ntouch 2 began 50 250"
  private static let held =
    "add scroll-view S 0 0 300 300 contentSize=300,900\nadd view A in S 0 0 100 100"
    + "\ntouch 1 began 50 50"

  @Test(
    "a view that was hit, and hears nothing of what its finger does",
    arguments: [
      Asked(
        taken, "touch 1 moved 120 60", "why-not A",
        "The touch of finger 1 has belonged to A since it landed, wherever it goes. [TO08]",
        "P took the touch of finger 1 before this, and A hears no more of it. [U-GR-04]"),
      Asked(
        taken, "touch 1 ended", "why A", "A did not get it.",
        "The touch of finger 1 has belonged to A since it landed, wherever it goes. [TO08]",
        "P took the touch of finger 1 before this, and A hears no more of it. [U-GR-04]"),
      Asked(
        taken, "touch 1 moved 120 60", "why controller", "controller did not get it.",
        "P took the touch of finger 1 before this, and A hears no more of it. [U-GR-04]"),
      Asked(
        exclusive, "touch 1 began 50 50, 2 began 50 250", "why-not B",
        "B contains the point and has no subviews, so it answers itself. [HT02]",
        "B hears nothing of finger 2: its exclusiveTouch is YES, and A has a touch. [U-TD-10]",
        "app → window → view → B (answered)"),
      Asked(
        withheld, "touch 2 ended", "why-not B",
        "The touch of finger 2 has belonged to B since it landed, wherever it goes. [TO08]",
        "B has heard nothing of finger 2 since it landed: its exclusiveTouch was YES, and A had a "
          + "touch. [U-TD-10]"),
      Asked(
        held, "wait 0.05", "why-not A",
        "The touch of finger 1 has belonged to A since it landed, wherever it goes. [TO08]",
        "S holds touchesBegan back from A, until 0.15 s on the clock at most: the finger may be "
          + "about to scroll. [U-SV-02]"),
      Asked(
        held + "\nwait 1", "wait 1", "why A", "A did not get it.",
        "The touch of finger 1 has belonged to A since it landed, wherever it goes. [TO08]",
        "A was told nothing."),
      // One finger of two: the other's search says nothing of it.
      Asked(
        withheld, "touch 1 moved 60 60, 2 ended", "why-not A", "A did get it.",
        "The touch of finger 1 has belonged to A since it landed, wherever it goes. [TO08]",
        "A does not implement touchesMoved and passes it on. [CH05]"),
      Asked(
        "add button B 20 20 200 100\nadd tap-recognizer D to view numberOfTapsRequired=2",
        "tap 60 60 count 2", "why B",
        "B contains the point and has no subviews, so it answers itself. [HT02]",
        "B, a control, takes touchesBegan itself and passes nothing on. [U-CT-06]",
        "D takes 2 touches of finger 1 from B: this one, and that of the tap before it, whose "
          + "touchesEnded was held back. B gets touchesCancelled for both. [U-GR-04]",
        "B stops tracking: its touch is cancelled, and it sends touchCancel in place of "
          + "touchUpInside. [U-CT-05]"),
    ])
  func silences(_ asked: Asked) throws { try asked.check() }

  @Test(
    "the same in Chinese",
    arguments: [
      Asked(
        taken, "touch 1 moved 120 60", "why-not A",
        "手指 1 的触摸从落下起就属于 A，移到哪里都一样。[TO08]",
        "手指 1 的触摸此前已被 P 拿走，A 再也收不到它。[U-GR-04]"),
      Asked(
        withheld, "touch 2 ended", "why-not B",
        "手指 2 的触摸从落下起就属于 B，移到哪里都一样。[TO08]",
        "从落下起，B 就没有收到手指 2：它的 exclusiveTouch 为 YES，而 A 当时有触摸。[U-TD-10]"),
    ])
  func silencesInChinese(_ asked: Asked) throws { try asked.check(language: "zh-Hans") }
}
