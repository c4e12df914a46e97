import Engine
import Testing

@testable import Lab

/// RE: recipes and applications.
extension Demonstration {
  static let recipes: [Demonstration] = [
    Demonstration(.re01, "a larger touch area for a small button, in three ways") {
      on(.s9, "set frame button 30 30 40 40")
      hit(35, 35, of: "P", "button")
      hit(29, 29, of: "P", "P")
      on(.s9, "add view cover in P 30 30 40 40")
      hit(35, 35, of: "P", "cover")
      hit(29, 29, of: "P", "P")
      on(.s9, "override button point-inside inset -10")
      hit(35, 35, of: "P", "button")
      hit(29, 29, of: "P", "P")
    },
    Demonstration(.re02, "the hitTest version looks at an enlarged rectangle, and no pointInside") {
      on(.s9)
      for (x, y, answer) in enlargedProbes {
        look { stage in
          // The document's listing is the button's hitTest here; the engine's has no part in it.
          let found = stage.hitTestEnlarged(Point(x, y), "button", in: "P")
          #expect(found == (answer == "button" ? "button" : nil))
        }
      }
      // Written as an override of pointInside the answers are the same.
      run("override button point-inside inset -10")
      for (x, y, answer) in enlargedProbes { hit(x, y, of: "P", .string(answer)) }
      // An overridden hitTest prints its name once, and calls no pointInside of its own accord.
      on(.s9, "override button hit-test self", "log on")
      hit(45, 45, of: "P", "button")
      never("point-inside", "button")
      log("-[BigButton hitTest:withEvent:]")
    },
    Demonstration(.re03, "the pointInside version, and the inherited hitTest does the rest") {
      on(.s9, "override button point-inside inset -10", "log on")
      for (x, y, answer) in enlargedProbes {
        hit(x, y, of: "P", .string(answer))
        log("-[BigButton pointInside:withEvent:]")
      }
    },
    Demonstration(.re04, "to the parent, way 1: the button's hitTest returns nil") {
      on(.s6, "handle VC action \(Script.action)")
      expect("tap 160 210", "hitView", "button")
      run("override button hit-test nil", "log on")
      expect("tap 160 210", "hitView", "handingView")
      sent()
      log("-[YKNoteEventHandlingButton hitTest:withEvent:]")
    },
    Demonstration(.re05, "way 2: the parent's hitTest returns itself, wherever the point is") {
      on(.s6, "override handingView hit-test self", "log on")
      expect("tap 160 210", "hitView", "handingView")
      notAsked("button")
      log("-[YKNoteEventHandingView hitTest:withEvent:]")
      expect("tap 10 600", "hitView", "handingView")
      trace("hit-test-override", "handingView", "returns", ["answer": "handingView"], rule: .re05)
      run("set hidden handingView YES")
      expect("tap 160 210", "hitView", "handingView")
    },
    Demonstration(.re06, "way 3: a nil target; the action climbs, the touch stays the button's") {
      for implementer in ["button", "handingView", "VC"] {
        on(.s6, "handle \(implementer) action \(Script.action)")
        expect("show handingView frame", "value", ["x": 50, "y": 100, "width": 200, "height": 200])
        expect("show button frame", "value", ["x": 60, "y": 60, "width": 100, "height": 100])
        expect("tap 160 210", "hitView", "button")
        delivered("touchesBegan", "button tracked")
        sent("\(Script.action) → \(implementer) from button")
      }
    },
    Demonstration(.re07, "to a sibling: nil only where the answer is the view itself") {
      on(.s7, "override C hit-test pass-through", "log on")
      hit(160, 260, "B")
      trace("hit-test-override", "C", "returns", ["super": "C", "answer": nil])
      log("-[UIView hitTest:withEvent:]")
      hit(90, 270, "D")
      hit(230, 270, "E")
      hit(160, 400, "A")
      on(.s1, "override C hit-test pass-through")
      hit(160, 260, "A")
    },
    Demonstration(.re08, "nil outright loses the subviews too") {
      on(.s7, "override C hit-test nil")
      hit(160, 260, "B")
      hit(90, 270, "B")
      hit(230, 270, "B")
    },
    Demonstration(.re09, "the banner's visible right half does not scroll") {
      on(.s8)
      expect("drag 80 160 to 20 160", "hitView", "banner")
      trace("scroll", "banner", "scrolled")
      on(.s8)
      expect("drag 240 160 to 180 160", "hitView", "list")
      trace("point-inside", "cell", "outside")
      expect("show banner contentOffset", "value", ["x": 0, "y": 0])
    },
    Demonstration(.re10, "the cell's hitTest falls back on its scroll view") {
      on(.s8, "override cell hit-test fallback banner")
      expect("drag 240 160 to 180 160", "hitView", "banner")
      trace("hit-test-override", "cell", "returns", ["super": nil, "answer": "banner"])
      trace("scroll", "banner", "scrolled")
      look { stage in
        guard case .view(let banner)? = stage.scene.object(named: "banner") else { return }
        #expect(stage.scene.bounds(of: banner).x > 0)
      }
      run("touch 1 began 240 160")
      trace("touch", "banner", "created", ["window": "W"])
    },
    Demonstration(.re11, "what that costs: the cell answers for every point it is asked about") {
      on(.s8, "override cell hit-test fallback banner")
      hit(240, 400, "banner")
      run("set hidden cell YES")
      hit(80, 160, "banner")
      run("set hidden cell NO", "add view cell2 in list 0 240 320 120")
      hit(240, 300, "cell2")
      run("send-to-back cell2")
      hit(240, 300, "banner")
    },
    Demonstration(.re12, "the controller of a view: the first up the chain") {
      on(.s12, "add view free in nil 0 0 10 10")
      expect("find-controller I", "found", "K")
      expect("find-controller RV", "found", "R")
      expect("find-controller free", "found", nil)
    },
    Demonstration(.re13, "the cell of a button: up the chain to an object of its class") {
      on(.s16, "add button other in W 0 400 70 40")
      expect(
        "chain button", "chain",
        [
          "button", "content", "cell", "list", "W", "scene", "app", "delegate",
        ])
      expect("find-ancestor button class MyCell", "found", "cell")
      expect("find-ancestor other class MyCell", "found", nil)
    },
    Demonstration(.re14, "to watch the search, log what both methods return: the deepest first") {
      on(.s2, "log on")
      run("tap 120 140")
      log(
        "LMRedView--pointInside,result = 1",
        "LMBlueView--pointInside,result = 1",
        "LMBlueView--hitTest,view = \(Script.blue())",
        "LMRedView--hitTest,view = \(Script.blue())",
        "tapped blueView")
    },
    Demonstration(.re15, "other uses: a larger area, subviews outside their parent") {
      on(.s9)
      hit(35, 35, of: "P", "P")
      run("override button point-inside inset -10")
      hit(35, 35, of: "P", "button")
      on(.s8)
      hit(240, 160, "list")
      run("override cell hit-test fallback banner")
      hit(240, 160, "banner")
    },
  ]

  /// Points of P, and who gets them with the button's area grown by 10.
  private static let enlargedProbes: [(Double, Double, String)] = [
    (30, 30, "button"), (35, 35, "button"), (69.5, 50, "button"), (29, 29, "P"), (70, 50, "P"),
  ]
}

extension Stage {
  /// D0's first listing as a view's `hitTest`, asked about a point of its superview.
  func hitTestEnlarged(_ point: Point, _ name: String, in parent: String) -> String? {
    guard case .view(let view)? = scene.object(named: name),
      case .view(let superview)? = scene.object(named: parent),
      let local = scene.convert(point, from: superview, to: view)
    else { return nil }
    var listing = Listing(scene)
    listing.area = { scene, asked in
      let bounds = scene.bounds(of: asked)
      return asked == view ? bounds.inset(by: -10, -10) : bounds
    }
    return listing.hitTest(local, view).map { scene.name(of: $0) }
  }
}
