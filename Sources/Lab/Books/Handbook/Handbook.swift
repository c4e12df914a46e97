import Engine

/// What is known about each rule, each mistake and each term: Markdown, which anybody can mend.
///
/// What has no language stands once; the words stand in the folder of their language. A page that is
/// missing reads as an empty one: `hitchain lint handbook` tells of it.
public struct Handbook: Sendable {
  private let file: @Sendable (String) -> [UInt8]?

  /// Of pages by their path in the handbook: `en/rules/HT.md`.
  public init(_ file: @escaping @Sendable (String) -> [UInt8]?) { self.file = file }

  /// The one that the program was built with.
  public static let compiled = Handbook { Books.file("handbook/" + $0) }

  /// The paths of its pages.
  public static var compiledPaths: [String] {
    let folder = "handbook/"
    return Books.paths.filter { $0.utf8.starts(with: folder.utf8) }
      .map { String($0.dropFirst(folder.utf8.count)) }
  }

  public func page(_ path: String) -> Page { Page(file(path) ?? []) }

  /// A section of a page, or of the same page in a language.
  func section(_ name: String, of path: String, in language: Language? = nil) -> Section? {
    page(Self.path(path, in: language)).section(name)
  }

  public static func path(_ path: String, in language: Language?) -> String {
    language.map { $0.words.rawValue + "/" + path } ?? path
  }
}

extension Handbook {
  public static let mistakes = "mistakes.md"
  public static let glossary = "glossary.md"
  public static let documents = "documents.md"
  /// What help says of each row of its tables, what `--help` says of the program, and the words that may be typed.
  public static let commands = "commands.md"
  public static let program = "program.md"
  public static let words = "words.md"
  /// The words by which a spoken answer is understood.
  public static let spoken = "spoken.md"
  public static let help = "help.md"
  /// A whole lesson, for whoever writes one.
  public static let lesson = "lesson.md"

  /// The rules of a family share a page.
  public static func page(of rule: Rule) -> String { "rules/" + rule.family + ".md" }
}
