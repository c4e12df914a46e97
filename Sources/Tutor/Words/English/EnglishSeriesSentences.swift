import Engine
import Lab

extension SeriesPhrase {
  var english: String {
    switch self {
    case .theSceneIsLong: "The scene; `tree` lists what is in it:"
    case .theScene: "The scene:"
    case .noQuestions: "There are no questions on that."
    case .noSuchTopic(let topic):
      "“\(topic)” is no lesson, no rule and no topic. Topics: \(Topic.allCases.map { $0.rawValue }.joined(separator: ", "))."
    case .score(let right, let count): "\(right) of \(count) right at the first try."
    case .noFiles: "A document reads and writes no files."
    case .notExported(let why): "Nothing is exported. " + why
    case .partlyExported(let why): "Not all is exported. " + why
    case .notImported(let why): "Nothing is imported. " + why
    case .imported(let count):
      count == 1
        ? "1 event is new." : "\(count) events are new."
    case .due(let due, let questions):
      "\(due == 1 ? "1 thing is" : "\(due) things are") due; "
        + "\(questions == 1 ? "1 question" : "\(questions) questions") now."
    case .enoughToday(let minutes):
      "That was your \(minutes) minutes for today. `review \(minutes + 10)` allows more."
    case .measured(let minutes):
      "From now on `review` keeps to \(minutes == 1 ? "1 minute" : "\(minutes) minutes") a day."
    case .inLessons(let lessons):
      "Some of what is due is asked in its lesson alone: \(lessons.map { "`lesson \($0)`" }.joined(separator: ", "))."
    case .nothingDue(let next): nothingDue(next)
    case .interview(let minutes, let count):
      "A mock interview: \(count) questions for \(minutes) minutes. The clock only informs; "
        + "`leave` ends it with what you have."
    case .timer(let minutes, let all): "\(minutes) of \(all) minutes"
    case .skipped(let count): "\(count) skipped."
    case .earlier(let days):
      "Earlier interviews: "
        + days.map { "\($0.date) \($0.right)/\($0.answers)" }.joined(separator: ", ") + "."
    case .toRead(let lessons, let rules): toRead(lessons, rules)
    }
  }

  private func nothingDue(_ next: Day?) -> String {
    guard let next else {
      return "Nothing is due: answer some questions first."
    }
    return "Nothing is due before \(next.date)."
  }

  private func toRead(_ lessons: [String], _ rules: [Rule]) -> String {
    var seen: [String] = []
    for rule in rules where !seen.contains(rule.rawValue) { seen.append(rule.rawValue) }
    let pages = seen.prefix(5).map { "`explain \($0)`" }.joined(separator: ", ")
    guard !lessons.isEmpty else { return "To read: \(pages)." }
    let names = lessons.map { "`lesson \($0)`" }.joined(separator: ", ")
    return "To read: \(names); \(pages)."
  }
}
