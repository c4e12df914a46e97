extension String {
  /// As a terminal shows it: without the marks for emphasis, and a link by its words.
  var withoutMarks: String {
    guard utf8.contains(where: { $0.isMark }) else { return self }
    var pieces: [String] = []
    var text = ""
    var open: [(mark: Substring, piece: Int)] = []
    var rest = self[...]
    var before: Character?
    var isCode = false
    while true {
      // Most of a text is neither a mark nor code.
      let plain = rest.utf8.prefix { !$0.isMark && $0 != UInt8(ascii: "`") }
      if !plain.isEmpty {
        text += Substring(plain)
        before = Substring(plain).last
        rest = rest[plain.endIndex...]
      }
      guard let character = rest.first else { break }
      if character == "`" { isCode.toggle() }
      if !isCode, character == "*" || character == "_" {
        let mark = rest.prefix { $0 == character }
        rest = rest[mark.endIndex...]
        pieces.append(text)
        text = ""
        // Marks nest a few deep; a line of nothing but marks is not worth a search.
        if mark.closes(after: before, before: rest.first),
          let place = open.suffix(8).lastIndex(where: { $0.mark == mark })
        {
          pieces[open[place].piece] = ""
          open.removeSubrange(place...)
        } else {
          if mark.opens(after: before, before: rest.first) { open.append((mark, pieces.count)) }
          pieces.append(String(mark))
        }
      } else if !isCode, character == "[", let link = rest.link {
        text += link.words
        rest = rest[link.end...]
      } else {
        text.append(rest.removeFirst())
      }
      before = character
    }
    return pieces.joined() + text
  }
}

extension Substring {
  /// `*this*` opens where something follows; `snake_case` opens nothing.
  fileprivate func opens(after before: Character?, before next: Character?) -> Bool {
    guard let next, !next.isWhitespace else { return false }
    return first == "*" || before?.isWord != true
  }

  /// It closes where something stands before it: a letter or a full stop.
  fileprivate func closes(after before: Character?, before next: Character?) -> Bool {
    guard let before, !before.isWhitespace else { return false }
    return first == "*" || next?.isWord != true
  }

  /// `[words](address)` at the beginning.
  fileprivate var link: (words: String, end: Index)? {
    guard let close = firstIndex(of: "]") else { return nil }
    let after = self[index(after: close)...]
    guard after.hasPrefix("("), let end = after.firstIndex(of: ")") else { return nil }
    return (String(self[index(after: startIndex)..<close]), after.index(after: end))
  }
}

extension UInt8 {
  fileprivate var isMark: Bool {
    self == UInt8(ascii: "*") || self == UInt8(ascii: "_") || self == UInt8(ascii: "[")
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
