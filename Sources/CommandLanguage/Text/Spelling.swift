extension String {
  /// What two spellings of one word share: `hit-test`, `hitTest` and `HitTest` are all `hittest`.
  var spellingKey: String {
    var key = ""
    key.reserveCapacity(utf8.count)
    for scalar in unicodeScalars where scalar != "-" && scalar != ":" {
      switch scalar {
      case "A"..."Z":
        key.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      default: key.unicodeScalars.append(scalar)
      }
    }
    return key
  }

  /// Printed with every control character shown, and cut where it is long.
  public var printable: String {
    var result = ""
    for (index, character) in self.enumerated() {
      if index == 40 { return result + "…" }
      if let control = character.unicodeScalars.first(where: { $0.isControl || $0 == "\t" }) {
        result += "\\u{" + String(control.value, radix: 16, uppercase: true) + "}"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
