import Lab
import Text

/// Which points of a model answer the learner has made, as the learner says: `1 3`, `all`, `none`, or
/// `yes` for those that were proposed.
struct Ticks {
  let ticks: [Bool]

  init(_ text: String, proposed: [Bool], _ language: Language) throws(Refusal) {
    let count = proposed.count
    switch AnswerKey(text) {
    case AnswerKey("yes"):
      // Nobody is right by saying so alone.
      guard proposed.contains(true) else { throw Self.refusal(count, language) }
      ticks = proposed
    case AnswerKey("all"), AnswerKey("全部"), AnswerKey("都有"):
      ticks = proposed.map { _ in true }
    case AnswerKey("no"), AnswerKey("none"): ticks = proposed.map { _ in false }
    default:
      let words = text.split { " ,，、;；".contains($0) }
      let numbers = words.compactMap { Int($0) }
      guard !words.isEmpty, numbers.count == words.count,
        numbers.allSatisfy({ (1...max(1, count)).contains($0) })
      else { throw Self.refusal(count, language) }
      ticks = proposed.indices.map { numbers.contains($0 + 1) }
    }
  }

  private static func refusal(_ count: Int, _ language: Language) -> Refusal {
    Refusal(code: "not-a-choice", message: TutorPhrase.tickThem(count).text(in: language))
  }

  /// Could it be said of them?
  static func fits(_ text: String) -> Bool {
    if ["yes", "no", "all", "none", "全部", "都有"].contains(where: { AnswerKey($0) == AnswerKey(text) }
    ) {
      return true
    }
    let words = text.split { " ,，、;；".contains($0) }
    return !words.isEmpty && words.allSatisfy { Int($0) != nil }
  }
}
