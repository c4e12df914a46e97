import Engine
import Testing

/// QZ: quiz problems.
extension Demonstration {
  static let quiz: [Demonstration] = [
    Demonstration(.qz01, "C is disabled: B if the point is in B too, otherwise A, never C") {
      on(.s3)
      expect("tap 140 140", "hitView", "C")
      run("set userInteractionEnabled C NO")
      expect("tap 140 140", "hitView", "B")
      expect("tap 180 180", "hitView", "A")
    },
    Demonstration(.qz02, "the demo's baseline") {
      on(.s2, "log on")
      for (point, tapped) in [
        ("120 140", "tapped blueView"), ("60 80", "tapped greenView"), ("10 40", "tapped redView"),
      ] {
        run("wait 1", "tap \(point)")
        logsLine(tapped)
        tapsLogged(1)
      }
    },
    Demonstration(.qz03, "case 1: blue hidden") {
      on(.s2, "set hidden blueView YES", "log on")
      greenAnswers()
    },
    Demonstration(.qz04, "case 2: blue disabled") {
      on(.s2, "set userInteractionEnabled blueView NO", "log on")
      greenAnswers()
    },
    Demonstration(.qz05, "case 3: blue's alpha below 0.01") {
      on(.s2, "set alpha blueView 0.00999", "log on")
      greenAnswers()
      run("wait 1", "set alpha blueView 0.02", "tap 120 140")
      logsLine("tapped blueView")
    },
    Demonstration(.qz06, "case 4: blue sticks out of red") {
      on(.s2, "set frame blueView 200 200 80 80", "log on")
      run("tap 220 240")
      logsLine("tapped blueView")
      expect("tap 250 270", "hitView", "root")
      log("LMRedView--pointInside,result = 0", "LMRedView--hitTest,view = (null)")
      sent()
    },
    Demonstration(.qz07, "the parent of both buttons is disabled: neither responds") {
      on(.s4, "set userInteractionEnabled P NO")
      for point in ["100 100", "270 200", "210 150"] {
        expect("tap \(point)", "hitView", "R")
        sent()
      }
    },
    Demonstration(.qz08, "the overlap is button 2's, and button 1's turn never comes") {
      on(.s4)
      expect("tap 210 150", "hitView", "btn2")
      notAsked("btn1")
      sent("btn2Tapped: → VC from btn2")
    },
    Demonstration(.qz09, "button 2 grown, button 1 shrunk to its edges") {
      growButton2()
      stripButton1()
    },
  ]

  /// What the demo logs when blue takes no touches.
  @Steps private static func greenAnswers() -> [Step] {
    run("tap 120 140")
    also("hitView", "greenView")
    log(
      "LMRedView--pointInside,result = 1",
      "LMBlueView--hitTest,view = (null)",
      "LMGreenView--pointInside,result = 1",
      "LMGreenView--hitTest,view = \(Script.green())",
      "LMRedView--hitTest,view = \(Script.green())",
      "tapped greenView")
    sent("tapGreenView → VC from tapGreen")
  }

  private static func tapsLogged(_ number: Int, at place: Place = #_sourceLocation) -> Step {
    Step { stage in
      let taps = stage.log.filter { $0.hasPrefix("tapped ") }
      stage.expect(taps.count, number, "taps logged: \(taps)", at: place)
    }
  }
}

extension Script {
  static func blue() -> String { view("LMBlueView", "(80 80; 80 80)") }
  static func green() -> String { view("LMGreenView", "(40 40; 160 160)") }

  private static func view(_ className: String, _ frame: String) -> String {
    "<\(className): 0x…; baseClass = UIView; frame = \(frame); layer = <CALayer: 0x…>>"
  }
}
