extension String {
  /// Goes on with the next line. Chinese has no space between two characters, nor after a full stop.
  public mutating func append(line: String) {
    if let last = unicodeScalars.last, let next = line.unicodeScalars.first,
      last.isChinesePunctuation || last.isChinese && next.isChinese || next.isChinesePunctuation
    {
      self += line
    } else {
      self += " " + line
    }
  }

  /// A text that goes over several lines, on one.
  public var joiningLines: String {
    var joined: String?
    for line in split(separator: "\n") {
      joined?.append(line: line.trimmed)
      joined = joined ?? line.trimmed
    }
    return joined ?? ""
  }
}

extension Unicode.Scalar {
  fileprivate var isChinesePunctuation: Bool {
    (0x3000...0x303F).contains(value) || (0xFF00...0xFF60).contains(value)
  }

  fileprivate var isChinese: Bool { (0x2E80...0x9FFF).contains(value) || isChinesePunctuation }
}
