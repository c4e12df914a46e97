import Engine

/// One language for what is said about commands: what is wrong with one, and what each is for.
///
/// The switches behind these over problems, sorts, properties and labels of our own types have no
/// `default`: what has no words does not compile.
protocol CommandPhrasebook: SendableMetatype {
  /// What is wrong, and what would be right.
  static func message(for error: CommandError) -> String
  /// What can stand in a place.
  static func phrase(_ expected: Expected) -> String
  /// One of some words.
  static func choice(_ words: [String]) -> String
  /// What could be typed next, of such phrases.
  static func hint(_ phrases: [String]) -> String

  static func title(_ group: CommandGroup) -> String
  /// A sentence; its first letter may be small.
  static func summary(_ spec: CommandSpec) -> String
  static func summary(_ row: PropertyRow) -> String
  static func summary(_ point: RulebookPoint) -> String
  /// What `<…>` of a usage text holds.
  static func label(_ label: String) -> String
  /// Who has a property, after what it is.
  static func aside(_ owners: [PropertyOwner]) -> String
  static func text(_ text: HelpText) -> String
}

/// A phrasebook as a value: what its functions are, chosen once.
public struct CommandWording: Sendable {
  let message: @Sendable (CommandError) -> String
  let phrase: @Sendable (Expected) -> String
  let choice: @Sendable ([String]) -> String
  let hint: @Sendable ([String]) -> String
  public let title: @Sendable (CommandGroup) -> String
  let command: @Sendable (CommandSpec) -> String
  let property: @Sendable (PropertyRow) -> String
  let point: @Sendable (RulebookPoint) -> String
  let label: @Sendable (String) -> String
  let aside: @Sendable ([PropertyOwner]) -> String
  let text: @Sendable (HelpText) -> String

  private init<Book: CommandPhrasebook>(_ book: Book.Type) {
    message = { Book.message(for: $0) }
    phrase = { Book.phrase($0) }
    choice = { Book.choice($0) }
    hint = { Book.hint($0) }
    title = { Book.title($0) }
    command = { Book.summary($0) }
    property = { Book.summary($0) }
    point = { Book.summary($0) }
    label = { Book.label($0) }
    aside = { Book.aside($0) }
    text = { Book.text($0) }
  }

  public static var english: CommandWording { CommandWording(English.self) }
  public static var simplifiedChinese: CommandWording { CommandWording(Chinese.self) }
}
