import Engine

/// `Settings.shared.isOn true`: what code asks for that stands in no file here, and what it is taken for.
public struct Supposition: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case bool(Bool)
    case nothing
    case number(Double)
    case text(String)
  }

  public let path: String
  public let value: Value

  public init(_ path: String, _ value: Value) { (self.path, self.value) = (path, value) }

  /// Nil, where no value stands at its end.
  init?(_ text: String) {
    let text = text.trimmed
    guard let split = Supposition.end(of: text) else { return nil }
    let path = String(text[..<split]).trimmed
    let word = String(text[split...]).trimmed
    guard !path.isEmpty, let value = Value(word) else { return nil }
    self.init(path, value)
  }

  public var text: String { path + " " + value.text }

  /// Where the value begins: at the last blank, or at the quotation mark that a text begins with.
  private static func end(of text: String) -> String.Index? {
    guard text.hasSuffix("\"") else { return text.lastIndex(of: " ") }
    return text.dropLast().lastIndex(of: "\"")
  }
}

extension Supposition.Value {
  init?(_ word: String) {
    switch word {
    case "true", "YES": self = .bool(true)
    case "false", "NO": self = .bool(false)
    case "nil": self = .nothing
    default:
      if word.count > 1, word.hasPrefix("\""), word.hasSuffix("\"") {
        self = .text(String(word.dropFirst().dropLast()))
      } else if let number = Double(word), number.isFinite {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  var text: String {
    switch self {
    case .bool(let holds): holds ? "true" : "false"
    case .nothing: "nil"
    case .number(let number): Numbers.text(number)
    case .text(let text): "\"" + text + "\""
    }
  }
}
