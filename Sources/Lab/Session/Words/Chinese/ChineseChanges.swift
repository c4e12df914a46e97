/// What `how-to` says, in Chinese.
enum ChineseChanges {
  private static func marked(_ name: String) -> String { name.markedAsName }

  static func heading(_ name: String, _ place: Trial.Place, keeps: Bool) -> String {
    let what = keeps ? "就不会失去它" : "就会收到"
    return switch place {
    case .now(let event):
      "先执行下面任意一行，再执行 `\(event)`，\(marked(name)) \(what)；每一行都试过："
    case .before(let command):
      "在 `\(command)` 之前执行下面任意一行，\(marked(name)) \(what)；每一行都试过："
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
    case .never: "没有任何改动能让 \(marked(name)) 收到它。"
    case .already: "\(marked(name)) 已经收到了。"
    case .now(let event): "现在再执行一次 `\(event)`，\(marked(name)) 就会收到。"
    case .notFound: "试过的三条命令以内的改动，都不能让 \(marked(name)) 收到它。"
    }
  }

  static func words(_ purpose: Purpose) -> String {
    switch purpose {
    case .show(let name): "\(marked(name)) 不再隐藏"
    case .takeTouches(let name): "\(marked(name)) 接收触摸"
    case .opaque(let name): "\(marked(name)) 不透明"
    case .stopAnimation(let name): "\(marked(name)) 停止动画"
    case .animationEnds(let name): "\(name) 的动画结束"
    case .touchDuringAnimation(let name): "\(marked(name)) 动画时也接收触摸"
    case .enable(let name): "启用 \(marked(name))"
    case .unflatten(let name): "\(marked(name)) 的变换恢复原样"
    case .superHitTest(let name): "\(marked(name)) 按 UIView 自己的方式查找"
    case .superPointInside(let name): "\(marked(name)) 只看自己的 bounds"
    case .enlarge(let name): "\(marked(name)) 的点击区域扩大到够得着的地方"
    case .growsAround(let box, let name):
      "\(marked(box)) 容得下 \(marked(name))；用约束时，由约束撑开"
    case .fillsScreen(let name):
      "\(marked(name)) 铺满屏幕；用 UIWindow(windowScene:) 创建的窗口本来就如此"
    case .hasASize(let name): "\(marked(name)) 大到手指点得着；用约束时，由约束给出大小"
    case .contentHolds(let name, let scroll):
      "\(marked(scroll)) 的内容大到包含 \(marked(name))，手指才滚得到那里"
    case .scrollsTo(let name, let scroll): "\(marked(scroll)) 滚动到 \(marked(name))"
    case .moveToPoint(let name): "\(marked(name)) 移到手指下"
    case .leaveOut(let name): "跳过 \(marked(name)) 和其中全部视图"
    case .letThrough(let name): "子视图不要的点，\(marked(name)) 让它穿过去"
    case .takeAll(let name): "\(marked(name)) 不问子视图，直接返回自己"
    case .front(let name): "\(marked(name)) 最先被问到"
    case .back(let name): "\(marked(name)) 最后被问到"
    case .raise(let name): "\(marked(name)) 在另一个窗口之上"
    case .joins(let name, let scene): "\(marked(name)) 在 \(marked(scene)) 的屏幕上"
    case .makeKey(let name): "\(marked(name)) 成为 key window"
    case .giveTo(let name, let giver): "\(marked(giver)) 自己该得到的触摸，全部交给 \(marked(name))"
    case .fallBackTo(let name, let giver):
      "凡是 \(marked(giver)) 不要的触摸，不管落在哪里，都交给 \(marked(name))"
    case .handleEvents: "重新处理事件"

    case .dismissed(let name): "收起 \(marked(name))，它后面的就点得到了"
    case .severalFingers(let name): "\(marked(name)) 接收多根手指"
    case .shareTouches(let name): "\(marked(name)) 与别的视图共享触摸"
    case .tellAtOnce(let name): "\(marked(name)) 立刻收到触摸"
    case .switchOff(let name): "禁用 \(marked(name))"
    case .leavesTouches(let name): "\(marked(name)) 识别后不拿走触摸"
    case .leavesToContent(let name): "\(marked(name)) 不再拿走内容已经收到的触摸"

    case .superTracking(let name): "\(name) 按自己类的实现跟踪"
    case .tracks(let name): "\(name) 对这个触摸返回 YES"

    case .implement(let name): "\(marked(name)) 处理它"
    case .passOn(let name): "\(marked(name)) 处理后继续往上传"
    case .giveUp(let name): "\(marked(name)) 不处理它"
    case .linkTo(let name, let link): "\(marked(link)) 的下一个响应者是 \(marked(name))"
    case .superNext(let name): "\(marked(name)) 的 next 恢复为 UIKit 的规则"
    case .delegateJoins: "app delegate 是 UIResponder"

    case .attach(let name, let view): "\(marked(name)) 加在 \(marked(view)) 上"
    case .together(let name, let other): "\(marked(name)) 与 \(marked(other)) 可以同时识别"
    case .comesFirst(let name, let other): "\(marked(other)) 等 \(marked(name)) 失败后才识别"
    case .taps(let name, let taps): "\(marked(name)) 只需点击 \(taps) 次"
    case .tapsFirst(let name, let taps):
      taps == 0 ? "\(marked(name)) 之前不必先点击" : "\(marked(name)) 之前只需先点击 \(taps) 次"
    case .fingers(let name, let count): "\(marked(name)) 需要 \(count) 根手指"
    case .otherWay(let name): "\(marked(name)) 改为识别另一个方向"
    case .shorter(let name): "\(marked(name)) 不必按那么久"
    case .strays(let name): "\(marked(name)) 允许手指移动更远"
    case .receives(let name): "\(marked(name)) 能收到"
    case .mayBegin(let name): "没有人否决 \(marked(name))"
    case .ownPopDelegate(let name): "\(name) 的代理换成你的，它在根控制器上必须返回 NO"
    case .showBar(let name): "\(name) 的导航栏显示出来"
    case .backButton(let name): "\(name) 恢复返回按钮"
    case .takesPress(let name): "\(marked(name)) 接收这种按压"
    case .takesFromContent(let name): "\(marked(name)) 可以从内容手中拿走触摸"
    case .roomToScroll(let name): "\(marked(name)) 有内容可滚动"
    case .selectable(let name): "\(marked(name)) 可以选中它"
    case .mayScroll(let name): "\(marked(name)) 可以拖动"
    case .alwaysBounces(let name): "内容没有超出，\(marked(name)) 也能拖动"
    case .comesToRest(let name): "\(marked(name)) 已经停下"
    case .usualContent(let name): "\(marked(name)) 把触摸交给内容"

    case .mayBecome(let name): "\(marked(name)) 可以成为第一响应者"
    case .delegateAgrees(let name): "\(marked(name)) 的代理同意"
    case .mayResign(let name): "\(marked(name)) 可以放弃第一响应者"
    case .becomes(let name): "\(marked(name)) 成为第一响应者"
    case .resigns: "没有第一响应者"
    case .keyboardGoes: "键盘收起"
    case .focus(let name): "\(marked(name)) 获得焦点"
    }
  }
}
