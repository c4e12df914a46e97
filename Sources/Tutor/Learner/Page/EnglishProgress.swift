enum EnglishProgress: ProgressWords {
  static let nothingYet = [
    "Nothing yet: your progress starts with the first answer.", "`lesson` begins the first lesson.",
  ]
  static let lessons = "Lessons"
  static let topics = "Topics: how well you know them"
  static let misconceptions = "Misconceptions that showed"
  static let reviews = "Due for review"

  static func name(_ topic: Topic) -> String {
    switch topic {
    case .events: "events and the queue"
    case .hitTesting: "hit-testing"
    case .gates: "gates"
    case .order: "order"
    case .edges: "edges"
    case .transforms: "transforms"
    case .overhang: "outside the parent"
    case .overrides: "overrides"
    case .windows: "windows"
    case .chains: "the responder chain"
    case .controllers: "controllers"
    case .firstResponder: "first responder"
    case .touches: "touches"
    case .multiTouch: "multi-touch"
    case .gestures: "gestures"
    case .scrolling: "scrolling"
    case .controls: "controls"
    case .nilTargets: "nil targets"
    case .otherEvents: "motion, remote, presses"
    case .text: "menus and text"
    case .recipes: "recipes"
    }
  }

  static func standing(_ lesson: LessonHistory?) -> String {
    guard let lesson else { return "not begun" }
    return lesson.isDone ? "done" : "at step \(lesson.step) of \(lesson.steps)"
  }

  static func standing(_ topic: TopicMastery) -> String {
    "\(topic.mastered) of \(topic.rules == 1 ? "1 rule" : "\(topic.rules) rules") mastered"
  }

  static func untouched(_ topics: [String]) -> String {
    "Not asked about yet: " + topics.joined(separator: ", ") + "."
  }

  static func history(_ misconception: MisconceptionHistory) -> String {
    let times =
      misconception.times == 1
      ? "seen \(misconception.last.day.date)"
      : "seen \(misconception.times) times, last \(misconception.last.day.date)"
    return times + (misconception.cured.map { ", cured \($0.day.date)" } ?? ", not cured yet")
  }

  static func day(_ day: Day, from today: Day) -> String {
    switch day - today {
    case ...0: "today"
    case 1: "tomorrow, \(day.date)"
    case let days: "in \(days) days, \(day.date)"
    }
  }

  static func targets(_ names: [String], andMore more: Int) -> String {
    names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  static func totals(_ totals: Totals) -> String {
    let parts = [
      count(totals.answers, "question"),
      "\(totals.right) right, \(totals.unassisted) of them unaided",
      count(totals.hints, "hint"), count(totals.challenges, "challenge") + " solved",
    ]
    return "In all: " + parts.joined(separator: "; ") + "."
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
