import Engine
import Lab
import Testing

@testable import Desk
@testable import Tutor

@Suite struct LessonReaderTests {
  @Test func aLessonIsRead() throws {
    let lesson = try LessonText.lesson()
    #expect(lesson.id == "taps")
    #expect(lesson.rules == [.ht02, .gt01])
    #expect(lesson.steps.count == 4)
    #expect(
      lesson.steps[0].prose == [.heading("Taps"), .text("Two views, one in the other [HT02].")])
    #expect(lesson.items.map { $0.id } == ["taps-1"])
    #expect(lesson.items[0].hints.count == 3)
    #expect(lesson.challenges.map { $0.solutions.count } == [2])
    #expect(lesson.challenges[0].keeps == [.property(.frame), .hierarchy])
    #expect(lesson.steps[3].prose == [.text("That is all.")])
  }

  @Test(arguments: [
    ("title: Taps\n", "", 1, "`title:` is missing here."),
    ("level: 1", "level: 9", 1, "`level:` is a number from 1 to 5, not 9."),
    ("HT02, GT01", "HT02, GT99", 6, "There is no rule GT99."),
    ("needs: []\n", "needs: []\nauthor: me\n", 6, "`author` is no field of this block."),
    ("ask: Who is hit", "aks: Who is hit", 18, "`ask:` is missing here."),
    ("why: B", "wy: B", 23, "`wy` is no field of this block."),
    ("-> hitView\nchoices", "hitView\nchoices", 18, nil),
    ("choices: A, B, view, nobody", "choices: A", 18, nil),
    ("choices: A, B, view, nobody", "choices: A, B, a", 18, nil),
    ("id: taps-1\n", "id: taps-1\nkind: essay\n", 18, nil),
    ("id: taps-1\n", "id: taps-1\nkind: spot-the-error\n", 18, "`claim:` is missing here."),
    ("goal: hit-test 60 60 -> hitView = A |", "goal: A gets it |", 36, nil),
    ("keep: frame, hierarchy", "keep: frame, colour", 33, "`keep:` does not know colour."),
    ("id: taps-1\n", "id: taps-1\nid: taps-2\n", 20, "`id` stands here a second time."),
    ("id: taps-1\n", "id:\n", 19, "`id` is empty."),
    ("id: taps-1\n", "id: taps-1\nalone: maybe\n", 20, "`alone:` is yes or no, not maybe."),
    (
      "needs: []", "needs:\n  - three-gates\n  - chain", 5,
      "A list stands on one line: `needs: [a, b]`."
    ),
    ("```quiz", "```quizz", 18, "A fence says `quizz`, which means nothing: `quiz` may be meant."),
    ("```quiz", "```Quiz", 18, "A fence says `Quiz`, which means nothing: `quiz` may be meant."),
    (
      "```challenge", "```challange", 33,
      "A fence says `challange`, which means nothing: `challenge` may be meant."
    ),
    (
      "```hitchain", "```hitchian", 12,
      "A fence says `hitchian`, which means nothing: `hitchain` may be meant."
    ),
    ("```quiz", "```yaml", 18, "A fence says `yaml`, which means nothing: `quiz` may be meant."),
    (
      "```challenge", "```", 33,
      "This block holds the fields of a challenge, and its fence does not say so."
    ),
    ("wrong A:", "wrong A (superview-first):", 24, "There is no mistake superview-first."),
  ])
  func aSlipIsToldWithItsLine(
    _ old: String, _ new: String, _ line: Int, _ message: String?
  ) throws {
    let text = LessonText.text.replacing(old, with: new)
    #expect(text != LessonText.text)
    let error = #expect(throws: LessonError.self) { try LessonText.lesson(text) }
    #expect(error?.line == line)
    if let message { #expect(error?.message.english == message) }
  }

  /// A listing is no slip, nor is a block that shows how a question is written.
  @Test(arguments: ["```text\nask: me\n```", "````text\n```quiz\nask: a\ntruth: b\n```\n````"])
  func otherBlocksAreShownAsTheyStand(_ block: String) throws {
    #expect(try LessonText.lesson(LessonText.text + "\n" + block + "\n").steps.count == 4)
  }

  @Test func marksOfEmphasisShowNowhere() throws {
    let text = LessonText.text.replacing("ask: Who", with: "ask: *Who*").replacing(
      "wrong A: A", with: "wrong A: That *own* A"
    ).replacing("hint: Look", with: "hint: **Look**")
    let item = try LessonText.lesson(text).items[0]
    #expect(item.ask == "Who is hit at (60, 60)?" && item.hints[0] == "Look at the frames.")
    #expect(item.remark(on: "A")?.text.hasPrefix("That own A contains") == true)
  }

  @Test func aLessonHasAStep() {
    let error = #expect(throws: LessonError.self) { try LessonText.lesson(LessonText.front) }
    #expect(error == LessonError(1, .nothingBelow))
  }

  @Test(
    arguments: [
      ("A", "A", []), ("A (superview-comes-first)", "A", [.superviewComesFirst]),
      (
        "A (superview-comes-first, deepest-view-wins)", "A",
        [.superviewComesFirst, .deepestViewWins]
      ),
      // A choice of its own, with brackets in it.
      ("(60, 60)", "(60, 60)", []), ("A (twice)", "A (twice)", []),
    ] as [(String, String, [Mistake])])
  func aRemarkMayNameMistakes(_ written: String, _ choice: String, _ mistakes: [Mistake]) throws {
    let text = LessonText.text.replacing("wrong A:", with: "wrong \(written):")
    let remark = try #require(LessonText.lesson(text).items[0].remark(on: choice))
    #expect(remark.mistakes == mistakes)
    #expect(remark.text.hasPrefix("A contains the point"))
  }

  /// What needs its lesson is asked in its lesson only.
  @Test(arguments: [("", true), ("alone: yes\n", true), ("alone: no\n", false)])
  func anItemMayNotStandAlone(_ field: String, _ standsAlone: Bool) throws {
    for id in ["taps-1", "taps-c1"] {
      let lesson = try LessonText.lesson(
        LessonText.text.replacing("id: \(id)\n", with: "id: \(id)\n\(field)"))
      #expect(Pool([lesson]).entries.contains { $0.id == id } == standsAlone)
      #expect(Pool([lesson]).entries.count == (standsAlone ? 2 : 1))
    }
  }

  @Test func claimsHaveProofs() throws {
    let item = try LessonText.lesson(
      LessonText.front + """
        ```quiz
        id: c
        kind: multiple
        ask: What holds?
        claim: B is hit | or A. | hit-test 5 5 -> hitView = view && hit-test 6 6 -> hitView != A
        claim: Nobody is. | hit-test 5 5 -> hitView = nobody
        wrong 2: Somebody always is.
        ```
        """
    ).items[0]
    guard case .claims(let claims, .allThatHold) = item.form else {
      Issue.record("\(item.form)")
      return
    }
    #expect(claims.map { $0.text } == ["B is hit | or A.", "Nobody is."])
    #expect(claims[0].proofs.count == 2)
    #expect(item.remark(on: "Nobody is.")?.text == "Somebody always is.")
  }

  @Test(arguments: [
    ("Two *short* _words_ and `a_b*`.", "Two short words and `a_b*`."),
    ("snake_case and 3 * 4 stay", "snake_case and 3 * 4 stay"), ("# A **title**", "A title"),
    ("- one\n- two\n  more", "• one\n• two more"), ("1. first\n2. second", "1. first\n2. second"),
    ("> quoted\n> words", "quoted words"), ("a [HT02] b", "a [HT02] b"),
    ("[text](there.md)", "text"), ("```swift\nlet a = 1\n```", "    let a = 1"),
    ("<!-- aside -->", ""), ("*Is it hit?* Does it *work*?", "Is it hit? Does it work?"),
    ("*two\nlines.* [HT02]", "two lines. [HT02]"), ("**bold *and* more**", "bold and more"),
    (
      "a\n\n<details><summary>A *slip*</summary>\n\nIt says [HT02].\n\n- so\n\n</details>\n\nb",
      "a\n▸ A slip\nb"
    ), ("<details>\n<summary>A slip</summary>\n\nNever shut.", "▸ A slip"),
    ("Printed:\n\n    A = 1\n    B = 2\n\nso", "Printed:\n    A = 1\n    B = 2\nso"),
    ("It goes\n    on", "It goes on"), ("    A\nb", "    A\nb"),
    ("a * b* and _c", "a * b* and _c"), ("- *an\n  item,*", "• an item,"),
  ])
  func proseIsShownPlainly(_ markdown: String, _ shown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let paragraphs = ProseReader.paragraphs(lines)
    #expect(paragraphs.flatMap { $0.lines }.joined(separator: "\n") == shown)
  }
}
