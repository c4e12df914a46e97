import Lab

/// Which points of a model answer the learner has made, as the learner says: `1 3`, `all`, `none`, or
/// `yes` for those that were proposed, `yes, and 3` for these and others.
struct Ticks {
  let ticks: [Bool]

  init(_ text: String, proposed: [Bool], _ language: Language) throws(Refusal) {
    let count = proposed.count
    switch AnswerKey(text) {
    case AnswerKey("yes"), AnswerKey("打勾的没错"), AnswerKey("没错"):
      // Nobody is right by saying so alone.
      guard proposed.contains(true) else { throw Self.refusal(count, language) }
      ticks = proposed
    case AnswerKey("all"), AnswerKey("全部"), AnswerKey("都有"):
      ticks = proposed.map { _ in true }
    case AnswerKey("no"), AnswerKey("none"): ticks = proposed.map { _ in false }
    default:
      let rest = Self.withoutYes(text)
      guard let numbers = Self.numbers(in: rest ?? text),
        numbers.allSatisfy({ (1...max(1, count)).contains($0) })
      else { throw Self.refusal(count, language) }
      ticks = proposed.indices.map {
        numbers.contains($0 + 1) || rest != nil && proposed[$0]
      }
    }
  }

  /// What comes on top of those that were proposed; nil where these are not spoken of.
  private static func withoutYes(_ text: String) -> String? {
    let text = text.halfWidth.replacing(text: "，", with: ",").trimmed
    let said = [
      "yes, and", "yes and", "yes, also", "also", "打勾的没错,还有", "没错,还有", "是,还有", "是的,还有", "还有",
    ]
    return said.first { text.lowercased().hasPrefix($0) }.map { String(text.dropFirst($0.count)) }
  }

  private static func refusal(_ count: Int, _ language: Language) -> Refusal {
    Refusal(code: "not-a-choice", message: TutorPhrase.tickThem(count).text(in: language))
  }

  /// Could it be said of them?
  static func fits(_ text: String) -> Bool {
    if ["yes", "no", "all", "none", "全部", "都有", "没错", "打勾的没错"].contains(where: {
      AnswerKey($0) == AnswerKey(text)
    }
    ) {
      return true
    }
    return numbers(in: withoutYes(text) ?? text) != nil
  }

  /// `1 3`, `1和3`, 第一点和第三点; nil where there is anything else.
  private static func numbers(in text: String) -> [Int]? {
    var text = text.halfWidth
    for frame in ["第", "点", "條", "条", "和", "跟", "与", "and", "&", "、"] {
      text = text.replacing(text: frame, with: " ")
    }
    let words = text.split { $0.isWhitespace || ",;".contains($0) }
    let numbers = words.compactMap { TypedNumber.read(String($0)).flatMap { Int($0) } }
    return words.isEmpty || numbers.count != words.count ? nil : numbers
  }
}
