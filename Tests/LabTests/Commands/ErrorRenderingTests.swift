import Testing

@testable import Lab

/// How a mistake looks on the screen.
@Suite struct ErrorRenderingTests {
  /// The marks below a word are as wide as the word is on a terminal.
  @Test(arguments: [
    ("frob 1", "^~~~"), ("chain ✅✅", "      ^~~~"), ("chain 视图", "      ^~~~"),
    ("chain ⚡é", "      ^~~"),
  ])
  func caretsAreAsWideAsWhatTheyMark(_ line: String, _ marks: String) throws {
    let shown = try #require(Sample.error(line)).rendered(line: line, in: .english)
    #expect(shown.split(separator: "\n").last.map { String($0) } == marks)
  }

  @Test(arguments: [20, 40, 80])
  func theMessageKeepsToTheWidth(_ width: Int) throws {
    let line = "handle view note"
    let lines = try #require(Sample.error(line))
      .rendered(line: line, place: "line 12: ", width: width, in: .english)
      .split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.count <= width })
    #expect(lines[0].hasPrefix("line 12: "))
    #expect(lines.joined(separator: " ").contains("“note” does not fit here."))
  }

  /// A mark that closes stays with what it closes, however wide the screen is.
  @Test(arguments: 20...120)
  func noLineOfAMessageBeginsWithAMarkThatCloses(_ width: Int) throws {
    let line = "添加 按纽 A"
    let lines = try #require(Sample.error(line))
      .rendered(line: line, place: "第 8 行：", width: width, in: .simplifiedChinese)
      .split(separator: "\n").dropLast(2)
    for text in lines {
      let first = try #require(text.first)
      #expect(!"，。、；：？」”）".contains(first), "\(lines)")
    }
  }

  /// A word of everyday English is not the beginning of a method of UIKit's.
  @Test(arguments: ["begin", "end", "can", "make", "resign"])
  func oneWordIsNoShortFormOfAnAlias(_ word: String) {
    if case .spec(let spec, _) = CommandTable.find(word) {
      #expect(spec.word.hasPrefix(word))
    }
  }
}
