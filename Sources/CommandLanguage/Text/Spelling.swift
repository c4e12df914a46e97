extension String {
  /// What two spellings of one word share: `hit-test`, `hitTest` and `HitTest` are all `hittest`.
  public var spellingKey: String {
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
}
