extension Check {
  /// The document with today's answers; whatever is not one of them stays the same to the byte.
  public var updated: [UInt8] {
    let text = document.text
    var result: [UInt8] = []
    var copied = 0
    for session in document.sessions {
      let indent = [UInt8](repeating: UInt8(ascii: " "), count: session.indent)
      for exchange in session.exchanges {
        guard let answer = changed[exchange.line] else { continue }
        let old = text.bytes(ofLines: exchange.answerLines)
        result += text.bytes[copied..<old.lowerBound]
        for line in answer {
          if !line.isEmpty { result += indent }
          result += line.utf8
          result += text.end(of: exchange.line)
        }
        copied = old.upperBound
      }
    }
    return result + text.bytes[copied...]
  }
}
