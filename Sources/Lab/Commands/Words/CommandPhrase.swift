import Engine

/// What is said about commands, besides what is wrong with one.
///
/// The switches behind these over problems, sorts, properties and labels of our own types have no
/// `default`: what has no words does not compile.
public enum CommandPhrase: Phrase {
  /// What it is for: a sentence; its first letter may be small.
  case command(CommandSpec)
  case property(PropertyRow)
  case point(RulebookPoint)
  /// What `<…>` of a usage text holds.
  case label(String)
  /// Who has a property, after what it is.
  case aside([PropertyOwner])
  /// One of some words.
  case choice([String])
  /// What could be typed next, of such phrases.
  case hint([String])

  public var english: String {
    switch self {
    case .command(let spec): English.rows.words(of: spec)
    case .property(let row): English.rows.words(of: row)
    case .point(let point): English.rows.words(of: point)
    case .label(let label): English.rows.words(ofLabel: label)
    case .aside(let owners): English.aside(owners)
    case .choice(let words): English.choice(words)
    case .hint(let phrases): English.hint(phrases)
    }
  }

  public var chinese: String {
    switch self {
    case .command(let spec): Chinese.rows.words(of: spec)
    case .property(let row): Chinese.rows.words(of: row)
    case .point(let point): Chinese.rows.words(of: point)
    case .label(let label): Chinese.rows.words(ofLabel: label)
    case .aside(let owners): Chinese.aside(owners)
    case .choice(let words): Chinese.choice(words)
    case .hint(let phrases): Chinese.hint(phrases)
    }
  }
}

/// What is wrong, and what would be right.
extension CommandError: Phrase {
  public var english: String { English.message(for: self) }
  public var chinese: String { Chinese.message(for: self) }
}

/// What can stand in a place.
extension Expected: Phrase {
  public var english: String { English.phrase(self) }
  public var chinese: String { Chinese.phrase(self) }
}

extension CommandGroup: Phrase {
  public var english: String { English.title(self) }
  public var chinese: String { Chinese.title(self) }
}

extension HelpText: Phrase {
  public var english: String { English.text(self) }
  public var chinese: String { Chinese.text(self) }
}
