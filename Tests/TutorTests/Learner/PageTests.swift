import Engine
import Lab
import Testing

@testable import Tutor

@Suite struct ProgressPageTests {
  private func page(_ record: LearnerRecord, today: Int = 20_010) -> ProgressPage {
    ProgressPage(
      record, today: Day(number: today),
      lessons: [("events", "What an event is"), ("gates", "三道关卡"), ("chain", "The chain")],
      rules: [.gt01, .gt02, .gt04, .ht03, .ch01]
    ) { $0 == "hidden-takes-touches" ? "Hidden views take touches" : nil }
  }

  @Test func showsLessonsTopicsMisconceptionsAndReviews() {
    let record = Made.full
    #expect(
      page(record).text(in: .english) == [
        "Lessons",
        "  三道关卡  ██████████ 100%  done",
        "  Not begun yet: “What an event is” and “The chain”.",
        "",
        "Topics: how well you know them",
        "  gates  ░░░░░░░░░░   8%  0 of 3 rules mastered",
        "",
        "The rules, each a cell",
        "  gates  ░░░",
        "  · not asked about, ░ hardly known, ▒ half, ▓ mostly, █ known.",
        "  Not asked about yet: hit-testing, the responder chain.",
        "",
        "The weeks, Monday to Sunday",
        "  2024-09-30  ····░░·  2 questions, 0% right unaided",
        "  2024-10-07  ·······  nothing",
        "  2024-10-14  ·······  nothing",
        "",
        "Misconceptions that showed",
        "  Hidden views take touches  seen 2 times, last 2024-10-05, cured 2024-10-06",
        "",
        "Due for review",
        "  today  GT01, GT04, GT02, ZZ99",
        "",
        "In all: 2 questions; 1 right at the first try, 0 of them unaided; 1 hint; 1",
        "challenge solved.",
      ])
    #expect(
      page(record, today: 20_001).text(in: .simplifiedChinese) == [
        "课程",
        "  三道关卡  ██████████ 100%  已完成",
        "  还没开始：「What an event is」、「The chain」。",
        "",
        "各主题的掌握程度",
        "  三道关卡  █░░░░░░░░░  16%  3 条规则中掌握 0 条",
        "",
        "各条规则，一格一条",
        "  三道关卡  ░░░",
        "  · 没问过，░ 生疏，▒ 一般，▓ 较熟，█ 掌握。",
        "  尚未问到：命中测试、响应者链。",
        "",
        "每周的练习，周一到周日",
        "  2024-09-30  ····░░·  答题 2 道，独立答对 0%",
        "",
        "出现过的误解",
        "  Hidden views take touches  出现 2 次，最近 2024-10-05，已于 2024-10-06 纠正",
        "",
        "待复习",
        "  今天              GT01、GT04",
        "  明天，2024-10-06  GT02、ZZ99",
        "",
        "总计：答题 2 道，一次答对 1 道，其中独立答对 0 道；提示 1 次；完成挑战 1 个。",
      ])
  }

  @Test func saysSoWhereThereIsNothingYet() {
    let page = page(LearnerRecord())
    for language in Language.allCases {
      #expect(page.text(in: language).count == 2)
      #expect(page.text(in: language).joined().contains("lesson"))
    }
  }

  @Test(arguments: [20, 40, 60, 80, 200], Language.allCases)
  func noLineIsWiderThanItMayBe(width: Int, language: Language) {
    for isASCII in [false, true] {
      let lines = page(Made.full).text(in: language, width: width, isASCII: isASCII)
      #expect(lines.allSatisfy { Layout.width(of: $0) <= width })
      #expect(lines.joined().contains("█") == !isASCII)
    }
  }

  /// What is printed line by line shows a break within a line as text.
  @Test func noLineOfThePageHoldsABreak() {
    #expect(page(Made.full).html(in: .english).allSatisfy { !$0.contains { $0.isNewline } })
  }

  /// A bar is full when all is known, and not a moment before.
  @Test func aBarDoesNotRoundUp() {
    let answers = (0..<6).map { (20_000 + $0, Made.answer(true, rules: ["GT01"])) }
    let record = Made.record(answers)
    let page = ProgressPage(
      record, today: Day(number: 20_000), lessons: [], rules: [.gt01]
    ) { _ in nil }
    #expect(record.mastery(of: .gt01).likelihood > 0.99)
    #expect(page.text(in: .english)[1].contains("█████████░  99%  "))
  }

  /// One wrong answer may be a slip: what it is put down to is not held against anybody.
  @Test(arguments: [(1, 0), (2, 1), (3, 1)])
  func aMisconceptionIsShownWhenTwoAnswersSpeakOfIt(_ times: Int, _ shown: Int) {
    let record = Made.record(
      (0..<times).map {
        (20_000 + $0, .diagnosed(misconception: "hidden-takes-touches", item: "q"))
      })
    #expect(page(record).misconceptions.count == shown)
    #expect(page(record).json["misconceptions"]?.elements.count == shown)
    // A drill asks about it all the same.
    #expect(record.held.count == 1)
  }

  @Test func isJSONToo() throws {
    let json = page(Made.full).json
    #expect(json["lessons"]?[1]?["done"] == .bool(true))
    #expect(json["topics"]?[0]?["topic"] == .string("gates"))
    #expect(json["misconceptions"]?[0]?["cured"] == .string("2024-10-06"))
    #expect(json["reviews"]?[0]?["day"] == .string("2024-10-14"))
  }

  @Test func everyTopicHasANameInEachLanguage() {
    for language in Language.allCases {
      #expect(Set(Topic.allCases.map { $0.text(in: language) }).count == Topic.allCases.count)
    }
  }
}
