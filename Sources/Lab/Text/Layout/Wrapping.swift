extension Layout {
  /// Lines of so many cells at most.
  ///
  /// Those after the first are indented, spaces at the start are kept, and a word that is wider than
  /// a line is cut. What fits stays as it is, columns and all.
  public static func wrap(_ text: String, to width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    let newline = UInt8(ascii: "\n")
    for paragraph in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      lines += wrapLine(
        Substring(paragraph), to: max(width, 4), indent: min(max(indent, 0), max(width, 4) - 4))
    }
    return lines
  }

  private static func wrapLine(_ text: Substring, to limit: Int, indent: Int) -> [String] {
    if width(of: text) <= limit { return [String(text)] }
    let branch = branch(of: text).prefix(limit / 2)
    let own = branch.isEmpty ? label(of: text) : name(of: text.dropFirst(branch.count))
    let label = branch + own.prefix(limit / 2)
    // Under the text of a row, or as far in as a line begins; of a tree's row under its name.
    let hang =
      !branch.isEmpty
      ? branch.count
      : label.isEmpty ? min(text.prefix { $0 == " " }.count, limit / 2) : width(of: label)
    let margin =
      rails(below: branch) + String(repeating: " ", count: max(indent, hang) - branch.count)
    let indent = max(indent, hang)
    var lines: [String] = []
    var line = label.isEmpty ? String(text.prefix { $0 == " " }.prefix(limit / 2)) : String(label)
    var lineWidth = width(of: line)
    // What follows the name of a tree's row may stand below it whole.
    var isFresh = branch.isEmpty || own.isEmpty

    func finish() {
      while line.last == " " { line.removeLast() }
      lines.append(line)
      (line, lineWidth, isFresh) = (margin, indent, true)
    }

    for piece in pieces(of: text.dropFirst(label.count).drop { $0 == " " }, fitting: limit * 2 / 3)
    {
      // Of what is still to be written: to measure it for each line that is cut off would be slow.
      var restWidth = width(of: piece.text)
      let gap = piece.isSpaced && !isFresh ? 1 : 0
      if !isFresh, lineWidth + gap + restWidth > limit { finish() }
      if piece.isSpaced, !isFresh {
        line += " "
        lineWidth += 1
      }
      var rest = piece.text[...]
      while lineWidth + restWidth > limit {
        let (head, headWidth) = prefix(of: rest, fitting: limit - lineWidth)
        line.append(contentsOf: head)
        restWidth -= headWidth
        rest = rest.dropFirst(head.count)
        finish()
      }
      line.append(contentsOf: rest)
      lineWidth += restWidth
      isFresh = false
    }
    if !isFresh || lines.isEmpty { finish() }
    return lines
  }

  /// What a row of a list begins with, as `  a  ` before a choice: the row's other lines stand under
  /// its text. Empty where there is none.
  private static func label(of text: Substring) -> Substring {
    let spaces = text.prefix { $0 == " " }
    let rest = text.dropFirst(spaces.count)
    guard spaces.count >= 2 else { return text.prefix(0) }
    let name = name(of: rest)
    if !name.isEmpty { return text[..<name.endIndex] }
    // A bullet or a tick has one space after it, and is no name.
    let mark = rest.prefix { $0 != " " }
    return mark.count <= 3 && mark.first?.isLetter == false
      ? text.prefix(spaces.count + mark.count + 1) : text.prefix(0)
  }

  /// What stands before two spaces, and these; empty where that is not near the beginning.
  private static func name(of text: Substring) -> Substring {
    for index in text.prefix(labelLimit).indices where text[index...].hasPrefix("  ") {
      return text[..<text[index...].drop { $0 == " " }.startIndex]
    }
    return text.prefix(0)
  }

  /// What the row of a tree begins with, up to its name; empty where there is no tree.
  private static func branch(of text: Substring) -> Substring {
    let lead = text.prefix { "│├└─ ".contains($0) }
    return lead.contains { "├└".contains($0) } ? lead : text.prefix(0)
  }

  /// A row's other lines do not cut the rails that run down past it.
  private static func rails(below branch: Substring) -> String {
    String(branch.map { "│├".contains($0) ? "│" : " " })
  }

  /// What is longer is no label.
  private static let labelLimit = 20

  /// The longest beginning that fits, and one character at least; what follows begins with no mark
  /// that closes.
  private static func prefix(of text: Substring, fitting limit: Int) -> (Substring, Int) {
    var used = 0
    var count = 0
    for character in text {
      let next = width(of: character)
      if used + next > limit, count > 0 { break }
      used += next
      count += 1
    }
    while count > 1, let next = text.dropFirst(count).first, closes(next),
      let last = text.prefix(count).last
    {
      used -= width(of: last)
      count -= 1
    }
    return (text.prefix(count), used)
  }

  /// What must stay on one line, and whether a space goes before it.
  private struct Piece {
    var text: Substring
    var isSpaced: Bool
  }

  /// Words, and single characters of scripts that have no spaces, each with the punctuation that
  /// belongs to it. What stands between backticks stays together where it is no wider than `limit`.
  private static func pieces(of text: Substring, fitting limit: Int) -> [Piece] {
    var pieces: [Piece] = []
    var (start, isSpaced) = (text.startIndex, false)
    var place = start
    var codeEnd = start
    var previous: Mark?

    func end() {
      if start < place { pieces.append(Piece(text: text[start..<place], isSpaced: isSpaced)) }
    }

    while place < text.endIndex {
      let mark = Mark(text, at: place)
      let next = mark.isASCII ? text.utf8.index(after: place) : text.index(after: place)
      if place < codeEnd {
        (place, previous) = (next, mark)
        continue
      }
      if mark.isBacktick, let end = endOfCode(in: text[next...], fitting: limit) { codeEnd = end }
      if mark.isSpace {
        end()
        (start, isSpaced) = (next, true)
      } else if start < place, let before = previous, mayBreak(between: before, and: mark) {
        end()
        (start, isSpaced) = (place, false)
      }
      (place, previous) = (next, mark)
    }
    end()
    return pieces
  }

  /// Where what begins with a backtick ends, with its other one; nil where it goes on for too long.
  private static func endOfCode(in text: Substring, fitting limit: Int) -> String.Index? {
    let code = text.prefix(limit)
    guard let close = code.utf8.firstIndex(of: UInt8(ascii: "`")),
      width(of: code[..<close]) + 2 <= limit
    else { return nil }
    return code.utf8.index(after: close)
  }

  /// One character of a text. Most are a byte between others of ASCII, and need not be put together.
  private enum Mark {
    case ascii(UInt8)
    case other(Character)

    init(_ text: Substring, at place: String.Index) {
      let byte = text.utf8[place]
      let next = text.utf8.index(after: place)
      let standsAlone = byte < 0x80 && (next == text.endIndex || text.utf8[next] < 0x80)
      self = standsAlone ? .ascii(byte) : .other(text[place])
    }

    var isASCII: Bool {
      if case .ascii = self { return true }
      return false
    }

    var isBacktick: Bool {
      switch self {
      case .ascii(let byte): byte == UInt8(ascii: "`")
      case .other(let character): character == "`"
      }
    }

    var isSpace: Bool {
      switch self {
      case .ascii(let byte): byte == UInt8(ascii: " ")
      case .other(let character): character == " "
      }
    }

    var character: Character {
      switch self {
      case .ascii(let byte): Character(Unicode.Scalar(byte))
      case .other(let character): character
      }
    }
  }

  private static func mayBreak(between a: Mark, and b: Mark) -> Bool {
    // Within a word of ASCII there is no place to break.
    if a.isASCII, b.isASCII { return false }
    let (a, b) = (a.character, b.character)
    // The last is asked of a few only: most characters are parts of words.
    return (breaksAnywhere(a) || breaksAnywhere(b)) && !closes(b) && !opens(a)
  }
}
