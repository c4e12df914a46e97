import Engine

/// The summaries in English are those of the tables.
extension English {
  static func choice(_ words: [String]) -> String { list(words, "or") }

  static func hint(_ phrases: [String]) -> String {
    "Here: " + phrases.joined(separator: ", or ") + "."
  }

  static func title(_ group: CommandGroup) -> String { group.rawValue.capitalized }
  static func summary(_ spec: CommandSpec) -> String { spec.summary }
  static func summary(_ row: PropertyRow) -> String { row.summary }
  static func summary(_ point: RulebookPoint) -> String { point.summary }
  static func label(_ label: String) -> String { label }

  static func aside(_ owners: [PropertyOwner]) -> String {
    " (" + owners.map(words).joined(separator: ", ") + ")"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "Also: "
    case .example: "Example:"
    case .overviewEnd:
      "help <command> explains one; help properties lists what set knows.\n"
        + "A command may be cut short as long as it is the only one: hit 60 60."
    case .group: "a group of commands"
    case .properties: "what set knows"
    case .noObject: "no object"
    case .noTransform: "no transform"
    case .degrees: "degrees"
    case .subclass: "the name of a subclass"
    }
  }
}
