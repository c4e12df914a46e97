extension GradePhrase {
  var english: String {
    switch self {
    case .learner: "Learner"
    case .right: "Right"
    case .rightInAll: "Right in all"
    case .thoughts: "Thoughts named"
    case .classThoughts: "What the class thinks"
    case .counted(let count, let leftOut):
      (count == 1 ? "1 learner" : "\(count) learners")
        + (leftOut == 0 ? "." : "; \(leftOut == 1 ? "1 file" : "\(leftOut) files") left out.")
    case .result(let result): told(result)
    case .legend:
      "✓ right without help, (✓) right with help or after a wrong answer, ✗ wrong, – skipped, · not answered. "
        + "What is said in one's own words is as the learner ticked it."
    case .thought(let named, let suspected):
      [
        named > 0 ? "named to \(named)" : nil,
        suspected > 0 ? "explains an answer of \(suspected)" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    case .hardest(let tasks):
      "Hardest: "
        + tasks.map { "\($0.task) (\($0.right) of \($0.tried) right)" }
        .joined(separator: ", ") + "."
    case .privately:
      "Names are those of the files. Nothing was sent anywhere."
    }
  }

  private func told(_ result: Grade.Result) -> String {
    let standing =
      switch result.standing {
      case .right: "right"
      case .wrong: "wrong"
      case .skipped: "skipped"
      case .open: "not answered"
      }
    var parts = [standing]
    if result.wrong > 0 {
      parts.append(result.wrong == 1 ? "1 wrong answer" : "\(result.wrong) wrong answers")
    }
    if result.hints > 0 { parts.append(result.hints == 1 ? "1 hint" : "\(result.hints) hints") }
    if result.sawSolution { parts.append("solution shown") }
    return parts.joined(separator: ", ")
  }
}
