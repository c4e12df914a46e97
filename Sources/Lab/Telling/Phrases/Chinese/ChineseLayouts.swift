import Engine

extension ChinesePhrasebook {
  static func layout(_ decision: LayoutDecision, _ names: Names) -> String {
    switch decision {
    case .placed(let view, _, let to): "约束把 \(names[view]) 放在 \(Numbers.text(to))。"
    case .content(let view, let size):
      "里面的约束决定了 \(names[view]) 的内容大小：\(Numbers.text(size.width)) × "
        + "\(Numbers.text(size.height))。"
    case .found(.conflict(let broken, let others)):
      "约束无法同时满足：\(others.map { reason($0, names) }.joined(separator: "、"))，"
        + "和最后激活的 \(reason(broken, names))矛盾，后者被打破。UIKit 打破哪一条，文档没有说。"
    case .found(.ambiguous(let view, let numbers)):
      "\(names[view]) 的布局有歧义：它的\(words(numbers))也可以是别的值。"
    case .found(.noSize(let view, let numbers)):
      "\(names[view]) 没有\(words(numbers))：它和里面的视图都收不到触摸。"
    case .found(.unsolved(let failure)): unsolved(failure)
    }
  }

  /// A letter stands apart from what is Chinese.
  private static func words(_ numbers: [LayoutNumber]) -> String {
    let words = numbers.map { $0.isLength ? ChineseLayout.word($0) : $0.word }
    return (numbers.first?.isLength == false ? " " : "") + words.joined(separator: "、")
      + (numbers.last?.isLength == false ? " " : "")
  }

  private static func unsolved(_ failure: LayoutFailure) -> String {
    switch failure {
    case .tooLarge(let limit): "布局保持原样：约束太多，超出了上限（\(Digits.grouped(Double(limit)))）。"
    case .tooManyConflicts(let limit): "布局保持原样：互相矛盾的约束超过 \(limit) 条。"
    case .lostPrecision: "布局保持原样：系数相差太大，算不准。"
    case .restless: "布局停不下来：frame 和安全区一直在互相改变。"
    }
  }

  private static func reason(_ reason: LayoutReason, _ names: Names) -> String {
    switch reason {
    case .constraint(let id):
      names.scene[id].map { one in
        "`\(names.scene.text(of: one))`" + (one.origin.map { "（第 \($0.line) 行）" } ?? "")
      } ?? "一条已经删掉的约束"
    case .stack(let one):
      "`\(names.scene.text(of: one))`（\(names[one.stack]) 的 \(one.role.rawValue)）"
    case .frame(let view, let number):
      "\(names[view]) 的 frame 的\(ChineseLayout.word(number))（NSAutoresizingMaskLayoutConstraint）"
    case .top(let view, let number): "\(names[view]) 的\(ChineseLayout.word(number))"
    case .hugging(let view, _): "\(names[view]) 的抗拉伸"
    case .resistance(let view, _): "\(names[view]) 的抗压缩"
    case .content(let view, _): "\(names[view]) 内容的起点"
    case .notNegative(.view(let view), let number):
      "\(names[view]) 的\(ChineseLayout.word(number))不小于 0"
    case .notNegative(_, let number): "\(ChineseLayout.word(number))不小于 0"
    case .nothing(_, let number): "没有约束的\(ChineseLayout.word(number))"
    }
  }
}
