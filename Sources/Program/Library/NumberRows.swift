/// Int and its kin, Double, Float, Bool.
extension Library {
  mutating func addNumbers() {
    addIntegers()
    addFloating()
    addConversions()
    // Intervals of a dispatch queue, which are seconds here.
    for (name, part) in [
      ("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9),
    ] {
      add(.floating, "\(name)(_:)", [.unknown], .double, [.isStatic]) { m, w, at throws(Stop) in
        .double((m[at + 1].asDouble ?? 0) / part)
      }
    }
    add(.bool, "toggle()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      m[at] = .bool(!m.truth(m[at]))
      return .nothing
    }
    add(.bool, "random()", [], .bool, [.isStatic]) { m, w, at throws(Stop) in
      .bool(m.random(below: 2) == 1)
    }
    add(.bool, "init(_:)", [.unknown], .optional(.bool), [.isStatic]) { m, w, at throws(Stop) in
      if let text = m[at + 1].asText {
        return text == "true"
          ? ProgramValue.bool(true).wrapped
          : text == "false" ? ProgramValue.bool(false).wrapped : .null
      }
      return .bool(m.truth(m[at + 1]))
    }
    for owner in [LibraryOwner.integer, .floating, .bool, .character, .text] {
      add(owner, "description", .text) { m, w, at throws(Stop) in
        .text(try m.described(m[at], &w))
      }
      add(owner, "hashValue", .int) { m, w, at throws(Stop) in .integer(m.stableHash(m[at])) }
    }
  }

  private mutating func addIntegers() {
    for (name, isLowest) in [("min", true), ("max", false)] {
      add(.integer, name, .same, [.isStatic]) { m, w, at throws(Stop) in
        guard case .integer(let kind) = m.type(at) else { return .integer(0) }
        return ProgramValue(.integer(isLowest ? kind.lowest : kind.highest, kind))
      }
    }
    add(.integer, "zero", .same, [.isStatic]) { m, w, at throws(Stop) in
      guard case .integer(let kind) = m.type(at) else { return .integer(0) }
      return ProgramValue(.integer(0, kind))
    }
    add(.integer, "bitWidth", .int, [.isStatic]) { m, w, at throws(Stop) in
      guard case .integer(let kind) = m.type(at) else { return .integer(64) }
      return .integer(Int(kind.bits))
    }
    add(.integer, "bitWidth", .int) { m, w, at throws(Stop) in
      guard case .integer(_, let kind) = m[at].content else { return .integer(64) }
      return .integer(Int(kind.bits))
    }
    add(.integer, "isMultiple(of:)", [.same], .bool) { m, w, at throws(Stop) in
      let by = m.int(at + 1)
      return .bool(by == 0 ? m.int(at) == 0 : m.int(at) % by == 0)
    }
    add(.integer, "signum()", [], .same) { m, w, at throws(Stop) in .integer(m.int(at).signum()) }
    add(.integer, "magnitude", .integer(.uint)) { m, w, at throws(Stop) in
      guard case .integer(let number, let kind) = m[at].content else { return m[at] }
      return ProgramValue(
        .integer(Int64(bitPattern: number.magnitude), kind.isSigned ? .uint : kind))
    }
    add(.integer, "nonzeroBitCount", .int) { m, w, at throws(Stop) in
      .integer((m[at].asInteger ?? 0).nonzeroBitCount)
    }
    add(.integer, "leadingZeroBitCount", .int) { m, w, at throws(Stop) in
      guard case .integer(let number, let kind) = m[at].content else { return .integer(0) }
      return .integer(number.leadingZeroBitCount - (64 - Int(kind.bits)))
    }
    add(.integer, "trailingZeroBitCount", .int) { m, w, at throws(Stop) in
      guard case .integer(let number, let kind) = m[at].content else { return .integer(0) }
      return .integer(min(Int(kind.bits), number.trailingZeroBitCount))
    }
    let pair = Type.tuple([
      .init(label: "quotient", type: .same), .init(label: "remainder", type: .same),
    ])
    add(.integer, "quotientAndRemainder(dividingBy:)", [.same], pair) { m, w, at throws(Stop) in
      let quotient = try m.binary(.divide, m[at], m[at + 1], &w)
      let remainder = try m.binary(.remainder, m[at], m[at + 1], &w)
      return ProgramValue(
        .tuple(
          Tuple([quotient, remainder], labels: m.output.labelsID(["quotient", "remainder"]))))
    }
    for (name, operation) in [
      ("addingReportingOverflow(_:)", Operator.add),
      ("subtractingReportingOverflow(_:)", .subtract),
      ("multipliedReportingOverflow(by:)", .multiply),
    ] {
      let result = Type.tuple([
        .init(label: "partialValue", type: .same), .init(label: "overflow", type: .bool),
      ])
      add(.integer, name, [.same], result) { m, w, at throws(Stop) in
        guard case .integer(let x, let kind) = m[at].content else { return .nothing }
        let y = m[at + 1].asInteger ?? 0
        let wrapping: Operator =
          operation == .add
          ? .addWrapping : operation == .subtract ? .subtractWrapping : .multiplyWrapping
        var overflows = false
        do throws(Stop) { _ = try m.integers(operation, x, y, kind) } catch { overflows = true }
        let value = try m.integers(wrapping, x, y, kind)
        return ProgramValue(
          .tuple(
            Tuple(
              [value, .bool(overflows)],
              labels: m.output.labelsID(["partialValue", "overflow"]))))
      }
    }
    add(.integer, "advanced(by:)", [.int], .same) { m, w, at throws(Stop) in
      try m.binary(.add, m[at], m[at + 1], &w)
    }
    add(.integer, "distance(to:)", [.same], .int) { m, w, at throws(Stop) in
      try m.binary(.subtract, m[at + 1], m[at], &w)
    }
    add(.integer, "negate()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      m[at] = try m.negated(m[at], &w)
      return .nothing
    }
    add(.integer, "byteSwapped", .same) { m, w, at throws(Stop) in
      .integer(m.int(at).byteSwapped)
    }
    add(.integer, "random(in:)", [.range(.same)], .same, [.isStatic]) { m, w, at throws(Stop) in
      guard case .range(let span) = m[at + 1].content, let integers = span.integers,
        !integers.isEmpty
      else { throw .crash(.badRange, .nowhere) }
      let number = integers.lowerBound + Int64(m.random(below: UInt64(integers.count)))
      return ProgramValue(.integer(number, .int))
    }
  }

  private mutating func addFloating() {
    for (name, value) in [
      ("pi", Double.pi), ("infinity", Double.infinity), ("nan", Double.nan), ("zero", 0),
      ("greatestFiniteMagnitude", Double.greatestFiniteMagnitude),
      ("leastNormalMagnitude", Double.leastNormalMagnitude),
      ("leastNonzeroMagnitude", Double.leastNonzeroMagnitude), ("ulpOfOne", Double.ulpOfOne),
    ] {
      add(.floating, name, .same, [.isStatic]) { m, w, at throws(Stop) in
        if m.type(at) == .float {
          switch name {
          case "pi": return ProgramValue(.float(.pi))
          case "greatestFiniteMagnitude": return ProgramValue(.float(.greatestFiniteMagnitude))
          case "ulpOfOne": return ProgramValue(.float(.ulpOfOne))
          default: return ProgramValue(.float(Float(value)))
          }
        }
        return .double(value)
      }
    }
    let tests: [(String, @Sendable (Double) -> Bool)] = [
      ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
      ("isZero", { $0.isZero }),
    ]
    for (name, test) in tests {
      add(.floating, name, .bool) { m, w, at throws(Stop) in .bool(test(m.double(at))) }
    }
    add(.floating, "magnitude", .same) { m, w, at throws(Stop) in try m.magnitude(m[at]) }
    add(.floating, "sign", .unknown) { m, w, at throws(Stop) in
      .unknown(m.double(at).sign == .minus ? ".minus" : ".plus")
    }
    add(.floating, "exponent", .int) { m, w, at throws(Stop) in .integer(Int(m.double(at).exponent))
    }
    add(.floating, "significand", .same) { m, w, at throws(Stop) in
      .double(m.double(at).significand)
    }
    add(.floating, "ulp", .same) { m, w, at throws(Stop) in .double(m.double(at).ulp) }
    add(.floating, "nextUp", .same) { m, w, at throws(Stop) in .double(m.double(at).nextUp) }
    add(.floating, "nextDown", .same) { m, w, at throws(Stop) in .double(m.double(at).nextDown) }
    add(.floating, "squareRoot()", [], .same) { m, w, at throws(Stop) in
      m.like(m[at], m.double(at).squareRoot())
    }
    add(.floating, "rounded()", [], .same) { m, w, at throws(Stop) in
      m.like(m[at], m.double(at).rounded())
    }
    add(.floating, "rounded(_:)", [.foreign("FloatingPointRoundingRule")], .same) {
      m, w, at throws(Stop) in
      m.like(m[at], m.double(at).rounded(m.rule(m[at + 1])))
    }
    add(.floating, "round()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      m[at] = m.like(m[at], m.double(at).rounded())
      return .nothing
    }
    add(.floating, "round(_:)", [.foreign("FloatingPointRoundingRule")], .void, [.mutating]) {
      m, w, at throws(Stop) in
      m[at] = m.like(m[at], m.double(at).rounded(m.rule(m[at + 1])))
      return .nothing
    }
    add(.floating, "negate()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      m[at] = try m.negated(m[at], &w)
      return .nothing
    }
    add(.floating, "truncatingRemainder(dividingBy:)", [.same], .same) { m, w, at throws(Stop) in
      m.like(m[at], m.double(at).truncatingRemainder(dividingBy: m.double(at + 1)))
    }
    add(.floating, "remainder(dividingBy:)", [.same], .same) { m, w, at throws(Stop) in
      m.like(m[at], m.double(at).remainder(dividingBy: m.double(at + 1)))
    }
    add(.floating, "isLess(than:)", [.same], .bool) { m, w, at throws(Stop) in
      .bool(m.double(at) < m.double(at + 1))
    }
    for (name, wantsLess) in [("minimum(_:_:)", true), ("maximum(_:_:)", false)] {
      add(.floating, name, [.same, .same], .same, [.isStatic]) { m, w, at throws(Stop) in
        (m.double(at + 1) < m.double(at + 2)) == wantsLess ? m[at + 1] : m[at + 2]
      }
    }
    add(.floating, "random(in:)", [.range(.same)], .same, [.isStatic]) { m, w, at throws(Stop) in
      guard case .range(let span) = m[at + 1].content else { return .double(0) }
      let (low, high) = (span.lower.asDouble ?? 0, span.upper.asDouble ?? 0)
      return .double(low + (high - low) * Double(m.random(below: 1_000_000)) / 1_000_000)
    }
  }
}

extension Machine {
  /// A result in the kind of floating point that it came from.
  func like(_ value: ProgramValue, _ number: Double) -> ProgramValue {
    if case .float = value.content { ProgramValue(.float(Float(number))) } else { .double(number) }
  }

