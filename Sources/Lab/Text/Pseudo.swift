/// English made strange, letter by letter: what is plain in a session in it was said by no phrase.
extension String {
  /// Accented, and longer than it was. What stands between backticks can be typed, and stays.
  var accented: String {
    var result = String.UnicodeScalarView()
    var isCode = false
    for scalar in unicodeScalars {
      if scalar == "`" { isCode.toggle() }
      guard !isCode, let strange = scalar.accented else {
        result.append(scalar)
        continue
      }
      result.append(strange)
      if scalar.isVowel { result.append(strange) }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  private static let small = Array("áƀçðéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýž".unicodeScalars)
  private static let large = Array("ÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ".unicodeScalars)

  fileprivate var accented: Unicode.Scalar? {
    switch value {
    case 0x61...0x7A: Self.small[Int(value - 0x61)]
    case 0x41...0x5A: Self.large[Int(value - 0x41)]
    default: nil
    }
  }

  fileprivate var isVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }
}
