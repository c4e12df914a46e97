import Engine
import Testing

/// GT: views that take no touches.
extension Demonstration {
  static let gates: [Demonstration] = [
    Demonstration(.gt01, "interaction disabled: no touches") {
      on(.s2)
      hit(120, 140, "blueView")
      run("set userInteractionEnabled blueView NO")
      hit(120, 140, "greenView")
      trace("gate", "blueView", "interaction-disabled")
      trace("hit-test", "blueView", "returns", ["answer": nil])
      trace("hit-test", "greenView", "returns", ["answer": "greenView"])
    },
    Demonstration(.gt02, "hidden: no touches") {
      on(.s2, "set hidden blueView YES")
      hit(120, 140, "greenView")
      trace("gate", "blueView", "hidden")
      trace("hit-test", "blueView", "returns", ["answer": nil])
    },
    Demonstration(.gt03, "nearly transparent: no touches; at exactly 0.01 readings differ") {
      on(.s2)
      for (alpha, view) in [
        ("0.0", "greenView"), ("0.00999", "greenView"), ("0.0101", "blueView"), ("1", "blueView"),
      ] {
        run("set alpha blueView \(alpha)")
        for rules in ["uikit", "documents", "alpha-limit=below-or-equal"] {
          run("rules \(rules)")
          hit(120, 140, .string(view))
        }
        run("rules uikit")
      }
      run("set alpha blueView 0.01")
      // UIKit keeps alpha in single precision, where 0.01 is a little less.
      hit(120, 140, "greenView")
      trace("gate", "blueView", "alpha-too-low")
      trace("hit-test", "blueView", "returns", ["answer": nil])
      run("rules documents")
      hit(120, 140, "blueView")
      run("rules alpha-limit=below-or-equal")
      hit(120, 140, "greenView")
    },
    Demonstration(.gt04, "a parent that takes no touches takes its children with it") {
      on(.s1)
      for (close, open, verdict) in [
        (
          "set userInteractionEnabled C NO", "set userInteractionEnabled C YES",
          "interaction-disabled"
        ),
        ("set hidden C YES", "set hidden C NO", "hidden"),
        ("set alpha C 0", "set alpha C 1", "alpha-too-low"),
      ] {
        run(close)
        hit(230, 320, "A")
        trace("gate", "C", verdict)
        notAsked("D", "E")
        run(open)
        hit(230, 320, "E")
      }
    },
    Demonstration(.gt05, "an image view and all in it take no touches until it is enabled") {
      on(.s10)
      expect("show picture userInteractionEnabled", "value", false)
      expect("tap 120 120", "hitView", "root")
      trace("gate", "picture", "interaction-disabled")
      notAsked("button")
      run("set userInteractionEnabled picture YES")
      expect("tap 120 120", "hitView", "button")
    },
    Demonstration(.gt06, "a closed view is skipped, and those behind it are asked") {
      on(.s5, "set hidden A YES")
      hit(150, 150, "E")
      asked("W inside", "P inside", "A hidden", "B inside", "E inside")
    },
    Demonstration(.gt07, "fit needs all three: opaque enough, enabled, not hidden") {
      on(.s5)
      for alpha in ["1", "0.005"] {
        for enabled in ["YES", "NO"] {
          for hidden in ["NO", "YES"] {
            run(
              "set alpha A \(alpha)", "set userInteractionEnabled A \(enabled)",
              "set hidden A \(hidden)")
            hit(150, 150, alpha == "1" && enabled == "YES" && hidden == "NO" ? "C" : "E")
          }
        }
      }
    },
    Demonstration(.gt08, "three gates, and the fourth is geometry") {
      for (change, verdict) in [
        ("set hidden blueView YES", "hidden"),
        ("set userInteractionEnabled blueView NO", "interaction-disabled"),
        ("set alpha blueView 0.00999", "alpha-too-low"),
      ] {
        on(.s2, change)
        hit(120, 140, "greenView")
        trace("gate", "blueView", verdict)
      }
      on(.s2, "set frame blueView 200 200 80 80")
      hit(250, 270, "root")
      trace("point-inside", "redView", "outside")
      never("gate")
      notAsked("blueView")
    },
  ]
}
