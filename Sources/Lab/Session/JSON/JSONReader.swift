/// Reads JSON that nobody vouches for: strict as the standard is, no deeper than it is told, and
/// exact about where something is wrong.
///
/// It can be led through an array element by element, so that whoever reads knows where each stands.
public struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private let depthLimit: Int
  /// The arrays and objects that are open, and whether nothing of each was read yet.
  private var open: [Bool] = []
  /// How many bytes come before the name that was read last.
  public private(set) var nameOffset = 0

  public init(_ bytes: [UInt8], depthLimit: Int = 32) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// A whole text.
  public static func read(
    _ bytes: [UInt8], depthLimit: Int = 32
  ) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes, depthLimit: depthLimit)
    let value = try reader.value()
    try reader.end()
    return value
  }

  /// How many bytes come before the next value.
  public mutating func offset() -> Int {
    skipSpace()
    return place
  }

  /// Counted from the beginning each time: it is for what goes wrong.
  public func position(of offset: Int) -> JSONError.Position {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    // The bytes that go on with a character are not counted.
    let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return JSONError.Position(line: line, column: column)
  }

  // MARK: Step by step

  public mutating func openArray() throws(JSONError) { try open("[") }

  /// Whether there is another element. Where there is none, the array is closed.
  public mutating func nextElement() throws(JSONError) -> Bool { try next(before: "]") }

  public mutating func openObject() throws(JSONError) { try open("{") }

  /// The name of the next member, whose value comes next; nil where the object is closed.
  public mutating func nextName() throws(JSONError) -> String? {
    guard try next(before: "}") else { return nil }
    skipSpace()
    guard peek == UInt8(ascii: "\"") else { throw unexpected() }
    nameOffset = place
    let name = try string()
    skipSpace()
    try take(":")
    return name
  }

  /// Nothing else may follow.
  public mutating func end() throws(JSONError) {
    skipSpace()
    if place < bytes.count { throw unexpected() }
  }

  // MARK: Values

  /// It calls itself no deeper than the limit.
  public mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let byte = peek else { throw error(.ends, at: place) }
    switch byte {
    case UInt8(ascii: "{"):
      try openObject()
      var members: [JSON.Member] = []
      var names: Set<String> = []
      while let name = try nextName() {
        guard names.insert(name).inserted else { throw error(.repeated(name), at: nameOffset) }
        members.append(JSON.Member(name: name, value: try value()))
      }
      return .object(members)
    case UInt8(ascii: "["):
      try openArray()
      var elements: [JSON] = []
      while try nextElement() { elements.append(try value()) }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  /// A value, and the text of it: of a number that may say more than a Double can.
  public typealias Source = (value: JSON, text: ArraySlice<UInt8>)

  /// An object's members, with the text of each.
  public mutating func members() throws(JSONError) -> [(name: String, source: Source)] {
    try openObject()
    var members: [(name: String, source: Source)] = []
    var names: Set<String> = []
    while let name = try nextName() {
      guard names.insert(name).inserted else { throw error(.repeated(name), at: nameOffset) }
      let start = offset()
      let value = try value()
      members.append((name, (value, bytes[start..<place])))
    }
    return members
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let start = place
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else {
        if place >= bytes.count { throw error(.ends, at: place) }
        throw error(.unexpected(character(at: start)), at: start)
      }
      place += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    if peek == UInt8(ascii: "-") { place += 1 }
    if peek == UInt8(ascii: "0") {
      place += 1
    } else {
      try digits()
    }
    if peek == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      place += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      value.isFinite
    else { throw error(.numberTooLarge, at: start) }
    return value
  }

  private mutating func digits() throws(JSONError) {
    guard let byte = peek, isDigit(byte) else { throw unexpected() }
    while let byte = peek, isDigit(byte) { place += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Bytes

  private mutating func open(_ bracket: Unicode.Scalar) throws(JSONError) {
    skipSpace()
    let start = place
    try take(bracket)
    guard open.count < depthLimit else { throw error(.tooDeep(limit: depthLimit), at: start) }
    open.append(true)
  }

  private mutating func next(before bracket: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    guard let isFirst = open.last else { return false }
    if peek == UInt8(ascii: bracket) {
      place += 1
      open.removeLast()
      return false
    }
    if isFirst {
      open[open.count - 1] = false
    } else {
      try take(",")
    }
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(JSONError) {
    guard peek == UInt8(ascii: sign) else { throw unexpected() }
    place += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  // MARK: Errors

  private func unexpected() -> JSONError {
    place < bytes.count
      ? error(.unexpected(character(at: place)), at: place) : error(.ends, at: place)
  }

  private func error(_ reason: JSONError.Reason, at place: Int) -> JSONError {
    JSONError(position: position(of: place), reason: reason)
  }

  private func character(at place: Int) -> Unicode.Scalar {
    String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? "\u{FFFD}"
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw error(.ends, at: place) }
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error(.notUTF8, at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text += String(Character(try escaped())).utf8
      case ..<0x20: throw error(.controlCharacter, at: place)
      default:
        text.append(byte)
        place += 1
      }
    }
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let byte = peek else { throw error(.ends, at: place) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error(.badEscape, at: start)
    }
    var value = try fourDigits(start)
    // Two halves make one character; neither is one alone.
    if (0xD800..<0xDC00).contains(value), peek == UInt8(ascii: "\\"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      let low = try fourDigits(start)
      guard (0xDC00..<0xE000).contains(low) else { throw error(.badEscape, at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw error(.badEscape, at: start) }
    return scalar
  }

  private mutating func fourDigits(_ start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw error(.ends, at: place) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error(.badEscape, at: start)
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
