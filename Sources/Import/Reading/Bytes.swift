/// Looking at UTF-8 without making characters of it.
typealias Bytes = ArraySlice<UInt8>

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let bar = UInt8(ascii: "|")
  static let quote = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")

  var isBlank: Bool { self == .blank || self == .tab || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Of a class or a variable; other scripts are letters too.
  var isOfName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  var isHex: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  var trimmed: Bytes {
    var slice = self
    while let first = slice.first, first.isBlank { slice.removeFirst() }
    while let last = slice.last, last.isBlank { slice.removeLast() }
    return slice
  }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    return text.withUTF8Buffer { wanted in
      for at in 0..<length where self[startIndex + at] != wanted[at] { return false }
      return true
    }
  }

  /// Where a text starts.
  func find(_ text: StaticString, from start: Int? = nil) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return startIndex }
    return text.withUTF8Buffer { wanted in
      var at = start ?? startIndex
      while at + length <= endIndex {
        if self[at] == wanted[0] {
          var same = 1
          while same < length, self[at + same] == wanted[same] { same += 1 }
          if same == length { return at }
        }
        at += 1
      }
      return nil
    }
  }

  func contains(_ text: StaticString) -> Bool { find(text) != nil }

  /// The numbers of `(0 20; 320 480)`, `{{0, 0}, {320, 480}}` or `[1, 0, 0, 1, 0, 0]`, with `inf` and
  /// `nan` among them; nil for anything else.
  var numbers: [Double]? {
    var found: [Double] = []
    var at = startIndex
    while at < endIndex {
      let byte = self[at]
      if byte.isBlank || byte == .comma || byte == .semicolon || "(){}[]".utf8.contains(byte) {
        at += 1
        continue
      }
      let start = at
      while at < endIndex, self[at].isLetter || self[at].isDigit || "+-.".utf8.contains(self[at]) {
        at += 1
      }
      guard at > start, let number = Double(self[start..<at].text) else { return nil }
      found.append(number)
    }
    return found
  }
}
