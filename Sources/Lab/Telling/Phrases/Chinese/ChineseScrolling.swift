import Engine

extension ChinesePhrasebook {
  static func scrolls(_ view: String, scrolling: Scrolling, names: Names) -> String {
    switch scrolling {
    case .locked(let axis):
      "手指抬起之前，\(view) 只\(axis == .horizontal ? "左右" : "上下")滚动。"
    case .springsBack(let from, let to, let until):
      "\(view) 从 \(Numbers.text(from)) 往回弹，时钟走到 \(Numbers.text(until)) 秒时回到 "
        + "\(Numbers.text(to))。"
    case .turnsPage(let from, let to, let until):
      "\(view) 从 \(Numbers.text(from)) 翻向整页，时钟走到 \(Numbers.text(until)) 秒时停在 "
        + "\(Numbers.text(to))。"
    case .goesOn(let from, let to, let until):
      "\(view) 从 \(Numbers.text(from)) 自己继续滚，时钟走到 \(Numbers.text(until)) 秒时停在 "
        + "\(Numbers.text(to))。"
    case .onItsWay(let place, let to):
      "\(view) 现在滚到 \(Numbers.text(place))，还在滚，要停在 \(Numbers.text(to))。"
    case .tells(let moment): tells(view, moment)
    case .cameToRest(let place): "\(view) 停在 \(Numbers.text(place))。"
    case .stopped(let place, let finger):
      "\(view) 自己还在滚，手指 \(finger) 让它停在 \(Numbers.text(place))。"
    case .putsKeyboardAway: "拖动 \(view)，键盘收起。"
    case .zoomed(let content, let from, let to):
      "\(view) 把 \(names[content]) 从 \(Numbers.text(from)) 倍缩放到 \(Numbers.text(to)) 倍，改的是它的 transform。"
    case .cannotZoom(.noRange):
      "\(view) 没有捏合手势识别器：它的 maximumZoomScale 不比 minimumZoomScale 大。"
    case .cannotZoom(.noView): "\(view) 没有捏合手势识别器：viewForZooming 没有给它视图。"
    }
  }

  private static func tells(_ view: String, _ moment: ScrollMoment) -> String {
    let start = "\(view) 通知它的代理："
    return switch moment {
    case .willBeginDragging: start + "scrollViewWillBeginDragging。"
    case .willEndDragging(let velocity, let target, nil):
      start + "scrollViewWillEndDragging，速度是每毫秒 \(Numbers.text(velocity)) 点，"
        + "目标是 \(Numbers.text(target))。"
    case .willEndDragging(let velocity, let target, let changed?):
      start + "scrollViewWillEndDragging，速度是每毫秒 \(Numbers.text(velocity)) 点，"
        + "目标是 \(Numbers.text(target))，代理把它改成 \(Numbers.text(changed))。"
    case .didEndDragging(let willDecelerate):
      start + "scrollViewDidEndDragging，willDecelerate 是 \(willDecelerate ? "YES" : "NO")。"
    case .willBeginDecelerating: start + "scrollViewWillBeginDecelerating。"
    case .didEndDecelerating: start + "scrollViewDidEndDecelerating。"
    case .didEndScrollingAnimation: start + "scrollViewDidEndScrollingAnimation。"
    }
  }

  static func asked(
    _ view: String, question: ContentQuestion, about content: String, answer: Bool,
    isOverridden: Bool
  ) -> String {
    let start = "问 \(view)：\(question.rawValue)（内容是 \(content)）？"
    return switch (answer, isOverridden) {
    case (true, true): start + "它重写的方法返回 YES。"
    case (false, true): start + "它重写的方法返回 NO。"
    case (true, false): start + "YES，不是控件。"
    case (false, false): start + "NO，是控件。"
    }
  }

  static func statusBar(_ candidates: Int) -> String {
    switch candidates {
    case 0: "这次点击由系统收到，屏幕上没有 scrollsToTop 为 YES 的滚动视图。"
    case 1: "这次点击由系统收到：唯一一个 scrollsToTop 为 YES 的滚动视图滚到最上面。"
    default:
      "这次点击由系统收到，但什么也不做：屏幕上有 \(candidates) 个滚动视图的 scrollsToTop 为 YES。"
    }
  }
}
