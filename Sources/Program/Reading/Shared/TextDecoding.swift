/// The characters that a string's letters stand for.
struct TextDecoding {
  let language: SourceLanguage
  /// `#` in front of the quotes: as many follow a backslash that means something.
  var hashes = 0
  /// Of a string of several lines: the blanks in front of its last quotes.
  var indent: [UInt8]?

  /// Nil: an escape that means nothing.
  func decode(_ text: ArraySlice<UInt8>, startsText: Bool, endsText: Bool) -> String? {
    var found: [UInt8] = []
    found.reserveCapacity(text.count)
    var index = text.startIndex
    let end = endsText ? endOfContent(of: text) : text.endIndex
    if indent != nil, startsText { index = lineStart(after: index, in: text, to: end) }
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "\\"), isEscape(index, in: text, to: end) {
        guard let next = escape(at: index + 1 + hashes, in: text, to: end, into: &found) else {
          return nil
        }
        index = next
      } else if indent != nil, byte.isLineEnd {
        found.append(UInt8(ascii: "\n"))
        index = lineStart(after: index, in: text, to: end)
      } else {
        found.append(byte)
        index += 1
      }
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// The last line's end belongs to the quotes, with the blanks behind it.
  private func endOfContent(of text: ArraySlice<UInt8>) -> Int {
    guard indent != nil else { return text.endIndex }
    var end = text.endIndex
    while end > text.startIndex, text[end - 1].isBlank { end -= 1 }
    guard end > text.startIndex, text[end - 1].isLineEnd else { return text.endIndex }
    end -= 1
    if end > text.startIndex, text[end] == UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return end
  }

  private func lineStart(after index: Int, in text: ArraySlice<UInt8>, to end: Int) -> Int {
    var index = index
    while index < end, text[index].isBlank { index += 1 }
    if index < end, text[index] == UInt8(ascii: "\r") { index += 1 }
    if index < end, text[index] == UInt8(ascii: "\n") { index += 1 }
    guard let indent else { return index }
    for blank in indent {
      guard index < end, text[index] == blank else { break }
      index += 1
    }
    return index
  }

  private func isEscape(_ index: Int, in text: ArraySlice<UInt8>, to end: Int) -> Bool {
    guard index + hashes < end else { return false }
    for offset in 0..<hashes where text[index + 1 + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  private func escape(
    at start: Int, in text: ArraySlice<UInt8>, to end: Int, into found: inout [UInt8]
  ) -> Int? {
    guard start < end else { return nil }
    switch text[start] {
    case UInt8(ascii: "n"): found.append(0x0A)
    case UInt8(ascii: "t"): found.append(0x09)
    case UInt8(ascii: "r"): found.append(0x0D)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): found.append(text[start])
    case UInt8(ascii: "u") where language == .swift:
      return scalarInBraces(at: start + 1, in: text, to: end, into: &found)
    case UInt8(ascii: "0") where language == .swift: found.append(0)
    case UInt8(ascii: "u") where language == .objectiveC:
      return hexScalar(at: start + 1, digits: 4, in: text, to: end, into: &found)
    case UInt8(ascii: "U") where language == .objectiveC:
      return hexScalar(at: start + 1, digits: 8, in: text, to: end, into: &found)
    case UInt8(ascii: "x") where language == .objectiveC:
      return hexScalar(at: start + 1, digits: 2, in: text, to: end, into: &found)
    case UInt8(ascii: "0")...UInt8(ascii: "7") where language == .objectiveC:
      return octal(at: start, in: text, to: end, into: &found)
    case UInt8(ascii: "a") where language == .objectiveC: found.append(0x07)
    case UInt8(ascii: "b") where language == .objectiveC: found.append(0x08)
    case UInt8(ascii: "e") where language == .objectiveC: found.append(0x1B)
    case UInt8(ascii: "f") where language == .objectiveC: found.append(0x0C)
    case UInt8(ascii: "v") where language == .objectiveC: found.append(0x0B)
    case UInt8(ascii: "?") where language == .objectiveC: found.append(text[start])
    case let byte where byte.isLineEnd || byte.isBlank:
      return joinedLine(at: start, in: text, to: end)
    // C takes the character as it stands.
    case let byte where language == .objectiveC: found.append(byte)
    default: return nil
    }
    return start + 1
  }

  /// A backslash at the end of a line joins the next to it.
  private func joinedLine(at start: Int, in text: ArraySlice<UInt8>, to end: Int) -> Int? {
    var index = start
    while index < end, text[index].isBlank { index += 1 }
    guard index < end, text[index].isLineEnd else { return nil }
    return lineStart(after: index, in: text, to: end)
  }

  private func scalarInBraces(
    at start: Int, in text: ArraySlice<UInt8>, to end: Int, into found: inout [UInt8]
  ) -> Int? {
    guard start < end, text[start] == UInt8(ascii: "{") else { return nil }
    var (index, value, count) = (start + 1, UInt32(0), 0)
    while index < end, let digit = text[index].hexValue, count < 8 {
      value = value << 4 | digit
      (index, count) = (index + 1, count + 1)
    }
    guard count > 0, index < end, text[index] == UInt8(ascii: "}"),
      append(value, to: &found)
    else { return nil }
    return index + 1
  }

  private func hexScalar(
    at start: Int, digits: Int, in text: ArraySlice<UInt8>, to end: Int, into found: inout [UInt8]
  ) -> Int? {
    var (index, value) = (start, UInt32(0))
    while index < end, index < start + digits, let digit = text[index].hexValue {
      value = value << 4 | digit
      index += 1
    }
    if digits == 2 {
      // Bytes in a row are UTF-8, as `\xe4\xbd\xa0`.
      guard index > start else { return nil }
      found.append(UInt8(value))
      return index
    }
    return index > start && append(value, to: &found) ? index : nil
  }

  private func octal(
    at start: Int, in text: ArraySlice<UInt8>, to end: Int, into found: inout [UInt8]
  ) -> Int? {
    var (index, value) = (start, UInt32(0))
    while index < min(end, start + 3), text[index] >= UInt8(ascii: "0"),
      text[index] <= UInt8(ascii: "7")
    {
      value = value << 3 | UInt32(text[index] - UInt8(ascii: "0"))
      index += 1
    }
    found.append(UInt8(truncatingIfNeeded: value))
    return index
  }

  private func append(_ value: UInt32, to found: inout [UInt8]) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    found += Array(String(Character(scalar)).utf8)
    return true
  }
}
