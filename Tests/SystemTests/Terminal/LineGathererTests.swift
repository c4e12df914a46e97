import Testing

@testable import System

@Suite struct GatheringLines {
  /// What comes of bytes that arrive so many at a time.
  private func found(_ bytes: [UInt8], pieces: Int) -> [LineGatherer.Found] {
    var gatherer = LineGatherer()
    var found: [LineGatherer.Found] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      gatherer.feed(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let next = gatherer.next() { found.append(next) }
    }
    while let next = gatherer.finish() { found.append(next) }
    return found
  }

  private static func line(_ text: String, _ number: Int) -> LineGatherer.Found {
    .line(LogicalLine(text: text, number: number))
  }

  @Test(
    arguments: [
      ("", []), ("a", [line("a", 1)]), ("a\n", [line("a", 1)]),
      ("a\n\nb", [line("a", 1), line("", 2), line("b", 3)]),
      ("a\r\nb\r\n", [line("a", 1), line("b", 2)]),
      ("a\rb\nc", [line("a", 1), line("b", 2), line("c", 3)]),
      ("a\\\nb\nc", [line("a b", 1), line("c", 3)]),
      ("a\\\r\nb\r\nc", [line("a b", 1), line("c", 3)]),
      ("a\\\\\nb", [line("a\\\\", 1), line("b", 2)]), ("a\\\n\\\nb", [line("a  b", 1)]),
      ("a\\", [line("a ", 1)]), ("\u{FEFF}a\n\u{FEFF}b", [line("a", 1), line("\u{FEFF}b", 2)]),
      ("你好\n世界", [line("你好", 1), line("世界", 2)]),
    ] as [(String, [LineGatherer.Found])])
  func lines(_ text: String, _ expected: [LineGatherer.Found]) {
    for pieces in [1, 2, 3, 1000] {
      #expect(found(Array(text.utf8), pieces: pieces) == expected, "\(pieces) at a time")
    }
  }

  @Test func aLineIsThereAsSoonAsItIsWhole() {
    var gatherer = LineGatherer()
    gatherer.feed("tap 1 1\ntap".utf8)
    #expect(gatherer.next() == Self.line("tap 1 1", 1))
    #expect(gatherer.next() == nil)
    gatherer.feed(" 2 2\\\n".utf8)
    #expect(gatherer.next() == nil)
    gatherer.feed("\n".utf8)
    #expect(gatherer.next() == Self.line("tap 2 2 ", 2))
  }

  @Test func whatIsNoTextIsPassedOver() {
    #expect(
      found([0x61, 0x0A, 0xFF, 0xFE, 0x0A, 0x62], pieces: 2)
        == [Self.line("a", 1), .noText(number: 2), Self.line("b", 3)])
  }

  @Test(arguments: [100, 70_000, 10_000_000])
  func aLineWithoutEndIsPassedOver(_ pieces: Int) {
    let long = [UInt8](repeating: 0x61, count: 3 * LineGatherer.limit)
    let bytes = Array("a\n".utf8) + long + Array("\nb\n".utf8)
    #expect(
      found(bytes, pieces: pieces)
        == [Self.line("a", 1), .tooLong(number: 2), Self.line("b", 3)])
  }
}
