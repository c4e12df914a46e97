/// Turns what a terminal sends into keys. Bytes may come in any pieces.
public struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  private var pasted: [UInt8]?

  /// More than this in one paste is left out.
  public static let pasteLimit = 4 << 20

  public init() {}

  public mutating func feed(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// Does an escape wait for what may follow it?
  public var endsInEscape: Bool { pasted == nil && bytes[start...].elementsEqual([0x1B]) }

  /// Nothing follows: it was the Escape key.
  public mutating func flushEscape() -> Key? {
    guard endsInEscape else { return nil }
    start += 1
    return .control(0x1B)
  }

  /// The next key; nil until more bytes have come.
  public mutating func next() -> Key? {
    while start < bytes.count {
      if pasted != nil { return takePaste() }
      let byte = bytes[start]
      if byte == 0x1B {
        switch escape() {
        case .incomplete: return nil
        case .nothing: continue
        case .key(let key): return key
        }
      }
      if byte < 0x20 || byte == 0x7F {
        start += 1
        return .control(byte)
      }
      return text()
    }
    return nil
  }

  // MARK: Text

  /// One character of UTF-8; what is none becomes U+FFFD, a byte at a time.
  private mutating func text() -> Key? {
    let first = bytes[start]
    let length =
      switch first {
      case ..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    let end = start + max(length, 1)
    let rest = bytes[(start + 1)..<min(end, bytes.count)]
    let isBroken = length == 0 || rest.contains { $0 & 0xC0 != 0x80 }
    if !isBroken, end > bytes.count { return nil }
    guard !isBroken, let text = String(validating: bytes[start..<end], as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else {
      start += 1
      return .text("\u{FFFD}")
    }
    start = end
    return .text(scalar)
  }

  // MARK: Escape sequences

  private enum Found {
    case incomplete
    /// Bytes that mean nothing to us; they are gone.
    case nothing
    case key(Key)
  }

  private mutating func escape() -> Found {
    guard start + 1 < bytes.count else { return .incomplete }
    let next = bytes[start + 1]
    switch next {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard start + 2 < bytes.count else { return .incomplete }
      return take(through: start + 2)
    case UInt8(ascii: "]"): return answer()
    case 0x1B:
      // Alt before a key that sends a sequence itself.
      start += 1
      return .nothing
    case 0x0A, 0x0D:
      start += 2
      return .key(.named(.altEnter))
    case 0x08, 0x7F:
      start += 2
      return .key(.alt(0x7F))
    case ..<0x20, 0x80...:
      start += 1
      return .nothing
    default: return alt(next)
    }
  }

  private mutating func alt(_ byte: UInt8) -> Found {
    start += 2
    return .key(.alt(byte))
  }

  private mutating func controlSequence() -> Found {
    var end = start + 2
    // The Linux console's function keys have a second bracket.
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") { end += 1 }
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else { return .incomplete }
    guard (0x40...0x7E).contains(bytes[end]) else {
      // Broken off; what broke it is a key again.
      start = end
      return .nothing
    }
    // A click, as old terminals tell it.
    if end == start + 2, bytes[end] == UInt8(ascii: "M") {
      guard end + 3 < bytes.count else { return .incomplete }
      start = end + 4
      return .nothing
    }
    if bytes[(start + 2)...end].elementsEqual("200~".utf8) {
      start = end + 1
      pasted = []
      return .nothing
    }
    return take(through: end)
  }

  private mutating func take(through end: Int) -> Found {
    let sequence = Array(bytes[(start + 1)...end])
    start = end + 1
    return .key(NamedKey(sequence: sequence).map { .named($0) } ?? .sequence(sequence))
  }

  /// An answer of the terminal's: a number first, and a bell or `ESC \` last.
  private mutating func answer() -> Found {
    guard start + 2 < bytes.count else { return .incomplete }
    guard (0x30...0x39).contains(bytes[start + 2]) else { return alt(UInt8(ascii: "]")) }
    let reach = min(bytes.count, start + 4096)
    guard let end = bytes[(start + 2)..<reach].firstIndex(where: { $0 < 0x20 }) else {
      guard reach == bytes.count else { return alt(UInt8(ascii: "]")) }
      return .incomplete
    }
    guard bytes[end] == 0x1B else {
      start = bytes[end] == 0x07 ? end + 1 : end
      return .nothing
    }
    guard end + 1 < bytes.count else { return .incomplete }
    start = bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
    return .nothing
  }

  // MARK: Pasting

  private mutating func takePaste() -> Key? {
    let mark: [UInt8] = [0x1B] + "[201~".utf8
    var at = start
    while at < bytes.count {
      if bytes[at] == 0x1B {
        let rest = bytes[at..<min(at + mark.count, bytes.count)]
        if rest.elementsEqual(mark) {
          let text = String(decoding: pasted ?? [], as: UTF8.self)
          (start, pasted) = (at + mark.count, nil)
          return .paste(text)
        }
        if mark.starts(with: rest) { break }
      }
      if (pasted?.count ?? 0) < KeyDecoder.pasteLimit { pasted?.append(bytes[at]) }
      at += 1
    }
    start = at
    return nil
  }
}
