import Engine
import Lab

/// What frames quizzes, drills, reviews and interviews.
enum SeriesPhrase: Phrase {
  case theScene
  case theSceneIsLong
  case noQuestions
  case noSuchTopic(String)
  case score(Int, of: Int)
  // MARK: Progress

  case noFiles
  /// With why.
  case notExported(String)
  case partlyExported(String)
  case notImported(String)
  case imported(Int)
  // MARK: Review

  /// How much is due, and how many questions cover it, or as much as there is time for.
  case due(Int, questions: Int)
  /// The day's minutes are used up.
  case enoughToday(Int)
  /// So much a day from now on.
  case measured(Int)
  /// Due, and asked in these lessons alone.
  case inLessons([String])
  case nothingDue(Day?)
  case interview(minutes: Int, questions: Int)
  case timer(Int, of: Int)
  /// Not wrong, and not right.
  case skipped(Int)
  /// Interviews of other days: when, how many were right, of how many.
  case earlier([(date: String, right: Int, answers: Int)])
  case toRead([String], [Rule])
}
