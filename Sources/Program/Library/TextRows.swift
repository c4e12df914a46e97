/// String, Substring and Character. Positions in a text are numbers of characters.
extension Library {
  mutating func addTexts() {
    addParts()
    addSearching()
    addChanging()
    addMakingTexts()
    addCharacters()
  }

  private mutating func addParts() {
    add(.text, "count", .int) { m, w, at throws(Stop) in
      let count = m.string(at).count
      try m.spend(count / 16)
      return .integer(count)
    }
    add(.text, "isEmpty", .bool) { m, w, at throws(Stop) in .bool(m.string(at).isEmpty) }
    add(.text, "first", .optional(.character)) { m, w, at throws(Stop) in
      .optional(m.string(at).first.map { Value(.character($0)) })
    }
    add(.text, "last", .optional(.character)) { m, w, at throws(Stop) in
      .optional(m.string(at).last.map { Value(.character($0)) })
    }
    add(.text, "startIndex", .int) { m, w, at throws(Stop) in .integer(0) }
    add(.text, "endIndex", .int) { m, w, at throws(Stop) in .integer(m.string(at).count) }
    add(.text, "indices", .range(.int)) { m, w, at throws(Stop) in
      Value(.range(Span(from: .integer(0), to: .integer(m.string(at).count), isClosed: false)))
    }
    for (name, step) in [("index(after:)", 1), ("index(before:)", -1)] {
      add(.text, name, [.int], .int) { m, w, at throws(Stop) in
        let index = m.int(at + 1) + step
        guard index >= 0, index <= m.string(at).count else {
          throw .crash(.indexOutOfRange, .nowhere)
        }
        return .integer(index)
      }
    }
    add(.text, "formIndex(after:)", [.inOut(.int)], .void, [.mutating]) { m, w, at throws(Stop) in
      m[at + 1] = .integer(m.int(at + 1) + 1)
      return .nothing
    }
    add(.text, "index(_:offsetBy:)", [.int, .int], .int) { m, w, at throws(Stop) in
      let index = m.int(at + 1) + m.int(at + 2)
      guard index >= 0, index <= m.string(at).count else {
        throw .crash(.indexOutOfRange, .nowhere)
      }
      return .integer(index)
    }
    add(.text, "index(_:offsetBy:limitedBy:)", [.int, .int, .int], .optional(.int)) {
      m, w, at throws(Stop) in
      let (start, offset, limit) = (m.int(at + 1), m.int(at + 2), m.int(at + 3))
      let index = start + offset
      if offset >= 0 ? (limit >= start && index > limit) : (limit <= start && index < limit) {
        return .null
      }
      return Value.integer(index).wrapped
    }
    add(.text, "distance(from:to:)", [.int, .int], .int) { m, w, at throws(Stop) in
      .integer(m.int(at + 2) - m.int(at + 1))
    }
    add(.text, "utf8", .array(.integer(.uint8))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf8.map { Value(.integer(Int64($0), .uint8)) })
    }
    add(.text, "utf16", .array(.integer(.uint16))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf16.map { Value(.integer(Int64($0), .uint16)) })
    }
    add(.text, "unicodeScalars", .array(.character)) { m, w, at throws(Stop) in
      try m.list(m.string(at).unicodeScalars.map { Value(.character(Character($0))) })
    }
    add(.text, "uppercased()", [], .text) { m, w, at throws(Stop) in
      try m.text(m.string(at).uppercased())
    }
    add(.text, "lowercased()", [], .text) { m, w, at throws(Stop) in
      try m.text(m.string(at).lowercased())
    }
    add(.text, "capitalized", .text) { m, w, at throws(Stop) in
      try m.text(m.string(at).capitalizedWords)
    }
    for name in ["prefix(upTo:)", "prefix(through:)", "suffix(from:)"] {
      add(.text, name, [.int], .text) { m, w, at throws(Stop) in
        let (text, index) = (m.string(at), m.int(at + 1))
        switch name {
        case "prefix(upTo:)": return .text(String(text.prefix(index)))
        case "prefix(through:)": return .text(String(text.prefix(index + 1)))
        default: return .text(String(text.dropFirst(index)))
        }
      }
    }
    let parts: [(String, @Sendable (String, Int) -> String)] = [
      ("prefix(_:)", { String($0.prefix($1)) }), ("suffix(_:)", { String($0.suffix($1)) }),
      ("dropFirst(_:)", { String($0.dropFirst($1)) }),
      ("dropLast(_:)", { String($0.dropLast($1)) }),
    ]
    for (name, work) in parts {
      add(.text, name, [.int], .text, [.usual]) { m, w, at throws(Stop) in
        let count = m[at + 1].isAbsent ? 1 : m.int(at + 1)
        guard count >= 0 else {
          throw .crash(
            .preconditionFailed("Can't drop a negative number of elements from a collection"),
            .nowhere)
        }
        return .text(work(m.string(at), count))
      }
    }
    add(.text, "reversed()", [], .array(.character)) { m, w, at throws(Stop) in
      try m.list(m.string(at).reversed().map { Value(.character($0)) })
    }
    add(.text, "filter(_:)", [.taking(.character, to: .bool)], .text) { m, w, at throws(Stop) in
      var result = ""
      for character in m.string(at) {
        if try m.holds(m[at + 1], [Value(.character(character))], &w) { result.append(character) }
      }
      return try m.text(result)
    }
    for name in ["prefix(while:)", "drop(while:)"] {
      add(.text, name, [.taking(.character, to: .bool)], .text) { m, w, at throws(Stop) in
        let text = m.string(at)
        var count = 0
        for character in text {
          guard try m.holds(m[at + 1], [Value(.character(character))], &w) else { break }
          count += 1
        }
        return .text(String(name.hasPrefix("p") ? text.prefix(count) : text.dropFirst(count)))
      }
    }
  }

  private mutating func addSearching() {
    add(.text, "hasPrefix(_:)", [.text], .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).hasPrefix(m.string(at + 1)))
    }
    add(.text, "hasSuffix(_:)", [.text], .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).hasSuffix(m.string(at + 1)))
    }
    add(.text, "contains(_:)", [.character], .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).position(of: m.string(at + 1)) != nil || m.string(at + 1).isEmpty)
    }
    add(.text, "contains(_:)", [.text], .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).position(of: m.string(at + 1)) != nil || m.string(at + 1).isEmpty)
    }
    for (name, isLast) in [("firstIndex(of:)", false), ("lastIndex(of:)", true)] {
      add(.text, name, [.character], .optional(.int)) { m, w, at throws(Stop) in
        let characters = Array(m.string(at))
        guard let wanted = m.string(at + 1).first else { return .null }
        return .optional(
          (isLast ? characters.lastIndex(of: wanted) : characters.firstIndex(of: wanted))
            .map { .integer($0) })
      }
    }
    add(.text, "range(of:)", [.text], .optional(.range(.int))) { m, w, at throws(Stop) in
      let needle = m.string(at + 1)
      guard let start = m.string(at).position(of: needle) else { return .null }
      return Value(
        .range(
          Span(from: .integer(start), to: .integer(start + needle.count), isClosed: false))
      ).wrapped
    }
    add(.text, "components(separatedBy:)", [.text], .array(.text)) { m, w, at throws(Stop) in
      try m.list(m.string(at).pieces(between: m.string(at + 1)).map { .text($0) })
    }
    let split: [Type] = [.character, .int, .bool]
    add(
      .text, "split(separator:maxSplits:omittingEmptySubsequences:)", split, .array(.text), [.usual]
    ) {
      m, w, at throws(Stop) in
      let most = m[at + 2].isAbsent ? Int.max : m.int(at + 2)
      let omits = m[at + 3].isAbsent ? true : m.truth(m[at + 3])
      let separator = m.string(at + 1)
      if separator.count > 1 {
        return try m.list(
          m.string(at).pieces(between: separator).filter { !omits || !$0.isEmpty }.map { .text($0) }
        )
      }
      guard let only = separator.first else { return try m.list([m[at]]) }
      let parts = m.string(at).split(
        separator: only, maxSplits: most, omittingEmptySubsequences: omits)
      return try m.list(parts.map { .text(String($0)) })
    }
    let splitting: [Type] = [.int, .bool, .taking(.character, to: .bool)]
    add(
      .text, "split(maxSplits:omittingEmptySubsequences:whereSeparator:)", splitting, .array(.text),
      []
    ) {
      m, w, at throws(Stop) in
      try m.split(at, most: m.int(at + 1), omits: m.truth(m[at + 2]), m[at + 3], &w)
    }
    add(.text, "split(whereSeparator:)", [.taking(.character, to: .bool)], .array(.text)) {
      m, w, at throws(Stop) in try m.split(at, most: .max, omits: true, m[at + 1], &w)
    }
    add(.text, "trimmingCharacters(in:)", [.foreign("CharacterSet")], .text) {
      m, w, at throws(Stop) in
      .text(m.string(at).trimmed(m[at + 1].path ?? ""))
    }
    add(.text, "replacingOccurrences(of:with:)", [.text, .text], .text) { m, w, at throws(Stop) in
      try m.text(m.string(at).pieces(between: m.string(at + 1)).joined(separator: m.string(at + 2)))
    }
    add(.text, "caseInsensitiveCompare(_:)", [.text], .unknown) { m, w, at throws(Stop) in
      let (a, b) = (m.string(at).lowercased(), m.string(at + 1).lowercased())
      return .unknown(a == b ? ".orderedSame" : a < b ? ".orderedAscending" : ".orderedDescending")
    }
  }

  private mutating func addChanging() {
    add(.text, "append(_:)", [.text], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.append(m.string(at + 1), at)
    }
    add(.text, "append(_:)", [.character], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.append(m.string(at + 1), at)
    }
    add(.text, "append(contentsOf:)", [.text], .void, [.mutating]) { m, w, at throws(Stop) in
      var text = ""
      for item in try m.items(at + 1, &w) { text += item.asText ?? "" }
      return try m.append(text, at)
    }
    add(.text, "write(_:)", [.text], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.append(m.string(at + 1), at)
    }
    add(.text, "insert(_:at:)", [.character, .int], .void, [.mutating]) { m, w, at throws(Stop) in
      var text = m.string(at)
      text.insert(
        contentsOf: m.string(at + 1),
        at: text.index(text.startIndex, offsetBy: min(m.int(at + 2), text.count)))
      m[at] = try m.text(text)
      return .nothing
    }
    add(.text, "insert(contentsOf:at:)", [.text, .int], .void, [.mutating]) {
      m, w, at throws(Stop) in
      var text = m.string(at)
      text.insert(
        contentsOf: m.string(at + 1),
        at: text.index(text.startIndex, offsetBy: min(m.int(at + 2), text.count)))
      m[at] = try m.text(text)
      return .nothing
    }
    add(.text, "remove(at:)", [.int], .character, [.mutating]) { m, w, at throws(Stop) in
      var text = m.string(at)
      guard m.int(at + 1) >= 0, m.int(at + 1) < text.count else {
        throw .crash(.indexOutOfRange, .nowhere)
      }
      let removed = text.remove(at: text.index(text.startIndex, offsetBy: m.int(at + 1)))
      m[at] = .text(text)
      return Value(.character(removed))
    }
    for (name, isFirst, isOptional) in [
      ("removeFirst()", true, false), ("removeLast()", false, false), ("popLast()", false, true),
      ("popFirst()", true, true),
    ] {
      add(.text, name, [], isOptional ? .optional(.character) : .character, [.mutating]) {
        m, w, at throws(Stop) in
        var text = m.string(at)
        guard !text.isEmpty else {
          if isOptional { return .null }
          throw .crash(.emptyCollection, .nowhere)
        }
        let removed = isFirst ? text.removeFirst() : text.removeLast()
        m[at] = .text(text)
        return isOptional ? Value(.character(removed)).wrapped : Value(.character(removed))
      }
    }
    for (name, isFirst) in [("removeFirst(_:)", true), ("removeLast(_:)", false)] {
      add(.text, name, [.int], .void, [.mutating]) { m, w, at throws(Stop) in
        let text = m.string(at)
        m[at] = .text(
          String(isFirst ? text.dropFirst(m.int(at + 1)) : text.dropLast(m.int(at + 1))))
        return .nothing
      }
    }
    add(.text, "removeAll(keepingCapacity:)", [.bool], .void, [.mutating, .usual]) {
      m, w, at throws(Stop) in
      m[at] = .text("")
      return .nothing
    }
    add(.text, "removeAll(where:)", [.taking(.character, to: .bool)], .void, [.mutating]) {
      m, w, at throws(Stop) in
      var result = ""
      for character in m.string(at) {
        if !(try m.holds(m[at + 1], [Value(.character(character))], &w)) {
          result.append(character)
        }
      }
      m[at] = .text(result)
      return .nothing
    }
    add(.text, "removeSubrange(_:)", [.range(.int)], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.replace(at, m[at + 1], with: "")
    }
    add(.text, "replaceSubrange(_:with:)", [.range(.int), .text], .void, [.mutating]) {
      m, w, at throws(Stop) in
      try m.replace(at, m[at + 1], with: m.string(at + 2))
    }
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
      .optional(m.string(at).first?.asciiValue.map { Value(.integer(Int64($0), .uint8)) })
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
      Value(.integer(Int64(m.string(at).unicodeScalars.first?.value ?? 0), .uint32))
    }
    add(.character, "utf8", .array(.integer(.uint8))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf8.map { Value(.integer(Int64($0), .uint8)) })
    }
    add(.character, "unicodeScalars", .array(.character)) { m, w, at throws(Stop) in
      try m.list(m.string(at).unicodeScalars.map { Value(.character(Character($0))) })
    }
    add(.character, "init(_:)", [.unknown], .character, [.isStatic]) { m, w, at throws(Stop) in
      if let number = m[at + 1].asInteger {
        guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else { return .null }
        return Value(.character(Character(scalar)))
      }
      guard let character = m.string(at + 1).first else { throw .crash(.emptyCollection, .nowhere) }
      return Value(.character(character))
    }
  }
}

extension Machine {
  mutating func append(_ text: String, _ at: Int) throws(Stop) -> Value {
    memory.grown += text.utf8.count
    guard case .text(var own) = stack[at].content else { return .nothing }
    stack[at].content = .absent
    own += text
    stack[at].content = .text(own)
    try checkMemory()
    return .nothing
  }

  mutating func replace(_ at: Int, _ range: Value, with text: String) throws(Stop) -> Value {
    var own = string(at)
    guard case .range(let span) = range.content else { return .nothing }
    let bounds = try self.bounds(span, count: own.count)
    let start = own.index(own.startIndex, offsetBy: bounds.lowerBound)
    own.replaceSubrange(start..<own.index(start, offsetBy: bounds.count), with: text)
    self[at] = try self.text(own)
    return .nothing
  }

  mutating func split(
    _ at: Int, most: Int, omits: Bool, _ test: Value, _ world: inout W
  ) throws(Stop) -> Value {
    var parts: [Value] = []
    var part = ""
    for character in string(at) {
      if parts.count < most, try holds(test, [Value(.character(character))], &world) {
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
