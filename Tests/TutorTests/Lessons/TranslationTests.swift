import Testing

@testable import Desk
@testable import Tutor

@Suite struct TranslationTests {
  private func lesson(
    _ text: String = LessonText.text, _ overlay: String = LessonText.translation
  ) throws -> Lesson {
    try LessonText.file(text, overlay).lesson(in: .simplifiedChinese)
  }

  /// Words change; scenes, keys and what proves them do not.
  @Test func allThatIsReadIsTranslated() throws {
    let (english, chinese) = (try LessonText.lesson(), try lesson())
    #expect(chinese.title == "点按" && !chinese.hasEnglish && english.hasEnglish)
    #expect(chinese.steps[0].prose == [.heading("点按"), .text("两个视图，一个在另一个里面 [HT02]。")])
    #expect(chinese.steps.map { $0.line } == english.steps.map { $0.line })
    for (step, other) in zip(english.steps, chinese.steps) {
      #expect(step.prose.isEmpty == other.prose.isEmpty)
      for (text, translated) in zip(step.content.texts, other.content.texts)
      where !text.name.hasPrefix("choice ") {
        let name = text.name.replacing("nobody", with: "没有")
        #expect(name == translated.name && text.text != translated.text)
      }
    }
    #expect(chinese.items[0].why == "B 是 那里最深的视图 [HT02]。")
    // Nobody is no name.
    #expect(english.items[0].form.choices.contains("nobody"))
    #expect(
      chinese.items[0].form.choices
        == english.items[0].form.choices.map { $0 == "nobody" ? "没有" : $0 })
    #expect(chinese.items[0].wrong.map { $0.choice } == ["A", "没有"])
    #expect(chinese.challenges[0].goals[0].proofs == english.challenges[0].goals[0].proofs)
    #expect(chinese.challenges[0].solutions == english.challenges[0].solutions)
  }

  /// The marks of text as it stands in the repository's translations.
  @Test(arguments: [
    ("Who gets it?", "bbd9"), ("Who gets it?  \n\n", "bbd9"), ("\n\nWho gets it?", "bbd9"),
    ("Who gets it", "aa4d"), ("a\n\n b", "f340"), ("视图", "702a"),
  ])
  func aMarkIsOfTheTextAlone(_ text: String, _ mark: String) throws {
    let document = try Document(text)
    #expect(document.mark(ofLines: 0..<document.text.count) == mark)
  }

  @Test func whatIsBlankHasNoMark() throws {
    let document = try Document("\n \n\n")
    #expect(document.mark(ofLines: 0..<3) == nil)
  }

  /// Every unit whose English has changed is English again, and the others are not.
  @Test(arguments: [
    ("Two views,", "Three views,", "step 1"), ("Who gets it?", "Who has it?", "step 2"),
    ("ask: Who is hit", "ask: Who is touched", "taps-1"),
    ("keep: frame, hierarchy", "keep: frame", "taps-c1"), ("That is all.", "All.", "step 4"),
  ])
  func whatIsStaleStaysEnglish(_ old: String, _ new: String, _ unit: String) throws {
    let whole = try LessonText.lesson()
    let overlay = LessonText.marked(LessonText.translation, for: whole)
    let text = LessonText.text.replacing(old, with: new)
    let (english, chinese) = (try LessonText.lesson(text), try lesson(text, overlay))
    #expect(chinese.hasEnglish)
    for (index, step) in chinese.steps.enumerated() {
      let (before, name) = (english.steps[index], Lesson.Unit.name(ofStep: index))
      if !before.prose.isEmpty { #expect((step.prose == before.prose) == (name == unit)) }
      if let id = before.content.id { #expect((step.content == before.content) == (id == unit)) }
    }
  }

  /// A title alone is a translation that has not begun.
  @Test func aTitleAloneIsTranslated() throws {
    let overlay = "---\nid: taps\ntitle: 点按\n---\n"
    #expect(try lesson(LessonText.text, overlay).title == "点按")
    #expect(try lesson(LessonText.text, overlay).hasEnglish)
    #expect(try Lint([LessonText.file(LessonText.text, overlay)]).findings == [])
  }

  static let claims =
    LessonText.front + """
      ```quiz
      id: c
      ask: Who is hit?
      claim: view is. | hit-test 5 5 -> hitView = view
      claim: window is. | hit-test 5 5 -> hitView = window
      why: It is in front [HT02, GT01].
      wrong 2: view is in it.
      hint: Look.
      hint: Look again.
      hint: Look once more.
      rules: [HT02, GT01]
      ```
      ```quiz
      id: d
      kind: recall
      ask: Say it.
      model: It is view.
      point: view | view, 视图
      point: front | front
      follow: Why?
      reply: Because.
      follow: And then?
      reply: Nothing.
      hint: Look.
      hint: Look again.
      hint: Look once more.
      rules: [HT02]
      ```
      ```quiz
      id: e
      ask: Which?
      truth: hit-test 5 5 -> hitView
      choices: view | window | both of them
      why: view.
      wrong window: No.
      wrong both of them: One alone.
      hint: Look.
      hint: Look again.
      hint: Look once more.
      rules: [HT02]
      ```
      """

  static let claimsInChinese = """
    ---
    id: taps
    title: 点按
    ---
    <!-- c @0000 -->
    ask: 命中谁？
    claim 1: 是 view。
    claim 2: 是 window。
    why: 它在前面 [HT02, GT01]。
    wrong 2: view 在它里面。
    hint: 一
    hint: 二
    hint: 三
    <!-- d @0000 -->
    ask: 说说看。
    model: 是 view。
    point 1: 视图
    point 2: 前面
    follow: 为什么？
    reply: 因为。
    follow: 然后呢？
    reply: 没了。
    hint: 一
    hint: 二
    hint: 三
    <!-- e @0000 -->
    ask: 哪个？
    choice both of them: 两个都是
    why: 是 view。
    wrong window: 不是。
    wrong both of them: 只有一个。
    hint: 一
    hint: 二
    hint: 三
    """

  /// A remark goes with its statement, or its choice, and keywords stay.
  @Test func statementsAndChoicesTakeTheirRemarksAlong() throws {
    let lesson = try lesson(Self.claims, Self.claimsInChinese)
    #expect(lesson.items[0].form.choices == ["是 view。", "是 window。"])
    #expect(lesson.items[0].remark(on: "是 window。")?.text == "view 在它里面。")
    guard case .recall(let model) = lesson.items[1].form else {
      Issue.record("\(lesson.items[1].form)")
      return
    }
    #expect(model.points.map { $0.text } == ["视图", "前面"])
    #expect(model.points[0].keywords == ["view", "视图"])
    #expect(model.followUps.map { $0.ask } == ["为什么？", "然后呢？"])
    #expect(model.followUps.map { $0.model } == ["因为。", "没了。"])
    #expect(lesson.items[2].form.choices == ["view", "window", "两个都是"])
    #expect(lesson.items[2].remark(on: "两个都是")?.text == "只有一个。")
    #expect(try Lint([LessonText.file(Self.claims, Self.claimsInChinese)]).findings == [])
  }

  /// What cannot be read at all.
  @Test(arguments: [
    ("title: 点按\n", "", 1, "`title:` is missing here."),
    ("title: 点按\n", "title: 点按\nlevel: 1\n", 4, "`level` is no field of this block."),
    (
      "谁得到它？", "```hitchain\n> tap 5 5\n```", 12,
      "A translation is text alone: its blocks are the lesson's."
    ),
    (
      "谁得到它？", "```quiz\nask: a\n```", 12,
      "A translation is text alone: its blocks are the lesson's."
    ),
    (
      "<!-- step 1 @0000 -->", "<!-- step 1 -->", 6,
      "A text stands below its unit and the mark of its English: `<!-- step 1 @74d2 -->`."
    ),
    ("ask: 在 (60, 60) 命中谁？", "ask:", 15, "`ask` is empty."),
    ("wrong A: ", "ask: 谁？\nwrong A: ", 18, "`ask` stands here a second time."),
  ])
  func aSlipIsToldWithItsLine(
    _ old: String, _ new: String, _ line: Int, _ message: String
  ) throws {
    let text = LessonText.translation.replacing(old, with: new)
    #expect(text != LessonText.translation)
    let error = #expect(throws: LessonError.self) { try Translation(Document(text)) }
    #expect(error?.line == line)
    #expect(error?.message.english == message)
  }

  @Test func aSoundTranslationHasNoFindings() throws {
    #expect(try Lint([LessonText.file()]).findings == [])
  }

  @Test(arguments: [
    ("id: taps\n", "id: tabs\n", 1, "The translation's id is tabs, the lesson's taps."),
    ("<!-- step 2 @0000 -->\n谁得到它？\n", "", 1, "step 2 is missing: `<!-- step 2 @bbd9 -->`."),
    ("step 2 @0000", "step 2 @1234", 11, "step 2 is of another English; the lesson's is @bbd9."),
    ("<!-- step 4 @0000", "<!-- step 9 @0000", 34, "The lesson has no step 9."),
    (
      "<!-- step 4 @0000 -->\n", "<!-- step 4 @0000 -->\n<!-- step 4 @0000 -->\n", 35,
      "step 4 stands here a second time."
    ),
    ("就这些。", "", 34, "step 4 is empty."),
    ("hint: 看看各个 frame。\n", "", 14, "taps-1 lacks `hint 3`."),
    ("wrong A: ", "wrong B: ", 14, "taps-1 lacks `wrong A`."),
    ("wrong A: ", "wrong B: ", 14, "`wrong B` is no text of taps-1."),
    ("wrong A: ", "truth: hit-test 1 1 -> hitView\nwrong A: ", 14, "`truth` is no text of taps-1."),
    ("goal 1: ", "goal: ", 27, "taps-c1 lacks `goal 1`."),
    ("里面 [HT02]", "里面 [HT03]", 6, "step 1 does not cite HT02, as the English does."),
    ("里面 [HT02]", "里面 [HT03]", 6, "step 1 cites HT03, and the English does not."),
    ("hint: 看看各个 frame。", "hint: 看 frame。答案是 B。", 14, "taps-1: Hint 1 says the answer: B."),
    (
      "hint: 什么让", "hint: set alpha B 0。什么让", 27,
      "taps-c1: Hint 1 gives the answer away: set alpha B 0."
    ),
  ])
  func aDefectIsFound(
    _ old: String, _ new: String, _ line: Int, _ message: String
  ) throws {
    let overlay = LessonText.translation.replacing(old, with: new)
    #expect(overlay != LessonText.translation)
    let findings = try Lint([LessonText.file(LessonText.text, overlay)]).findings
    #expect(
      findings.contains {
        ($0.path, $0.line, $0.message.english) == ("zh-Hans/taps.md", line, message)
      }, "\(findings.map { $0.text(in: .english) })")
  }

  /// The choice that is right has the engine's name and no other.
  @Test func theRightChoiceKeepsItsName() throws {
    let overlay = Self.claimsInChinese.replacing(
      "choice both", with: "choice view: 视图\nchoice both")
    let findings = try Lint([LessonText.file(Self.claims, overlay)]).findings
    #expect(
      Set(findings.map { $0.message.english }) == [
        "e: The truth is view, which is none of the choices."
      ])
  }
}
