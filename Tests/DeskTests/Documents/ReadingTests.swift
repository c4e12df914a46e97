import Testing

@testable import Desk

@Suite struct Reading {
  /// The commands of a document's sessions, block by block.
  private func commands(_ text: String) throws -> [[String]] {
    try Document(text).sessions.map { $0.exchanges.map { $0.command } }
  }

  @Test(arguments: [
    ("```hitchain\n> tap 1 1\n```\n", [["tap 1 1"]]),
    ("```  hitchain  quiet \n> a\n> b\n```", [["a", "b"]]),
    ("~~~~ hitchain\n> a\n~~~\n```\n> b\n~~~~\n", [["a", "b"]]),
    ("   ```hitchain\n   > a\n   ```\n", [["a"]]),
    // Fences in a longer fence, in a comment, in an indented block: text for people.
    ("````markdown\n```hitchain\n> a\n```\n````\n", []),
    ("<!--\n```hitchain\n> a\n```\n-->\n", []),
    ("    ```hitchain\n    > a\n    ```\n", []),
    ("```swift\n> a\n```\n", []),
    ("```hitchains\n> a\n```\n", []),
    ("`hitchain` is a word\n", []),
    ("---\ntitle: x\n---\n```hitchain\n> a\n```\n", [["a"]]),
    ("\u{FEFF}---\ntitle: x\n---\n```hitchain\n> a\n```\n", [["a"]]),
    ("\u{FEFF}```hitchain\n> a\n```\n", [["a"]]),
    ("---\n\n```hitchain\n> a\n```\n", [["a"]]),
    ("```hitchain\r\n> a\r\n\r\n> b\r\nx\r\n```\r\n", [["a", "b"]]),
    ("```hitchain\r> a\r```\r", [["a"]]),
    ("```hitchain\n>\n```\n", [[""]]),
    ("", []),
  ])
  func sessionsAreFound(text: String, expected: [[String]]) throws {
    #expect(try commands(text) == expected)
  }

  @Test(arguments: [
    ("```hitchain\n> a\n", 1, DocumentError.Problem.blockNotClosed),
    ("x\n\n```hitchain\n> a\n````x\n", 3, .blockNotClosed),
    ("- list\n  ```hitchain\n  > a\n  ```\n", 2, .blockInside),
    ("> ```hitchain\n> > a\n> ```\n", 1, .blockInside),
    ("```hitchain silent\n```\n", 1, .unknownMark("silent")),
    ("```hitchain\nan answer\n```\n", 2, .answerWithoutCommand),
    ("```hitchain quiet\n> a\nan answer\n```\n", 3, .answerInQuietBlock),
    ("---\nlang: en\n", 1, .frontMatterNotClosed),
    ("---\nlang: en\nnonsense\n---\n", 3, .fieldWithoutColon),
    ("---\nlang: en\nlang: en\n---\n", 3, .fieldTwice("lang")),
    ("a\nb\u{1B}[2J\n", 2, .controlCharacter(0x1B)),
    ("a\u{0}", 1, .controlCharacter(0)),
    ("x\n```quiz\nask me\n```\n", 3, .fieldWithoutColon),
  ])
  func damageIsRefusedWithItsLine(text: String, line: Int, problem: DocumentError.Problem) {
    #expect(throws: DocumentError(problem: problem, line: line)) { try Document(text) }
  }

  @Test func badBytesAreRefusedWithTheirLine() {
    let bytes = Array("a\nb\n".utf8) + [0xC3, 0x28]
    #expect(throws: DocumentError(problem: .notUTF8, line: 3)) { try Document(bytes: bytes) }
  }

  /// What was exported would be taken for one long note.
  @Test(arguments: [
    ("{\"cells\":[],\"nbformat\":4}\n", DocumentError.Problem.jupyterNotebook),
    ("\n <!doctype HTML><title>a</title>", .webPage),
  ])
  func anExportIsNotReadBack(text: String, problem: DocumentError.Problem) {
    #expect(throws: DocumentError(problem: problem, line: 1)) { try Document(text) }
  }

  @Test func sizeAndNestingHaveLimits() {
    let huge = [UInt8](repeating: UInt8(ascii: "a"), count: (16 << 20) + 1)
    #expect(throws: DocumentError(problem: .tooLarge(megabytes: 16), line: 1)) {
      try Document(bytes: huge)
    }
    let deep = String(repeating: "> ", count: 101) + "x"
    #expect(throws: DocumentError(problem: .nestedTooDeep(limit: 100), line: 1)) {
      try Document(deep)
    }
    #expect(throws: Never.self) { try Document(String(repeating: "> ", count: 99) + "x") }
  }

  @Test(arguments: ["[", "![[]()", "<!", "<a ", "`a", "*a _", "\\", "&"])
  func hostileInlinesTakeNoLongerThanText(piece: String) throws {
    let text = String(repeating: piece, count: 400_000 / piece.utf8.count)
    #expect(try commands(text + "\n\n```hitchain\n> a\n```\n") == [["a"]])
  }

  @Test func theAnswerStandsUnderItsCommand() throws {
    let document = try Document("```hitchain\n\n> a\none\n\ntwo\n\n\n> b\n> c\nthree\n```\n")
    let exchanges = try #require(document.sessions.first).exchanges
    #expect(exchanges.map { $0.answer } == [["one", "", "two"], [], ["three"]])
    #expect(exchanges.map { $0.line } == [2, 8, 9])
    #expect(
      exchanges.map { document.string(ofLines: $0.answerLines) } == ["one\n\ntwo\n", "", "three\n"])
  }

  @Test func quizzesAndChallengesKeepTheirFields() throws {
    let document = try Document(
      """
      Look.

      ```quiz
      id: q1
      ask: Who?
        And why?
      truth: hit-test 1 1 -> hitView
      ```
      ```challenge
      goal: a
      goal: b: c
      ```
      """)
    guard case .quiz(let quiz) = document.blocks[1].content,
      case .challenge(let challenge) = document.blocks[2].content
    else {
      Issue.record("\(document.blocks)")
      return
    }
    #expect(quiz["ask"] == "Who?\nAnd why?")
    #expect(quiz["truth"] == "hit-test 1 1 -> hitView")
    #expect(quiz.fields.map { $0.line } == [4, 5, 7])
    #expect(challenge.all("goal").map { $0.value } == ["a", "b: c"])
    #expect(document.blocks[0].content == .prose)
  }

  @Test(arguments: ["a\nb\n", "a\r\nb", "\r\r\n\n", "", "a\tb\n\n\n", "---\na: b\n---\nx"])
  func blocksAndFrontMatterCoverTheText(text: String) throws {
    let document = try Document(text)
    #expect(document.string(ofLines: 0..<document.text.count) == text)
  }
}
