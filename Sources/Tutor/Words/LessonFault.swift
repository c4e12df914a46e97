import Engine
import Lab

/// What lint finds in a lesson and in its translation.
enum LessonFault: Phrase {
  case idOfAnotherFile(String, stem: String)
  case idIsNotKebab(String)
  case idIsTaken(String, place: String)
  case coversNothing
  case uncited(Rule)
  case needsNone(String)
  case needsItself
  // MARK: Steps

  case tooLong(words: Int, most: Int)
  case twin(of: String)
  case nothingFails
  case fails(String, CommandError)
  /// A command whose Swift assigns what is read-only.
  case doesNotCompile(String, property: String)
  // MARK: Translations

  case otherID(String, lesson: String)
  case noUnit(String)
  case unitTwice(String)
  case stale(String, mark: String)
  case missing(String, mark: String)
  case empty(String)
  case otherAsides(String)
  case lacks(String, of: String)
  case noText(String, of: String)
  case citesLess(String, String)
  case citesMore(String, String)
}
