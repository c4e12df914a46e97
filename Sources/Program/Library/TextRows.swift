/// String, Substring and Character. Positions in a text are numbers of characters.
extension Library {
  mutating func addTexts() {
    addParts()
    addSearching()
    addChanging()
    addMakingTexts()
    addCharacters()
  }

  private mutating func addMakingTexts() {
    add(.text, "init()", [], .text, [.isStatic]) { m, w, at throws(Stop) in .text("") }
    add(.text, "init(_:)", [.parameter("T")], .text, [.isStatic]) { m, w, at throws(Stop) in
      if case .array(let list) = m[at + 1].content {
        var text = ""
        for item in list.items {
          guard let piece = item.asText, piece.count == 1 else {
            return .text(try m.described(m[at + 1], &w))
          }
          text += piece
        }
        return try m.text(text)
      }
      return try m.text(try m.described(m[at + 1], &w))
    }
    add(.text, "init(_:radix:)", [.int, .int], .text, [.isStatic]) { m, w, at throws(Stop) in
      .text(String(m.int(at + 1), radix: max(2, min(36, m.int(at + 2)))))
    }
    add(.text, "init(_:radix:uppercase:)", [.int, .int, .bool], .text, [.isStatic]) {
      m, w, at throws(Stop) in
      .text(
        String(m.int(at + 1), radix: max(2, min(36, m.int(at + 2))), uppercase: m.truth(m[at + 3])))
    }
    add(.text, "init(repeating:count:)", [.text, .int], .text, [.isStatic]) {
      m, w, at throws(Stop) in
      let (text, count) = (m.string(at + 1), m.int(at + 2))
      guard count >= 0 else {
        throw .crash(.preconditionFailed("Negative count not allowed"), .nowhere)
      }
      guard text.utf8.count.multipliedReportingOverflow(by: count).partialValue <= m.limits.memory,
        count <= m.limits.memory
      else {
        throw .tooMuchMemory(.nowhere)
      }
      return try m.text(String(repeating: text, count: count))
    }
    for label in ["describing", "stringLiteral", "reflecting"] {
      add(.text, "init(\(label):)", [.any], .text, [.isStatic]) { m, w, at throws(Stop) in
        .text(try m.described(m[at + 1], isDebug: label == "reflecting", &w))
      }
    }
    add(.text, "init(localized:)", [.text], .text, [.isStatic]) { m, w, at throws(Stop) in
      m[at + 1]
    }
    add(.text, "init(format:_:)", [.text, .array(.any)], .text, [.isStatic, .variadicLast]) {
      m, w, at throws(Stop) in
      try m.text(try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w))
    }
    add(.text, "init(decoding:as:)", [.array(.integer(.uint8)), .any], .text, [.isStatic]) {
      m, w, at throws(Stop) in
      let bytes = try m.items(at + 1, &w).map { UInt8(truncatingIfNeeded: $0.asInteger ?? 0) }
      return try m.text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func addCharacters() {
    let tests: [(String, @Sendable (Character) -> Bool)] = [
      ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }),
      ("isWholeNumber", { $0.isWholeNumber }), ("isWhitespace", { $0.isWhitespace }),
      ("isNewline", { $0.isNewline }), ("isUppercase", { $0.isUppercase }),
      ("isLowercase", { $0.isLowercase }), ("isPunctuation", { $0.isPunctuation }),
      ("isSymbol", { $0.isSymbol }), ("isHexDigit", { $0.isHexDigit }), ("isASCII", { $0.isASCII }),
      ("isCased", { $0.isCased }), ("isMathSymbol", { $0.isMathSymbol }),
    ]
    for (name, test) in tests {
      add(.character, name, .bool) { m, w, at throws(Stop) in
        .bool(m.string(at).first.map(test) ?? false)
      }
    }
    add(.character, "asciiValue", .optional(.integer(.uint8))) { m, w, at throws(Stop) in
      .optional(m.string(at).first?.asciiValue.map { ProgramValue(.integer(Int64($0), .uint8)) })
    }
    add(.character, "wholeNumberValue", .optional(.int)) { m, w, at throws(Stop) in
      .optional(m.string(at).first?.wholeNumberValue.map { .integer($0) })
    }
    add(.character, "hexDigitValue", .optional(.int)) { m, w, at throws(Stop) in
      .optional(m.string(at).first?.hexDigitValue.map { .integer($0) })
    }
    add(.character, "uppercased()", [], .text) { m, w, at throws(Stop) in
      .text(m.string(at).uppercased())
    }
    add(.character, "lowercased()", [], .text) { m, w, at throws(Stop) in
      .text(m.string(at).lowercased())
    }
    add(.character, "value", .integer(.uint32)) { m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.string(at).unicodeScalars.first?.value ?? 0), .uint32))
    }
    add(.character, "utf8", .array(.integer(.uint8))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf8.map { ProgramValue(.integer(Int64($0), .uint8)) })
    }
    add(.character, "unicodeScalars", .array(.character)) { m, w, at throws(Stop) in
      try m.list(m.string(at).unicodeScalars.map { ProgramValue(.character(Character($0))) })
    }
    add(.character, "init(_:)", [.unknown], .character, [.isStatic]) { m, w, at throws(Stop) in
      if let number = m[at + 1].asInteger {
        guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else { return .null }
        return ProgramValue(.character(Character(scalar)))
      }
      guard let character = m.string(at + 1).first else { throw .crash(.emptyCollection, .nowhere) }
      return ProgramValue(.character(character))
    }
  }
}

