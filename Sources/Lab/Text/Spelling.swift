extension String {
  /// What two spellings of one word share: `hit-test`, `hitTest` and `HitTest` are all `hittest`.
  public var spellingKey: String {
    // What changes is ASCII, so that the bytes of all else can stay as they are.
    guard utf8.contains(where: { $0.isSpeltOtherwise }) else { return self }
    var key: [UInt8] = []
    key.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: ":"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte + 32)
      default: key.append(byte)
      }
    }
    return String(decoding: key, as: UTF8.self)
  }
}

extension UInt8 {
  /// A key has none of these.
  fileprivate var isSpeltOtherwise: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
