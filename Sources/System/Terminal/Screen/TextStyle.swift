/// How a piece of text looks. Only the terminal's own sixteen colours: they suit light and dark.
public enum TextStyle: UInt8, Sendable {
  case plain
  case prompt, mode
  case command, object, property, number, quoted, comment
  case error
  /// What could stand there, and does not yet.
  case suggestion
  case match

  /// What switches it on, after a reset.
  var code: String {
    switch self {
    case .plain: ""
    case .prompt: "1"
    case .mode: "36"
    case .command: "1;34"
    case .object: "36"
    case .property: "33"
    case .number: "35"
    case .quoted: "32"
    case .comment, .suggestion: "90"
    case .error: "4;31"
    case .match: "7"
    }
  }
}

/// A text all of one style.
public struct Span: Equatable, Sendable {
  public var text: String
  public var style: TextStyle

  public init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
