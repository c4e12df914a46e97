import Engine
import Narration

extension Wording {
  /// One sentence: what the other rulebook would have made of it, why, and the rules.
  func difference(_ difference: Difference, other: String, in scene: Scene) -> String {
    let reasons = difference.points.map {
      reason($0, documents: other == "documents", isPress: difference.isPress)
    }
    let colon = pick(": ", "：")
    let why = reasons.isEmpty ? "" : colon + reasons.joined(separator: pick("; ", "；"))
    return pick("Under `rules \(other)` ", "按 rules \(other)，") + what(difference.kind, in: scene)
      + why
      + pick(".", "。") + difference.points.flatMap { $0.rules }.cited
  }

  private func what(_ kind: Difference.Kind, in scene: Scene) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view) }
    func name(_ responder: Responder) -> String { scene.name(of: responder) }
    switch kind {
    case .hitView(let view?):
      return pick("\(name(view)) would be the hit-test view", "命中测试视图是 \(name(view))")
    case .hitView(nil): return pick("no view would be hit", "没有视图被命中")
    case .fingerHits(let finger, let view?):
      return pick(
        "\(name(view)) would be the hit-test view of finger \(finger)",
        "手指 \(finger) 的命中测试视图是 \(name(view))")
    case .fingerHits(let finger, nil):
      return pick("finger \(finger) would hit no view", "手指 \(finger) 没有命中任何视图")
    case .turn(let number, let kind):
      return pick("(event \(number)) ", "第 \(number) 个事件：") + what(kind, in: scene)
    case .found(let responder?):
      return pick("\(name(responder)) would be found", "找到的是 \(name(responder))")
    case .found(nil): return pick("nothing would be found", "什么也找不到")
    case .handler(let responder?):
      return pick("\(name(responder)) would handle it", "由 \(name(responder)) 处理")
    case .handler(nil): return pick("nobody would handle it", "没有人处理")
    case .actions(let rows):
      let actions = rows.map { "\(scene.text(of: $0.selector)) → \(scene.name(of: $0.target))" }
      return actions.isEmpty
        ? pick("no action would be sent", "不会发送任何动作")
        : pick("the actions would be \(list(actions))", "动作是 \(list(actions))")
    case .recognizers(let rows):
      let ways = rows.map { row in
        scene.name(of: row.recognizer) + ": "
          + row.states.map { $0.rawValue }.joined(separator: " → ")
      }
      return pick("the recognizers would go \(list(ways))", "识别器的状态是 \(list(ways))")
    case .firstResponder(let responder?):
      return pick("\(name(responder)) would be first responder", "第一响应者是 \(name(responder))")
    case .firstResponder(nil): return pick("there would be no first responder", "没有第一响应者")
    case .hears(let view, let calls):
      return calls.isEmpty
        ? pick("\(name(view)) would hear nothing of it", "\(name(view)) 什么也收不到")
        : pick("\(name(view)) would hear \(folded(calls))", "\(name(view)) 收到 \(folded(calls))")
    case .initial(let responder?):
      return pick("it would start at \(name(responder))", "事件从 \(name(responder)) 开始")
    case .initial(nil): return pick("it would start nowhere", "事件无处开始")
    case .chain(let chain):
      let way = abridged(chain.map { name($0) })
      return pick("the chain would be \(way)", "响应者链是 \(way)")
    case .accepted(let yes):
      return yes
        ? pick("the answer would be YES", "结果是 YES") : pick("the answer would be NO", "结果是 NO")
    }
  }

  /// Of a very long chain the first and last few.
  private func abridged(_ names: [String]) -> String {
    let shown = names.count > 12 ? names.prefix(5) + ["…"] + names.suffix(4) : names[...]
    return shown.joined(separator: " → ")
  }

  /// Calls that repeat one another are counted.
  private func folded(_ calls: [String]) -> String {
    var runs: [(call: String, times: Int)] = []
    for call in calls {
      if runs.last?.call == call {
        runs[runs.count - 1].times += 1
      } else {
        runs.append((call, 1))
      }
    }
    return list(
      runs.map { run in
        switch run.times {
        case 1: run.call
        case 2: pick("\(run.call) twice", "\(run.call) 2 次")
        default: pick("\(run.call) \(run.times) times", "\(run.call) \(run.times) 次")
        }
      })
  }

  private func list(_ items: [String]) -> String { items.joined(separator: pick(", ", "、")) }

  private func reason(_ point: DisputedPoint, documents: Bool, isPress: Bool) -> String {
    switch point {
    case .touchWindow:
      documents
        ? pick("touches go to the key window alone", "触摸只交给 key window")
        : pick("touches go to the window under the finger", "触摸交给手指下的窗口")
    case .alphaLimit:
      documents
        ? pick("alpha of 0.01 is not below 0.01", "alpha 0.01 不算小于 0.01")
        : pick(
          "alpha of 0.01, kept in single precision, is below 0.01", "单精度保存的 0.01 略小于 0.01")
    case .viewHears where isPress:
      documents
        ? pick("a view hears a press only when its recognizers have failed", "识别器都失败后视图才收到按压")
        : pick("a view hears a press while its recognizers still decide", "识别器判断期间视图已同时收到按压")
    case .viewHears:
      documents
        ? pick("a view hears a touch only when its recognizers have failed", "识别器都失败后视图才收到触摸")
        : pick("a view hears a touch while its recognizers still decide", "识别器判断期间视图已同时收到触摸")
    case .nilTarget:
      documents
        ? pick("the search for a nil target starts at the control", "target 为 nil 时从控件开始查找")
        : pick(
          "the search for a nil target starts at the first responder", "target 为 nil 时从第一响应者开始查找")
    case .noFirstResponder:
      documents
        ? pick("without a first responder nobody hears it", "没有第一响应者就没有人收到")
        : pick("without a first responder the front-most controller hears it", "没有第一响应者时交给最前面的控制器")
    case .textInputs:
      documents
        ? pick("a text field that asked too early is not remembered", "过早请求的文本框不会被记住")
        : pick("UIKit remembers a text field that asked too early", "UIKit 会记住过早请求的文本框")
    case .windowScene:
      documents
        ? pick("the window's next is the application", "窗口的下一个响应者是 UIApplication")
        : pick("the window's next is its scene", "窗口的下一个响应者是 UIWindowScene")
    }
  }
}
