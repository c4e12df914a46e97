import Documents
import Engine
import Lab
import Narration

/// How a document's session starts: what its front matter says, and nothing of the machine that
/// runs it, so that its answers are the same everywhere.
public struct Settings: Equatable, Sendable {
  public var language: Language
  public var rules: Rulebook

  public init(language: Language = .english, rules: Rulebook = .uikit) {
    self.language = language
    self.rules = rules
  }

  init(_ frontMatter: Fields, otherwise usual: Settings) throws(DocumentError) {
    self = usual
    for field in frontMatter.fields {
      switch (field.name, field.value) {
      case ("lang", let tag):
        guard let language = Language(tag: tag) else {
          throw DocumentError(
            problem: .badSetting("lang", wanted: "en or zh-Hans"), line: field.line)
        }
        self.language = language
      case ("rules", "uikit"): rules = .uikit
      case ("rules", "documents"): rules = .documents
      default: break
      }
    }
  }

  public var session: Session { Session(state: State(rules: rules, language: language)) }
}
