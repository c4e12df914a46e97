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

  public static func width(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // The selector that asks for a picture.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, width(of: scalar))
    }
    return widest
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return 1 }
    if isCombining(value) { return 0 }
    return isWide(value) ? 2 : 1
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x20D0...0x20FF, 0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2614...0x2615,
      0x2648...0x2653, 0x26A1, 0x26BD...0x26BE, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
      0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E,
      0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

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
  static func closes(_ character: Character) -> Bool {
    guard let scalar = character.onlyScalar else { return false }
    switch scalar {
    case "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "】", "》", "〉", "”", "’", "…", "—", "·",
      "％", ")", "]", "}", ",", ".", ";", ":", "!", "?", "］":
      return true
    default: return false
    }
  }

  /// No line may end with one of these.
  static func opens(_ character: Character) -> Bool {
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
