import Engine
import Text

/// What frames quizzes, drills, reviews and interviews.
enum SeriesPhrase: Phrase {
  case theScene
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

  case due(Int)
  case nothingDue(Day?)
  case interview(minutes: Int, questions: Int)
  case timer(Int, of: Int)
  case toRead([String], [Rule])
}
