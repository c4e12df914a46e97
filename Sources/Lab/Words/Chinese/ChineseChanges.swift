/// What `how-to` says, in Chinese.
enum ChineseChanges {
  static func heading(_ name: String, _ place: Trial.Place, keeps: Bool) -> String {
    let what = keeps ? "就不会失去它" : "就会收到"
    return switch place {
    case .now(let event):
      "先执行下面任意一行，再执行 `\(event)`，\(name) \(what)；每一行都试过："
    case .before(let command):
      "在 `\(command)` 之前执行下面任意一行，\(name) \(what)；每一行都试过："
    }
  }

  static func changed(_ properties: [(name: String, value: String)]) -> String {
    guard !properties.isEmpty else { return "此后有了变化。" }
    return "此后 " + properties.map { "\($0.name) 变成了 \($0.value)" }.joined(separator: "，") + "。"
  }

  static func goesAnotherWay(_ event: String) -> String {
    "现在再执行一次 `\(event)`，经过就不同了："
  }

  static func reason(_ reason: NoChange, _ name: String) -> String {
    switch reason {
    case .never: "没有任何改动能让 \(name) 收到它。"
    case .already: "\(name) 已经收到了。"
    case .now(let event): "现在再执行一次 `\(event)`，\(name) 就会收到。"
    case .notFound: "试过的三条命令以内的改动，都不能让 \(name) 收到它。"
    }
  }

  static func words(_ purpose: Purpose) -> String {
    switch purpose {
    case .show(let name): "\(name) 不再隐藏"
    case .takeTouches(let name): "\(name) 接收触摸"
    case .opaque(let name): "\(name) 不透明"
    case .stopAnimation(let name): "\(name) 停止动画"
    case .touchDuringAnimation(let name): "\(name) 动画时也接收触摸"
    case .enable(let name): "启用 \(name)"
    case .unflatten(let name): "\(name) 的变换恢复原样"
    case .superHitTest(let name): "\(name) 按 UIView 的方式寻找"
    case .superPointInside(let name): "\(name) 只看自己的 bounds"
    case .enlarge(let name): "\(name) 的范围扩大到手指处"
    case .moveToPoint(let name): "\(name) 移到手指下"
    case .leaveOut(let name): "跳过 \(name) 和其中全部视图"
    case .letThrough(let name): "子视图不接收的点，\(name) 让它穿过"
    case .takeAll(let name): "\(name) 不询问子视图，直接返回自己"
    case .front(let name): "\(name) 最先被询问"
    case .back(let name): "\(name) 最后被询问"
    case .raise(let name): "\(name) 在另一个窗口之上"
    case .makeKey(let name): "\(name) 成为 key window"
    case .giveTo(let name, let giver): "\(giver) 的 hitTest 改为返回 \(name)"
    case .fallBackTo(let name, let giver): "\(giver) 用 \(name) 代替 nil 作答"
    case .handleEvents: "重新处理事件"

    case .severalFingers(let name): "\(name) 接收多个手指"
    case .shareTouches(let name): "\(name) 与别的视图共享触摸"
    case .tellAtOnce(let name): "\(name) 立刻收到触摸"
    case .switchOff(let name): "禁用 \(name)"
    case .leavesTouches(let name): "\(name) 识别后不拿走触摸"
    case .leavesToContent(let name): "\(name) 不再拿走内容已经收到的触摸"

    case .implement(let name): "\(name) 处理它"
    case .passOn(let name): "\(name) 处理后继续上传"
    case .giveUp(let name): "\(name) 不处理它"
    case .linkTo(let name, let link): "\(link) 的下一个响应者是 \(name)"
    case .superNext(let name): "\(name) 的 next 恢复为 UIKit 的规则"
    case .delegateJoins: "应用代理是 UIResponder"

    case .attach(let name, let view): "\(name) 装在 \(view) 上"
    case .together(let name, let other): "\(name) 与 \(other) 可以同时识别"
    case .comesFirst(let name, let other): "\(other) 等 \(name) 失败后才识别"
    case .taps(let name, let taps): "\(name) 只需点击 \(taps) 次"
    case .tapsFirst(let name, let taps):
      taps == 0 ? "\(name) 之前不必先点击" : "\(name) 之前只需先点击 \(taps) 次"
    case .fingers(let name, let count): "\(name) 需要 \(count) 个手指"
    case .otherWay(let name): "\(name) 改为识别另一个方向"
    case .shorter(let name): "\(name) 只需按较短时间"
    case .strays(let name): "\(name) 允许手指移动更远"
    case .takesPress(let name): "\(name) 接收这种按压"
    case .takesFromContent(let name): "\(name) 可以从内容手中拿走触摸"
    case .roomToScroll(let name): "\(name) 有内容可滚动"

    case .mayBecome(let name): "\(name) 可以成为第一响应者"
    case .mayResign(let name): "\(name) 可以放弃第一响应者"
    case .becomes(let name): "\(name) 成为第一响应者"
    case .resigns: "没有第一响应者"
    case .focus(let name): "\(name) 获得焦点"
    }
  }
}
