import Engine
import Lab
import Tutor

/// How a document's session starts: what its front matter says, and nothing of the machine that
/// runs it, so that its answers are the same everywhere.
public struct Settings {
  public var language: Language
  public var rules: Rulebook
  /// What drills and quizzes are drawn with.
  public var seed: UInt64 = 1
  /// The lessons that the document may take; documents that are run together share one shelf.
  public var shelf: Shelf

  public init(
    language: Language = .english, rules: Rulebook = .uikit, shelf: Shelf = Shelf([])
  ) {
    self.language = language
    self.rules = rules
    self.shelf = shelf
  }

  public init(_ frontMatter: Fields, otherwise usual: Settings) throws(DocumentError) {
    self = usual
    for field in frontMatter.fields {
      switch (field.name, field.value) {
      case ("lang", let tag):
        guard let language = Language(tag: tag) else {
          throw DocumentError(
            problem: .badSetting("lang", wanted: "en or zh-Hans"), line: field.line)
        }
        self.language = language
      case ("seed", let text):
        guard let seed = UInt64(text) else {
          throw DocumentError(
            problem: .badSetting("seed", wanted: "a whole number"), line: field.line)
        }
        self.seed = seed
      case ("rules", "uikit"): rules = .uikit
      case ("rules", "documents"): rules = .documents
      // A lesson's rules are those it is about.
      case ("rules", let text) where !text.hasPrefix("["):
        throw DocumentError(
          problem: .badSetting("rules", wanted: "uikit or documents"), line: field.line)
      default: break
      }
    }
  }

  /// A tutor who remembers nothing afterwards.
  var classroom: Classroom {
    Classroom(shelf: shelf, rehearsing: seed)
  }

  public var session: Session { Session(state: State(rules: rules, language: language)) }
}
