/// What is no JSON, and where.
public struct JSONError: Error, Phrase, Equatable, Sendable {
  public var position: Position
  public var reason: Reason

  /// Counted from 1, columns in characters.
  public struct Position: Equatable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public enum Reason: Equatable, Sendable {
    case ends
    case unexpected(Unicode.Scalar)
    /// A member of an object for the second time.
    case repeated(String)
    case tooDeep(limit: Int)
    case numberTooLarge
    case controlCharacter
    case badEscape
    case notUTF8
  }

  public var english: String {
    switch reason {
    case .ends: "The text ends in the middle."
    case .unexpected(let scalar): "\(shown(scalar)) cannot stand here."
    case .repeated(let name): "`\(name.visible)` stands here a second time."
    case .tooDeep(let limit): "Nothing may be nested deeper than \(limit) levels."
    case .numberTooLarge: "The number is too large."
    case .controlCharacter: "A control character in a string is written as an escape."
    case .badEscape: "This escape is no character."
    case .notUTF8: "The string is not UTF-8."
    }
  }

  public var chinese: String {
    switch reason {
    case .ends: "文本到此中断。"
    case .unexpected(let scalar): "此处不能是 \(shown(scalar))。"
    case .repeated(let name): "`\(name.visible)` 重复出现。"
    case .tooDeep(let limit): "嵌套不能超过 \(limit) 层。"
    case .numberTooLarge: "数字太大。"
    case .controlCharacter: "字符串里的控制字符要写成转义。"
    case .badEscape: "这个转义不表示任何字符。"
    case .notUTF8: "字符串不是 UTF-8。"
    }
  }

  private func shown(_ scalar: Unicode.Scalar) -> String {
    let isPlain = scalar.value > 0x20 && scalar.value < 0x7F
    return isPlain ? "`\(Character(scalar))`" : "U+" + String(scalar.value, radix: 16)
  }
}
