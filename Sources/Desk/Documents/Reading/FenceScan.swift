import Lab

/// Where blocks of code stand, found line by line: a page has no libcmark. Of lists, quotations and
/// comments it knows as much as it takes to see that a fence is in one.
extension TextLines {
  func fences(from start: Int) -> [FencedCode] {
    var found: [FencedCode] = []
    /// How far what belongs to the list that is open is indented.
    var listIndent: Int?
    var isInComment = false
    var index = start
    while index < count {
      let line = LineStart(bytes[lines[index].text])
      defer { index += 1 }
      if isInComment {
        isInComment = !line.closesComment
        continue
      }
      if line.isBlank { continue }
      if let indent = listIndent, line.indent < indent, line.marker == nil, !line.isLazy {
        listIndent = nil
      }
      if line.opensComment, line.indent < 4 {
        isInComment = !line.closesComment
        continue
      }
      let inList = listIndent.map { line.indent >= $0 } ?? false
      if let marker = line.marker, line.indent < 4 || inList { listIndent = marker }
      let place = inList ? listIndent ?? 0 : 0
      guard let fence = opening(index), line.indent - place < 4, let info = line.info(fence.fence)
      else {
        continue
      }
      let last = (index + 1..<count).first { closes(fence.fence, $0) }
      let end = last ?? count - 1
      found.append(
        FencedCode(
          lines: index..<(end + 1), info: info,
          inside: (index + 1..<max(index + 1, last ?? count)).map { text($0) + "\n" }.joined(),
          isInside: inList))
      index = end
    }
    return found
  }

  /// What the beginning of a line tells.
  fileprivate struct LineStart {
    let indent: Int
    private let rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
      let line = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
      rest = line.drop { $0 == UInt8(ascii: " ") }
      indent = line.count - rest.count
    }

    var isBlank: Bool { rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
    var opensComment: Bool { rest.starts(with: "<!--".utf8) }
    var closesComment: Bool { String(decoding: rest, as: UTF8.self).contains(text: "-->") }
    /// A line of a paragraph may go on with one that began in a list; a fence begins something new.
    var isLazy: Bool {
      guard let first = rest.first else { return false }
      return !"`~#>".utf8.contains(first)
    }

    /// Where the text of a list's item begins; nil of what is none.
    var marker: Int? {
      guard let first = rest.first else { return nil }
      var length = 1
      if !"-*+".utf8.contains(first) {
        let digits = rest.prefix { (0x30...0x39).contains($0) }.count
        guard (1...9).contains(digits), let sign = rest.dropFirst(digits).first,
          ".)".utf8.contains(sign)
        else { return nil }
        length = digits + 1
      }
      let after = rest.dropFirst(length)
      let spaces = after.prefix { $0 == UInt8(ascii: " ") }.count
      guard spaces > 0, after.count > spaces else { return nil }
      return indent + length + (spaces > 4 ? 1 : spaces)
    }

    /// Between backticks there are no backticks.
    func info(_ fence: Fence) -> String? {
      let info = rest.dropFirst(fence.length)
      guard fence.length >= 3,
        fence.character != UInt8(ascii: "`") || !info.contains(UInt8(ascii: "`"))
      else { return nil }
      return String(decoding: info, as: UTF8.self)
    }
  }
}
