import Engine

extension DifferencePhrase {
  var chinese: String {
    let other = underUIKit ? "documents" : "uikit"
    let reasons = difference.points.map {
      reason($0, documents: underUIKit, isPress: difference.isPress)
    }
    let why = reasons.isEmpty ? "" : "：" + reasons.joined(separator: "；")
    let what = what(difference.kind)
    let gap = what.utf8.first.map { $0 < 0x80 } == true ? " " : ""
    let rules = difference.points.flatMap { $0.rules }.cited.dropFirst()
    return "换成 rules \(other)，则\(gap)\(what)\(why)。\(rules)"
  }

  private func what(_ kind: Difference.Kind) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view).markedAsName }
    func name(_ responder: Responder) -> String { scene.name(of: responder).markedAsName }
    switch kind {
    case .hitView(let view?):
      return "命中测试视图是 \(name(view))"
    case .hitView(nil): return "没有视图被命中"
    case .fingerHits(let finger, let view?):
      return "手指 \(finger) 的命中测试视图是 \(name(view))"
    case .fingerHits(let finger, nil):
      return "手指 \(finger) 没有命中任何视图"
    case .turn(let number, let kind):
      return "第 \(number) 个事件：" + what(kind)
    case .found(let responder?):
      return "找到的是 \(name(responder))"
    case .found(nil): return "什么也找不到"
    case .handler(let responder?):
      return "由 \(name(responder)) 处理"
    case .handler(nil): return "没有人处理"
    case .actions(let rows):
      let actions = rows.map {
        "\(scene.text(of: $0.selector)) → \(scene.told(of: $0).markedAsName)"
      }
      return actions.isEmpty
        ? "不会发送任何动作"
        : "动作是 \(list(actions))"
    case .recognizers(let rows):
      let ways = rows.map { row in
        scene.name(of: row.recognizer).markedAsName + "："
          + row.states.map { $0.rawValue }.joined(separator: " → ")
      }
      return "识别器的状态是 \(list(ways))"
    case .firstResponder(let responder?):
      return "第一响应者是 \(name(responder))"
    case .firstResponder(nil): return "没有第一响应者"
    case .hears(let view, let calls):
      return calls.isEmpty
        ? "\(name(view)) 什么也收不到"
        : "\(name(view)) 收到 \(folded(calls))"
    case .initial(let responder?):
      return "事件从 \(name(responder)) 开始"
    case .initial(nil): return "事件无处开始"
    case .chain(let chain):
      let way = Self.abridged(chain.map { scene.name(of: $0) })
      return "响应者链是 \(way)"
    case .accepted(let yes):
      return yes
        ? "结果是 YES" : "结果是 NO"
    }
  }

  private func folded(_ calls: [String]) -> String {
    return list(
      DifferencePhrase.runs(of: calls).map { run in
        switch run.times {
        case 1: run.call
        case 2: "\(run.call) 2 次"
        default: "\(run.call) \(run.times) 次"
        }
      })
  }

  private func list(_ items: [String]) -> String {
    items.joined(separator: "、")
  }

  private func reason(_ point: DisputedPoint, documents: Bool, isPress: Bool) -> String {
    switch point {
    case .touchWindow:
      documents
        ? "触摸只交给 key window"
        : "触摸交给手指下的窗口"
    case .alphaLimit:
      documents
        ? "alpha 0.01 不算小于 0.01"
        : "单精度保存的 0.01 略小于 0.01"
    case .viewHears where isPress:
      documents
        ? "识别器都失败后视图才收到按压"
        : "识别器判断期间视图已同时收到按压"
    case .viewHears:
      documents
        ? "识别器都失败后视图才收到触摸"
        : "识别器判断期间视图已同时收到触摸"
    case .nilTarget:
      documents
        ? "target 为 nil 时从控件开始查找"
        : "target 为 nil 时从第一响应者开始查找"
    case .noFirstResponder:
      documents
        ? "没有第一响应者就没有人收到"
        : "没有第一响应者时交给最前面的控制器"
    case .textInputs:
      documents
        ? "过早请求的文本框不会被记住"
        : "UIKit 会记住过早请求的文本框"
    case .windowScene:
      documents
        ? "窗口的下一个响应者是 UIApplication"
        : "窗口的下一个响应者是 UIWindowScene"
    }
  }
}
