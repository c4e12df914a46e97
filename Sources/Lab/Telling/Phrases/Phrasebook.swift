import Engine

/// One language: a sentence for everything that can be decided, and for everything that the
/// narrator says of several decisions at once.
///
/// The switches behind these have no `default`: a decision without a sentence does not compile.
protocol Phrasebook: SendableMetatype {
  /// One decision, without its rule.
  static func sentence(_ kind: Decision.Kind, _ names: Names) -> String
  /// What the narrator makes of several.
  static func sentence(_ remark: Remark, _ names: Names) -> String
  /// The name of an object of the scene, so that one sees where it ends.
  static func marked(name: String) -> String
  /// Words of the page of a rule.
  static func label(_ label: PageLabel) -> String
  /// Stands between two sentences of a paragraph.
  static var gap: String { get }
}

/// A phrasebook as a value: what its functions are, chosen once.
struct Phrases: Sendable {
  let decision: @Sendable (Decision.Kind, Names) -> String
  let remark: @Sendable (Remark, Names) -> String
  let name: @Sendable (String) -> String
  let label: @Sendable (PageLabel) -> String
  let gap: String

  /// `language` is one that has the book's words.
  init<Book: Phrasebook>(_ book: Book.Type, in language: Language) {
    decision = { language.spoken(Book.sentence($0, $1).closedUpAroundNames) }
    remark = { language.spoken(Book.sentence($0, $1).closedUpAroundNames) }
    name = { Book.marked(name: $0) }
    label = { language.spoken(Book.label($0)) }
    gap = Book.gap
  }
}

extension Language {
  var phrases: Phrases {
    switch tongue {
    case .english: Phrases(EnglishPhrasebook.self, in: self)
    case .chinese: Phrases(ChinesePhrasebook.self, in: self)
    }
  }
}
