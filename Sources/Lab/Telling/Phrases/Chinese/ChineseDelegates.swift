import Engine

/// 代理、子类和被触摸的视图被问到什么，结果怎样。
extension ChinesePhrasebook {
  static func refused(
    _ recognizer: String, finger: Int, at view: String, _ refusal: GestureRefusal
  ) -> String {
    let what =
      switch refusal {
      case .scrollType: "这次滚动"
      case .press, .pressType: "这次按压"
      default: finger == 0 ? "这个事件" : "手指 \(finger) 的触摸"
      }
    let start = "\(recognizer) 收不到\(what)："
    return switch refusal {
    case .disabled: start + "它的 enabled 为 NO。"
    case .touchType(let type): start + "它的 allowedTouchTypes 里没有 \(type.rawValue)。"
    case .otherType(let type, let first):
      start
        + "它已有 \(first.rawValue) 类型的触摸，这一个是 \(type.rawValue)，而 requiresExclusiveTouchType 为 YES。"
    case .button(let button): start + "按的是 \(button.rawValue) 键，它的 buttonMaskRequired 不是这个。"
    case .pressType(let type): start + "它的 allowedPressTypes 里没有 \(type.rawValue)。"
    case .scrollType(let device):
      start + "它的 allowedScrollTypesMask 里没有 "
        + (device == .wheel ? "discrete，而滚轮的滚动是这种。" : "continuous，而触控板的滚动是这种。")
    case .event: start + "对这个事件，shouldReceive 返回 NO。"
    case .touch: start + "对 \(view) 上的触摸，它的代理返回 NO。"
    case .press: start + "它的代理返回 NO。"
    }
  }

  static func asked(
    _ recognizer: RecognizerID, method: GestureMethod, of asked: GestureAsked, about: Object?,
    answer: Bool, names: Names
  ) -> String {
    let name = names[recognizer]
    let who = vetoer(asked, of: name, names)
    let says = answer ? "YES" : "NO"
    let other = about.map { names[$0] } ?? "另一个"
    return switch method {
    case .receiveEvent: "\(asking(who))：\(name) 是否接收这个事件？返回 \(says)。"
    case .receiveTouch: "\(asking(who))：\(name) 是否接收 \(other) 上的触摸？返回 \(says)。"
    case .receivePress: "\(asking(who))：\(name) 是否接收这次按压？返回 \(says)。"
    case .begin: "\(asking(who))：\(name) 可以开始吗？返回 \(says)。"
    case .simultaneous:
      "\(asking(who))：\(name) 和 \(other) 可以同时识别吗？返回 \(says)\(answer ? "，两个都可以" : "")。"
    case .requireFailure: "\(who)回答：\(name) 要等 \(other) 失败。"
    case .beRequiredToFail: "\(who)回答：\(other) 要等 \(name) 失败。"
    case .prevent: "\(asking(who))：能挡下 \(other) 吗？返回 \(says)。"
    case .bePrevented: "\(asking(who))：能被 \(other) 挡下吗？返回 \(says)。"
    }
  }

  /// 问谁：拉丁字母前空一格。
  static func asking(_ who: String) -> String { (who.first?.isASCII == true ? "问 " : "问") + who }

  static func vetoer(_ asked: GestureAsked, of recognizer: String, _ names: Names) -> String {
    switch asked {
    case .delegate: "\(recognizer) 的代理"
    case .subclass: "\(recognizer) 的类"
    case .view(let view): "被触摸的 \(names[view])"
    case .scrollView(let view): "滚动视图 \(names[view])（自己的拖动手势的代理）"
    }
  }
}
