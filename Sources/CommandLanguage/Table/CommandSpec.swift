import Text

/// A command: its word, what follows it, and what it is for. Parsing, errors, help, completion and
/// the reference page all read this one table.
public struct CommandSpec: Sendable {
  public let word: String
  /// Other spellings of it, UIKit's among them, in kebab-case; `hitTest` is `hit-test` already.
  public let aliases: [Alias]
  public let group: CommandGroup
  public let summary: String
  /// A script that shows it at work in the scene one starts with.
  public let example: String
  /// Something that the user or the system does to the app, so that `post` can queue it.
  let isStimulus: Bool
  /// Made when it is needed, so that the table costs nothing at the start.
  let syntax: @Sendable () -> Syntax<Command>

  init(
    _ word: String, aliases: [Alias] = [], _ group: CommandGroup, _ summary: String,
    example: String, isStimulus: Bool = false, syntax: @escaping @Sendable () -> Syntax<Command>
  ) {
    self.word = word
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.example = example
    self.isStimulus = isStimulus
    self.syntax = syntax
  }
}

extension CommandSpec {
  /// Is it about the session, its cells, rules and pictures, rather than about the scene? No moment of
  /// a controller runs such a one.
  var isAboutSession: Bool {
    switch group {
    case .learning, .notebook: true
    case .building, .behaviour, .doing, .asking: CommandSpec.aboutSession.contains(word)
    }
  }

  private static let aboutSession = [
    "on", "reset", "tree", "draw", "map", "explain", "why", "why-not", "how-to", "rules", "lang",
    "log",
    "glossary", "help",
  ]
}

/// Another spelling of a command, and a word that it stands for besides:
/// `beginIgnoringInteractionEvents` is `ignore-events on`.
public struct Alias: ExpressibleByStringLiteral, Sendable {
  public let text: String
  public let implies: String?

  public init(stringLiteral text: String) {
    self.text = text
    implies = nil
  }

  /// Cut short by a `spellingKey`, but not so short that only its first word is left: whoever types
  /// `begin` or `end` does not mean `beginIgnoringInteractionEvents`.
  func isCutShort(by key: String) -> Bool {
    let first = text.prefix { $0 != "-" && !$0.isUppercase }
    return key.utf8.count > first.utf8.count && text.spellingKey.hasPrefix(key)
  }

  init(_ text: String, implies word: String) {
    self.text = text
    implies = word
  }
}

/// What `help` and the reference page put together; the word is its topic in every language.
public enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case building, behaviour, doing, asking, learning, notebook
}

/// Lists specs one under the other.
@resultBuilder
enum CommandTableBuilder {
  static func buildBlock(_ specs: CommandSpec...) -> [CommandSpec] { specs }
}
