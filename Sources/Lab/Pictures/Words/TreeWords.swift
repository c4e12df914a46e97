import Engine
import Narration

/// What a tree says of responders and recognizers.
extension PictureWords {
  var keyWindow: String { "key window" }
  var comma: String { pick(", ", "，") }
  func inBrackets(_ text: String) -> String { pick(" (\(text))", "（\(text)）") }
  var firstResponder: String { pick("first responder", "第一响应者") }
  var firstResponderOfItsWindow: String {
    pick("first responder of its window", "所在窗口的第一响应者")
  }
  var focused: String { pick("focused", "焦点") }
  var root: String { pick("root", "根") }
  var plainDelegate: String { pick("a plain NSObject: not in the chain", "普通 NSObject：不在链上") }
  var inNoWindow: String { pick("in no window", "不在任何窗口中") }
  var ignoresEvents: String { pick("ignores interaction events", "忽略交互事件") }
  var hitView: String { pick("hit view", "命中测试视图") }

  func child(of parent: String) -> String { pick("child of \(parent)", "\(parent) 的子控制器") }
  func presented(by presenter: String) -> String {
    pick("presented by \(presenter)", "由 \(presenter) 弹出")
  }
  func isDelegate(_ name: String) -> String { pick("delegate is \(name)", "delegate 是 \(name)") }

  func touched(by fingers: [Int]) -> String {
    let numbers = list(fingers.map { String($0) })
    return fingers.count == 1
      ? pick("finger \(numbers) down", "手指 \(numbers) 按下")
      : pick("fingers \(numbers) down", "手指 \(numbers) 按下")
  }

  func handles(_ messages: [String], _ handling: Handling) -> String {
    let what = pick("handles ", "处理 ") + list(messages)
    return switch handling {
    case .ends: what
    case .thenSuper: what + pick(" then super", "，再调用 super")
    case .thenNext: what + pick(" then next by hand", "，再手动调用 next")
    }
  }

  var remoteControl: String { pick("remote control", "遥控") }

  func levels(_ count: Int) -> String {
    count > 1
      ? pick("windows front to back, subviews back to front", "窗口由前到后，子视图由后到前")
      : pick("subviews back to front", "子视图由后到前")
  }

  /// `hitTest → nil`, in the words of the command `override`.
  func override(_ override: HitTestOverride, in scene: Scene) -> String {
    let answer =
      switch override {
      case .none: "nil"
      case .itself: "self"
      case .passThrough: "pass-through"
      case .fallback(let other): "fallback " + scene.name(of: other)
      case .redirect(let other): "redirect " + scene.name(of: other)
      }
    return "hitTest " + glyphs.arrow + " " + answer
  }

  // MARK: Recognizers

  func gesture(_ gesture: Gesture) -> String {
    switch gesture {
    case .tap: pick("tap", "点击")
    case .pinch: pick("pinch", "捏合")
    case .pan: pick("pan", "拖拽")
    case .swipe: pick("swipe", "轻扫")
    case .rotation: pick("rotation", "旋转")
    case .longPress: pick("long press", "长按")
    }
  }

  var ownPan: String { pick("the scroll view's own", "滚动视图自带") }
  func fingers(_ count: Int) -> String { pick("\(count) fingers", "\(count) 指") }
  func seconds(_ count: Double) -> String {
    pick("\(Numbers.text(count)) s", "\(Numbers.text(count)) 秒")
  }
  func waits(for others: [String]) -> String {
    pick("waits for ", "等待 ") + list(others) + pick("", " 失败")
  }
  func together(with others: [String]) -> String {
    pick("together with ", "可同时：") + list(others)
  }
  func state(_ state: RecognizerState) -> String {
    pick("state \(state.rawValue)", "状态 \(state.rawValue)")
  }
}
