import Engine
import Lab
import Testing

@testable import Tutor

/// What a class has made of a lesson.
@Suite struct GradeTests {
  private static let tasks = ["a", "b", "c"]

  private static func grade(_ facts: [LearnerEvent.Fact], _ name: String = "Ada") -> Grade {
    Grade(name, Made.events(facts), of: tasks)
  }

  private static func answer(
    _ item: String, _ isRight: Bool, attempt: Int = 1, hints: Int = 0, solution: Bool = false,
    thought: String? = nil
  ) -> LearnerEvent.Fact {
    .answered(
      LearnerAnswer(
        item: item, rules: [Rule.gt02], isRight: isRight, attempt: attempt, hints: hints,
        sawSolution: solution, misconception: thought))
  }

  /// What each story of a task comes to: its standing, wrong answers, hints, the solution.
  static let stories: [(facts: [LearnerEvent.Fact], standing: Grade.Result.Standing, [Int])] = [
    ([], .open, [0, 0, 0]),
    ([answer("a", true)], .right, [0, 0, 0]),
    ([answer("a", false), answer("a", true, attempt: 2)], .right, [1, 0, 0]),
    ([.hinted(item: "a", level: 2), answer("a", true, hints: 2)], .right, [0, 2, 0]),
    ([answer("a", false)], .wrong, [1, 0, 0]),
    ([answer("a", false, solution: true)], .wrong, [0, 0, 1]),
    ([answer("a", false, solution: true), answer("a", true)], .right, [0, 0, 1]),
    ([.skipped(item: "a")], .skipped, [0, 0, 0]),
    ([.skipped(item: "a"), answer("a", true)], .right, [0, 0, 0]),
    ([.challenge(item: "a", isSolved: true)], .right, [0, 0, 0]),
    ([.challenge(item: "a", isSolved: false)], .open, [0, 0, 1]),
    (
      [.challenge(item: "a", isSolved: false), .challenge(item: "a", isSolved: true)], .right,
      [0, 0, 1]
    ),
    // What comes after it was solved takes nothing away.
    ([answer("a", true), answer("a", false)], .right, [0, 0, 0]),
    ([answer("other", true)], .open, [0, 0, 0]),
  ]

  @Test(arguments: stories.indices)
  func aTaskIsGraded(_ index: Int) {
    let (facts, standing, help) = Self.stories[index]
    let result = Self.grade(facts).results[0]
    #expect(result.standing == standing)
    #expect([result.wrong, result.hints, result.sawSolution ? 1 : 0] == help)
    #expect(result.isAlone == (standing == .right && help == [0, 0, 0]))
  }

  private static var book: Gradebook {
    var book = Gradebook(
      Lesson(
        id: "l", title: "A <lesson>", level: 1, rules: [],
        steps: tasks.map { id in
          Lesson.Step(
            prose: [],
            content: .item(
              Item(id: id, ask: "?", form: .recall(ModelAnswer(text: "", points: [])))), line: 1)
        }))
    book.add(
      "=Ada, \"B\"",
      Made.events([answer("a", true), answer("b", false, thought: "edges-inclusive")]))
    book.add(
      "Bo",
      Made.events([
        answer("a", false), answer("a", true, attempt: 2), .hinted(item: "c", level: 1),
        .diagnosed(misconception: "edges-inclusive", item: "a", isSure: true),
      ]))
    book.leaveOut()
    return book
  }

  /// A name is no formula, and what holds commas and quotes stays one field.
  @Test func theTableIsCSV() {
    let lines = Self.book.csv.split(separator: "\r\n").map { String($0) }
    #expect(
      lines[0]
        == "name,right,alone,wrong,skipped,tasks,a,a help,b,b help,c,c help,named,suspected")
    #expect(
      lines[1] == "\"'=Ada, \"\"B\"\"\",1,1,1,0,3,right,,wrong,1 wrong,,,,edges-inclusive")
    #expect(lines[2] == "Bo,1,0,0,0,3,right,1 wrong,,,,1 hint,edges-inclusive,")
    #expect(lines.count == 3)
  }

  /// Neither after spaces nor in full width, and nothing in it hides.
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), (" =1", "' =1"),
    ("\u{3000}\u{A0}=1", "'\u{3000}\u{A0}=1"), ("\u{FF1D}1", "'\u{FF1D}1"),
    ("\u{FF0B}1", "'\u{FF0B}1"), ("\u{FF0D}1", "'\u{FF0D}1"), (" \u{FF20}a", "' \u{FF20}a"),
    ("\u{200D}=1", "'\u{200D}=1"), ("\t=1", "\\t=1"), ("\r=1", "\\r=1"), ("a=1", "a=1"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{202E}evil", "\\u{202E}evil"), ("a\nb", "a\\nb"),
    ("王小明", "王小明"),
  ])
  func aNameIsNoFormula(_ name: String, _ written: String) {
    var book = Self.book
    book.add(name, [])
    let row = book.csv.split(separator: "\r\n").last.map { String($0) } ?? ""
    #expect(row.hasPrefix(written + ","), "\(row.debugDescription)")
  }

  /// A grade comes from the process that graded to the one that asked.
  @Test func aGradeIsReadBackFromItsJSON() {
    for grade in Self.book.grades {
      #expect(Grade(grade.json(of: Self.book.tasks)) == grade)
    }
    for json in [JSON.null, .object(), .object(("name", .string("Ada")))] {
      #expect(Grade(json) == nil)
    }
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func thePageAsksForNothing(_ language: Language) {
    let page = Self.book.html(in: language)
    #expect(page.contains("A &lt;lesson&gt;"))
    #expect(!page.contains("<lesson>") && !page.contains("http") && !page.contains("<script"))
    let title = Mistake.edgesInclusive.text(in: language).title
    #expect(page.contains(title.replacing("&", with: "&amp;")))
    #expect(page.components("<tr>") == page.components("</tr>"))
  }

  @Test func whatTheClassThinksIsCounted() {
    #expect(
      Self.book.thoughts == [Gradebook.Thought(id: "edges-inclusive", named: 1, suspected: 1)])
    #expect(Self.book.shares.map { $0.right } == [2, 0, 0])
    let summary = Self.book.summary(in: .english)
    #expect(summary[0] == "2 learners; 1 file left out.")
    #expect(summary[1] == "Hardest: b (0 of 1 right).")
    #expect(summary[2].hasSuffix("named to 1, explains an answer of 1"))
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
