/// NSString and NSMutableString.
extension Library {
  mutating func addObjectiveCTexts() {
    addNSStrings()
    addNSStringMaking()
    addNSMutableStrings()
  }

  private mutating func addNSStrings() {
    send(.string, "length", .integer(.uint64)) { m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.string(at).utf16.count), .uint64))
    }
    let texts: [(String, @Sendable (String) -> String)] = [
      ("uppercaseString", { $0.uppercased() }), ("lowercaseString", { $0.lowercased() }),
      ("capitalizedString", { $0.capitalizedWords }), ("UTF8String", { $0 }), ("copy", { $0 }),
      ("description", { $0 }), ("stringByStandardizingPath", { $0 }),
      ("lastPathComponent", { $0.split(separator: "/").last.map(String.init) ?? $0 }),
      (
        "pathExtension",
        { $0.contains(".") ? $0.split(separator: ".").last.map(String.init) ?? "" : "" }
      ),
    ]
    for (name, work) in texts {
      send(.string, name, .text) { m, w, at throws(Stop) in try m.text(work(m.string(at))) }
    }
    let numbers: [(String, Type)] = [
      ("intValue", .integer(.int32)), ("integerValue", .integer(.int64)), ("doubleValue", .double),
      ("floatValue", .float), ("longLongValue", .integer(.int64)),
    ]
    for (name, type) in numbers {
      send(.string, name, type) { m, w, at throws(Stop) in
        m.converted(.double(m.string(at).leadingNumber), to: type)
      }
    }
    send(.string, "boolValue", .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).first.map { "YyTt123456789".contains($0) } ?? false)
    }
    send(.string, "isEqualToString:", .bool) { m, w, at throws(Stop) in
      .bool(!m[at + 1].isNull && m.string(at) == m.string(at + 1))
    }
    send(.string, "isEqual:", .bool) { m, w, at throws(Stop) in
      .bool(m.isText(m[at + 1]) && m.string(at) == m.string(at + 1))
    }
    send(.string, "hasPrefix:", .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).hasPrefix(m.string(at + 1)))
    }
    send(.string, "hasSuffix:", .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).hasSuffix(m.string(at + 1)))
    }
    send(.string, "containsString:", .bool) { m, w, at throws(Stop) in
      .bool(m.string(at).position(of: m.string(at + 1)) != nil)
    }
    send(.string, "characterAtIndex:", .integer(.uint16)) { m, w, at throws(Stop) in
      let units = Array(m.string(at).utf16)
      guard units.indices.contains(m.int(at + 1)) else {
        throw .crash(
          .exception(
            name: "NSRangeException",
            reason: "-[__NSCFString characterAtIndex:]: Range or index out of bounds"), .nowhere)
      }
      return ProgramValue(.integer(Int64(units[m.int(at + 1)]), .uint16))
    }
    send(.string, "substringFromIndex:", .text) { m, w, at throws(Stop) in
      try m.substring(m.string(at), m.int(at + 1), nil, "substringFromIndex:")
    }
    send(.string, "substringToIndex:", .text) { m, w, at throws(Stop) in
      try m.substring(m.string(at), 0, m.int(at + 1), "substringToIndex:")
    }
    send(.string, "substringWithRange:", .text) { m, w, at throws(Stop) in
      let range = m.range(m[at + 1])
      return try m.substring(m.string(at), range.location, range.length, "substringWithRange:")
    }
    for selector in ["rangeOfString:", "rangeOfString:options:"] {
      send(.string, selector, .unknown) { m, w, at throws(Stop) in
        let options = selector.hasSuffix("options:") ? m.int(at + 2) : 0
        var (text, needle) = (m.string(at), m.string(at + 1))
        if options & 1 == 1 { (text, needle) = (text.lowercased(), needle.lowercased()) }
        if options & 4 == 4 {
          let (back, wanted) = (String(text.reversed()), String(needle.reversed()))
          return m.makeRange(
            back.position(of: wanted).map { text.count - $0 - needle.count } ?? .max,
            back.position(of: wanted) == nil ? 0 : needle.utf16.count)
        }
        guard let position = text.position(of: needle) else { return m.makeRange(.max, 0) }
        return m.makeRange(position, needle.utf16.count)
      }
    }
    send(.string, "rangeOfString:options:range:", .unknown) { m, w, at throws(Stop) in
      let range = m.range(m[at + 3])
      let part = String(m.string(at).dropFirst(range.location).prefix(range.length))
      let needle = m.string(at + 1)
      guard let position = part.position(of: needle) else { return m.makeRange(.max, 0) }
      return m.makeRange(position + range.location, needle.utf16.count)
    }
    send(.string, "stringByAppendingString:", .text) { m, w, at throws(Stop) in
      try m.text(m.string(at) + m.string(at + 1))
    }
    send(.string, "stringByAppendingFormat:", .text) { m, w, at throws(Stop) in
      try m.text(m.string(at) + (try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w)))
    }
    send(.string, "stringByAppendingPathComponent:", .text) { m, w, at throws(Stop) in
      .text(m.string(at) + (m.string(at).hasSuffix("/") ? "" : "/") + m.string(at + 1))
    }
    send(.string, "stringByReplacingOccurrencesOfString:withString:", .text) {
      m, w, at throws(Stop) in
      try m.text(m.string(at).pieces(between: m.string(at + 1)).joined(separator: m.string(at + 2)))
    }
    send(.string, "stringByReplacingCharactersInRange:withString:", .text) {
      m, w, at throws(Stop) in
      let range = m.range(m[at + 1])
      var characters = Array(m.string(at))
      guard range.location + range.length <= characters.count else {
        throw .crash(
          .exception(name: "NSRangeException", reason: "Range or index out of bounds"), .nowhere)
      }
      characters.replaceSubrange(
        range.location..<(range.location + range.length), with: Array(m.string(at + 2)))
      return .text(String(characters))
    }
    send(.string, "stringByTrimmingCharactersInSet:", .text) { m, w, at throws(Stop) in
      .text(m.string(at).trimmed(m[at + 1].path ?? ""))
    }
    send(.string, "stringByPaddingToLength:withString:startingAtIndex:", .text) {
      m, w, at throws(Stop) in
      var text = m.string(at)
      let (length, pad) = (m.int(at + 1), Array(m.string(at + 2)))
      if text.count >= length { return .text(String(text.prefix(max(0, length)))) }
      guard !pad.isEmpty, length < m.limits.memory else { return .text(text) }
      var index = m.int(at + 3)
      while text.count < length {
        text.append(pad[index % pad.count])
        index += 1
      }
      return try m.text(text)
    }
    send(.string, "componentsSeparatedByString:") { m, w, at throws(Stop) in
      try m.list(m.string(at).pieces(between: m.string(at + 1)).map { .text($0) })
    }
    send(.string, "compare:", .integer(.int64)) { m, w, at throws(Stop) in
      let (a, b) = (m.string(at), m.string(at + 1))
      return m.order(a.isBeforeByUnits(b), a == b)
    }
    send(.string, "compare:options:", .integer(.int64)) { m, w, at throws(Stop) in
      let ignoresCase = m.int(at + 2) & 1 == 1
      let (a, b) =
        ignoresCase
        ? (m.string(at).lowercased(), m.string(at + 1).lowercased())
        : (m.string(at), m.string(at + 1))
      return m.order(a.isBeforeByUnits(b), a == b)
    }
    for selector in [
      "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:", "localizedCompare:",
      "localizedStandardCompare:",
    ] {
      send(.string, selector, .integer(.int64)) { m, w, at throws(Stop) in
        let (a, b) = (m.string(at).lowercased(), m.string(at + 1).lowercased())
        return m.order(a < b, a == b)
      }
    }
  }

  private mutating func addNSStringMaking() {
    for selector in ["stringWithFormat:", "localizedStringWithFormat:"] {
      send(.string, selector, .text, [.isStatic]) { m, w, at throws(Stop) in
        try m.string(
          like: m.type(at), try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w))
      }
    }
    send(.string, "string", .text, [.isStatic]) { m, w, at throws(Stop) in
      try m.string(like: m.type(at), "")
    }
    for selector in ["stringWithString:", "stringWithUTF8String:"] {
      send(.string, selector, .text, [.isStatic]) { m, w, at throws(Stop) in
        try m.string(like: m.type(at), m.string(at + 1))
      }
    }
    send(.string, "stringWithCapacity:", .text, [.isStatic]) { m, w, at throws(Stop) in
      try m.string(like: m.type(at), "")
    }
    send(.string, "init", .text) { m, w, at throws(Stop) in try m.string(likeObject: m[at], "") }
    send(.string, "initWithCapacity:", .text) { m, w, at throws(Stop) in
      try m.string(likeObject: m[at], "")
    }
    for selector in ["initWithString:", "initWithUTF8String:"] {
      send(.string, selector, .text) { m, w, at throws(Stop) in
        try m.string(likeObject: m[at], m.string(at + 1))
      }
    }
    send(.string, "initWithFormat:arguments:", .text) { m, w, at throws(Stop) in
      let text = try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w)
      return try m.string(likeObject: m[at], text)
    }
    send(.string, "initWithFormat:", .text) { m, w, at throws(Stop) in
      try m.string(
        likeObject: m[at], try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w))
    }
  }

  private mutating func addNSMutableStrings() {
    send(.mutableString, "appendString:", .void) { m, w, at throws(Stop) in
      let text = m.string(at + 1)
      return try m.changeText(at) { $0 += text }
    }
    send(.mutableString, "appendFormat:", .void) { m, w, at throws(Stop) in
      let text = try m.formatted(m.string(at + 1), m[at + 2].asItems ?? [], &w)
      return try m.changeText(at) { $0 += text }
    }
    send(.mutableString, "setString:", .void) { m, w, at throws(Stop) in
      let text = m.string(at + 1)
      return try m.changeText(at) { $0 = text }
    }
    send(.mutableString, "insertString:atIndex:", .void) { m, w, at throws(Stop) in
      let (text, index) = (m.string(at + 1), m.int(at + 2))
      return try m.changeText(at) { own in
        var characters = Array(own)
        characters.insert(contentsOf: Array(text), at: max(0, min(index, characters.count)))
        own = String(characters)
      }
    }
    send(.mutableString, "deleteCharactersInRange:", .void) { m, w, at throws(Stop) in
      let range = m.range(m[at + 1])
      return try m.changeText(at) { own in
        var characters = Array(own)
        let end = min(characters.count, range.location + range.length)
        if range.location < end { characters.removeSubrange(range.location..<end) }
        own = String(characters)
      }
    }
    send(.mutableString, "replaceCharactersInRange:withString:", .void) { m, w, at throws(Stop) in
      let (range, text) = (m.range(m[at + 1]), m.string(at + 2))
      return try m.changeText(at) { own in
        var characters = Array(own)
        let end = min(characters.count, range.location + range.length)
        if range.location <= end {
          characters.replaceSubrange(range.location..<end, with: Array(text))
        }
        own = String(characters)
      }
    }
    send(.mutableString, "replaceOccurrencesOfString:withString:options:range:", .integer(.uint64))
    { m, w, at throws(Stop) in
      let (needle, text) = (m.string(at + 1), m.string(at + 2))
      let count = m.string(at).pieces(between: needle).count - 1
      _ = try m.changeText(at) { $0 = $0.pieces(between: needle).joined(separator: text) }
      return ProgramValue(.integer(Int64(count), .uint64))
    }
  }
}