extension Machine {
  mutating func append(_ text: String, _ at: Int) throws(Stop) -> ProgramValue {
    memory.grown += text.utf8.count
    guard case .text(var own) = stack[at].content else { return .nothing }
    stack[at].content = .absent
    own += text
    stack[at].content = .text(own)
    try checkMemory()
    return .nothing
  }

  mutating func replace(_ at: Int, _ range: ProgramValue, with text: String) throws(Stop)
    -> ProgramValue
  {
    var own = string(at)
    guard case .range(let span) = range.content else { return .nothing }
    let bounds = try self.bounds(span, count: own.count)
    let start = own.index(own.startIndex, offsetBy: bounds.lowerBound)
    own.replaceSubrange(start..<own.index(start, offsetBy: bounds.count), with: text)
    self[at] = try self.text(own)
    return .nothing
  }

  mutating func split(
    _ at: Int, most: Int, omits: Bool, _ test: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    var parts: [ProgramValue] = []
    var part = ""
    for character in string(at) {
      if parts.count < most, try holds(test, [ProgramValue(.character(character))], &world) {
        if !part.isEmpty || !omits { parts.append(.text(part)) }
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.isEmpty || !omits { parts.append(.text(part)) }
    return try list(parts)
  }
}

extension String {
  /// Where another text begins in it, in characters.
  func position(of needle: String) -> Int? {
    let (own, wanted) = (Array(self), Array(needle))
    guard !wanted.isEmpty, own.count >= wanted.count else { return nil }
    for start in 0...(own.count - wanted.count)
    where own[start] == wanted[0] && own[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start
    }
    return nil
  }

  func pieces(between separator: String) -> [String] {
    let wanted = Array(separator)
    guard !wanted.isEmpty else { return [self] }
    let own = Array(self)
    var (pieces, start, index) = ([String](), 0, 0)
    while index + wanted.count <= own.count {
      if own[index] == wanted[0], own[index..<(index + wanted.count)].elementsEqual(wanted) {
        pieces.append(String(own[start..<index]))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(String(own[start...]))
    return pieces
  }

  /// Without what a set of characters, by its name, takes from its ends.
  func trimmed(_ set: String) -> String {
    func isOf(_ character: Character) -> Bool {
      let name = set.lowercased()
      if name.position(of: "newline") != nil, character.isNewline { return true }
      if name.position(of: "whitespace") != nil, character.isWhitespace, !character.isNewline {
        return true
      }
      if name.position(of: "punctuation") != nil, character.isPunctuation { return true }
      if name.position(of: "digit") != nil, character.isNumber { return true }
      if name.position(of: "letter") != nil, character.isLetter { return true }
      guard let open = set.firstIndex(of: "\""), let close = set.lastIndex(of: "\""), open < close
      else { return false }
      return set[set.index(after: open)..<close].contains(character)
    }
    var characters = Array(self)[...]
    while let first = characters.first, isOf(first) { characters.removeFirst() }
    while let last = characters.last, isOf(last) { characters.removeLast() }
    return String(characters)
  }

  var capitalizedWords: String {
    var (result, isStart) = ("", true)
    for character in self {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && !character.isNumber && character != "'"
    }
    return result
  }
}
