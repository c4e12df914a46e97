import Narration

/// Makes characters visible that would move the cursor, hide or turn text around.
enum Visible {
  static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    guard text.unicodeScalars.contains(where: isTreacherous) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isTreacherous(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The first so many cells of a text, quoted.
  static func quoted(_ text: String, limit: Int, ellipsis: String) -> String {
    var result = ""
    var width = 0
    for character in text {
      let piece = Visible.text(String(character))
      width += Layout.width(of: piece)
      if width > limit { return "\"" + result + ellipsis + "\"" }
      result += piece == "\"" ? "\\\"" : piece
    }
    return "\"" + result + "\""
  }

  private static func isTreacherous(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    if scalar.value < 0xA0 || scalar.value & 0xFFFE == 0xFFFE { return true }
    // Joiners shape words and emoji.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
