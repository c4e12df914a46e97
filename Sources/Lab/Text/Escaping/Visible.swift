extension String {
  /// With every character shown that would move a terminal's cursor, hide, or turn text around.
  ///
  /// All that a user wrote goes through here before it is printed, drawn or exported.
  public var visible: String { visible(keepingTabs: false) }

  /// `keepingTabs`: for lines of a document, which may hold them.
  public func visible(keepingTabs: Bool) -> String {
    visible { keepingTabs && $0 == "\t" }
  }

  /// The same of several lines, which stay apart.
  public var visibleLines: String { visible { $0 == "\n" || $0 == "\t" } }

  private func visible(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }),
      unicodeScalars.contains(where: { $0.isTreacherous && !isKept($0) })
    else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isTreacherous, !isKept(scalar) {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same, cut where it is long: for the words that a message repeats.
  public var printable: String { printable(40) }

  /// A line that is to be typed as it is shown: half of one is of no use.
  public var typable: String { printable(200) }

  private func printable(_ limit: Int) -> String {
    // One character may carry thousands of marks.
    let start = prefix(limit).unicodeScalars.prefix(3 * limit)
    return String(String.UnicodeScalarView(start)).visible
      + (start.endIndex < unicodeScalars.endIndex ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// A line or a document that holds one of these is refused. A tab stands for a space.
  public var isControl: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Printed as it is, it would do something, or nobody would see it.
  public var isTreacherous: Bool {
    if value < 0x7F { return value < 0x20 }
    if value < 0xA0 || properties.isNoncharacterCodePoint { return true }
    switch value {
    // Joiners and selectors shape words and emoji.
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
