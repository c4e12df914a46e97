import Lab

/// The words for choices.
public enum Choice {
  /// The answer where nobody is.
  public static let nobody = "nobody"

  /// As a language offers it.
  public static func nobody(in language: Language) -> String {
    DrillPhrase.nothing.text(in: language)
  }

  /// In whatever words.
  public static func isNobody(_ choice: String) -> Bool { AnswerKey(choice) == AnswerKey(nobody) }

  /// Letters, but numbers where a choice is a letter itself: a view called B is no second choice.
  public static func labels(for choices: [String]) -> [String] {
    let hasLetters = choices.contains { $0.count == 1 && $0.first?.isLetter == true }
    guard !hasLetters, choices.count <= 26 else {
      return (1...max(1, choices.count)).map(String.init)
    }
    return choices.indices.map { String(UnicodeScalar(UInt8(97 + $0))) }
  }
}

/// What two spellings of one answer have in common.
public struct AnswerKey: Hashable, Sendable {
  let text: String

  public init(_ text: String) {
    let folded = Self.foldedASCII(text) ?? Self.folded(text)
    self.text = Self.synonyms[folded] ?? Self.number(folded) ?? folded
  }

  /// `5`, `5.0` and `05` are one number. Nil for what is none, or would lose something.
  private static func number(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ numerals.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return Int(exactly: value).map { String($0) } ?? String(value)
  }

  private static let numerals = Set("0123456789.+-".utf8)

  private static func folded(_ text: String) -> String {
    var result = ""
    var rest = text.lowercased()[...]
    while let character = rest.popFirst() {
      let isPoint = character == "." && rest.first?.isNumber == true
      if isPoint || !(character.isWhitespace || "`\"'“”‘’。.?？!！".contains(character)) {
        result.append(character)
      }
    }
    return result
  }

  /// The same for what is all ASCII, as nearly every answer is: byte by byte, because thousands are
  /// compared while a question is made. Nil for anything else.
  private static func foldedASCII(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      // The point of a number is no full stop.
      case UInt8(ascii: ".") where rest.first.map { (0x30...0x39).contains($0) } == true:
        bytes.append(byte)
      case UInt8(ascii: "\t")...UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "`"),
        UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "?"),
        UInt8(ascii: "!"):
        break
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let synonyms: [String: String] = {
    var table: [String: String] = [:]
    let sets: [(String, [String])] = [
      (
        "nobody",
        [
          "none", "nil", "noone", "nothing", "null", "没有", "没人", "没有人", "无", "无人", "谁也没有",
          "谁都没有", "都没有", "無",
        ]
      ),
      ("window", ["窗口"]), ("controller", ["控制器"]),
      ("yes", ["true", "是", "会", "對", "对", "y"]),
      ("no", ["false", "否", "不", "不是", "不会", "n"]),
    ]
    for (key, words) in sets { for word in words { table[word] = key } }
    return table
  }()
}
