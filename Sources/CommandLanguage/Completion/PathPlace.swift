import Engine

/// A path at the cursor: it may hold what parts other words, and stand in quotes that are still
/// open.
struct PathPlace {
  /// What is typed of it, without quotes.
  let partial: String
  /// Where it starts in the line, its quote included; in characters.
  let start: Int
  private let isQuoted: Bool

  init(_ typed: [Character]) {
    var start = 0
    var quote: Int?
    var isEscaped = false
    for (place, character) in typed.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        quote = quote == nil ? place : nil
      } else if quote != nil {
        isEscaped = character == "\\"
      } else if character == " " || character == "\t" || character == "\u{3000}" || character == ";"
      {
        start = place + 1
      }
    }
    isQuoted = quote != nil
    self.start = quote ?? start
    partial = quote.map { PathPlace.unescaped(typed[($0 + 1)...]) } ?? String(typed[start...])
  }

  private static func unescaped(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else {
        if isEscaped, character != "\"", character != "\\" { result.append("\\") }
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The candidates as they are typed: in quotes where what they have in common, which is put in,
  /// needs them. A folder's quotes stay open, for the path goes on.
  func written(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
    guard var common = candidates.first?.text[...] else { return [] }
    for candidate in candidates.dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    guard isQuoted || PathPlace.needsQuotes(String(common)) else { return candidates }
    return candidates.map { candidate in
      var text = "\""
      for character in candidate.text {
        if character == "\"" || character == "\\" { text.append("\\") }
        text.append(character)
      }
      if !candidate.text.hasSuffix("/") { text.append("\"") }
      return Completion.Candidate(text: text, detail: candidate.detail)
    }
  }

  private static func needsQuotes(_ path: String) -> Bool {
    path.contains { character in
      switch character {
      case " ", "\t", "\u{A0}", "\u{3000}", "\"", "#", ";", ",", "=", "(", ")", "{", "}": true
      default: false
      }
    }
  }
}
