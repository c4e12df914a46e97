import Engine

extension ChinesePhrasebook {
  static func untracked(_ control: String, because why: Untracked, names: Names) -> String {
    switch why {
    case .refused: "\(control) 的 beginTracking 返回 NO：它不跟踪这个触摸，连 touchDown 也不发。"
    case .subview(let view):
      "命中的是 \(names[view])，不是它外面的控件 \(control)：触摸属于 \(names[view])，\(control) 不跟踪。"
    case .overridden: "\(control) 的 touchesBegan 没有调用 super：它不跟踪这个触摸，动作一个也不发送。"
    case .thumbMissed(let distance):
      "手指离 \(control) 的圆钮还有 \(Numbers.distance(distance)) 点：\(control) 不跟踪，值也不变。"
    }
  }

  static func atLimit(_ control: String, _ limit: Limit) -> String {
    switch limit {
    case .minimum: "\(control) 已经是最小值，什么也不发送。"
    case .maximum: "\(control) 已经是最大值，什么也不发送。"
    case .firstPage: "\(control) 已经在第一页，什么也不发送。"
    case .lastPage: "\(control) 已经在最后一页，什么也不发送。"
    case .noPages: "\(control) 的 numberOfPages 为 0，什么也不发送。"
    case .disabledSegment: "\(control) 在手指下的这一段禁用了：不会选中，也不发 valueChanged。"
    }
  }

  static func tracks(_ control: String, _ tracking: Tracking) -> String {
    switch tracking {
    case .began: "\(control) 开始跟踪触摸。"
    case .inside: "手指在 \(control) 里，或者够近，算在里面。"
    case .outside(let distance): "手指在 \(far(distance, control))。"
    case .entered: "手指回到 \(control) 里，或者够近，又算在里面。"
    case .exited(let distance):
      "手指到了 \(far(distance, control))，太远，不再算在里面。"
    case .endedInside(let distance):
      distance > 0
        ? "手指在 \(control) 的边界外 \(Numbers.distance(distance)) 点处抬起，够近，仍算在里面。"
        : "手指在 \(control) 里抬起。"
    case .endedOutside(let distance):
      "手指在 \(far(distance, control))抬起：这是 touchUpOutside，不是 touchUpInside。"
    case .stopped: "\(control) 的 continueTracking 返回 NO：它不再跟踪，之后什么也不发，抬起时也不发。"
    case .menuOpens(.touchDown): "\(control) 的菜单打开了，触摸归菜单：它的 showsMenuAsPrimaryAction 是 YES。"
    case .menuOpens(.held(let seconds)):
      "\(control) 的菜单打开了，触摸归菜单：手指按满了 \(Numbers.text(seconds)) 秒。"
    case .menuOpens(.secondaryClick): "\(control) 的菜单打开了，触摸归菜单：按的是 secondary 键。"
    case .owesValue: "\(control) 的值变了，但 continuous 是 NO：valueChanged 要等手指抬起才发。"
    case .changed(.on(let isOn)): "\(control) 现在是\(isOn ? "打开" : "关闭")的。"
    case .changed(.segment(let index)): "\(control) 的 selectedSegmentIndex 现在是 \(index)。"
    case .changed(.page(let index)): "\(control) 的 currentPage 现在是 \(index)。"
    case .changed(.number(let from, let to)):
      "\(control) 的值由 \(Numbers.text(from)) 变为 \(Numbers.text(to))。"
    case .cancelled: "\(control) 不再跟踪：触摸被取消，它发出 touchCancel，不会再有 touchUpInside。"
    }
  }

  /// The far edges are outside already, at no distance (U-HT-06).
  private static func far(_ distance: Double, _ control: String) -> String {
    Numbers.distance(distance) == "0"
      ? "\(control) 的右边缘或下边缘上（已在边界之外）"
      : "\(control) 外 \(Numbers.distance(distance)) 点处"
  }

  static func search(_ action: String, from start: String?, because reason: NilTargetReason)
    -> String
  {
    let target = "\(action) 的 target 为 nil"
    guard let start else { return target + "，又没有可以开始找的响应者。" }
    return switch reason {
    case .firstResponder: target + "：从第一响应者 \(start) 开始，沿响应者链往上找。"
    case .sender: target + "：从发送者 \(start) 开始，沿响应者链往上找。"
    case .nobody:
      target + "，没有发送者，也没有第一响应者：从 \(start) 开始，沿响应者链往上找。"
    }
  }

  static func sent(
    _ action: String, to target: String, by sender: String?, for event: ControlEvents
  ) -> String {
    let on = event.name.isEmpty ? "" : "（\(event.name)）"
    return (sender.map { "\($0) 把 " } ?? "") + "\(action) 发给 \(target)\(on)。"
  }

  static func sent(_ sending: Sending, _ names: Names) -> String {
    (sending.sender.map { "\(names[$0]) 把 " } ?? "")
      + "\(names[sending.action]) 发给 \(names[sending.target])\(often(sending))。"
  }

  /// How often, where it is more than once.
  static func often(_ sending: Sending) -> String {
    sending.times == 1 ? "" : "，共 \(sending.times) 次（\(occasions(sending))）"
  }

