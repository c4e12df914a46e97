import Lab

extension ProgressPhrase {
  var english: String {
    switch self {
    case .nothingYet: "Nothing yet: your progress starts with the first answer."
    case .firstLesson: "`lesson` begins the first lesson."
    case .lessons: "Lessons"
    case .topics: "Topics: how well you know them"
    case .misconceptions: "Misconceptions that showed"
    case .reviews: "Due for review"
    case .lesson(let history): standing(history)
    case .ahead(let titles, let more):
      "Not begun yet: " + titles.map { "“\($0)”" }.joined(separator: more > 0 ? ", " : " and ")
        + (more > 0 ? " and \(more) more." : ".")
    case .topic(let topic):
      "\(topic.mastered) of \(topic.rules == 1 ? "1 rule" : "\(topic.rules) rules") mastered"
    case .untouched(let topics):
      "Not asked about yet: " + topics.joined(separator: ", ") + "."
    case .map: "The rules, each a cell"
    case .legend(let shades):
      "\(shades[0]) not asked about, \(shades[1]) hardly known, \(shades[2]) half, \(shades[3]) mostly, "
        + "\(shades[4]) known."
    case .weeks: "The weeks, Monday to Sunday"
    case .week(let answers, let right):
      answers == 0
        ? "nothing" : "\(count(answers, "question")), \(right * 100 / answers)% right unaided"
    case .misconception(let history): times(history)
    case .day(let day, let today):
      switch day - today {
      case ...0: "today"
      case 1: "tomorrow, \(day.date)"
      case let days: "in \(days) days, \(day.date)"
      }
    case .targets(let names, let more):
      names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    case .totals(let totals): sum(totals)
    }
  }

  private func standing(_ lesson: LessonHistory?) -> String {
    guard let lesson else { return "not begun" }
    return lesson.isDone ? "done" : "at step \(lesson.step) of \(lesson.steps)"
  }

  private func times(_ misconception: MisconceptionHistory) -> String {
    let times =
      misconception.times == 1
      ? "seen \(misconception.last.day.date)"
      : "seen \(misconception.times) times, last \(misconception.last.day.date)"
    return times + (misconception.cured.map { ", cured \($0.day.date)" } ?? ", not cured yet")
  }

  private func sum(_ totals: Totals) -> String {
    let parts = [
      count(totals.answers, "question"),
      "\(totals.right) right at the first try, \(totals.unassisted) of them unaided",
      count(totals.hints, "hint"), count(totals.challenges, "challenge") + " solved",
    ]
    return "In all: " + parts.joined(separator: "; ") + "."
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
