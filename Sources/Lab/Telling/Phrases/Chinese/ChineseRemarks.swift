import Engine

extension ChinesePhrasebook {
  static func sentence(_ remark: Remark, _ names: Names) -> String {
    switch remark {
    case .nobodyHit(let doing): "没有人收到这次\(name(doing))：那里没有视图接收触摸。"
    case .handled(let doing, let hit, let responder):
      responder == .view(hit)
        ? "\(names[hit]) 收到这次\(name(doing))，自己处理。"
        : "\(names[hit]) 收到这次\(name(doing))，由 \(names[responder]) 处理。"
    case .tracked(let doing, let hit, let control):
      control == .view(hit)
        ? "\(names[hit]) 收到这次\(name(doing))。它是控件，自己跟踪触摸。"
        : "\(names[hit]) 收到这次\(name(doing))，由控件 \(names[control]) 跟踪。"
    case .kept(let doing, let hit, let scrollView):
      scrollView == .view(hit)
        ? "\(names[hit]) 收到这次\(name(doing))。它是滚动视图，触摸到它为止。"
        : "\(names[hit]) 收到这次\(name(doing))，往上传到滚动视图 \(names[scrollView]) 为止。"
    case .acted(let doing, let hit, let sending):
      "\(names[hit]) 收到这次\(name(doing))，"
        + (sending.sender == .view(hit) ? "" : sending.sender.map { "由 \(names[$0]) " } ?? "")
        + "把 \(names[sending.action]) 发给 \(names[sending.target])\(often(sending))。"
    case .unhandled(let doing, let hit):
      "没有人处理这次\(name(doing))：\(names[hit]) 收到了，沿响应者链一直传到头。"
    case .beginUnhandled(let doing, let hit):
      "\(names[hit]) 收到这次\(name(doing))，它的 touchesBegan 没有人处理。"
    case .dismisses(let doing, let hit, let controller):
      "\(name(doing))落在 \(names[hit]) 上，\(names[controller]) 随之收起。"
    case .shows(let doing, let hit, let controller):
      "\(name(doing))落在 \(names[hit]) 上，显示 \(names[controller])。"
    case .goesBack(let doing, let hit, let controller):
      "\(name(doing))落在 \(names[hit]) 上，从 \(names[controller]) 返回上一级。"
    case .textTapped(let doing, let hit, let input):
      input == hit
        ? "\(names[hit]) 收到这次\(name(doing))。它是文本输入视图，自己处理。"
        : "\(names[hit]) 收到这次\(name(doing))，由文本输入视图 \(names[input]) 处理。"
    case .rowSelected(let doing, let hit, let row):
      "\(names[hit]) 收到这次\(name(doing))，\(names.scene.isItem(row) ? "集合视图" : "表格")选中"
        + (row == hit
          ? "它。" : names.scene.isItem(row) ? " \(names[row])。" : " \(names[row]) 这一行。")
    case .recognized(let doing, let hit, let recognizer):
      recognized(doing, hit: hit, by: recognizer, names)
    case .together(let recognizers):
      "\(list(recognizers.map { names[$0] })) 同时识别：shouldRecognizeSimultaneously 只要有一方的"
        + "代理返回 YES 就够了，另一方返回什么都一样。"
    case .leavesTouches(let recognizer, let view):
      "\(names[view]) 照样收到触摸：\(names[recognizer]) 的 cancelsTouchesInView 为 NO。"
    case .undecided(let doing, let hit, let recognizer):
      "\(names[hit]) 上的这次\(name(doing))还没有结果：\(names[recognizer]) 还可能识别它。"
    case .hitButSilent(_, let hit, let finger?):
      "手指 \(finger) 命中的是 \(names[hit])，但它没有收到这根手指的任何消息。"
    case .hitButSilent(let doing, let hit, nil):
      "命中的是 \(names[hit])，但它没有收到这次\(name(doing))的任何消息。"
    case .waiting(let doing, let hit): "命中的是 \(names[hit])，但这次\(name(doing))暂时还没送到。"
    case .fingerLands(let finger, let view):
      view.map { "手指 \(finger) 落在 \(names[$0]) 上。" } ?? "手指 \(finger) 什么也没碰到。"
    case .pointing(let decision): pointing(decision, names)
    case .wouldHit(let view):
      view.map { "这里的触摸会交给 \(names[$0])。" } ?? "这里没有视图接收触摸。"
    case .answers(let root, let view):
      view.map { "\(names[root]) 的 hitTest 返回\($0 == root ? "它自己" : " " + names[$0])。" }
        ?? "\(names[root]) 的 hitTest 返回 nil。"
    case .pointAnswer(let view, let point, let isInside, let isOverridden):
      (isInside ? "YES：" : "NO：")
        + (isOverridden
          ? "\(names[view]) 重写的 pointInside 认为 \(Numbers.text(point)) \(isInside ? "" : "不")在里面。"
          : "\(Numbers.text(point)) 在 \(names[view]) 的边界\(isInside ? "里" : "外")。")
    case .wayDown(let views):
      "从上往下找："
        + names.shortened(views.map { names.scene.name(of: $0) }, more: moreLinks)
        .joined(separator: " → ") + "。"
    case .eventHandled(let type, let responder): "\(names[responder]) 处理了\(known(type))。"
    case .eventUnhandled(let type): "没有人处理\(known(type))。"
    case .eventRecognized(let type, let recognizer): "\(names[recognizer]) 识别了\(known(type))。"
    case .eventUndecided(let type, let recognizer):
      "\(known(type))还没有结果：\(names[recognizer]) 还可能识别它。"
    case .keyHandled(let key, let responder): "\(names[responder]) 执行 \(names[key])。"
    case .keyUnhandled(let key): "响应者链上没有 \(names[key]) 的按键命令，也没有人处理这次按压。"
    case .menuHandled(let command, let responder): "\(names[responder]) 执行 \(names[command])。"
    case .menuUnhandled(let command): "链上没有人能执行 \(names[command])。"
    case .actionFound(let action, let target): "\(names[target]) 收到 \(names[action])。"
    case .actionLost(let action): "没有人收到 \(names[action])。"
    case .chain(let chain): names.path(chain, more: moreLinks)

    case .closed(let view, let gates, let alpha):
      closed(names[view], by: gates, alpha: alpha, rules: names.rules)
    case .closedAlike(let views, let gates, let alpha):
      closedAlike(views.map { names[$0] }, by: gates, alpha: alpha, rules: names.rules)
    case .moreInside(let more, let last): "……往下到 \(names[last])，另有 \(more) 个视图都含有这个点。"
    case .moreOutside(let more): "……另有 \(more) 个视图不含这个点。"
    case .moreLinks(let more): "……另有 \(more) 环。"
    case .moreClosed(let more): "……另有 \(more) 个视图被跳过。"
    case .answerPassedOn(let view, let views):
      "结果 \(names[view]) 原样往上交，经过 "
        + list(names.shortened(views.map { names[$0] }, more: moreLinks)) + "。"
    case .behind(let view, let hit, let isUnhandled):
      "\(names[view]) 也含有这个点，但在 \(names[hit]) 后面：先问 \(names[hit])，有了结果就不再往后问。"
        + (isUnhandled ? "没有人处理的触摸沿响应者链往上传，不会漏到 \(names[view])。" : "")
    case .sticksOut(let view, let parent):
      "\(names[view]) 也含有这个点，但它在那里超出了 \(names[parent])。先问 \(names[parent])，"
        + "点在它外面，它就返回 NO，和它的 clipsToBounds 无关。"
    case .shutOut(let view, let parent):
      "\(names[view]) 也含有这个点，但先问的是 \(names[parent])，它重写的 pointInside 返回 NO。"

    case .walk(let walk): self.walk(walk, names)
    case .offers(let recognizers):
      "\(list(recognizers.map { names[$0] })) 比视图先看到这次触摸。识别器不是响应者，不在响应者链上。"
    case .takings(let number, let finger, let view, let recognizer, let isHeard):
      takings(number, finger: finger, from: names[view], by: names[recognizer], isHeard: isHeard)
    case .sentOften(let sending): sent(sending, names)
    case .tapCounted(let finger, let number):
      (finger == 1 ? "" : "手指 \(finger) 的 ") + "tapCount 为 \(number)：就在刚才，附近已经点过 \(number - 1) 次。"
    case .unheard(let control, let event):
      "\(names[control]) 还没有 target，\(event.name) 发出来，谁的方法也不会调用。"
    case .staysFirst(let first, let touched):
      "第一响应者仍是 \(names[first])：触摸 \(names[touched]) 不会改变它。"
    case .stepsTellTheRest: "只写了次数的部分，用 explain step 逐条查看。"
    case .again(let times, let place):
      "同样的情形又重复 \(times) 次" + (place.map { "，直到手指移到 \(Numbers.text($0))。" } ?? "。")
    case .lacking(let action, let responders):
      (responders.count == 1 ? "先问 " : "依次问 ")
        + list(names.shortened(responders.map { names[$0] }, more: moreLinks))
        + " 有没有 \(names[action])，\(responders.count == 1 ? "它" : "都")没有。"
    case .moreDecisions(let more): "……另有 \(more) 条，用 explain 看全部。"
    }
  }

