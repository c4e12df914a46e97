import Engine
import Lab

extension SeriesPhrase {
  var chinese: String {
    switch self {
    case .theSceneIsLong: "场景如下，tree 列出其中的对象："
    case .theScene: "场景："
    case .noQuestions: "这方面没有题。"
    case .noSuchTopic(let topic):
      "“\(topic)”不是课程、规则或主题。主题有："
        + Topic.allCases.map { "\($0.rawValue)（\($0.chinese)）" }.joined(separator: "、") + "。"
    case .score(let right, let count): "共 \(count) 题，一次答对 \(right) 题。"
    case .noFiles: "文档不能读写文件。"
    case .notExported(let why): "没有导出。" + why
    case .partlyExported(let why): "没有全部导出。" + why
    case .notImported(let why): "没有导入。" + why
    case .imported(let count):
      count == 1
        ? "有 1 条新记录。" : "有 \(count) 条新记录。"
    case .due(let due, let questions): "有 \(due) 项该复习，这次出 \(questions) 题。"
    case .enoughToday(let minutes): "今天的 \(minutes) 分钟已经用完。想多复习，就写「复习 \(minutes + 10)」。"
    case .measured(let minutes): "从现在起，复习每天 \(minutes) 分钟。"
    case .inLessons(let lessons):
      "还有几项只能在课里复习：\(lessons.map { "lesson \($0)" }.joined(separator: "、"))。"
    case .nothingDue(let next): nothingDue(next)
    case .interview(let minutes, let count):
      "模拟面试：\(count) 题，\(minutes) 分钟。计时只作提醒；写「离开」随时结束并给出结果。"
    case .timer(let minutes, let all): "已用 \(minutes) 分钟，共 \(all) 分钟"
    case .skipped(let count): "跳过 \(count) 题。"
    case .earlier(let days):
      "以前的面试："
        + days.map { "\($0.date) \($0.right)/\($0.answers)" }.joined(separator: "，") + "。"
    case .toRead(let lessons, let rules): toRead(lessons, rules)
    }
  }

  private func nothingDue(_ next: Day?) -> String {
    guard let next else {
      return "没有要复习的：先答几道题吧。"
    }
    return "\(next.date) 之前没有要复习的。"
  }

  private func toRead(_ lessons: [String], _ rules: [Rule]) -> String {
    var seen: [String] = []
    for rule in rules where !seen.contains(rule.rawValue) { seen.append(rule.rawValue) }
    let pages = seen.prefix(5).map { "explain \($0)" }.joined(separator: "、")
    guard !lessons.isEmpty else { return "可以读：\(pages)。" }
    let names = lessons.map { "lesson \($0)" }.joined(separator: "、")
    return "可以读：\(names)；\(pages)。"
  }
}
