import Engine

/// The answers to `why`, in Chinese.
struct ChineseAnswers {
  let scene: Scene

  private func name(_ view: ViewID) -> String { scene.name(of: view).markedAsName }
  private func name(_ recognizer: RecognizerID) -> String {
    scene.name(of: recognizer).markedAsName
  }
  private func name(_ responder: Responder) -> String { scene.name(of: responder).markedAsName }
  private func name(_ object: Object) -> String { scene.name(of: object).markedAsName }

  func path(_ way: String, _ end: Path.Mark, missed: String?) -> String {
    let mark =
      switch end {
      case .answered: "（由它返回）"
      case .refused: "（拒绝）"
      case .handled: "（处理）"
      case .tracked: "（跟踪）"
      case .discarded: "（丢弃）"
      case .plain: ""
      }
    let verb =
      switch end {
      case .answered, .refused: "没有问"
      case .handled, .tracked, .discarded: "没有传"
      case .plain: "没有"
      }
    return way + mark + (missed.map { "；\(verb)到 \($0.markedAsName)" } ?? "")
  }

  func sentence(_ saying: Saying) -> String {
    switch saying {
    case .didGet(let object): "\(name(object)) 其实收到了。"
    case .didNotGet(.recognizer(let recognizer)): "\(name(recognizer)) 没有识别成功。"
    case .didNotGet(let object): "\(name(object)) 没有收到。"
    case .lost(let view, let recognizer):
      "\(name(view)) 收到了，又被 \(name(recognizer)) 拿走。"

    case .takesItself(let view, let hasSubviews):
      hasSubviews
        ? "点在 \(name(view)) 内，它的子视图都不接收，所以答案是它自己。"
        : "点在 \(name(view)) 内，它没有子视图，所以答案是它自己。"
    case .outside(let view, let offset): "点不在 \(name(view)) 内：\(place(offset))。"
    case .outsideAbove(let above, let offset, let view, let holds):
      holds
        ? "点在 \(name(view)) 内，但 \(name(view)) 在这里超出了 \(name(above))，先问的是后者，"
          + "而点不在 \(name(above)) 内：\(place(offset))。"
        : "没有问到 \(name(view))：点不在它上层的 \(name(above)) 内：\(place(offset))。"
    case .noSizeByLayout(let answer): ChineseLayout(scene: scene).noSize(answer)
    case .subviewAnswers(let view, let child, let answer):
      child == answer
        ? "点在 \(name(view)) 内，但它的子视图 \(name(child)) 返回了它自己。"
        : "点在 \(name(view)) 内，但它的子视图 \(name(child)) 返回了 \(name(answer))。"
    case .askedBefore(let front, let behind, let view, let answer),
      .windowBefore(let front, let behind, let view, let answer):
      "先问 \(name(front))，后问 \(name(behind))。\(name(front)) 返回了\(with(answer, front))，所以"
        + "没有问到 \(name(behind))\(behind == view ? "" : " 和其中的 \(name(view))")。"
    case .inNoWindow(let object): "\(name(object)) 不在任何窗口里，而触摸只在窗口里寻找视图。"
    case .notBelow(let view, let root):
      "问的是 \(name(root))，它只问自己的子视图：\(name(view)) 不在它下面。"
    case .bound(let finger, let view):
      "手指 \(finger) 的触摸从落下起就属于 \(name(view))，移到哪里都一样。"
    case .loose(let finger): "手指 \(finger) 的触摸不属于任何视图：它原来的视图离开了窗口。"
    case .withheld(let view, let finger, let reason):
      "从落下起，\(name(view)) 就没有收到手指 \(finger)：\(cause(reason))。"
    case .taken(let view, let finger, let recognizer):
      "手指 \(finger) 的触摸此前已被 \(name(recognizer)) 拿走，\(name(view)) 再也收不到它。"
    case .toldNothing(let view): "没有消息发给 \(name(view))。"
    case .isPoint(let isInside, let view, let offset):
      isInside
        ? "\(Numbers.text(offset.point)) 在 \(name(view)) 内，它的 bounds 是"
          + " \(Numbers.text(offset.bounds))。"
        : "点不在 \(name(view)) 内：\(place(offset))。"

    case .takenBefore(let object, let taker, let isControl):
      isControl
        ? "\(name(taker)) 是控件，它跟踪了触摸，不再往上传给 \(name(object))。"
        : "\(name(taker)) 先处理了它，所以没有传到 \(name(object))。"
    case .takenAfter(let object, let message, let taker):
      "\(name(taker)) 拿走了 \(message.touchMethod)，没有传到 \(name(object))。"
    case .notInChain(let object, let start):
      "\(name(object)) 不在起点 \(name(start)) 的响应者链上。"
    case .isInChain(let isIn, let object, let start):
      "\(name(object)) \(isIn ? "" : "不")在 \(name(start)) 的响应者链上。"
    case .notFirstResponder(let object, let can, let current):
      notFirst(name(object), can: can, current: current.map { name($0) })
    case .addressed(let target, let selector):
      "\(selector) 直接发给 \(name(target))，没有沿响应者链去找。"
    case .onlyFirstResponder(let first): "输入只交给第一响应者，也就是 \(name(first))。"
    case .takesNoText(let object): "\(name(object)) 不是文本输入视图，不接收输入的文字。"
    case .callWasTo(let responder): "被调用的是 \(name(responder))。"

    case .undecided(let recognizer): "\(name(recognizer)) 正在跟踪触摸，还没有作出判断。"
    case .over(let recognizer, let state):
      over(name(recognizer), state)
    case .onNoView(let recognizer): "\(name(recognizer)) 不在任何视图上。"
    case .wouldReceive(let recognizer, let command):
      "有了 `\(command)`，\(name(recognizer)) 就会收到。"
    case .disabled(let recognizer): "\(name(recognizer)) 的 enabled 是 NO，所以收不到触摸。"
    case .elsewhere(let recognizer, let view, let hit):
      "\(name(recognizer)) 在 \(name(view)) 上，它既不是 \(name(hit))，也不在它上层。"
    case .noTouches(let recognizer):
      "\(name(recognizer)) 是手势识别器，不是响应者，只看触摸和按压。"
    case .pressNotAllowed(let recognizer, let type):
      "\(name(recognizer)) 不接收这种按压：它的 allowedPressTypes 里没有 \(type.rawValue)。"
    case .layer(let layer): "\(name(.layer(layer))) 是图层，图层不是响应者，收不到事件。"

    case .notThere(let object): "事件发生时还没有 \(name(object))。再做一次，然后再问。"
    case .bringsNothing(let object):
      "上一条命令只是提问或修改，没有事件交给 \(name(object))。"
    case .notConcerned(let object): "没有任何判断涉及 \(name(object))。"
    }
  }

