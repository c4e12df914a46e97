/// What a String holds, and taking it apart.
extension Library {
  mutating func addSearching() {
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
      return ProgramValue(
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
}
