extension GradePhrase {
  var chinese: String {
    switch self {
    case .learner: "学员"
    case .right: "答对"
    case .rightInAll: "全班答对"
    case .thoughts: "已指出的误解"
    case .classThoughts: "全班的误解"
    case .counted(let count, let leftOut):
      "学员 \(count) 名" + (leftOut == 0 ? "。" : "，另有 \(leftOut) 个文件未计入。")
    case .result(let result): told(result)
    case .legend:
      "✓ 独立答对，(✓) 有帮助或先答错后答对，✗ 答错，– 跳过，· 未作答。用自己的话回答的题，以学员自己的勾选为准。"
    case .thought(let named, let suspected):
      [
        named > 0 ? "已向 \(named) 人指出" : nil,
        suspected > 0 ? "\(suspected) 人的答案可能出于它" : nil,
      ].compactMap { $0 }.joined(separator: "，")
    case .hardest(let tasks):
      "最难的题："
        + tasks.map { "\($0.task)（\($0.tried) 人中 \($0.right) 人答对）" }
        .joined(separator: "、") + "。"
    case .privately: "名字就是文件名。没有向任何地方发送数据。"
    }
  }

  private func told(_ result: Grade.Result) -> String {
    let standing =
      switch result.standing {
      case .right: "答对"
      case .wrong: "答错"
      case .skipped: "跳过"
      case .open: "未作答"
      }
    var parts = [standing]
    if result.wrong > 0 { parts.append("答错 \(result.wrong) 次") }
    if result.hints > 0 { parts.append("提示 \(result.hints) 次") }
    if result.sawSolution { parts.append("看过答案") }
    return parts.joined(separator: "，")
  }
}