  private static func occasions(_ sending: Sending) -> String {
    if sending.occasions.count == 1, let only = sending.occasions.first {
      return "每次都是 \(only.name)"
    }
    return sending.occasions
      .map { $0.times == 1 ? $0.name : "\($0.name) \($0.times) 次" }
      .joined(separator: "、")
  }

  static func became(_ responder: String, answer: Answer, _ names: Names) -> String {
    let refused = "\(responder) 没有成为第一响应者："
    switch answer {
    case .yes: return "\(responder) 可以成为第一响应者，没有什么拦着。"
    case .already: return "\(responder) 已经是第一响应者。"
    case .cannotBecome: return refused + "它的 canBecomeFirstResponder 为 NO。"
    case .notInWindow: return refused + "它不在任何窗口里。"
    case .currentRefuses(let current):
      return refused + "现任的 \(names[current]) 不肯放弃，它的 canResignFirstResponder 为 NO。"
    case .currentKeepsEditing(let current):
      return refused + "现任的 \(names[current]) 不肯放弃，它的代理 \(ending(current, names)) 返回 NO。"
    case .delegateRefuses: return refused + "它的代理 shouldBeginEditing 返回 NO。"
    case .cannotResign, .isNot, .overruled: return refused + "被拒绝了。"
    }
  }

  static func resigned(_ responder: String, _ answer: Answer) -> String {
    switch answer {
    case .yes: "\(responder) 同意放弃第一响应者。"
    case .isNot: "\(responder) 本来就不是第一响应者，无须放弃。"
    case .cannotResign: "\(responder) 仍是第一响应者：它的 canResignFirstResponder 为 NO。"
    case .overruled: "\(responder) 不管愿不愿意，都要放弃第一响应者。"
    case .delegateRefuses: "\(responder) 仍是第一响应者：它的代理 shouldEndEditing 返回 NO。"
    case .already, .cannotBecome, .notInWindow, .currentRefuses, .currentKeepsEditing:
      "\(responder) 没有放弃第一响应者。"
    }
  }

  private static func ending(_ responder: Responder, _ names: Names) -> String {
    responder.view.map { method(.shouldEndEditing, of: $0, names: names) } ?? "shouldEndEditing"
  }

  static func firstResponder(of window: String, old: String?, new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(window) 的第一响应者由 \(old) 换成 \(new)。"
    case (nil, let new?): "\(window) 的第一响应者现在是 \(new)。"
    case (let old?, nil): "\(old) 不再是第一响应者，\(window) 现在没有第一响应者。"
    case (nil, nil): "\(window) 没有第一响应者。"
    }
  }

  static func comesUp(_ input: Input, _ names: Names) -> String {
    switch input {
    case .keyboard(let responder): "弹出键盘，向 \(names[responder]) 输入。"
    case .hardwareKeyboard(let responder): "现在键盘输入到 \(names[responder])。"
    case .view(let view, let responder):
      "弹出 \(names[view]) 代替键盘，向 \(names[responder]) 输入。"
    case .none: "键盘（或代替它的视图）收起。"
    }
  }

  static func starts(at responder: String, _ type: EventType, because reason: InitialReason)
    -> String
  {
    switch reason {
    case .firstResponder: "\(known(type))从第一响应者 \(responder) 开始。"
    case .focus: "\(known(type))从有焦点的 \(responder) 开始。"
    case .frontController:
      "没有第一响应者，\(known(type))从最前面的控制器 \(responder) 开始。"
    case .mistaken: "按这个误解，\(known(type))从 \(responder) 开始。"
    }
  }

  static func link(
    _ object: Responder, to next: String?, because reason: NextReason, _ names: Names
  ) -> String {
    let responder = names[object]
    let above = next
    let next = next ?? "nil"
    let link = "\(responder) → \(next)："
    return switch reason {
    case .controllerOfView: link + "\(responder) 是控制器 \(next) 的视图。"
    case .superview: link + "\(next) 是 \(responder) 的父视图。"
    case .superviewOfControllerView: link + "\(next) 是 \(responder) 的视图的父视图。"
    case .windowOfRoot: link + "\(responder) 是 \(next) 的根视图控制器。"
    case .presenter: link + "\(responder) 由 \(next) 呈现。"
    case .windowScene: link + "\(next) 是窗口所在的 UIWindowScene。"
    case .application: link + "\(next) 是 UIApplication。"
    case .delegate: link + "\(next) 是 app delegate，也是 UIResponder。"
    case .delegateNotInChain: link + outside(names)
    case .overridden: link + "\(responder) 重写了 nextResponder。"
    case .nothingAbove:
      if case .controller = object {
        link + "\(responder) 的视图没有父视图。"
      } else {
        link + "它没有控制器，也没有父视图。"
      }
    case .end: link + "链到此为止。"
    case .mistaken: link + (above == nil ? "按这个误解，链到此为止。" : "按这个误解，下一个是 \(next)。")
    }
  }

  /// Why the app delegate is no link of the chain.
  private static func outside(_ names: Names) -> String {
    switch names.scene.appDelegate {
    case .controller(let controller):
      "app delegate 是 \(names[controller])，而 UIApplication 之后不接视图控制器。"
    case .view(let view): "app delegate 是 \(names[view])，而 UIApplication 之后不接视图。"
    case .plainObject, .responder: "app delegate 不是能接在链上的 UIResponder。"
    }
  }
}
