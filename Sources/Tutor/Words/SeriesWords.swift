import Engine
import Text

/// What frames quizzes, drills, reviews and interviews.
extension TutorWords {
  var theScene: String { pick("The scene:", "场景：") }

  var noQuestions: String { pick("There are no questions on that.", "这方面没有题。") }

  func noSuchTopic(_ topic: String) -> String {
    pick(
      "“\(topic)” is no lesson, no rule and no topic. Topics: \(list(Topic.allCases.map { $0.rawValue })).",
      "“\(topic)”不是课程、规则或主题。主题有：\(list(Topic.allCases.map { $0.rawValue }))。")
  }

  func score(_ right: Int, of count: Int) -> String {
    pick("\(right) of \(count) right at the first try.", "\(count) 题中有 \(right) 题一次答对。")
  }

  // MARK: Progress

  var noFiles: String {
    pick("A document reads and writes no files.", "文档不能读写文件。")
  }

  /// With why.
  func notExported(_ why: String) -> String { pick("Nothing is exported. ", "没有导出。") + why }

  func partlyExported(_ why: String) -> String {
    pick("Not all is exported. ", "没有全部导出。") + why
  }

  func notImported(_ why: String) -> String { pick("Nothing is imported. ", "没有导入。") + why }

  func imported(_ count: Int) -> String {
    count == 1
      ? pick("1 event is new.", "有 1 条新记录。") : pick("\(count) events are new.", "有 \(count) 条新记录。")
  }

  // MARK: Review

  func due(_ count: Int) -> String {
    count == 1
      ? pick("1 thing is due.", "有 1 项该复习了。")
      : pick("\(count) things are due.", "有 \(count) 项该复习了。")
  }

  func nothingDue(_ next: Day?) -> String {
    guard let next else {
      return pick(
        "Nothing is due: answer some questions first.", "没有要复习的：先答几道题吧。")
    }
    return pick("Nothing is due before \(next.date).", "\(next.date) 之前没有要复习的。")
  }

  // MARK: Interviews

  func interview(_ minutes: Int, _ count: Int) -> [String] {
    [
      pick(
        "A mock interview: \(count) questions for \(minutes) minutes. The clock only informs; "
          + "`leave` ends it with what you have.",
        "模拟面试：\(count) 题，\(minutes) 分钟。计时只作提醒；leave 随时结束并给出结果。")
    ]
  }

  func timer(_ minutes: Int, of all: Int) -> String {
    pick("\(minutes) of \(all) minutes", "已用 \(minutes) 分钟，共 \(all) 分钟")
  }

  func sheetRow(_ topic: Topic, right: Int, of count: Int) -> String {
    let name = topic.name(in: language)
    let gap = String(repeating: " ", count: max(1, 28 - Layout.width(of: name)))
    return "  \(name)\(gap)\(right)/\(count)"
  }

  private func command(_ text: String) -> String { pick("`\(text)`", text) }

  func toRead(_ lessons: [String], _ rules: [Rule]) -> String {
    var seen: [String] = []
    for rule in rules where !seen.contains(rule.rawValue) { seen.append(rule.rawValue) }
    let pages = list(seen.prefix(5).map { command("explain \($0)") })
    guard !lessons.isEmpty else { return pick("To read: \(pages).", "可以读：\(pages)。") }
    let names = list(lessons.map { command("lesson \($0)") })
    return pick("To read: \(names); \(pages).", "可以读：\(names)；\(pages)。")
  }
}
