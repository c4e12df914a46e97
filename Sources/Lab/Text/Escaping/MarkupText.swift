extension String {
  /// As text of HTML, SVG or other XML, between tags or as an attribute's value in `"`.
  public var inMarkup: String {
    escapingBytes { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil
      }
    }
  }
}
