import Engine

/// One of the five documents that the rules are drawn from.
public enum Document: String, CaseIterable, Sendable {
  case d0 = "D0"
  case d1 = "D1"
  case d2 = "D2"
  case d3 = "D3"
  case d4 = "D4"
}

/// Where a document says a thing: its section, by number (`2.1`) and paragraph.
public struct Source: Equatable, Sendable {
  public var document: Document
  public var section: String

  public init(_ document: Document, _ section: String) {
    self.document = document
    self.section = section
  }
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

/// What the page of a rule shows in every language.
public struct RuleFacts: Equatable, Sendable {
  public var sources: [Source] = []
  /// The documents' disagreements and errors about it (`X05`).
  public var errors: [Rule] = []
  /// What UIKit does (`U-HT-03`), and the contested points (`C1`).
  public var facts: [Rule] = []
  public var related: [Rule] = []
  /// Of a fact about UIKit: how sure it is, the strongest first.
  public var sureness: [Sureness] = []
  /// A session to run, from the scene one starts with.
  public var example: [String] = []

  public init(
    sources: [Source] = [], errors: [Rule] = [], facts: [Rule] = [], related: [Rule] = [],
    sureness: [Sureness] = [], example: [String] = []
  ) {
    self.sources = sources
    self.errors = errors
    self.facts = facts
    self.related = related
    self.sureness = sureness
    self.example = example
  }
}

/// What the page of a rule says in one language.
public struct RuleText: Equatable, Sendable {
  /// A few words.
  public var title: String
  /// The rule in plain words.
  public var says: String
  /// Where the documents disagree or err, if they do.
  public var disagreement: String?
  /// What UIKit does, where there is more to say than the rule says.
  public var uikit: String?

  public init(_ title: String, _ says: String, disagreement: String? = nil, uikit: String? = nil) {
    self.title = title
    self.says = says
    self.disagreement = disagreement
    self.uikit = uikit
  }
}
