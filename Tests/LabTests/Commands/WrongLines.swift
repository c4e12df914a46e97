import Testing

@testable import Lab

/// A line that is refused, and what is said about it.
struct WrongLine: Sendable, CustomTestStringConvertible {
  var line: String
  var column: Int
  var length: Int
  var code: String
  var message: String
  var suggestions: [String]

  var testDescription: String { line }
}

/// Reads pairs of a line and, under it, a caret at the column with `code: message [suggestions]`.
func wrongLines(_ text: String) -> [WrongLine] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  return stride(from: 0, to: lines.count - 1, by: 2).map { index in
    let mark = lines[index + 1]
    let column = mark.prefix { $0 == " " }.count + 1
    let length = mark.dropFirst(column - 1).prefix { $0 == "^" || $0 == "~" }.count
    var rest = String(mark.dropFirst(column + length))
    var suggestions: [String] = []
    if rest.hasSuffix("]"), let open = rest.lastIndex(of: "[") {
      suggestions = rest[open...].dropFirst().dropLast().split(separator: "|").map { String($0) }
      rest = String(rest[..<open].dropLast())
    }
    let code = rest.prefix { $0 != ":" }
    return WrongLine(
      line: lines[index], column: column, length: length, code: String(code),
      message: String(rest.dropFirst(code.count + 2)), suggestions: suggestions)
  }
}

extension CommandError {
  /// In English.
  var message: String { english }

  func rendered(line: String) -> String { rendered(line: line, in: .english) }
}
