import Engine
import Lab

/// What `lint` has to say after its findings.
enum LintPhrase: Phrase {
  case lessons(Int, questions: Int, challenges: Int, findings: Int)
  case handbook(pages: Int, findings: Int)
  /// Rules that no lesson covers.
  case uncovered([Rule])

  var english: String {
    switch self {
    case .lessons(let lessons, let questions, let challenges, let findings):
      [count(lessons, "lesson"), count(questions, "question"), count(challenges, "challenge")]
        .joined(separator: ", ") + ": " + result(findings)
    case .handbook(let pages, let findings):
      "\(count(pages, "page")) of the handbook: " + result(findings)
    case .uncovered([]): "Every claim and every error of the documents is covered."
    case .uncovered(let rules):
      "Not covered: \(rules.map { $0.rawValue }.joined(separator: " "))."
    }
  }

  var chinese: String {
    switch self {
    case .lessons(let lessons, let questions, let challenges, let findings):
      "\(lessons) 课，\(questions) 道题，\(challenges) 个挑战：" + chineseResult(findings)
    case .handbook(let pages, let findings): "手册 \(pages) 页：" + chineseResult(findings)
    case .uncovered([]): "文档的每一条说法和每一处错误都讲到了。"
    case .uncovered(let rules): "没有讲到：\(rules.map { $0.rawValue }.joined(separator: "、"))。"
    }
  }

  private func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  private func result(_ findings: Int) -> String {
    findings == 0 ? "all sound." : "\(count(findings, "finding"))."
  }

  private func chineseResult(_ findings: Int) -> String {
    findings == 0 ? "全部无误。" : "发现 \(findings) 处问题。"
  }
}