  private static func recognized(
    _ doing: Doing, hit: ViewID, by recognizer: RecognizerID, _ names: Names
  ) -> String {
    let gesture = name(doing, taps: names.scene[recognizer].numberOfTapsRequired)
    guard let owner = names.scene[recognizer].view, owner != hit else {
      return "\(names[recognizer]) 识别了 \(names[hit]) 上的这次\(gesture)。"
    }
    let place = names.scene[recognizer].origin == .user ? "\(names[owner]) 上的 " : ""
    return place
      + "\(names[recognizer]) 识别了这次\(gesture)；命中测试视图是 \(names[hit])。"
  }

  static func name(_ doing: Doing) -> String {
    switch doing {
    case .tap: "点击"
    case .touch: "触摸"
    case .press: "长按"
    case .drag: "拖动"
    case .swipe: "轻扫"
    case .pinch: "捏合"
    case .rotation: "旋转"
    case .scroll: "滚动"
    case .hover: "悬停"
    }
  }

  private static func name(_ doing: Doing, taps: Int) -> String {
    switch (doing, taps) {
    case (.tap, 2): "双击"
    case (.tap, 3): "三击"
    default: name(doing)
    }
  }

  static func moreLinks(_ number: Int) -> String { "…… 另外 \(number) 个 ……" }

