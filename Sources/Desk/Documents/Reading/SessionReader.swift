/// Takes a session block apart into commands and their answers.
struct SessionReader {
  private let text: TextLines
  private let lines: Range<Int>
  private let opening: Opening

  init(_ text: TextLines, _ lines: Range<Int>, _ opening: Opening) {
    self.text = text
    self.lines = lines
    self.opening = opening
  }

  func block(marks: ArraySlice<String>) throws(DocumentError) -> SessionBlock {
    var block = SessionBlock(
      isQuiet: false, mustFail: false, exchanges: [], line: lines.lowerBound - 1,
      indent: opening.indent, fence: opening.fence)
    for mark in marks {
      switch mark {
      case "quiet": block.isQuiet = true
      case "fails": block.mustFail = true
      default: throw DocumentError(problem: .unknownMark(mark), line: lines.lowerBound)
      }
    }
    for index in lines { try add(index, to: &block) }
    for index in block.exchanges.indices { trimAnswer(&block.exchanges[index]) }
    return block
  }

  private func add(_ index: Int, to block: inout SessionBlock) throws(DocumentError) {
    let line = text.text(index).droppingIndent(opening.indent)
    // By bytes: a mark that combines makes one character of itself and the space.
    if line == ">" || line.utf8.starts(with: "> ".utf8) {
      block.exchanges.append(
        Exchange(
          command: String(decoding: line.utf8.dropFirst(2), as: UTF8.self), answer: [],
          line: index, answerLines: (index + 1)..<(index + 1)))
      return
    }
    guard !block.exchanges.isEmpty else {
      guard text.isBlank(index) else {
        throw DocumentError(problem: .answerWithoutCommand, line: index + 1)
      }
      return
    }
    guard !block.isQuiet || text.isBlank(index) else {
      throw DocumentError(problem: .answerInQuietBlock, line: index + 1)
    }
    let last = block.exchanges.count - 1
    block.exchanges[last].answer.append(line)
    block.exchanges[last].answerLines =
      block.exchanges[last].answerLines.lowerBound..<(index + 1)
  }

  /// Blank lines between two exchanges are there for the eye.
  private func trimAnswer(_ exchange: inout Exchange) {
    let range = exchange.answerLines
    var end = range.upperBound
    while end > range.lowerBound, text.isBlank(end - 1) { end -= 1 }
    exchange.answerLines = range.lowerBound..<end
    exchange.answer.removeLast(exchange.answer.count - exchange.answerLines.count)
  }
}

/// The line that opens a fenced block.
struct Opening: Equatable {
  var indent: Int
  var fence: Fence
}

extension TextLines {
  /// A line without the space at its end, and without a byte order mark.
  public func bare(_ index: Int) -> String {
    var line = text(index)
    if index == 0, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }

  func opening(_ index: Int) -> Opening? {
    let line = bytes[lines[index].text]
    let start = index == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    let rest = start.drop { $0 == UInt8(ascii: " ") }
    guard let character = rest.first,
      character == UInt8(ascii: "`") || character == UInt8(ascii: "~")
    else { return nil }
    let length = rest.prefix { $0 == character }.count
    return Opening(
      indent: start.count - rest.count, fence: Fence(character: character, length: length))
  }

  /// Does this line close a block that such a fence opened?
  func closes(_ fence: Fence, _ index: Int) -> Bool {
    guard let line = opening(index), line.fence.character == fence.character,
      line.fence.length >= fence.length
    else { return false }
    return bytes[lines[index].text].allSatisfy {
      $0 == fence.character || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }
}

extension String {
  /// Without the spaces that a line shares with its block's fence.
  fileprivate func droppingIndent(_ indent: Int) -> String {
    let spaces = utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return String(decoding: utf8.dropFirst(min(indent, spaces)), as: UTF8.self)
  }
}
