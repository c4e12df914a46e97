/// From one number to another, and to texts.
extension Library {
  mutating func addConversions() {
    add(.integer, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      try m.integer(of: .integer(0), m.type(at))
    }
    add(.integer, "init(_:)", [.double], .same, [.isStatic]) { m, w, at throws(Stop) in
      try m.integer(of: m[at + 1], m.type(at))
    }
    add(.integer, "init(_:)", [.parameter("N")], .same, [.isStatic]) { m, w, at throws(Stop) in
      try m.integer(of: m[at + 1], m.type(at))
    }
    add(.integer, "init(_:)", [.text], .optional(.same), [.isStatic]) { m, w, at throws(Stop) in
      m.integer(reading: m.string(at + 1), radix: 10, m.type(at))
    }
    add(.integer, "init(ascii:)", [.character], .same, [.isStatic]) { m, w, at throws(Stop) in
      guard case .integer(let kind) = m.type(at) else { return .integer(0) }
      return ProgramValue(.integer(Int64(m.string(at + 1).unicodeScalars.first?.value ?? 0), kind))
    }
    add(.integer, "init(_:radix:)", [.text, .int], .optional(.same), [.isStatic]) {
      m, w, at throws(Stop) in
      m.integer(reading: m.string(at + 1), radix: m.int(at + 2), m.type(at))
    }
    add(.integer, "init(exactly:)", [.parameter("N")], .optional(.same), [.isStatic]) {
      m, w, at throws(Stop) in
      if let number = m[at + 1].asDouble, m[at + 1].asInteger == nil, number != number.rounded() {
        return .null
      }
      do throws(Stop) { return try m.integer(of: m[at + 1], m.type(at)).wrapped } catch {
        return .null
      }
    }
    for label in ["truncatingIfNeeded", "bitPattern"] {
      add(.integer, "init(\(label):)", [.parameter("N")], .same, [.isStatic]) {
        m, w, at throws(Stop) in
        guard case .integer(let kind) = m.type(at) else { return m[at + 1] }
        return ProgramValue(
          .integer(kind.cut(m[at + 1].asInteger ?? m.truncated(m.double(at + 1))), kind))
      }
    }
    add(.integer, "init(clamping:)", [.parameter("N")], .same, [.isStatic]) {
      m, w, at throws(Stop) in
      guard case .integer(let kind) = m.type(at) else { return m[at + 1] }
      let number = m[at + 1].asInteger ?? 0
      if kind == .uint || kind == .uint64 { return ProgramValue(.integer(max(0, number), kind)) }
      return ProgramValue(.integer(max(kind.lowest, min(kind.highest, number)), kind))
    }
    add(.floating, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      m.converted(.double(0), to: m.type(at))
    }
    add(.floating, "init(_:)", [.parameter("N")], .same, [.isStatic]) { m, w, at throws(Stop) in
      m.converted(m[at + 1].bare, to: m.type(at))
    }
    add(.floating, "init(truncating:)", [.parameter("N")], .same, [.isStatic]) {
      m, w, at throws(Stop) in m.converted(m[at + 1].bare, to: m.type(at))
    }
    add(.floating, "init(_:)", [.text], .optional(.same), [.isStatic]) { m, w, at throws(Stop) in
      guard let number = Double(m.string(at + 1)) else { return .null }
      return m.converted(.double(number), to: m.type(at)).wrapped
    }
    add(.floating, "init(exactly:)", [.parameter("N")], .optional(.same), [.isStatic]) {
      m, w, at throws(Stop) in m.converted(m[at + 1].bare, to: m.type(at)).wrapped
    }
  }
}
