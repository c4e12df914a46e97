extension String {
  /// With every byte that means something where the text is written put as something else.
  ///
  /// By bytes, since all that means something is ASCII, and no byte of another letter looks like it.
  /// A `Character` may hide it: a letter that joins the next one, or a mark that joins the one before,
  /// makes one of itself and a `<`, and that is not equal to `<`.
  func escapingBytes(_ escape: (UInt8) -> String?) -> String {
    guard utf8.contains(where: { escape($0) != nil }) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + 32)
    for byte in utf8 {
      if let written = escape(byte) {
        result.append(contentsOf: written.utf8)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
