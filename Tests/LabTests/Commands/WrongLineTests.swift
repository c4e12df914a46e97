import Engine
import Testing

@testable import Lab

@Suite struct WrongLineTests {
  @Test(
    arguments: wrongText + wrongBuilding + wrongSetting + wrongDoing + wrongAsking + wrongLearning)
  func isRefused(_ wrong: WrongLine) throws {
    let error = try #require(Sample.error(wrong.line))
    #expect(error.code == wrong.code)
    #expect(error.column == wrong.column)
    #expect(error.length == wrong.length)
    #expect(error.message == wrong.message)
    #expect(error.suggestions == wrong.suggestions)
  }

  @Test(arguments: [
    ("type \"a\u{1B}b\"", 8, "U+001B"), ("chain \u{202E}A", 7, "U+202E"),
    ("tap 5\n5", 6, "U+000A"), ("tap\u{7F}", 4, "U+007F"),
  ])
  func controlCharactersAreRefused(_ line: String, _ column: Int, _ name: String) throws {
    let error = try #require(Sample.error(line))
    #expect(error.code == "control-character")
    #expect(error.column == column)
    #expect(error.message.contains(name))
    #expect(!error.rendered(line: line).unicodeScalars.contains { $0.isControl && $0 != "\n" })
  }

  @Test func aLineHasALimit() throws {
    let longest = "glossary " + String(repeating: "x", count: Lexer.limit - 9)
    #expect(try Sample.parse(longest).count == 1)
    let error = try #require(Sample.error(longest + "x"))
    #expect(error.code == "line-too-long")
    #expect(error.message == "A line holds 10000 characters at most.")
  }

  /// A name is cut and its control characters are shown, wherever a message repeats it.
  @Test func messagesRepeatWordsSafely() throws {
    let error = try #require(Sample.error("chain " + String(repeating: "长", count: 500)))
    #expect(error.message.count < 100)
    #expect("a\u{1B}\tb".printable == "a\\u{1B}\\tb")
  }

  @Test(arguments: [
    (
      "set alpha A 2",
      """
      2 is out of range: 0 to 1.
      set alpha A 2
                  ^
      """
    ),
    (
      "on K view-did-load do 敲 5 5",
      """
      There is no command “敲”.
      on K view-did-load do 敲 5 5
                            ^~
      """
    ),
    (
      "add view 视图 0 0 1 -1 # 宽",
      """
      A width or height below zero, -1, is refused.
      add view 视图 0 0 1 -1 # 宽
                          ^~
      """
    ),
    (
      "tap 5",
      """
      The command ends too early. Wanted: a point (x y).
      tap 5
            ^
      """
    ),
  ])
  func aCaretStandsUnderWhatIsWrong(_ line: String, _ rendered: String) throws {
    #expect(try #require(Sample.error(line)).rendered(line: line) == rendered)
  }

  @Test func ofALongLineThePlaceIsShown() throws {
    let line = "glossary " + String(repeating: "长", count: 200) + "; chain Q"
    let rendered = try #require(Sample.error(line)).rendered(line: line)
    let parts = rendered.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(parts[1].hasPrefix("…"))
    #expect(parts[1].hasSuffix("; chain Q"))
    let cells = parts[1].dropLast().reduce(0) { $0 + $1.cells }
    #expect(parts[2].count == cells + 1)
    #expect(cells < 80)
  }
}
