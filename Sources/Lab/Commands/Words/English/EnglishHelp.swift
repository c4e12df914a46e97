import Engine

extension English {
  static func choice(_ words: [String]) -> String { list(words, "or") }

  static func hint(_ phrases: [String]) -> String {
    "Here: " + phrases.joined(separator: ", or ") + "."
  }

  static func title(_ group: CommandGroup) -> String { group.rawValue.capitalized }

  static func aside(_ owners: [PropertyOwner]) -> String {
    " (" + owners.map(words).joined(separator: ", ") + ")"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "Also: "
    case .example: "Example:"
    case .localTopic: "what may be typed in Chinese"
    case .codeTopic: "what may be typed in Swift and Objective-C"
    case .allCommands: "every command"
    case .group: "a group of commands"
    case .properties: "what set knows"
    case .noObject: "no object"
    case .noTransform: "no transform"
    case .degrees: "degrees"
    case .subclass: "the name of a subclass"
    }
  }
}
