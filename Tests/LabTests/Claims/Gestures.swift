import Engine
import Testing

@testable import Lab

/// GR: gesture recognizers.
extension Demonstration {
  static let gestures: [Demonstration] = [
    Demonstration(.gr01, "a recognizer recognizes its gesture on its view") {
      on(.s1, "add tap-recognizer G to E", "add-target G A tapped:")
      run("tap 230 320")
      sent("tapped: → A from G")
      run("wait 1", "tap 90 320")
      sent()
    },
    Demonstration(.gr02, "only the subclasses recognize: six gestures, each its own") {
      on(.s15)
      fails("add gesture-recognizer G to pad", "abstract-class")
      for (kind, own, others) in [
        ("tap", "tap 160 240", "press-and-hold 160 240 1s"),
        ("pinch", "pinch 160 240 scale 2", "tap 160 240"),
        ("pan", "drag 100 240 to 200 240", "tap 160 240"),
        ("swipe", "swipe right at 100 240", "press-and-hold 160 240 1s"),
        ("rotation", "rotate 160 240 by 90", "tap 160 240"),
        ("long-press", "press-and-hold 160 240", "tap 160 240"),
      ] {
        on(.s15, "add \(kind)-recognizer G to pad", "add-target G pad done:")
        run(others, "wait 1")
        sent()
        run(own)
        recognizes("G")
      }
    },
    Demonstration(.gr03, "two taps, two fingers: what is required must all be there") {
      for (gesture, actions) in [
        ("tap 160 240", []), ("tap 160 240 count 2", []), ("tap 160 240 fingers 2", []),
        ("tap 160 240 count 2 fingers 2", ["done: → pad from G"]),
      ] as [(String, [String])] {
        on(
          .s15, "add tap-recognizer G to pad numberOfTapsRequired=2 numberOfTouchesRequired=2",
          "add-target G pad done:")
        run(gesture)
        sent(actions)
        run("wait 1")
        sent()
      }
    },
    Demonstration(.gr04, "the action is registered with the recognizer, and may be given it") {
      on(.s1, "add tap-recognizer G to E")
      run("add-target G A tapIconView:", "tap 230 320")
      sent("tapIconView: → A from G")
      run("wait 1", "remove-target G A tapIconView:", "add-target G A tapRedView")
      run("tap 230 320")
      sent("tapRedView → A from G")
    },
    Demonstration(.gr05, "possible, began, changed, ended; recognized is ended") {
      look { _ in #expect(RecognizerState.recognized == .ended) }
      on(.s15, "add pan-recognizer G to pad")
      stateIs(.possible, of: "G")
      run("touch 1 began 100 240")
      states("G", "possible")
      run("touch 1 moved 120 240")
      states("G", "possible", "began")
      run("touch 1 moved 140 240")
      states("G", "began", "changed")
      run("touch 1 moved 160 240")
      states("G", "changed", "changed")
      run("touch 1 ended")
      states("G", "changed", "ended")
      stateIs(.possible, of: "G")
      on(.s15, "add tap-recognizer G to pad")
      run("tap 160 240")
      states("G", "possible", "ended")
      stateIs(.possible, of: "G")
    },
    Demonstration(.gr06, "cancelled and failed go back to possible") {
      on(.s15, "add pan-recognizer G to pad", "touch 1 began 100 240", "touch 1 moved 120 240")
      run("interrupt")
      states("G", "began", "cancelled")
      stateIs(.possible, of: "G")
      on(.s15, "add tap-recognizer G to pad", "add-target G pad done:")
      run("drag 100 240 to 200 240")
      states("G", "possible", "failed")
      stateIs(.possible, of: "G")
      run("tap 160 240")
      states("G", "possible", "ended")
      sent("done: → pad from G")
    },
    Demonstration(
      .gr07, "recognizers before the view: in the documents it hears when they have failed"
    ) {
      for handler in ["E", "A"] {
        on(
          .s1, "rules documents", "handle \(handler) touches",
          "add tap-recognizer G to E numberOfTapsRequired=2")
        run("tap 230 320")
        trace("recognizer", "G", "offered")
        trace("touch", "E", "held", ["message": "touchesBegan", "by": "G"])
        never("delivery")
        expect("wait 0.5", "recognizers.0.states", ["possible", "failed"])
        trace("recognizer", "G", "failed")
        trace("delivery", .string(handler), "handled", ["message": "touchesBegan"])
        trace("delivery", .string(handler), "handled", ["message": "touchesEnded"])
      }
      also("deliveries.0.to", "E")
      also("deliveries.1.to", "C")
      also("deliveries.2.to", "A")
      // UIKit: the view hears at the same time, the recognizer a little before it.
      on(.s1, "handle E touches", "add tap-recognizer G to E numberOfTapsRequired=2")
      run("touch 1 began 230 320")
      trace("recognizer", "G", "offered")
      trace("delivery", "E", "handled", ["message": "touchesBegan"])
      run("touch 1 ended; tap 230 320")
      trace("recognizer", "G", "ended")
      trace("delivery", "E", "handled", ["message": "touchesCancelled"])
    },
    Demonstration(.gr08, "of three nested taps one action runs: the hit-test view's") {
      on(.s2)
      run("tap 120 140")
      sent("tapBlueView → VC from tapBlue")
      states("tapRed", "possible", "failed")
      run("wait 1", "set hidden blueView YES", "tap 120 140")
      sent("tapGreenView → VC from tapGreen")
    },
  ]

  /// The recognizer succeeds: its action is sent.
  private static func recognizes(_ name: String, at place: Place = #_sourceLocation) -> Step {
    Step { stage in
      let rows = stage.result["actions"]?.elements ?? []
      stage.expect(rows.isEmpty, false, "actions of \(name)", at: place)
      stage.expect(rows.allSatisfy { $0["sender"]?.text == name }, true, "senders", at: place)
    }
  }

  private static func stateIs(_ state: RecognizerState, of name: String) -> Step {
    look { stage in
      let recognizer = stage.scene.object(named: name)?.recognizer
      #expect(recognizer.map { stage.scene[$0].state } == state)
    }
  }
}
