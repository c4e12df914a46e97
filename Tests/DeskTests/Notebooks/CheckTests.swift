import Depth
import Testing

@testable import Desk

@Suite struct Checking {
  private static let sound = """
    # Who gets the tap?

    ```hitchain quiet
    > add view A 0 0 240 240
    > add view B in A 40 40 120 120
    ```

    ```hitchain
    > first-responder
    nobody
    > show alpha A
    1
    ```

    ````hitchain fails
    > show alhpa A
           ^~~~~
    …
    ````

    """

  @Test func aSoundDocumentPasses() throws {
    let check = try Check(Document(Self.sound))
    #expect(check.findings == [])
    #expect(check.commands == 5)
    #expect(check.updated == Array(Self.sound.utf8))
  }

  @Test func anotherAnswerIsShownWithItsPlace() throws {
    let text = Self.sound.replacing("\nnobody\n", with: "\nB\nnobody\n")
    let check = try Check(Document(text))
    #expect(check.report(path: "a.md") == ["a.md:9: > first-responder", "- B", "  nobody"])
    #expect(check.differs && !check.isUnsound)
    #expect(check.updated == Array(Self.sound.utf8))
  }

  @Test func aFailureNeedsItsMark() throws {
    let text = Self.sound.replacing("hitchain fails", with: "hitchain")
    #expect(try Check(Document(text)).isUnsound)
    #expect(try Check(Document("```hitchain quiet\n> nonsense\n```\n")).isUnsound)
  }

  @Test func aMarkedBlockMustFail() throws {
    let check = try Check(Document("x\n\n```hitchain fails\n> show alpha view\n1\n```\n"))
    #expect(check.findings == [.nothingFails(line: 3)])
  }

  @Test func nothingRunsAfterQuit() throws {
    let text = "```hitchain\n> quit\n> first-responder\nnobody\n```\n"
    #expect(try Check(Document(text)).report(path: "a.md").count == 1)
  }

  @Test(arguments: [
    (["…"], [], true), (["…"], ["a", "b"], true), (["a", "…"], ["a"], true),
    (["…", "b"], ["a", "b", "c", "b"], true), (["…", "b"], ["a"], false),
    (["a", "…", "b", "…", "c"], ["a", "b", "x", "b", "c"], true),
    (["a", "…", "c"], ["a", "b"], false), ([], ["a"], false), (["a…"], ["ab"], false),
  ])
  func threeDotsStandForAnyLines(expected: [String], actual: [String], fits: Bool) {
    #expect(Expectation(expected).fits(actual) == fits)
  }

  // MARK: Updating

  /// The same document in every shape that an editor could give it.
  static let shapes: [String] = [
    sound,
    sound.replacing("\n", with: "\r\n"),
    sound.replacing("\n", with: "\r"),
    "---\ntitle:\tx\nlang: en\n---\n" + sound + "````markdown\n```hitchain\n> x\n```\n````",
    "\u{FEFF}" + sound + "\ttabs\tand  two spaces at the end  \n\n\n\nno final newline",
    sound.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"),
  ]

  @Test(arguments: shapes)
  func updatingMendsWhatWasTamperedWithAndNothingElse(original: String) throws {
    let document = try Document(original)
    #expect(try Check(document).findings == [])
    var random = Generator(seed: 7)
    for _ in 0..<40 {
      let tampered = try tamper(with: document, &random)
      #expect(try Check(Document(bytes: tampered)).updated == document.text.bytes)
    }
  }

  /// Lines of answers gone, doubled, or other ones.
  private func tamper(with document: Document, _ random: inout Generator) throws -> [UInt8] {
    let text = document.text
    var answers: Set<Int> = []
    for exchange in document.sessions.flatMap({ $0.exchanges }) where !exchange.answer.contains("…")
    {
      answers.formUnion(exchange.answerLines)
    }
    var result: [UInt8] = []
    for index in text.lines.indices {
      let line = text.bytes[text.bytes(ofLines: index..<(index + 1))]
      guard answers.contains(index) else {
        result += line
        continue
      }
      switch random.next() % 4 {
      case 0: break
      case 1: result += line + line
      case 2: result += Array("nonsense".utf8) + line
      default: result += line
      }
    }
    return result
  }

  @Test func noAnswerIsTakenForACommandOrAFence() throws {
    let text = "```hitchain quiet\n> add label L text=\"x\"\n```\n"
    _ = try Check(Document(text))
    let fence = Fence(character: UInt8(ascii: "`"), length: 3)
    var session = Settings().session
    var reply = session.run("first-responder")
    reply[0].text = ["> tap 1 1", "```", "  ````", "plain", "\u{1B}[2J", ""]
    #expect(
      AnswerText.lines(of: reply, to: "", in: fence)
        == [" > tap 1 1", "    ```", "      ````", "plain", "\\u{1B}[2J"])
  }

  @Test func frontMatterSaysHowASessionStarts() throws {
    let chinese = try DocumentRun(Document("---\nlang: zh-Hans\nrules: documents\n---\n"))
    #expect(chinese.session.state.language == .simplifiedChinese)
    #expect(chinese.session.state.rules == .documents)
    #expect(throws: DocumentError.self) { try DocumentRun(Document("---\nlang: fr\n---\n")) }
    #expect(throws: DocumentError.self) { try DocumentRun(Document("---\nrules: foo\n---\n")) }
  }
}
