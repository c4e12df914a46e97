/// A command: its word, what follows it, and what it is for. Parsing, errors, help, completion and
/// the reference page all read this one table.
public struct CommandSpec: Sendable {
  public let word: String
  /// Other spellings of it, UIKit's among them, in kebab-case; `hitTest` is `hit-test` already.
  public let aliases: [Alias]
  public let group: CommandGroup
  /// A script that shows it at work in the scene one starts with.
  public let example: String
  /// What follows it is a person's own words: they reach to the end of the line, and no `;` or `#` in
  /// them is a mark.
  let takesFreeText: Bool
  private let meaning: CommandMeaning

  init<Made>(
    _ word: String, aliases: [Alias] = [], _ kind: CommandKind<Made>,
    example: String, takesFreeText: Bool = false, syntax: @escaping @Sendable () -> Syntax<Made>
  ) {
    self.word = word
    self.aliases = aliases
    self.example = example
    self.takesFreeText = takesFreeText
    group = kind.group
    meaning = kind.meaning(syntax)
  }
}

extension CommandSpec {
  /// Its words in somebody's own language.
  var localWords: [LocalWord] { LocalWords.words(for: word, .command) }

  var syntax: Syntax<Command> {
    switch meaning {
    case .stimulus(let syntax): syntax().map { .scene(.act(.stimulus($0))) }
    case .scene(let syntax): syntax().map { .scene($0) }
    case .session(let syntax): syntax()
    }
  }

  /// Nil where it is nothing that the user or the system does to the app.
  var stimulus: Syntax<StimulusCommand>? {
    switch meaning {
    case .stimulus(let syntax): syntax()
    case .scene, .session: nil
    }
  }

  var isStimulus: Bool {
    switch meaning {
    case .stimulus: true
    case .scene, .session: false
    }
  }

  /// Is it about the session, its cells, rules and pictures, rather than about the scene? No moment of
  /// a controller runs such a one.
  var isAboutSession: Bool {
    switch meaning {
    case .stimulus, .scene: false
    case .session: true
    }
  }
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
