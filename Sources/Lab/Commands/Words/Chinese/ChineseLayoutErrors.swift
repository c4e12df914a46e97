extension Chinese {
  static func sentence(_ problem: LayoutProblem) -> String {
    switch problem {
    case .noCommonAncestor(let a, let b):
      "\(a) 和 \(b) 不在同一个视图层级里，无法用约束连起来：UIKit 会抛异常。先把它们放进同一个视图。"
    case .unlike(let a, let b): "\(a) 不能和 \(b) 相关：位置只能对同一方向的位置，尺寸只能对尺寸。"
    case .leftWithLeading(let a, let b):
      "\(a) 不能和 \(b) 相关：left 和 right 不随语言的书写方向变，leading 和 trailing 会变。"
    case .placeAlone(let anchor):
      "\(anchor) 要以另一个位置为准：\(anchor) = view.\(LayoutProblem.attribute(of: anchor)) + 10。只有宽和高可以直接等于一个数。"
    case .nothingTimes(let anchor): "0 × \(anchor) 不是位置：UIKit 会抛异常。"
    case .itself(let anchor): "\(anchor) 不能和自己相关。"
    case .notAnAttribute: "约束以属性开头，例如 card.width。"
    case .priority(let number): "优先级从 1 到 1000，\(Numbers.text(number)) 不在其中。"
    case .noSuchGuide(let view, let guide): "\(view) 不是滚动视图，没有 \(guide)。"
    case .isWindow(let view): "\(view) 是窗口，不由约束放置。请设置它的 frame。"
    case .notAStack(let view): "\(view) 不是堆栈视图，不排列视图。"
    case .tooMany(let limit): "一个场景最多有 \(Digits.grouped(Double(limit))) 条约束。"
    }
  }
}
