import Engine
import Testing

@testable import Lab

/// What UIKit does and the documents do not tell: the mistakes that no claim of theirs notices.
extension Demonstration {
  static let facts: [Demonstration] = [
    Demonstration(.uHT16, "A disabled button lets the touch through to what is behind it") {
      run("add view A 20 20 200 200", "add button B in A 50 50 100 100 enabled=NO")
      hit(100, 100, "A")
    },
    Demonstration(.uHT11, "Who is seen in front by zPosition is still asked second") {
      run("add view A 40 40 160 160 zPosition=1", "add view B 100 100 160 160")
      hit(150, 150, "B")
    },
    Demonstration(.uHT12, "A corner that is cut away is hit") {
      run("add view A 40 40 100 100 cornerRadius=50")
      hit(45, 45, "A")
    },
    Demonstration(.uHT14, "A moving view is hit where it is going") {
      run(
        "add view A 40 40 100 100",
        "animate A frame=\"40 300 100 100\" over 1s allowUserInteraction")
      hit(60, 320, "A")
    },
    Demonstration(.uWN01, "A touch goes to the window under the finger, key or not") {
      run("add window W 0 0 320 200", "add view P in W 0 0 320 200")
      hit(50, 50, "P")
    },
    Demonstration(.uWN02, "A window of a higher level is in front of a newer one") {
      run("add window High 0 0 320 480 windowLevel=2000", "add window Late 0 0 320 480")
      hit(50, 50, "High")
    },
    Demonstration(.uTD01, "A touch that its view does not handle goes up, never to the sibling") {
      run(
        "add view A 20 20 200 200", "add view B in A 0 0 100 100", "add view C in A 50 50 100 100")
      run("handle A touches", "handle B touches")
      expect("tap 80 80", "handler", "A")
    },
    Demonstration(.uRC09, "A presented controller's next is its presenter") {
      run("present M from controller 0 0 320 480", "handle controller touches")
      expect("tap 100 100", "handler", "controller")
    },
    Demonstration(.uFR03, "The first responder is asked before another takes its place") {
      run("add text-field T 20 20 200 40 canResignFirstResponder=NO")
      run("add text-field U 20 80 200 40", "become-first-responder T")
      expect("become-first-responder U", "firstResponder", "T")
    },
    Demonstration(.uGR03, "A view that handles a touch keeps it from no recognizer above") {
      run("add view A 20 20 200 200", "add view B in A 50 50 100 100", "handle B touches")
      run("add tap-recognizer T to A", "add-target T controller tapped")
      expect("tap 100 100", "actions.0.sender", "T")
    },
    Demonstration(.uGR16, "A plain control loses its tap to a recognizer above") {
      run("add view A 20 20 200 200", "add control C in A 50 50 100 100")
      run("add-target C controller pressed", "add tap-recognizer T to A")
      run("add-target T controller tapped")
      expect("tap 100 100", "actions.0.sender", "T")
    },
    Demonstration(.uGR15, "A button keeps its tap from a recognizer above") {
      run("add view A 20 20 200 200", "add button B in A 50 50 100 100")
      run("add-target B controller pressed", "add tap-recognizer T to A")
      run("add-target T controller tapped")
      expect("tap 100 100", "actions.0.sender", "B")
    },
    Demonstration(.uCT16, "A button does nothing for a touch of a view in it") {
      run("add button B 20 20 200 200", "add stack-view S in B 10 10 100 100")
      run("add-target B controller pressed")
      expect("tap 70 70", "actions", [])
    },
    Demonstration(.uFR15, "Return leaves a text field first responder") {
      run("add text-field T 20 20 200 40", "tap 100 40", "key return")
      expect("first-responder", "firstResponder", "T")
    },
    Demonstration(.uFR18, "The keyboard takes the touches where it stands") {
      run("set hardwareKeyboard app NO")
      run("add text-field T 20 20 200 40", "add button B 20 400 200 40")
      run("become-first-responder T")
      expect("hit-test 100 420", "hitView", .null)
      run("end-editing")
      expect("hit-test 100 420", "hitView", "B")
    },
    Demonstration(.uPT01, "A pan of your own takes no scrolls") {
      run("add view A 20 20 200 200", "add pan-recognizer P to A")
      expect("scroll 100 100 by 0 -80", "recognizers.0.states", ["possible"])
    },
    Demonstration(.uSV12, "A touch of plain content ends at the scroll view") {
      run("add scroll-view S 20 20 200 200", "add view A in S 10 10 100 100")
      run("handle controller touches")
      expect("tap 70 70", "handler", "S")
    },
    Demonstration(.uGR44, "A long press of no time takes a button's touch") {
      run("add view A 20 20 200 200", "add button B in A 50 50 100 100")
      run("add-target B controller pressed")
      run("add long-press-recognizer L to A minimumPressDuration=0")
      expect("tap 100 100", "actions", [])
    },
    Demonstration(.uGR17, "A recognizer on the button itself is recognized") {
      run("add button B 20 20 100 100", "add-target B controller pressed")
      run("add tap-recognizer T to B", "add-target T controller tapped")
      expect("tap 70 70", "actions.0.sender", "T")
    },
    Demonstration(
      .uGR13, "A single tap waits for a double tap where it was told to, and only there"
    ) {
      run("add view A 20 20 200 200", "add tap-recognizer S to A")
      run("add tap-recognizer D to A numberOfTapsRequired=2", "add-target S controller single")
      expect("tap 100 100", "actions.0.sender", "S")
      run("wait 1", "require S to-fail D")
      expect("tap 100 100", "actions", [])
    },
    Demonstration(.uGR08, "A long press begins while the finger is down") {
      run("add view A 20 20 200 200", "add long-press-recognizer L to A")
      expect("press-and-hold 100 100 0.8s", "recognizers.0.states.1", "began")
    },
    Demonstration(.uCT10, "The search for a nil target starts at the first responder") {
      run("add text-field T 20 20 200 40", "add button B 20 100 100 100", "add-target B nil save:")
      run("handle T action save:", "handle controller action save:", "become-first-responder T")
      expect("tap 70 150", "actions.0.target", "T")
    },
  ]
}
