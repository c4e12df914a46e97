import Engine

/// What a mistake is about, and a scene that gives it away.
public struct MistakeEntry: Equatable, Sendable {
  /// The rule that is got wrong.
  public var rule: Rule
  /// Commands from the scene one starts with.
  public var scene: [String] = []
  /// The command after which the mistaken rules say something else.
  public var question = ""
  /// The member of its result that differs, by its path: `deliveries.1.to`.
  public var field = ""

  init(rule: Rule) { self.rule = rule }

  public init?(_ section: Section) {
    guard let rule = Rule(rawValue: section["Rule"]), let question = section.commands.last else {
      return nil
    }
    self.rule = rule
    self.question = question
    scene = section.commands.dropLast()
    field = section["Differs"]
  }
}

/// A mistake in one language.
public struct MistakeText: Equatable, Sendable {
  /// The thought, as a learner would put it.
  public var title = ""
  /// What happens instead, and why.
  public var correction = ""

  init() {}

  public init(_ section: Section) {
    title = section.title
    correction = section.paragraphs.first ?? ""
  }
}

extension Mistake {
  public var entry: MistakeEntry { Self.entries[self] ?? MistakeEntry(rule: .ht01) }

  public func text(in language: Language) -> MistakeText {
    var text = Self.texts[language.words]?[self] ?? MistakeText()
    text.title = language.spoken(text.title)
    text.correction = language.spoken(text.correction)
    return text
  }

  /// The mistakes that are about a rule.
  public static func about(_ rule: Rule) -> [Mistake] {
    allCases.filter { $0.entry.rule == rule }
  }

  // A drill asks for them thousands of times.
  private static let entries = sections(in: nil).compactMapValues { MistakeEntry($0) }
  private static let texts = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      (language, sections(in: language).mapValues { MistakeText($0) })
    })

  private static func sections(in language: Language?) -> [Mistake: Section] {
    let page = Handbook.compiled.page(Handbook.path(Handbook.mistakes, in: language))
    var sections: [Mistake: Section] = [:]
    for section in page.sections {
      if let mistake = Mistake(rawValue: section.name) { sections[mistake] = section }
    }
    return sections
  }
}
