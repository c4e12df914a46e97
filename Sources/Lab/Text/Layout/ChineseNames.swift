/// Names of the user's in Chinese prose. Without a mark one cannot see where a Chinese name ends.
extension String {
  /// In 「」 where it is written in Chinese.
  public var markedAsName: String {
    unicodeScalars.contains { $0.isChinese } ? "「\(self)」" : self
  }

  /// Without the spaces that stand between a marked name and Chinese text: templates have them for
  /// names in Latin letters.
  public var closedUpAroundNames: String {
    guard unicodeScalars.contains("「") else { return self }
    var result = String.UnicodeScalarView()
    let all = Array(unicodeScalars)
    for (index, scalar) in all.enumerated() {
      if scalar == " ", index > 0, index + 1 < all.count {
        let (before, after) = (all[index - 1], all[index + 1])
        if before == "」" && after.isChineseText || before.isChineseText && after == "「" { continue }
      }
      result.append(scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isChinese: Bool {
    switch value {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// A character, or punctuation that stands among them.
  fileprivate var isChineseText: Bool {
    isChinese || (0x3001...0x301F).contains(value) || (0xFF01...0xFF20).contains(value)
  }
}
