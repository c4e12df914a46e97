extension String {
  /// As text within a line of Markdown: in brackets it does not close them, and nothing of it is a mark.
  public var inMarkdown: String {
    escapingBytes { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "["): "\\["
      case UInt8(ascii: "]"): "\\]"
      case UInt8(ascii: "`"): "\\`"
      case UInt8(ascii: "*"): "\\*"
      case UInt8(ascii: "_"): "\\_"
      case UInt8(ascii: "<"): "\\<"
      case UInt8(ascii: ">"): "\\>"
      case UInt8(ascii: "&"): "\\&"
      case UInt8(ascii: "!"): "\\!"
      default: nil
      }
    }
  }
}
