import Engine
import Testing

/// HT: hit testing.
extension Demonstration {
  static let hitTesting: [Demonstration] = [
    Demonstration(.ht01, "the point is compared with the bounds of the views") {
      on(.s1)
      hit(230, 320, "E")
      also("path", ["W", "A", "C", "E"])
      trace("point-inside", "W", "inside", ["point": ["x": 230, "y": 320]])
      trace("point-inside", "A", "inside", ["point": ["x": 230, "y": 320]])
      trace("point-inside", "C", "inside", ["point": ["x": 210, "y": 120]])
      trace("point-inside", "E", "inside", ["point": ["x": 50, "y": 100]])
      trace("hit-view", "E", "found")
    },
    Demonstration(.ht02, "the deepest view that contains the point wins") {
      on(.s1)
      expect("point-inside A 230 320", "inside", true)
      expect("point-inside C 210 120", "inside", true)
      expect("point-inside E 50 100", "inside", true)
      hit(230, 320, "E")
    },
    Demonstration(.ht03, "the documents' listing gives what the engine gives") {
      for (script, probes) in Probes.ofScenes {
        on(script)
        for point in probes { sameAsListing(point) }
      }
    },
    Demonstration(.ht04, "gates first: a hidden view's pointInside is never called") {
      on(.s2, "set hidden blueView YES", "log on", "rules gates-first=yes")
      hit(120, 140, "greenView")
      logsLine("LMBlueView--hitTest,view = (null)")
      logsNoLine("LMBlueView--pointInside,result = 1")
      run("rules gates-first=no")
      hit(120, 140, "greenView")
      logsLine("LMBlueView--pointInside,result = 1")
      logsLine("LMBlueView--hitTest,view = (null)")
    },
    Demonstration(.ht05, "outside a view, its whole branch is skipped") {
      on(.s1)
      hit(100, 80, "B")
      trace("point-inside", "C", "outside")
      trace("hit-test", "C", "returns", ["answer": nil])
      notAsked("D", "E")
    },
    Demonstration(.ht06, "the subview added last is asked first") {
      on(.s4)
      hit(210, 150, "btn2")
      asked("W inside", "R inside", "P inside", "btn2 inside")
      run("move btn2 to P at 0")
      hit(210, 150, "btn1")
      asked("W inside", "R inside", "P inside", "btn1 inside")
    },
    Demonstration(.ht07, "the first answer ends the search") {
      on(.s2)
      hit(120, 140, "blueView")
      notAsked("greenView")
    },
    Demonstration(.ht08, "when no subview answers, the view answers itself") {
      on(.s1)
      hit(160, 260, "C")
      asked("W inside", "A inside", "C inside", "E outside", "D outside")
      returned("E → nil", "D → nil", "C → C", "A → C", "W → C")
    },
    Demonstration(.ht09, "the answer travels back unchanged") {
      on(.s1)
      hit(230, 320, "E")
      returned("E → E", "C → E", "A → E", "W → E")
    },
    Demonstration(.ht10, "each view is asked about the point in its own coordinates") {
      on(.s1)
      hit(230, 320, "E")
      trace("point-inside", "A", "inside", ["point": ["x": 230, "y": 320]])
      trace("point-inside", "C", "inside", ["point": ["x": 210, "y": 120]])
      trace("point-inside", "E", "inside", ["point": ["x": 50, "y": 100]])
      expect("convert 210 120 from C to E", "point", ["x": 50, "y": 100])
      expect("convert 50 100 from E to C", "point", ["x": 210, "y": 120])
    },
    Demonstration(.ht11, "views A to E") {
      on(.s1)
      hit(230, 320, "E")
      hit(90, 320, "D")
      hit(100, 80, "B")
      hit(160, 260, "C")
      hit(5, 5, "A")
    },
    Demonstration(.ht12, "which views are asked hangs on the order of the array") {
      on(.s1)
      hit(230, 320, "E")
      asked("W inside", "A inside", "C inside", "E inside")
      run("send-to-back C", "send-to-back E")
      hit(230, 320, "E")
      asked("W inside", "A inside", "B outside", "C inside", "D outside", "E inside")
    },
    Demonstration(.ht13, "a point must lie in the view and in its superview") {
      on(.s2, "set frame blueView 200 200 80 80")
      hit(220, 240, "blueView")
      hit(250, 270, "root")
      notAsked("blueView")
    },
    Demonstration(.ht14, "clipsToBounds changes what is seen, never what is hit") {
      on(.s2, "set frame blueView 200 200 80 80")
      for view in ["redView", "blueView"] {
        for clips in ["YES", "NO"] {
          run("set clipsToBounds \(view) \(clips)")
          hit(250, 270, "root")
          hit(220, 240, "blueView")
        }
      }
      drawsDifferently("set clipsToBounds redView YES", true)
      drawsDifferently("set clipsToBounds redView NO", true)
      drawsDifferently("set clipsToBounds blueView YES", false)
    },
    Demonstration(.ht15, "what a view draws does not count") {
      on(.s1, "add view clear in A 20 20 280 140")
      hit(100, 80, "clear")
      trace("point-inside", "clear", "inside")
      notAsked("B")
    },
    Demonstration(.ht16, "the walk starts at the window's own hitTest") {
      on(.s1)
      run("tap 230 320")
      trace("window", "W", "asked")
      asked("W inside", "A inside", "C inside", "E inside")
      run("override W hit-test nil", "log on")
      expect("tap 230 320", "hitView", nil)
      trace("hit-test-override", "W", "returns", ["answer": nil])
      trace("hit-view", nil, "none")
      log("-[UIWindow hitTest:withEvent:]")
      never("delivery")
    },
    Demonstration(.ht17, "C, D, A, E, F, B, P: the order in which views become the answer") {
      on(.s5)
      hit(150, 150, "C")
      for (closed, view) in [
        (["C"], "D"), (["C", "D"], "A"), (["A"], "E"), (["A", "E"], "F"), (["A", "E", "F"], "B"),
        (["A", "B"], "P"),
      ] {
        on(.s5)
        for name in closed { run("set userInteractionEnabled \(name) NO") }
        hit(150, 150, .string(view))
      }
    },
    Demonstration(.ht18, "a fit view asks its own subviews before it wins") {
      on(.s5)
      hit(50, 50, "A")
      asked("W inside", "P inside", "A inside", "C outside", "D outside")
      hit(150, 150, "C")
      asked("W inside", "P inside", "A inside", "C inside")
    },
    Demonstration(.ht19, "after C says nil comes D, not B") {
      on(.s5, "override C hit-test nil")
      hit(150, 150, "D")
      asked("W inside", "P inside", "A inside", "D inside")
      returned("C → nil", "D → D", "A → D", "P → D", "W → D")
      notAsked("B")
    },
  ]

  /// Does the picture change when the line runs?
  private static func drawsDifferently(
    _ line: String, _ isDifferent: Bool, at place: Place = #_sourceLocation
  ) -> Step {
    Step { stage in
      stage.run("draw", at: place)
      let before = stage.last?.text
      stage.run(line, at: place)
      stage.run("draw", at: place)
      stage.expect(
        stage.last?.text != before, isDifferent, "\(line) changes the drawing", at: place)
    }
  }
}
