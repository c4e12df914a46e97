/// Is a text one JSON value (RFC 8259)? It is read by itself, so that what wrote it is no judge.
public struct JSONText {
  public let isValid: Bool

  public init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    isValid = reader.value(depth: 0) && reader.at == reader.bytes.count
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      at += 1
      return true
    }

    mutating func take(word: StaticString) -> Bool {
      word.withUTF8Buffer { word in
        guard bytes[at...].starts(with: word) else { return false }
        at += word.count
        return true
      }
    }

    mutating func value(depth: Int) -> Bool {
      guard depth < 200 else { return false }
      switch next {
      case UInt8(ascii: "{"): return members(depth: depth)
      case UInt8(ascii: "["): return elements(depth: depth)
      case UInt8(ascii: "\""): return string()
      case UInt8(ascii: "t"): return take(word: "true")
      case UInt8(ascii: "f"): return take(word: "false")
      case UInt8(ascii: "n"): return take(word: "null")
      default: return number()
      }
    }

    mutating func elements(depth: Int) -> Bool {
      at += 1
      if take("]") { return true }
      repeat { guard value(depth: depth + 1) else { return false } } while take(",")
      return take("]")
    }

    mutating func members(depth: Int) -> Bool {
      at += 1
      if take("}") { return true }
      repeat {
        guard string(), take(":"), value(depth: depth + 1) else { return false }
      } while take(",")
      return take("}")
    }

    mutating func string() -> Bool {
      guard take("\"") else { return false }
      while let byte = next {
        at += 1
        switch byte {
        case UInt8(ascii: "\""): return true
        case UInt8(ascii: "\\"):
          guard escape() else { return false }
        case 0..<0x20: return false
        default: break
        }
      }
      return false
    }

    mutating func escape() -> Bool {
      guard let byte = next else { return false }
      at += 1
      if byte == UInt8(ascii: "u") {
        for _ in 0..<4 {
          guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else { return false }
          at += 1
        }
        return true
      }
      return Array("\"\\/bfnrt".utf8).contains(byte)
    }

    mutating func digits() -> Bool {
      let start = at
      while let byte = next, (48...57).contains(byte) { at += 1 }
      return at > start
    }

    mutating func number() -> Bool {
      _ = take("-")
      if !take("0") { guard digits() else { return false } }
      if take(".") { guard digits() else { return false } }
      if take("e") || take("E") {
        if !take("+") { _ = take("-") }
        guard digits() else { return false }
      }
      return true
    }
  }
}
