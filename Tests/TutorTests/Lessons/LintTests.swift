import Testing

@testable import Desk
@testable import Tutor

@Suite struct LintTests {
  @Test func aSoundLessonHasNoFindings() throws {
    #expect(try LessonText.lint(LessonText.text) == [])
  }

  /// A change that makes the lesson unsound, and a part of what is said.
  @Test(arguments: [
    ("id: taps\n", "id: tabs\n", "its file is called taps.md"),
    ("id: taps-1", "id: Taps 1", "not small letters"),
    ("id: taps-c1", "id: taps-1", "stands in taps.md:18 already"),
    ("HT02, GT01]", "HT02, GT01, HT09]", "HT09 is among the rules"),
    (
      "Two views, **one** in the [other](x.md)", String(repeating: "word ", count: 126),
      "words before its block"
    ),
    ("needs: []", "needs: [cooking]", "no such lesson"),
    ("needs: []", "needs: [taps]", "It needs itself"),
    ("> add view B in A", "> add view B in Q", "`add view B in Q 40 40 100 100` fails"),
    ("hitchain quiet", "hitchain fails", "nothing in it fails"),
    ("choices: A, B, view", "choices: A, view", "which is none of the choices"),
    ("truth: hit-test 60 60 -> hitView", "truth: hit-test 60 60 -> handler", "no result `handler`"),
    ("truth: hit-test 60 60", "truth: hit-test 60", "`hit-test 60` fails"),
    ("why: B is the deepest view there [HT02].\n", "", "`why:` is missing"),
    ("wrong A:", "wrong B:", "speaks of a right choice"),
    ("wrong A:", "wrong D:", "speaks of no choice"),
    ("wrong A:", "wrong A (hidden-takes-touches):", "hidden-takes-touches does not lead to A"),
    (
      "choices: A, B, view, nobody", "choices: A, B, view, me",
      "Nothing explains the wrong choice me"
    ),
    ("hint: Look at the frames.\n", "", "here are 2"),
    ("rules: [HT02]\n```", "```", "`rules:` is missing"),
    ("hitView = A |", "hitView = B |", "solved before anything is done"),
    ("solution: set alpha B 0", "solution: set alpha B 1", "this goal does not hold"),
    ("solution: set alpha B 0", "solution: set alpha Q 0", "`set alpha Q 0` fails"),
    ("solution: set alpha B 0", "solution: move B to nil", "this is not kept: hierarchy"),
    ("solution: set alpha B 0\n", "", "It has one solution"),
    (
      "solution: set alpha B 0", "solution: set userInteractionEnabled B  NO", "is given twice"
    ),
    ("hint: Look at the frames.", "hint: It is B.", "Hint 1 says the answer: B."),
    ("hint: Look at the frames.", "hint: Look. The answer is b!", "Hint 1 says the answer: B."),
    ("hint: Look at the frames.", "hint: B.", "Hint 1 says the answer: B."),
    (
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      "kind: recall\nmodel: B in front.\npoint: B | B, !in front", "`!in front` of point 1 refutes"
    ),
    ("hint: What keeps", "hint: set alpha B 0 or what keeps", "Hint 1 gives the answer away"),
  ])
  func aDefectIsFound(_ old: String, _ new: String, _ part: String) throws {
    let text = LessonText.text.replacing(old, with: new)
    #expect(text != LessonText.text)
    let findings = try LessonText.findings(text)
    #expect(findings.contains { $0.message.english.contains(part) }, "\(findings)")
    for finding in findings {
      #expect(finding.message.chinese.contains { "\u{4E00}"..."\u{9FFF}" ~= $0 }, "\(finding)")
    }
  }

  @Test func theOnlyWayIsSaidToBe() throws {
    let text = LessonText.text.replacing("solution: set alpha B 0", with: "only: Nothing else is.")
    #expect(try LessonText.lint(text) == [])
  }

  @Test func aMistakeThatLeadsThereMayBeNamed() throws {
    let text = LessonText.text.replacing("wrong A:", with: "wrong A (superview-comes-first):")
    #expect(try LessonText.lint(text) == [])
  }

  /// One slip does not hide the others.
  @Test func aRuleThatIsNoneDoesNotEndTheReading() throws {
    let text = LessonText.text.replacing("rules: [HT02]", with: "rules: [HT02, GT99]")
      .replacing("hint: Look at the frames.\n", with: "")
    var slips: [LessonError] = []
    let lesson = try Lesson(Document(text), slips: &slips)
    #expect(slips.map { $0.message.english } == ["There is no rule GT99."])
    let findings = Lint([LessonFile(path: "taps.md", lesson: lesson)]).findings
    #expect(findings.map { $0.message.english }.contains { $0.contains("here are 2") })
    #expect(throws: LessonError.self) { try Lesson(Document(text)) }
  }

  @Test func whatIsOnTheShelfMayBeNeeded() throws {
    let lesson = try LessonText.lesson(LessonText.text.replacing("needs: []", with: "needs: [b]"))
    let other = try LessonText.lesson(LessonText.front.replacing("id: taps", with: "id: b") + "x")
    let file = LessonFile(path: "taps.md", lesson: lesson)
    #expect(
      Lint([file]).findings.map { $0.message.english } == [
        "It needs b, and there is no such lesson."
      ])
    #expect(Lint([file], besides: { [other] }).findings == [])
  }

  @Test func lessonsThatNeedEachOtherAreFound() throws {
    let first = try LessonText.lesson(LessonText.text.replacing("needs: []", with: "needs: [b]"))
    var second = try LessonText.lesson(LessonText.front.replacing("id: taps", with: "id: b") + "x")
    second.needs = ["taps"]
    let lint = Lint([
      LessonFile(path: "taps.md", lesson: first), LessonFile(path: "b.md", lesson: second),
    ])
    #expect(lint.findings.filter { $0.message.english.contains("It needs itself") }.count == 2)
  }
}
