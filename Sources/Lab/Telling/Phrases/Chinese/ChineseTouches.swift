import Engine

extension ChinesePhrasebook {
  static func updated(
    _ finger: Int, _ phase: TouchPhase, from: Point, to: Point
  ) -> String {
    switch phase {
    case .began: "手指 \(finger) 落在 \(Numbers.text(to))。"
    case .moved: "手指 \(finger) 从 \(Numbers.text(from)) 移到 \(Numbers.text(to))。"
    case .stationary: "手指 \(finger) 停在 \(Numbers.text(to))。"
    case .ended: "手指 \(finger) 在 \(Numbers.text(to)) 抬起。"
    case .cancelled: "手指 \(finger) 的触摸被取消。"
    }
  }

  static func withheld(
    from view: String, finger: Int, because reason: Withheld, _ names: Names
  ) -> String {
    let start = "\(view) 收不到手指 \(finger)："
    switch reason {
    case .secondFinger:
      return "\(view) 上已有一根手指（multipleTouchEnabled 为 NO），收不到手指 \(finger)。"
    case .otherIsExclusive(let other):
      return start + "\(names[other]) 正有触摸，它的 exclusiveTouch 为 YES。"
    case .viewIsExclusive(let other):
      return start + "它的 exclusiveTouch 为 YES，而 \(names[other]) 正有触摸。"
    case .scrollViewRefuses(let scrollView):
      return start + "\(names[scrollView]) 的 touchesShouldBegin 返回 NO。"
    case .closesSwipe(let row):
      return start + "这次触摸只用来收起 \(names[row]) 的轻扫操作，不交给任何视图。"
    case .keptBySendEvent(let window):
      return start + "\(names[window]) 的 sendEvent 没有调用 super。"
    case .stopsScrolling(let scrollView):
      return start + "这次触摸只让 \(names[scrollView]) 停下，不算内容的。"
    }
  }

  static func held(
    from view: String, message: TouchMessage, by blocker: HeldBy, _ names: Names
  ) -> String {
    let start = "\(view) 暂时收不到 \(message.touchMethod)："
    switch blocker {
    case .recognizer(let recognizer): return start + "\(names[recognizer]) 还没有结果。"
    case .scrollView(let scrollView, let until):
      return start
        + "手指可能是要滚动，\(names[scrollView]) 先扣着，最迟到 \(Numbers.text(until)) 秒时送达。"
    }
  }

  static func takings(
    _ number: Int, finger: Int, from view: String, by recognizer: String, isHeard: Bool
  ) -> String {
    let which = "这一次的，和之前 \(number - 1) 次点击的"
    return isHeard
      ? "\(recognizer) 从 \(view) 拿走手指 \(finger) 的 \(number) 个触摸：\(which)"
        + "（touchesEnded 一直扣着）。\(view) 收到它们的 touchesCancelled。"
      : "手指 \(finger) 的 \(number) 个触摸还没送到 \(view)，就被 \(recognizer) 拿走了：\(which)。"
  }

  static func delivered(
    to responder: String, _ call: Call, outcome response: Response, fingers: FingerSet
  ) -> String {
    let method = call.method + of(fingers)
    return switch response {
    case .handled: "\(responder) 处理了 \(method)，到此为止。"
    case .handledThenForwarded: "\(responder) 处理了 \(method)，又往上传。"
    case .forwarded: "\(responder) 没有实现 \(method)，往上传。"
    case .kept: "\(responder) 是滚动视图，自己留下 \(method)，不往上传。"
    case .tracked: "\(responder) 是控件，自己跟踪 \(method)，不往上传。"
    }
  }

  /// Says which fingers, where it is not the one that everybody expects.
  static func of(_ fingers: FingerSet) -> String {
    let numbers = fingers.fingers
    if numbers.isEmpty || numbers == [1] { return "" }
    if numbers.count == 1 { return "（手指 \(numbers[0])）" }
    return "（同一次调用，手指 \(list(numbers.map { String($0) }))）"
  }

