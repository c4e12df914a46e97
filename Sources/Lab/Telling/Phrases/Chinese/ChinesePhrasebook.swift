import Engine

enum ChinesePhrasebook: Phrasebook {
  static var gap: String { " " }
  static func marked(name: String) -> String { name.markedAsName }

  static func sentence(_ kind: Decision.Kind, _ names: Names) -> String {
    switch kind {
    case .eventCreated(let event, let type): "产生第 \(event) 个事件：\(name(type))。"
    case .eventQueued(let type, let length):
      "\(name(type))排到队尾，队列里现有 \(length) 个。"
    case .eventDequeued(let type, let left):
      "UIApplication 从队首取出\(name(type))，"
        + (left == 0 ? "队列空了。" : "队列里还剩 \(left) 个。")
    case .eventIgnored(let type):
      "\(name(type))被丢弃：beginIgnoringInteractionEvents 正在生效。"
    case .sensorSample(let sensor):
      "\(name(sensor))的数据由 Core Motion 直接交给申请它的代码。它不是事件，不走响应者链。"

    case .windowAsked(let window, let point):
      "问 \(names[window])：\(Numbers.text(point)) 落在哪个视图上？"
    case .windowPassedOver(let window, let reason): passedOver(names[window], reason)
    case .windowBecameKey(let window): "\(names[window]) 成为 key window。"
    case .noKeyWindow: "看得见的窗口都当不了 key window，所以现在没有 key window。"

    case .screen(let decision): screen(decision, names)
    case .layout(let decision): layout(decision, names)
    case .gateClosed(let view, let gate, let alpha):
      closed(names[view], by: [gate], alpha: alpha, rules: names.rules)
    case .pointInside(let view, let point, let isInside, let isOverridden):
      pointInside(
        names[view], at: Numbers.text(point), isInside: isInside, isOverridden: isOverridden)
    case .flatTransform(let view):
      "跳过 \(names[view]) 和它的全部子视图：它的 transform 把它压扁了，哪个点都不在它里面。"
    case .hitTestOverridden(let view, let override, let superAnswer, let answer):
      overridden(view, by: override, superAnswer: superAnswer, answer: answer, names)
    case .hitTestReturned(let view, let answer): returned(view, answer: answer, names)
    case .hitView(let view): "查找到此结束，命中测试视图是 \(names[view])。"
    case .noHitView: "没有一个窗口在这里找到能接收触摸的视图。"

    case .touchCreated(_, let finger, let view, let window, let tapCount):
      "手指 \(finger) 有了自己的触摸对象，tapCount 为 \(tapCount)。它自始至终属于 \(names[window]) 里的 "
        + "\(names[view])：手指移动或抬起时，不再重新查找。"
    case .touchUpdated(_, let finger, let phase, let from, let to):
      updated(finger, phase, from: from, to: to)
    case .touchOver(_, let finger): "手指 \(finger) 的触摸结束，触摸对象随之消失。"
    case .touchWithheld(_, let finger, let view, let reason):
      withheld(from: names[view], finger: finger, because: reason, names)
    case .touchHeld(_, _, let message, let view, let blocker):
      held(from: names[view], message: message, by: blocker, names)
    case .touchTaken(_, let finger, let view, let recognizer):
      "\(names[recognizer]) 拿走手指 \(finger) 的触摸，\(names[view]) 收到 touchesCancelled。"
    case .touchDiscarded(_, let finger, let view, let recognizer):
      "手指 \(finger) 的触摸还没送到 \(names[view])，就被 \(names[recognizer]) 拿走了。"
    case .touchDetached(_, let finger, let view, let isFollowed):
      "\(names[view]) 离开了窗口：手指 \(finger) 的触摸"
        + (isFollowed ? "不再属于它，只有仍在窗口里的视图的识别器还跟着。" : "从此没有人再收到。")
    case .delivered(let responder, let call, let response, let fingers):
      delivered(to: names[responder], call, outcome: response, fingers: fingers)
    case .discarded(let call, let responder):
      "\(names[responder]) 是链的末端，\(call.method) 被丢弃。"
    case .circleCut(let responder):
      "链又绕回已经走过的 \(names[responder])，到此剪断。"

    case .offered(let recognizer, let finger, let view):
      "\(names[view]) 上的 \(names[recognizer]) 先看到"
        + (finger == 0 ? "这次按压" : "手指 \(finger) 的触摸") + "。识别器不是响应者，不在响应者链上。"
    case .gestureRefused(let recognizer, let finger, let view, let why):
      refused(names[recognizer], finger: finger, at: names[view], why)
    case .gestureAsked(let recognizer, let method, let asked, let about, let answer, _):
      self.asked(recognizer, method: method, of: asked, about: about, answer: answer, names: names)
    case .recognizer(let recognizer, let from, let to, let cause):
      "\(names[recognizer]) 由 \(from.rawValue) 变为 \(to.rawValue)："
        + "\(because(cause, for: recognizer, in: to, names))。"
    case .recognizerWaits(let recognizer, let other):
      "\(names[recognizer]) 的手势已经完成，但要等 \(names[other]) 失败。"
    case .tapSeen(let recognizer, let seen, let required, let until):
      "\(names[recognizer]) 看到了 \(seen) 次点击，需要 \(required) 次；"
        + "下一次要在时钟走到 \(Numbers.text(until)) 秒之前开始。"
    case .scrolled(let view, let from, let to):
      "\(names[view]) 从 \(Numbers.text(from)) 滚到 \(Numbers.text(to))。"

    case .scrolling(let view, let scrolling):
      scrolls(names[view], scrolling: scrolling, names: names)
    case .contentAsked(let view, let question, let content, let answer, let isOverridden):
      asked(
        names[view], question: question, about: names[content], answer: answer,
        isOverridden: isOverridden)
    case .statusBarTapped(let candidates): statusBar(candidates)
    case .pointing(let decision): pointing(decision, names)
    case .row(let cell, let event): row(cell, event: event, names: names)

    case .tracking(let control, let tracking): tracks(names[control], tracking)
    case .untracked(let control, let why): untracked(names[control], because: why, names: names)
    case .atLimit(let control, let limit): atLimit(names[control], limit)
    case .noTarget(let control, let event):
      "\(names[control]) 没有为 \(event.name) 注册 target，什么也不发送。"
    case .controlEvent(let control, let event): "\(names[control]) 发出 \(event.name)。"
    case .actionSearch(let action, let start, let reason):
      search(names[action], from: start.map { names[$0] }, because: reason)
    case .actionAsked(let action, let responder, let implements):
      implements
        ? "\(names[responder]) 实现了 \(names[action])。"
        : "\(names[responder]) 没有实现 \(names[action])，问下一个。"
    case .actionRefused(let action, let responder, _):
      "对 \(names[action])，\(names[responder]) 的 canPerformAction 现在返回 NO，问下一个。"
    case .actionSent(let action, let target, let sender, let event):
      sent(names[action], to: names[target], by: sender.map { names[$0] }, for: event)
    case .actionUnheard(let action): "链上没有人能执行 \(names[action])，什么也没有发生。"

    case .commanding(let decision): commanding(decision, names)
    case .askedToBecome(let responder, let answer): became(names[responder], answer: answer, names)
    case .askedToResign(let responder, let answer): resigned(names[responder], answer)
    case .firstResponder(let window, let old, let new):
      firstResponder(of: names[window], old: old.map { names[$0] }, new: new.map { names[$0] })
    case .wishRemembered(let responder):
      "\(names[responder]) 是文本输入视图：UIKit 记下这个请求，等它进了窗口再办。"
    case .wishGranted(let responder):
      "\(names[responder]) 进了窗口，先前记下的请求再试一次。"
    case .input(let input): comesUp(input, names)
    case .editing(let decision): editing(decision, names)
    case .nobodyToResign: "没有第一响应者，也就不用谁放弃。"

    case .initialObject(let responder, let type, let reason):
      starts(at: names[responder], type, because: reason)
    case .noInitialObject(let type, let isKeyless):
      (isKeyless ? "没有 key window" : "没有第一响应者")
        + "，所以没有人收到\(known(type))。"
    case .notFirstResponder: "没有第一响应者，所以没有人收到。"
    case .keyCommand(let key, let responder, let matches):
      matches
        ? "\(names[responder]) 有 \(names[key]) 的按键命令，由它执行。"
        : "\(names[responder]) 没有 \(names[key]) 的按键命令。"
    case .menuAsked(let command, let responder, let can):
      can
        ? "\(names[responder]) 能执行 \(names[command])，由它执行。"
        : "\(names[responder]) 不能执行 \(names[command])，问下一个。"
    case .textInserted(let view, let characters):
      "\(names[view]) 里输入了 \(characters) 个字符。"
    case .keyKept(let key, let view, let first):
      first
        ? "\(names[view]) 是文本输入视图，先于一切按键命令收下 \(names[key])。"
        : "\(names[view]) 自己处理 \(names[key])。"
    case .notTextInput(let responder):
      "\(names[responder]) 是第一响应者，但不是文本输入视图：输入的文字没有去处。"
    case .forwardedByHand(let responder, let call):
      "\(names[responder]) 自己去调用下一个响应者的 \(call.method)。应当调用 super，让 UIKit 往上传。"

    case .presentsInstead(let presenter, let asked):
      "在 \(names[asked]) 上调用 present，实际由 \(names[presenter]) 来呈现：子控制器把请求交给外层的控制器。"
    case .moment(let controller, let moment): "\(names[controller]) 执行 \(moment.method)。"
    case .presentation(let decision): presentation(decision, names)
    case .interrupted: "系统打断：正在进行的触摸和手势都被取消。"
    case .next(let responder, let next, let reason):
      link(responder, to: next.map { names[$0] }, because: reason, names)
    case .converted(let from, let to, let source, let target):
      (from.map { "\(names[$0]) 里" } ?? "窗口里") + "的 \(Numbers.text(source))，换到" + inside(to, names)
        + "是 \(Numbers.text(target))。"
    }
  }

  private static func inside(_ view: ViewID?, _ names: Names) -> String {
    view.map { " \(names[$0]) 里" } ?? "窗口里"
  }

  // MARK: Words

  static func name(_ type: EventType) -> String {
    switch type {
    case .touches: "触摸事件"
    case .motion: "运动事件"
    case .remoteControl: "遥控事件"
    case .presses: "按压事件"
    case .scroll: "滚动事件"
    case .transform: "变换事件"
    case .hover: "悬停事件"
    }
  }

  static func known(_ type: EventType) -> String {
    switch type {
    case .touches: "这次触摸"
    case .motion: "这次摇动"
    case .remoteControl: "这个遥控事件"
    case .presses: "这次按压"
    case .scroll: "这次滚动"
    case .transform: "触控板上的这个手势"
    case .hover: "指针"
    }
  }

  static func name(_ sensor: Sensor) -> String {
    switch sensor {
    case .accelerometer: "加速度计"
    case .gyro: "陀螺仪"
    case .magnetometer: "磁强计"
    case .deviceMotion: "设备运动（device motion）"
    }
  }

  /// `A`, `A 和 B`, `A、B 和 C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: "、") + " 和 " + last
  }
}
