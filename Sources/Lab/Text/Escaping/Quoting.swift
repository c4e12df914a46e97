extension String {
  /// As one word of a command, whatever is in it: what the lexer reads back as this text.
  public var quoted: String {
    let inside = escapingBytes { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      default: nil
      }
    }
    return "\"" + inside + "\""
  }
}