  /// Why a touch was withheld as its finger landed.
  private func cause(_ reason: Withheld) -> String {
    switch reason {
    case .secondFinger: "它当时已经有一根手指，而 multipleTouchEnabled 为 NO"
    case .otherIsExclusive(let other): "\(name(other)) 当时有触摸，它的 exclusiveTouch 为 YES"
    case .viewIsExclusive(let other): "它的 exclusiveTouch 为 YES，而 \(name(other)) 当时有触摸"
    case .scrollViewRefuses(let view): "\(name(view)) 的 touchesShouldBegin 返回 NO"
    case .closesSwipe(let row): "这次触摸只用来收起 \(name(row)) 的轻扫操作"
    case .keptBySendEvent(let window): "\(name(window)) 的 sendEvent 没有调用 super"
    case .stopsScrolling(let view): "\(name(view)) 当时还在滚，这次触摸只让它停下"
    }
  }

  private func over(_ recognizer: String, _ state: RecognizerState) -> String {
    let afresh = "，要等手指全部抬起才重新开始。"
    return switch state {
    case .possible, .began, .changed: "\(recognizer) 的手势还在进行，状态是 \(state.rawValue)。"
    case .ended: "\(recognizer) 此前已经识别" + afresh
    case .cancelled: "\(recognizer) 此前已经取消" + afresh
    case .failed: "\(recognizer) 此前已经失败" + afresh
    }
  }

  private func place(_ offset: Offset) -> String {
    let far =
      offset.distance > 0 ? "超出 \(Numbers.distance(offset.distance)) 点" : "正好在边上"
    return "换算到它的坐标系是 \(Numbers.text(offset.point))，bounds 是"
      + " \(Numbers.text(offset.bounds))，\(far)"
  }

  private func with(_ answer: ViewID, _ asked: ViewID) -> String {
    answer == asked ? "它自己" : " \(name(answer))"
  }

  private func notFirst(_ object: String, can: Bool, current: String?) -> String {
    guard can else { return "\(object) 不是第一响应者：它的 canBecomeFirstResponder 是 NO。" }
    return "\(object) 不是第一响应者：没有调用它的 becomeFirstResponder"
      + (current.map { "，当时是 \($0)。" } ?? "。")
  }
}
