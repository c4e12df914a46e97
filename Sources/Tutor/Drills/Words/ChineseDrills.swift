import CommandLanguage

/// 练习的问题和提示。
enum ChineseDrills {
  static func ask(_ ask: Ask) -> String {
    let question = question(ask)
    guard let event = event(ask.event) else { return question }
    return event + question
  }

  private static func event(_ event: Ask.Event) -> String? {
    switch event {
    case .hitTest(let spot): "手指触到 \(spot.text)。"
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
    case .menu(let command): "用户在编辑菜单里选了 \(command)。"
    case .send(let selector, let sender): "\(sender) 把 \(selector) 发给 nil 目标。"
    case .chain: nil
    case .then(let first, let second):
      [self.event(first), self.event(second)].compactMap { $0 }.joined()
    }
  }

  private static func question(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView: "命中测试视图是谁？"
    case .handler:
      switch ask.event.last {
      case .shake: "谁处理这次摇动？"
      case .key: "由谁的键盘命令响应？"
      case .menu(let command): "由谁执行 \(command)？"
      case .send(let selector, _): "运行的是谁的 \(selector)？"
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
    case .target(let selector): "运行的是谁的 \(selector)？"
    case .hearers:
      switch ask.event.last {
      case .lifting: "依次有谁收到 touchesEnded？"
      default: "依次有谁收到 touchesBegan？"
      }
    case .firstHearer:
      switch ask.event.last {
      case .lifting: "谁最先收到 touchesEnded？"
      case .landingSecond: "谁最先收到第二根手指的 touchesBegan？"
      default: "谁最先收到？"
      }
    case .lastMessage(let name): "\(name) 最后收到的触摸消息是哪一个？"
    case .touchCount: "touchesBegan 带来几个触摸？"
    }
  }

  // MARK: 提示

  static func whereToLook(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView: "从窗口开始往下看：哪些视图包含这个点？"
    case .handler, .hearers:
      switch ask.event.last {
      case .shake, .key, .menu: "谁是第一响应者？从它开始往上走。"
      case .send: "nil 目标的查找从哪里开始？"
      default: "先找出命中测试视图，再沿下一个响应者一步一步往上走。"
      }
    case .chain: "对每个对象只问一句：你的下一个响应者是谁？"
    case .firstResponder: "问的是谁？它要满足什么条件？现在谁是第一响应者？"
    case .actions: "哪些手势识别器、哪个控件在跟踪这根手指？"
    case .target: "目标是 nil。查找从哪里开始？"
    case .firstHearer: "这个触摸从开始那一刻起属于哪个视图？"
    case .lastMessage: "有没有谁把触摸从视图那里拿走？"
    case .touchCount: "每根手指属于哪个视图？那个视图接受多点触摸吗？"
    }
  }

  static func rule(of subject: Subject) -> String {
    switch subject {
    case .hitTesting: "包含该点的视图从最后一个子视图开始逐个询问；都返回 nil，就返回自己。"
    case .gates: "不接受触摸的视图连同它的全部子视图一起被跳过，查找转向它后面的视图。"
    case .order: "最后添加的子视图在最前面，最先被询问；窗口之间，级别高的在前面。"
    case .edges: "左边和上边属于视图，右边和下边不属于。"
    case .transforms: "点先转换到每个视图自己的坐标系，再与 bounds 比较。"
    case .overhang: "只有父视图包含该点，子视图才会被询问，裁剪与否都一样。"
    case .overrides: "重写只改变一个视图的回答，它的父视图照常继续。"
    case .chains: "视图的下一个响应者是它的控制器，没有控制器就是父视图；处理事件而不调用 super 的方法到此为止。"
    case .firstResponder: "对象要在窗口里、自己可以、原来的第一响应者肯让位，才能成为第一响应者；只有文本输入视图被点一下就会自动成为第一响应者。"
    case .nilTargets: "有第一响应者就从它开始查找，否则从发送者开始，沿链往上。"
    case .gestures: "命中测试视图及其上方所有视图的识别器都跟踪这个触摸；最近的胜出，视图收到 touchesCancelled。"
    case .multiTouch: "触摸从开始到结束都属于同一个视图；视图默认只接受一根手指。"
    }
  }
}
