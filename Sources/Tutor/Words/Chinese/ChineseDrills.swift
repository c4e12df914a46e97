import Engine
import Lab

/// 练习的问题和提示。
enum ChineseDrills {
  static func ask(_ ask: Ask) -> String {
    let question = question(ask)
    guard let event = event(ask.event) else { return question }
    return event + question
  }

  private static func event(_ event: Ask.Event) -> String? {
    switch event {
    case .hitTest(let spot): "手指碰到 \(spot.text)。"
    case .tap(let spot): "手指点一下 \(spot.text)。"
    case .doubleTap(let spot): "手指在 \(spot.text) 快速点两下。"
    case .landing(let spot): "手指落在 \(spot.text)，没有抬起。"
    case .landingAndStaying(let spot, let seconds):
      "手指落在 \(spot.text)，过了 \(seconds) 秒仍未抬起。"
    case .pressing(let spot): "手指在 \(spot.text) 按住一秒后抬起。"
    case .drag(let from, let to): "手指从 \(from.text) 拖到 \(to.text) 后抬起。"
    case .lifting(let from, let to): "手指落在 \(from.text)，移到 \(to.text)，在那里抬起。"
    case .landingTogether(let a, let b): "两根手指同时落下，分别在 \(a.text) 和 \(b.text)。"
    case .landingSecond(let spot, let first):
      "一根手指按在 \(first.text)，第二根落在 \(spot.text)。"
    case .moving(let from, let to): "手指落在 \(from.text)，移到 \(to.text)，没有抬起。"
    case .call: "这时来了电话。"
    case .becoming(let name): "调用 \(name).becomeFirstResponder()。"
    case .shake: "用户摇动设备。"
    case .key(let stroke): "用户在键盘上按下 \(stroke)。"
    case .press(let button): "用户按下遥控器的 \(button)。"
    case .scroll(let spot): "指针在 \(spot.text)，滚轮滚动 80 点。"
    case .menu(let command): "用户在编辑菜单里选了 \(command)。"
    case .send(let selector, let sender): "\(sender) 发送 \(selector)，target 为 nil。"
    case .chain: nil
    case .then(let first, let second):
      [self.event(first), self.event(second)].compactMap { $0 }.joined(separator: "接着，")
    case .inTurn(let events): events.compactMap { self.event($0) }.joined(separator: "接着，")
    }
  }

