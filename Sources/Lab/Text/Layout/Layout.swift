/// Text on a terminal: how wide it is, and where it breaks.
public enum Layout {
  /// Terminal cells: two for East Asian wide characters and emoji, none for marks that combine.
  public static func width(of text: String) -> Int { width(of: text[...]) }

  static func width(of text: Substring) -> Int {
    widthInASCII(text) ?? text.reduce(0) { $0 + width(of: $1) }
  }

  /// Of what has no other characters: then none needs to be put together from several bytes.
  private static func widthInASCII(_ text: Substring) -> Int? {
    var width = 0
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      if byte >= 0x20, byte != 0x7F { width += 1 }
    }
    return width
  }

  public static func width(of character: Character) -> Int { character.cells }

  /// It is written without spaces, so that a line may break on either side of it.
  static func breaksAnywhere(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// No line may start with one of these.
  public static func closes(_ character: Character) -> Bool {
    guard let scalar = character.onlyScalar else { return false }
    switch scalar {
    case "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "】", "》", "〉", "”", "’", "…", "—", "·",
      "％", ")", "]", "}", ",", ".", ";", ":", "!", "?", "］":
      return true
    default: return false
    }
  }

  /// No line may end with one of these.
  public static func opens(_ character: Character) -> Bool {
    guard let scalar = character.onlyScalar else { return false }
    switch scalar {
    case "（", "「", "『", "【", "《", "〈", "“", "‘", "(", "[", "{", "［": return true
    default: return false
    }
  }
}

extension Character {
  /// Compared as a number: to compare characters is to compare texts, however they are composed.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
