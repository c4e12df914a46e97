import Engine
import Narration

extension Wording {
  /// One sentence: what the other rulebook would have made of it, why, and the rules.
  func difference(_ difference: Difference, other: String) -> String {
    let reasons = difference.points.map {
      reason($0, documents: other == "documents", isPress: difference.isPress)
    }
    let colon = pick(": ", "：")
    let why = reasons.isEmpty ? "" : colon + reasons.joined(separator: pick("; ", "；"))
    return pick("Under `rules \(other)` ", "按 rules \(other)，") + what(difference.kind) + why
      + pick(".", "。") + difference.points.flatMap { $0.rules }.cited
  }

  private func what(_ kind: Difference.Kind) -> String {
    switch kind {
    case .hitView(let name?): pick("\(name) would be the hit-test view", "命中测试视图是 \(name)")
    case .hitView(nil): pick("no view would be hit", "没有视图被命中")
    case .fingerHits(let finger, let name?):
      pick(
        "\(name) would be the hit-test view of finger \(finger)", "手指 \(finger) 的命中测试视图是 \(name)")
    case .fingerHits(let finger, nil):
      pick("finger \(finger) would hit no view", "手指 \(finger) 没有命中任何视图")
    case .turn(let number, let kind):
      pick("(event \(number)) ", "第 \(number) 个事件：") + what(kind)
    case .found(let name?): pick("\(name) would be found", "找到的是 \(name)")
    case .found(nil): pick("nothing would be found", "什么也找不到")
    case .handler(let name?): pick("\(name) would handle it", "由 \(name) 处理")
    case .handler(nil): pick("nobody would handle it", "没有人处理")
    case .actions(let actions):
      actions.isEmpty
        ? pick("no action would be sent", "不会发送任何动作")
        : pick("the actions would be \(list(actions))", "动作是 \(list(actions))")
    case .recognizers(let rows):
      pick("the recognizers would go \(list(rows))", "识别器的状态是 \(list(rows))")
    case .firstResponder(let name?):
      pick("\(name) would be first responder", "第一响应者是 \(name)")
    case .firstResponder(nil): pick("there would be no first responder", "没有第一响应者")
    case .hears(let view, let calls):
      calls.isEmpty
        ? pick("\(view) would hear nothing of it", "\(view) 什么也收不到")
        : pick("\(view) would hear \(folded(calls))", "\(view) 收到 \(folded(calls))")
    case .initial(let name?): pick("it would start at \(name)", "事件从 \(name) 开始")
    case .initial(nil): pick("it would start nowhere", "事件无处开始")
    case .chain(let chain): pick("the chain would be \(chain)", "响应者链是 \(chain)")
    case .accepted(let yes):
      yes ? pick("the answer would be YES", "结果是 YES") : pick("the answer would be NO", "结果是 NO")
    }
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
