import Text

/// The words of the page in one language.
protocol ProgressWords {
  static var nothingYet: [String] { get }
  static var lessons: String { get }
  static var topics: String { get }
  static var misconceptions: String { get }
  static var reviews: String { get }
  static func name(_ topic: Topic) -> String
  static func standing(_ lesson: LessonHistory?) -> String
  static func standing(_ topic: TopicMastery) -> String
  static func untouched(_ topics: [String]) -> String
  static func history(_ misconception: MisconceptionHistory) -> String
  /// How far off a day is, and its date.
  static func day(_ day: Day, from today: Day) -> String
  static func targets(_ names: [String], andMore more: Int) -> String
  static func totals(_ totals: Totals) -> String
}

extension Topic {
  public func name(in language: Language) -> String {
    switch language {
    case .english: EnglishProgress.name(self)
    case .simplifiedChinese: ChineseProgress.name(self)
    }
  }
}