  private static func question(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView:
      if case .then = ask.event { "后一次的命中测试视图是谁？" } else { "命中测试视图是谁？" }
    case .handler:
      switch ask.event.last {
      case .shake: "谁处理这次摇动？"
      case .key: "由谁的按键命令响应？"
      case .press: "谁处理 pressesBegan？"
      case .menu(let command): "由谁执行 \(command)？"
      case .send(let selector, _): "最终执行哪个对象的 \(selector)？"
      default: "谁处理 touchesBegan？"
      }
    case .chain:
      if case .chain(let name) = ask.event.last { "\(name) 的响应者链是哪一条？" } else { "" }
    case .firstResponder: "之后谁是第一响应者？"
    case .actions:
      switch ask.event.last {
      case .landing: "到这时发出了哪些动作消息？"
      case .landingAndStaying: "这段时间里发出了哪些动作消息？"
      case .lifting: "抬起时发出哪些动作消息？"
      default: "依次发出哪些动作消息？"
      }
    case .firstAction: "最先发出的是哪个动作消息？"
    case .target(let selector): "最终执行哪个对象的 \(selector)？"
    case .hearers:
      switch ask.event.last {
      case .lifting: "依次有谁收到 touchesEnded？"
      case .press: "依次有谁收到 pressesBegan？"
      default: "依次有谁收到 touchesBegan？"
      }
    case .firstHearer:
      switch ask.event.last {
      case .lifting: "谁最先收到 touchesEnded？"
      case .landingSecond: "谁最先收到第二根手指的 touchesBegan？"
      default: "谁最先收到？"
      }
    case .lastMessage(let name): "\(name) 最后收到的触摸消息是哪一个？"
    case .touchCount: "touches 集合里有几个 UITouch？"
    case .lastState: "拖动识别器最后是什么状态？"
    }
  }

  // MARK: 提示

  static func whereToLook(_ ask: Ask, _ aim: Mistake) -> String {
    switch ask.wanted {
    case .hitView: hit(aim)
    case .handler, .hearers:
      switch ask.event.last {
      case .shake, .key, .menu: "谁是第一响应者？从它开始往上走。"
      case .press: "按压从谁开始？从它往上走。"
      case .send: "target 为 nil，从哪里找起？"
      default: "先找出命中测试视图，再沿下一个响应者一步一步往上走。"
      }
    case .chain: "对每个对象只问一句：你的下一个响应者是谁？"
    case .firstResponder:
      switch aim {
      case .tapMakesFirstResponder, .textFieldWaitsForCode: "点的是什么？点一下它会成为第一响应者吗？"
      case .tapElsewhereResigns: "点之前谁是第一响应者？有没有谁让它放弃？"
      default: "问的是谁？它要满足什么条件？现在谁是第一响应者？"
      }
    case .actions, .target: sent(aim)
    case .firstAction: "哪些识别器看得到这次滚动？其中哪些收滚动？"
    case .firstHearer: "这个触摸从开始那一刻起属于哪个视图？"
    case .lastMessage:
      switch aim {
      case .touchFollowsFinger, .leavingViewCancels: "这个触摸从开始那一刻起属于哪个视图？"
      default: "有没有谁把触摸从视图那里拿走？"
      }
    case .touchCount: "每根手指属于哪个视图？那个视图接受多点触摸吗？"
    case .lastState: "滚动是触摸吗？这个识别器收不收滚动？"
    }
  }

  private static func hit(_ aim: Mistake) -> String {
    switch aim {
    case .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
      .hiddenCoversViewOnly, .interactionOffCoversViewOnly,
      .interactionOffTakesTouches, .hiddenTakesTouches, .transparentTakesTouches,
      .disabledControlTakesTouches, .alphaIsMultiplied:
      "从窗口开始往下看：哪些视图包含这个点？其中哪些接受触摸？"
    case .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins, .nilRulesOutSuperview:
      "从窗口开始往下看：先问谁？什么时候轮到下一个？"
    case .keyWindowTakesAll, .windowLevelsIgnored: "手指下面有哪些窗口？最先问哪一个？"
    case .keyboardLetsTouchesThrough: "点过文本框以后，屏幕上多了什么？在哪里？"
    default: "从窗口开始往下看：哪些视图包含这个点？"
    }
  }

  private static func sent(_ aim: Mistake) -> String {
    switch aim {
    case .upInsideNeedsBounds, .actionFiresOnTouchDown:
      "这根手指会引出哪些控件事件？动作注册在哪个事件上？"
    case .nilTargetReachesNobody, .nilTargetFromSender: "target 为 nil，从哪里找起？"
    case .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers: "哪些识别器看得到这个触摸？"
    case .ancestorRecognizerWins, .nestedTapsBothFire:
      "哪些识别器看得到这个触摸？其中一个成功后，其余的会怎样？"
    case .anyControlBeatsRecognizers, .ancestorTapBeatsButton, .controlRefusesRecognizers:
      "这是哪种控件？识别器在哪个视图上？"
    case .failureRequirementIgnored, .singleTapAlwaysWaits: "哪个识别器可以立即行动？哪个要等另一个？"
    case .recognitionLeavesTouches, .viewHearsAfterFailure:
      "识别器还没有结果时控件收到什么？成功之后呢？"
    case .longPressFiresOnLift: "长按在哪些时刻发送动作？"
    default: "哪些手势识别器、哪个控件在跟踪这根手指？"
    }
  }
}
