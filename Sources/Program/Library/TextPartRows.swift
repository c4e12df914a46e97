/// Parts of a String, and its positions.
extension Library {
  mutating func addParts() {
    add(.text, "count", .int) { m, w, at throws(Stop) in
      let count = m.string(at).count
      try m.spend(count / 16)
      return .integer(count)
    }
    add(.text, "isEmpty", .bool) { m, w, at throws(Stop) in .bool(m.string(at).isEmpty) }
    add(.text, "first", .optional(.character)) { m, w, at throws(Stop) in
      .optional(m.string(at).first.map { ProgramValue(.character($0)) })
    }
    add(.text, "last", .optional(.character)) { m, w, at throws(Stop) in
      .optional(m.string(at).last.map { ProgramValue(.character($0)) })
    }
    add(.text, "startIndex", .int) { m, w, at throws(Stop) in .integer(0) }
    add(.text, "endIndex", .int) { m, w, at throws(Stop) in .integer(m.string(at).count) }
    add(.text, "indices", .range(.int)) { m, w, at throws(Stop) in
      ProgramValue(
        .range(Span(from: .integer(0), to: .integer(m.string(at).count), isClosed: false)))
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
      return ProgramValue.integer(index).wrapped
    }
    add(.text, "distance(from:to:)", [.int, .int], .int) { m, w, at throws(Stop) in
      .integer(m.int(at + 2) - m.int(at + 1))
    }
    add(.text, "utf8", .array(.integer(.uint8))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf8.map { ProgramValue(.integer(Int64($0), .uint8)) })
    }
    add(.text, "utf16", .array(.integer(.uint16))) { m, w, at throws(Stop) in
      try m.list(m.string(at).utf16.map { ProgramValue(.integer(Int64($0), .uint16)) })
    }
    add(.text, "unicodeScalars", .array(.character)) { m, w, at throws(Stop) in
      try m.list(m.string(at).unicodeScalars.map { ProgramValue(.character(Character($0))) })
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
      try m.list(m.string(at).reversed().map { ProgramValue(.character($0)) })
    }
    add(.text, "filter(_:)", [.taking(.character, to: .bool)], .text) { m, w, at throws(Stop) in
      var result = ""
      for character in m.string(at) {
        if try m.holds(m[at + 1], [ProgramValue(.character(character))], &w) {
          result.append(character)
        }
      }
      return try m.text(result)
    }
    for name in ["prefix(while:)", "drop(while:)"] {
      add(.text, name, [.taking(.character, to: .bool)], .text) { m, w, at throws(Stop) in
        let text = m.string(at)
        var count = 0
        for character in text {
          guard try m.holds(m[at + 1], [ProgramValue(.character(character))], &w) else { break }
          count += 1
        }
        return .text(String(name.hasPrefix("p") ? text.prefix(count) : text.dropFirst(count)))
      }
    }
  }
}
