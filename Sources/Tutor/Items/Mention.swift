import Narration
import Text

/// Does an answer in one's own words mention something? It is a proposal; the learner decides.
///
/// A keyword is there when its words come in one clause, in their order, whatever stands between and
/// however they end. A clause that denies mentions only what the point denies too.
struct Mention {
  private let clauses: [String]

  init(_ answer: String) { clauses = Self.clauses(of: answer) }

  func mentions(_ point: ModelAnswer.Point) -> Bool {
    let claimed = Self.clauses(of: point.text)
    return point.keywords.contains { keyword in
      Term.spellings(of: keyword).contains { spelling in
        let spelling = spelling.lowercased()
        let wantsDenial = Self.denies(spelling, as: claimed)
        return clauses.contains { clause in
          Self.holds(clause, spelling) && Self.denies(clause) == wantsDenial
        }
      }
    }
  }

  /// “If none is there, then …” denies in its first half alone.
  private static func clauses(of text: String) -> [String] {
    var text = text.lowercased()
    for mark in [" but ", " because ", " whereas ", " then ", "但是", "但", "就", "而不是"] {
      text = text.replacing(text: mark, with: ", " + (mark == "而不是" ? "不是" : ""))
    }
    return text.split { ".,;:!?。，；：！？\n".contains($0) }.map { $0.trimmed }
  }

  /// Is a keyword denied by the clauses of a point? By that in which it stands; where it stands in none, by all.
  private static func denies(_ keyword: String, as claimed: [String]) -> Bool {
    if denies(keyword) { return true }
    let own = claimed.filter { holds($0, keyword) }
    let place = own.isEmpty ? claimed : own
    return !place.isEmpty && place.allSatisfy { denies($0) }
  }

  private static func holds(_ clause: String, _ keyword: String) -> Bool {
    if clause.contains(text: keyword) { return true }
    // Chinese has no spaces to take words apart by, and some put them around Latin words.
    guard keyword.allSatisfy({ $0.isASCII }) else {
      return clause.filter { $0 != " " }.contains(text: keyword.filter { $0 != " " })
    }
    var rest = words(of: clause)[...]
    let wanted = words(of: keyword).filter { !small.contains($0) }
    guard !wanted.isEmpty else { return false }
    for word in wanted {
      guard let place = rest.firstIndex(where: { stem($0) == stem(word) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private static let small: Set<String> = [
    "the", "a", "an", "of", "to", "is", "are", "it", "its", "by", "in", "at", "on", "be", "only",
  ]

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.map(String.init)
  }

  /// Without its usual endings.
  private static func stem(_ word: String) -> String {
    for ending in ["ings", "ing", "ied", "ies", "ed", "es", "s"] where word.hasSuffix(ending) {
      let rest = String(word.dropLast(ending.count))
      if rest.count > 2 { return rest.hasSuffix("e") ? String(rest.dropLast()) : rest }
    }
    return word.count > 3 && word.hasSuffix("e") ? String(word.dropLast()) : word
  }

  private static func denies(_ clause: String) -> Bool {
    let words = words(of: clause)
    for (place, word) in words.enumerated() {
      if ["not", "never", "without", "cannot", "neither"].contains(word) { return true }
      if word.hasSuffix("n't") || word.hasSuffix("n’t") { return true }
      // “Says no” is an answer, and denies nothing.
      let before = place > 0 ? stem(words[place - 1]) : ""
      if word == "no", !["say", "return", "answer", "is"].contains(before) { return true }
    }
    return ["不", "没", "未", "并非", "绝非", "無", "无需"].contains { clause.contains(text: $0) }
  }
}
