/// A word of a command, and where it stands in the line.
struct Word: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case plain
    /// Between quotation marks, which `text` lacks.
    case quoted
    /// One of `, ; = ( ) { }`.
    case mark
  }

  var text: String
  var kind: Kind
  /// Counted in characters of the whole line, from 1.
  var column: Int
  /// With its quotation marks.
  var length: Int
  /// No space stands between it and the word before.
  var isJoined: Bool

  var end: Int { column + length }

  /// A dash is a sign before a number, and else a letter of a name.
  var splitAtSigns: [Word] {
    let letters = Array(text)
    var parts: [Word] = []
    var start = 0
    func part(_ range: Range<Int>, _ kind: Kind) -> Word {
      let sign = String(letters[range])
      return Word(
        text: sign == "×" ? "*" : sign, kind: kind, column: column + range.lowerBound,
        length: range.count, isJoined: !parts.isEmpty || isJoined)
    }
    for (place, letter) in letters.enumerated() {
      let isSign =
        switch letter {
        case "<", ">", "≤", "≥", "*", "×", "+", "@": true
        case "-":
          place + 1 == letters.count
            ? place == 0
            : letters[place + 1].isNumber
              && (place == start || letters[start..<place].contains("."))
        default: false
        }
      guard isSign else { continue }
      if start < place { parts.append(part(start..<place, .plain)) }
      parts.append(part(place..<place + 1, .mark))
      start = place + 1
    }
    if start < letters.count { parts.append(part(start..<letters.count, .plain)) }
    return parts
  }

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
}