  static func because(
    _ cause: Cause, for recognizer: RecognizerID, in state: RecognizerState, _ names: Names
  ) -> String {
    let gesture = names.scene[recognizer].gesture
    switch cause {
    case .recognized: return "手势完成"
    case .moved:
      if gesture == .hover { return "指针继续移动" }
      if state == .changed { return "手指继续移动" }
      switch gesture {
      case .rotation: return "转过的角度够了"
      case .pinch: return "两指距离变化够了"
      case .tap, .pan, .screenEdgePan, .swipe, .longPress, .hover: return "移动够远了"
      }
    case .fingerLifted:
      switch gesture {
      case .pinch, .rotation: return "最后一根手指抬起"
      case .tap, .pan, .screenEdgePan, .swipe, .longPress, .hover: return "手指抬起"
      }
    case .scrolled: return state == .changed ? "滚动继续" : "它接收这种滚动"
    case .scrollEnds: return "滚动结束"
    case .transformed: return state == .changed ? "触控板上的手指继续动" : "触控板上的两指也算"
    case .transformEnds: return "触控板上的手势结束"
    case .pointerEntered: return "指针进来"
    case .pointerLeft: return "指针离开"
    case .held(let seconds):
      guard seconds > 0 else { return "手指一按下就够了" }
      return "手指按满了 \(Numbers.text(seconds)) 秒"
    case .movedTooFar(let distance, let limit):
      return "手指偏移了 \(Numbers.distance(distance)) 点，最多允许 \(Numbers.text(limit)) 点"
    case .tooSlow(let limit): return "超过了 \(Numbers.text(limit)) 秒"
    case .tooShort(let seconds, let limit):
      return "手指按了 \(Numbers.text(seconds)) 秒就抬起，要按满 \(Numbers.text(limit)) 秒"
    case .noSecondTap(let limit): return "\(Numbers.text(limit)) 秒内没有下一次点击"
    case .heldBeforeTaps(let required): return "手指一直按着，而它要先点击 \(required) 次"
    case .tooManyFingers(let limit): return "它最多要 \(limit) 根手指"
    case .tooFewFingers(let required, let seen): return "要 \(required) 根手指，只来了 \(seen) 根"
    case .strayedSideways(let distance, let limit):
      return "横偏了 \(Numbers.distance(distance)) 点，最多允许 \(Numbers.text(limit)) 点"
    case .notFromEdge(let distance, let limit):
      return "不是从边缘进来的：手指落在离边缘 \(Numbers.distance(distance)) 点处，最多允许 \(Numbers.text(limit)) 点"
    case .noEdges: return "它的 edges 是空的"
    case .wrongDirection: return "方向不对"
    case .notFarEnough(let distance, let limit):
      return notFarEnough(gesture, distance: distance, limit: limit)
    case .tapTooFarAway(let distance, let limit):
      return "下一次点击偏离了 \(Numbers.distance(distance)) 点，最多允许 \(Numbers.text(limit)) 点"
    case .saidByCode: return "它自己的类设置了 state"
    case .prevented(let other): return "\(names[other]) 先识别，把它挡下了"
    case .requiredToFail(let other):
      return "要 \(names[other]) 失败它才能开始，而 \(names[other]) 没有失败"
    case .vetoed(let asked):
      return
        "\(asking(vetoer(asked, of: names[recognizer], names)))，gestureRecognizerShouldBegin 返回 NO"
    case .controlKeepsTap(let control):
      return "\(names[control]) 自己的手势优先于上层视图的识别器"
    case .contentKeepsTouch(let view): return contentKeeps(view, from: recognizer, names)
    case .nothingToScroll(let sideways):
      return sideways
        ? "横向没有可滚的内容，alwaysBounceHorizontal 又为 NO" : "纵向没有可滚的内容，alwaysBounceVertical 又为 NO"
    case .nothingToBounce(let sideways):
      return sideways ? "横向没有可滚的内容，bounces 又为 NO" : "纵向没有可滚的内容，bounces 又为 NO"
    case .scrollingDisabled: return "它的滚动视图 scrollEnabled 为 NO"
    case .scrolledToEnd(let outer): return "内容在这个方向已经到头，而 \(names[outer]) 还能继续滚动"
    case .yieldsToSheet(let sheet): return "内容已在顶端，这次拖动移的是外面的 sheet \(names[sheet])"
    case .popRefused(.root): return "它自己的代理返回 NO：栈里只有根控制器"
    case .popRefused(.barHidden): return "它自己的代理返回 NO：导航栏隐藏了"
    case .popRefused(.customItem(let item)):
      return "它自己的代理返回 NO：返回按钮的位置放着 \(names[item])"
    case .interrupted: return "被系统打断"
    case .viewRemoved: return "它的视图离开了窗口"
    case .takenFromView: return "它从视图上被移走了"
    case .touchCancelled: return "它的触摸被取消"
    case .disabled: return "它的 enabled 为 NO"
    }
  }

  private static func contentKeeps(
    _ content: ViewID, from pan: RecognizerID, _ names: Names
  ) -> String {
    if let view = names.scene[pan].view, names.scene[view].kind.isScrollView,
      !names.scene.rare(view).canCancelContentTouches
    {
      return "\(names[content]) 已经拿到触摸，而 \(names[view]) 的 canCancelContentTouches 为 NO"
    }
    return "\(names[content]) 已经拿到触摸，不再交出"
  }

  private static func notFarEnough(
    _ gesture: Gesture, distance: Double, limit: Double
  ) -> String {
    switch gesture {
    case .pinch: "两指距离的变化没有到 \(Numbers.text(limit)) 点"
    case .rotation: "两指转过的角度没有到 \(Numbers.text(limit)) 度"
    case .tap, .pan, .screenEdgePan, .swipe, .longPress, .hover:
      "只移动了 \(Numbers.distance(distance)) 点，要有 \(Numbers.text(limit)) 点"
    }
  }
}