  func rule(_ value: ProgramValue) -> FloatingPointRoundingRule {
    switch value.path {
    case ".up": .up
    case ".down": .down
    case ".towardZero": .towardZero
    case ".awayFromZero": .awayFromZero
    case ".toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }

  func integer(of value: ProgramValue, _ type: Type) throws(Stop) -> ProgramValue {
    guard case .integer(let kind) = type.bare else { return value }
    switch value.content {
    case .integer(let number, let own):
      let isTooLarge =
        !own.isSigned && own.bits == 64 && number < 0 && kind != own && kind != .uint
        && kind != .uint64
      let isNegative = own.isSigned && number < 0 && !kind.isSigned
      guard !isTooLarge, !isNegative, kind.holds(number) else {
        throw .crash(.badNumber("Not enough bits to represent the passed value"), .nowhere)
      }
      return ProgramValue(.integer(number, kind))
    case .unknown: return value
    case .character(let character): return .integer(character.wholeNumberValue ?? 0)
    default:
      guard let number = number(value) else { return value }
      guard number.isFinite else {
        throw .crash(
          .badNumber(
            "Double value cannot be converted to \(kind.name) because it is either infinite or NaN"),
          .nowhere)
      }
      let whole = number.rounded(.towardZero)
      guard whole < 9.2233720368547758e18, whole >= -9.2233720368547758e18,
        kind.isSigned || whole >= 0
      else {
        throw .crash(
          .badNumber(
            "Double value cannot be converted to \(kind.name) because the result would be "
              + (whole > 0 ? "greater than \(kind.name).max" : "less than \(kind.name).min")),
          .nowhere)
      }
      guard kind.holds(Int64(whole)) else {
        throw .crash(
          .badNumber(
            "Double value cannot be converted to \(kind.name) because the result would be "
              + (whole > 0 ? "greater than \(kind.name).max" : "less than \(kind.name).min")),
          .nowhere)
      }
      return ProgramValue(.integer(Int64(whole), kind))
    }
  }

  func integer(reading text: String, radix: Int, _ type: Type) -> ProgramValue {
    guard case .integer(let kind) = type.bare, (2...36).contains(radix) else { return .null }
    if kind == .uint || kind == .uint64 {
      return UInt64(text, radix: radix).map {
        ProgramValue(.integer(Int64(bitPattern: $0), kind)).wrapped
      }
        ?? .null
    }
    guard let number = Int64(text, radix: radix), kind.holds(number) else { return .null }
    return ProgramValue(.integer(number, kind)).wrapped
  }

  /// The same in every run.
  func stableHash(_ value: ProgramValue) -> Int {
    switch value.content {
    case .integer(let number, _): return Int(truncatingIfNeeded: number &* 31)
    case .text, .character:
      return (value.asText ?? "").utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
    case .double(let number): return Int(truncatingIfNeeded: number.bitPattern)
    case .bool(let holds): return holds ? 1 : 0
    case .array(let list): return list.items.reduce(7) { ($0 &* 31) &+ stableHash($1) }
    case .structure(let structure):
      return structure.fields.reduce(11) { ($0 &* 31) &+ stableHash($1) }
    case .enumeration(let enumeration):
      return enumeration.payload.reduce(Int(enumeration.index) &+ 13) {
        ($0 &* 31) &+ stableHash($1)
      }
    case .object(let id): return Int(id.index) &* 64
    default: return 0
    }
  }
}
