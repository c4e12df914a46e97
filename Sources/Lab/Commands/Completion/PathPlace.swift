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
      for scalar in character.unicodeScalars {
        if isEscaped {
          isEscaped = false
        } else if scalar == "\"" {
          quote = quote == nil ? place : nil
        } else if quote != nil {
          isEscaped = scalar == "\\"
        } else if scalar == " " || scalar == "\t" || scalar == "\u{3000}" || scalar == ";" {
          start = place + 1
        }
      }
    }
    isQuoted = quote != nil
    self.start = quote ?? start
    partial = quote.map { PathPlace.unescaped(typed[($0 + 1)...]) } ?? String(typed[start...])
  }

  private static func unescaped(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var isEscaped = false
    for scalar in String(text).unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else {
        if isEscaped, scalar != "\"", scalar != "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
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
      var text = candidate.text.quoted
      if candidate.text.utf8.last == UInt8(ascii: "/") { text.unicodeScalars.removeLast() }
      return Completion.Candidate(text: text, detail: candidate.detail)
    }
  }

  private static func needsQuotes(_ path: String) -> Bool {
    path.unicodeScalars.contains { scalar in
      switch scalar {
      case " ", "\t", "\u{A0}", "\u{3000}", "\"", "#", ";", ",", "=", "(", ")", "{", "}": true
      default: false
      }
    }
  }
}
