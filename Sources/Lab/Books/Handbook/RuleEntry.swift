import Engine

/// Where a document says a thing: its section, by number (`2.1`) and paragraph.
public struct Source: Equatable, Sendable {
  /// `D0` to `D4`.
  public var document: String
  public var section: String
}

/// How sure it is that UIKit behaves so.
public enum Sureness: String, CaseIterable, Sendable {
  /// Apple's documentation says it.
  case documented
  /// Developers have logged or measured it.
  case observed
  /// A re-implementation of UIKit does it so.
  case reimplemented
  /// The class headers show that the class overrides the method, not what it does.
  case headers
  /// Repeated often, measured nowhere.
  case folklore
  /// General knowledge without a source.
  case unsourced
}

/// What the handbook holds about a rule in no language.
public struct RuleEntry: Equatable, Sendable {
  public var sources: [Source] = []
  /// The documents' disagreements and errors about it (`X05`).
  public var errors: [Rule] = []
  /// What UIKit does (`U-HT-03`), and the contested points (`C1`).
  public var uikit: [Rule] = []
  public var related: [Rule] = []
  /// Of a fact about UIKit: how sure it is, the strongest first.
  public var sureness: [Sureness] = []
  /// A session to run, from the scene one starts with.
  public var example: [String] = []

  public init(_ section: Section?) {
    guard let section else { return }
    sources = section["Sources"].listed.map { item in
      let words = item.split(separator: " ", maxSplits: 1).map { String($0) }
      return Source(document: words[0], section: words.count > 1 ? words[1] : "")
    }
    errors = section["Errors"].listed.compactMap { Rule(rawValue: $0) }
    uikit = section["UIKit"].listed.compactMap { Rule(rawValue: $0) }
    sureness = section["Sure"].listed.compactMap { Sureness(rawValue: $0) }
    related = section["Related"].listed.compactMap { Rule(rawValue: $0) }
    example = section.commands
  }
}

/// What the handbook says about a rule in one language.
public struct RuleText: Equatable, Sendable {
  /// A few words.
  public var title = ""
  /// The rule in plain words.
  public var says = ""
  /// Where the documents disagree or err, if they do.
  public var disagreement: String?
  /// What UIKit does, where there is more to say than the rule says.
  public var uikit: String?
  /// How to answer in an interview, where documents and UIKit differ.
  public var interview: String?

  public init(_ section: Section?) {
    guard let section else { return }
    title = section.title
    for paragraph in section.paragraphs {
      guard let (label, text) = paragraph.labelled else {
        says = paragraph
        continue
      }
      switch label {
      case "UIKit": uikit = text
      case "Interview", "面试": interview = text
      default: disagreement = text
      }
    }
  }
}

extension RuleText {
  fileprivate func spoken(in language: Language) -> RuleText {
    guard language != language.words else { return self }
    var text = self
    text.title = language.spoken(title)
    text.says = language.spoken(says)
    text.disagreement = disagreement.map { language.spoken($0) }
    text.uikit = uikit.map { language.spoken($0) }
    text.interview = interview.map { language.spoken($0) }
    return text
  }
}

extension Handbook {
  public func entry(_ rule: Rule) -> RuleEntry {
    RuleEntry(section(rule.rawValue, of: Self.page(of: rule)))
  }

  public func text(_ rule: Rule, in language: Language) -> RuleText {
    RuleText(section(rule.rawValue, of: Self.page(of: rule), in: language)).spoken(in: language)
  }
}

extension Source {
  /// What the document is called.
  public var title: String { Self.documents[document]?.title ?? "" }

  /// The heading of the section, as it is written there; nil for one without a heading.
  public var heading: String? {
    Self.documents[document]?.fields.first { $0.name == section }?.value
  }

  private static let documents = Handbook.compiled.page(Handbook.documents).sections
    .reduce(into: [:]) { sections, section in sections[section.name] = section }
}

extension Rule {
  public var entry: RuleEntry { Handbook.compiled.entry(self) }

  public func text(in language: Language) -> RuleText { Handbook.compiled.text(self, in: language) }
}

extension String {
  /// What stands between commas.
  public var listed: [String] {
    split(separator: ",").map { item in
      let text = item.drop { $0 == " " }
      return String(text)
    }.filter { !$0.isEmpty }
  }

  /// `**LABEL**: TEXT`, or with a Chinese colon; nil where a paragraph does not begin so.
  public var labelled: (label: String, text: String)? {
    let stars = "**".utf8
    guard utf8.starts(with: stars) else { return nil }
    let rest = utf8.dropFirst(2)
    guard let end = rest.indices.first(where: { rest[$0...].starts(with: stars) }) else {
      return nil
    }
    var text = rest[end...].dropFirst(2)
    for colon in ["：", ":"] where text.starts(with: colon.utf8) {
      text = text.dropFirst(colon.utf8.count)
    }
    return (
      String(decoding: rest[..<end], as: UTF8.self),
      String(decoding: text.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    )
  }
}