extension Machine {
  func isText(_ value: ProgramValue) -> Bool {
    value.asText != nil || value.asObject.map { memory.content(of: $0).asText != nil } ?? false
  }

  mutating func string(like type: Type, _ text: String) throws(Stop) -> ProgramValue {
    let value = try self.text(text)
    if case .instance(let id, _) = type, id == .library(.mutableString) { return mutable(value) }
    return value
  }

  mutating func string(likeObject object: ProgramValue, _ text: String) throws(Stop) -> ProgramValue
  {
    try string(like: dynamicType(object), text)
  }

  mutating func substring(
    _ text: String, _ location: Int, _ length: Int?, _ name: String
  ) throws(Stop) -> ProgramValue {
    let units = Array(text.utf16)
    let end = length.map { location + $0 } ?? units.count
    guard location >= 0, end >= location, end <= units.count else {
      throw .crash(
        .exception(
          name: "NSRangeException",
          reason:
            "-[__NSCFString \(name)]: Range {\(location), \(length ?? 0)} out of bounds; string length \(units.count)"
        ),
        .nowhere)
    }
    return try self.text(String(decoding: units[location..<end], as: UTF16.self))
  }

  mutating func changeText(_ at: Int, _ work: (inout String) -> Void) throws(Stop) -> ProgramValue {
    guard let id = self[at].asObject, case .text(var text) = memory.takeContent(of: id).content
    else { return .nothing }
    work(&text)
    memory.setContent(of: id, to: .text(text))
    memory.grown += text.utf8.count / 8 + 8
    try checkMemory()
    guard text.utf8.count < limits.memory else { throw .tooMuchMemory(.nowhere) }
    return .nothing
  }
}

extension String {
  /// The number that it begins with, or 0.
  var leadingNumber: Double {
    var text = ""
    for character in drop(while: { $0.isWhitespace }) {
      if character.isWholeNumber && character.isASCII || (character == "." && !text.contains("."))
        || ((character == "-" || character == "+") && text.isEmpty)
      {
        text.append(character)
      } else {
        break
      }
    }
    if text.hasSuffix(".") { text.removeLast() }
    if text.hasPrefix("+") { text.removeFirst() }
    return Double(text) ?? 0
  }

  func isBeforeByUnits(_ other: String) -> Bool {
    utf16.lexicographicallyPrecedes(other.utf16)
  }
}
