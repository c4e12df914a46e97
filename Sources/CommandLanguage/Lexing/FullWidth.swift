extension String {
  /// The first mark that a Chinese keyboard types for one of the command language's, and that one.
  var fullWidthMark: (mark: Character, plain: Character)? {
    for character in self {
      switch character {
      case "，", "、": return (character, ",")
      case "；": return (character, ";")
      case "＝": return (character, "=")
      case "（": return (character, "(")
      case "）": return (character, ")")
      case "＃": return (character, "#")
      case "“", "”", "＂": return (character, "\"")
      default: continue
      }
    }
    return nil
  }
}
