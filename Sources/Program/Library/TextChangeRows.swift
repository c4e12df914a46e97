/// Changing a String where it stands.
extension Library {
  mutating func addChanging() {
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
      return ProgramValue(.character(removed))
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
        return isOptional
          ? ProgramValue(.character(removed)).wrapped : ProgramValue(.character(removed))
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
        if !(try m.holds(m[at + 1], [ProgramValue(.character(character))], &w)) {
          result.append(character)
        }
      }
      m[at] = .text(result)
      return .nothing
    }
    add(.text, "removeSubrange(_:)", [.range(.int)], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.replace(at, m[at + 1], with: "")
    }
    // By Swift's range, or by Foundation's.
    for owner in [LibraryOwner.text, .string] {
      add(owner, "replacingCharacters(in:with:)", [.unknown, .text], .text) {
        m, w, at throws(Stop) in
        let text = m[at]
        let range = m.characterRange(m[at + 1])
        _ = try m.replace(at, range, with: m.string(at + 2))
        defer { m[at] = text }
        return m[at]
      }
    }
    add(.range, "init(_:in:)", [.unknown, .text], .optional(.range(.int)), [.isStatic]) {
      m, w, at throws(Stop) in
      let range = m.characterRange(m[at + 1])
      guard case .range(let span) = range.content, let end = span.upper.asInteger,
        end <= m.string(at + 2).count
      else { return .null }
      return range.wrapped
    }
    add(.text, "replaceSubrange(_:with:)", [.range(.int), .text], .void, [.mutating]) {
      m, w, at throws(Stop) in
      try m.replace(at, m[at + 1], with: m.string(at + 2))
    }
  }
}

extension Machine {
  /// An NSRange as Swift's range of characters.
  fileprivate func characterRange(_ value: ProgramValue) -> ProgramValue {
    if case .range = value.content { return value.bare }
    let range = range(value)
    // NSNotFound is the largest number there is.
    let start = max(0, min(range.location, 1 << 40))
    let end = start + max(0, min(range.length, 1 << 40))
    return ProgramValue(
      .range(Span(from: .integer(start), to: .integer(end), isClosed: false)))
  }
}