  private static func walk(_ walk: Walk, _ names: Names) -> String {
    let fingers = of(walk.fingers)
    let calls = list(walk.calls.map { $0.method }) + (fingers.isEmpty ? " " : fingers)
    let path =
      walk.path.count == 1 ? names[walk.path[0]] : names.path(walk.path, more: moreLinks)
    let way = walk.path.count == 1 ? "\(calls)送到 \(path)" : "\(calls)沿链往上传：\(path)"
    let handlers = list(walk.handlers.map { names[$0] })
    switch walk.end {
    case .stopped where walk.isTracked: return way + "，它是控件，不往上传。"
    case .stopped where walk.isKept && walk.handlers.count == 1:
      return way + "。\(handlers) 是滚动视图，自己留下，不往上传。"
    case .stopped where walk.handlers.count > 1:
      return way + "。\(handlers) 都处理了，除最后一个外都接着往上传。"
    case .stopped where walk.path.count == 1: return way + "，由它处理。"
    case .stopped: return way + "，由 \(handlers) 处理。"
    case .discarded where walk.handlers.isEmpty: return way + "，没有人实现，被丢弃。"
    case .discarded: return way + "。\(handlers) 处理后接着往上传，一直传到链的末端。"
    case .circle(let responder): return way + "，又绕回 \(names[responder])，到此剪断。"
    }
  }
}
