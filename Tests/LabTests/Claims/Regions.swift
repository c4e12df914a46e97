import Engine
import Testing

/// PI: `pointInside` and regions.
extension Demonstration {
  /// What D2 makes of button 1: a strip of 40 over each side edge.
  static let strips = "override btn1 point-inside rects -20 0 40 120, 180 0 40 120"

  static let regions: [Demonstration] = [
    Demonstration(.pi01, "pointInside speaks of the view's own coordinates") {
      on(.s1)
      expect("point-inside C 210 120", "inside", true)
      expect("point-inside C 230 320", "inside", false)
      also("point", ["x": 230, "y": 320])
    },
    Demonstration(.pi02, "inside means within the bounds, right and bottom edge excluded") {
      on(.s9)
      expect("point-inside button 0 0", "inside", true)
      expect("point-inside button 19.9 19.9", "inside", true)
      expect("point-inside button 20 10", "inside", false)
      expect("point-inside button -0.1 5", "inside", false)
      run("set frame button 40 40 0 0")
      expect("point-inside button 0 0", "inside", false)
    },
    Demonstration(.pi03, "CGRectInset with negative values grows a rectangle") {
      look { _ in
        #expect(Rect(0, 0, 20, 20).inset(by: -10, -10) == Rect(-10, -10, 40, 40))
        #expect(Rect(0, 0, 200, 120).inset(by: -20, -20) == Rect(-20, -20, 240, 160))
        #expect(Rect(0, 0, 20, 20).inset(by: 5, 2) == Rect(5, 2, 10, 16))
      }
      on(.s9, "override button point-inside inset -10")
      expect("point-inside button -10 -10", "inside", true)
      expect("point-inside button 29.9 29.9", "inside", true)
      expect("point-inside button 30 10", "inside", false)
    },
    Demonstration(.pi04, "hitTest asks pointInside, so overriding that alone is enough") {
      on(.s9)
      hit(35, 35, of: "P", "P")
      run("override button point-inside inset -10")
      hit(35, 35, of: "P", "button")
      trace("point-inside", "button", "inside", ["overridden": true])
    },
    Demonstration(.pi05, "button 2 grown by 10 on every side") { growButton2() },
    Demonstration(.pi06, "button 1 takes touches over its two side edges alone") {
      stripButton1()
    },
    Demonstration(.pi07, "in the strips button 1 acts; in its middle it does not") {
      on(.s4, strips)
      expect("tap 140 100", "hitView", "P")
      sent()
      expect("tap 30 100", "hitView", "btn1")
      sent("btn1Tapped: → VC from btn1")
    },
    Demonstration(.pi08, "where both could, button 2 is asked first") {
      on(.s4, strips)
      expect("point-inside btn1 190 90", "inside", true)
      expect("tap 230 150", "hitView", "btn2")
      notAsked("btn1")
      sent("btn2Tapped: → VC from btn2")
    },
    Demonstration(.pi09, "growing a view is no use where its parent ends") {
      on(.s9, "set frame button 0 0 20 20", "override button point-inside inset -10")
      hit(-5, 10, of: "P", "R")
      trace("point-inside", "P", "outside")
      notAsked("button")
      hit(25, 10, of: "P", "button")
    },
  ]

  @Steps static func growButton2() -> [Step] {
    on(.s4)
    hit(305, 150, "P")
    run("override btn2 point-inside inset -10")
    hit(305, 150, "btn2")
    hit(310, 150, "P")
    hit(175, 115, "btn2")
    run("unoverride btn2 point-inside")
    hit(175, 115, "btn1")
  }

  @Steps static func stripButton1() -> [Step] {
    on(.s4, strips)
    for (x, y) in [(30.0, 100.0), (50, 100), (220, 100), (250, 100)] { hit(x, y, of: "P", "btn1") }
    for (x, y) in [(60.0, 100.0), (140, 100), (219, 100)] { hit(x, y, of: "P", "P") }
    for (x, y) in [(30.0, 50.0), (30, 190)] { hit(x, y, of: "P", "P") }
  }
}
