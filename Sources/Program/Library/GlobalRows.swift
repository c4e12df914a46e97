/// Functions outside of types: printing, stopping, reckoning.
extension Library {
  mutating func addGlobals() {
    add(
      .global, "print(_:separator:terminator:)", [.array(.any), .text, .text], .void,
      [.variadic, .usual]
    ) {
      m, w, at throws(Stop) in
      try m.print(at, isDebug: false, &w)
    }
    add(
      .global, "debugPrint(_:separator:terminator:)", [.array(.any), .text, .text], .void,
      [.variadic, .usual]
    ) {
      m, w, at throws(Stop) in
      try m.print(at, isDebug: true, &w)
    }
    add(.global, "dump(_:)", [.any], .void) { m, w, at throws(Stop) in
      try m.show(try m.described(m[at + 1], &w), &w)
    }
    add(.global, "NSLog(_:)", [.array(.any)], .void, [.variadic]) { m, w, at throws(Stop) in
      let arguments = m[at + 1].asItems ?? []
      let text = try m.formatted(
        arguments.first?.asText ?? "", Array(arguments.dropFirst()), &w)
      return try m.show(text, &w)
    }
    add(.global, "printf(_:)", [.array(.any)], .int, [.variadic]) { m, w, at throws(Stop) in
      let arguments = m[at + 1].asItems ?? []
      return try m.put(
        try m.formatted(arguments.first?.asText ?? "", Array(arguments.dropFirst()), &w), &w)
    }
    add(
      .global, "print(_:separator:terminator:to:)", [.array(.any), .text, .text, .inOut(.text)],
      .void, [.variadic, .usual, .mutating]
    ) {
      m, w, at throws(Stop) in
      let text = try m.printText(at, isDebug: false, &w)
      return try m.append(text, at + 4)
    }
    for name in ["AnyIterator(_:)", "AnySequence(_:)"] {
      add(.global, name, [.taking(to: .unknown)], .unknown) { m, w, at throws(Stop) in m[at + 1] }
    }
    add(.function, "next()", [], .unknown) { m, w, at throws(Stop) in try m.invoke(m[at], [], &w) }
    addStops()
    addComparisons()
    addMathematics()
    addSequenceMakers()
  }

  private mutating func addStops() {
    add(.global, "fatalError(_:)", [.text], .never, [.usual]) { m, w, at throws(Stop) in
      throw .crash(.fatalError(m.string(at + 1)), .nowhere)
    }
    add(.global, "preconditionFailure(_:)", [.text], .never, [.usual]) { m, w, at throws(Stop) in
      throw .crash(.preconditionFailed(m.string(at + 1)), .nowhere)
    }
    add(.global, "assertionFailure(_:)", [.text], .void, [.usual]) { m, w, at throws(Stop) in
      throw .crash(.assertionFailed(m.string(at + 1)), .nowhere)
    }
    add(.global, "precondition(_:_:)", [.bool, .text], .void, [.usual]) { m, w, at throws(Stop) in
      guard m.holds(m[at + 1]) else {
        throw .crash(.preconditionFailed(m.string(at + 2)), .nowhere)
      }
      return .nothing
    }
    add(.global, "assert(_:_:)", [.bool, .text], .void, [.usual]) { m, w, at throws(Stop) in
      guard m.holds(m[at + 1]) else {
        throw .crash(.assertionFailed(m.string(at + 2)), .nowhere)
      }
      return .nothing
    }
    for name in ["NSAssert(_:)", "NSParameterAssert(_:)", "NSCAssert(_:)"] {
      add(.global, name, [.array(.any)], .void, [.variadic]) { m, w, at throws(Stop) in
        let items = m[at + 1].asItems ?? []
        if let test = items.first, m.holds(test) { return .nothing }
        throw .crash(
          .exception(
            name: "NSInternalInconsistencyException",
            reason: items.dropFirst().first?.asText ?? "Invalid parameter"), .nowhere)
      }
    }
  }

  private mutating func addComparisons() {
    for (name, wantsLess) in [("min", true), ("max", false)] {
      add(.global, name + "(_:)", [.array(.parameter("T"))], .parameter("T"), [.variadic]) {
        m, w, at throws(Stop) in
        let items = m[at + 1].asItems ?? []
        guard var best = items.first else { return .null }
        for item in items.dropFirst() {
          let isBetter = wantsLess ? try m.isLess(item, best, &w) : !(try m.isLess(item, best, &w))
          if isBetter { best = item }
        }
        return best
      }
    }
    add(.global, "abs(_:)", [.parameter("T")], .parameter("T")) { m, w, at throws(Stop) in
      try m.magnitude(m[at + 1])
    }
    add(.global, "swap(_:_:)", [.inOut(.unknown), .inOut(.unknown)], .void, [.mutating]) {
      m, w, at throws(Stop) in
      m.stack.swapAt(at + 1, at + 2)
      return .nothing
    }
    for name in ["MIN", "fmin"] {
      add(.global, name + "(_:_:)", [.parameter("T"), .parameter("T")], .parameter("T")) {
        m, w, at throws(Stop) in m.double(at + 1) < m.double(at + 2) ? m[at + 1] : m[at + 2]
      }
    }
    for name in ["MAX", "fmax"] {
      add(.global, name + "(_:_:)", [.parameter("T"), .parameter("T")], .parameter("T")) {
        m, w, at throws(Stop) in m.double(at + 1) > m.double(at + 2) ? m[at + 1] : m[at + 2]
      }
    }
    for name in ["ABS", "labs", "llabs"] {
      add(.global, name + "(_:)", [.parameter("T")], .parameter("T")) { m, w, at throws(Stop) in
        try m.magnitude(m[at + 1])
      }
    }
    add(.global, "NSStringFromSelector(_:)", [.selector], .text) { m, w, at throws(Stop) in
      if case .selector(let name) = m[at + 1].content { return .text(name) }
      return .null
    }
    add(.global, "NSSelectorFromString(_:)", [.text], .selector) { m, w, at throws(Stop) in
      ProgramValue(.selector(m.string(at + 1)))
    }
    add(.global, "Selector(_:)", [.text], .selector) { m, w, at throws(Stop) in
      ProgramValue(.selector(m.string(at + 1)))
    }
    add(.global, "NSStringFromClass(_:)", [.meta(.any)], .text) { m, w, at throws(Stop) in
      .text(m.typeName(m.type(at + 1)))
    }
    add(.global, "NSProtocolFromString(_:)", [.text], .meta(.any)) { m, w, at throws(Stop) in
      m.lexicon.typeID(named: m.string(at + 1)).map { ProgramValue(.type(.instance($0))) } ?? .null
    }
    add(.global, "NSClassFromString(_:)", [.text], .meta(.any)) { m, w, at throws(Stop) in
      m.lexicon.typeID(named: m.string(at + 1)).map { ProgramValue(.type(.instance($0))) } ?? .null
    }
    add(.global, "NSMakeRange(_:_:)", [.int, .int], .foreign("NSRange")) { m, w, at throws(Stop) in
      m.makeRange(m.int(at + 1), m.int(at + 2))
    }
    add(.global, "NSMaxRange(_:)", [.unknown], .int) { m, w, at throws(Stop) in
      let range = m.range(m[at + 1])
      return ProgramValue(.integer(Int64(range.location + range.length), .uint64))
    }
    add(.global, "NSNotFound", .integer(.int64)) { m, w, at throws(Stop) in
      ProgramValue(.integer(.max, .int64))
    }
    for (name, kind, isLowest) in [
      ("INT_MAX", IntegerKind.int32, false), ("INT_MIN", .int32, true),
      ("NSIntegerMax", .int64, false), ("NSIntegerMin", .int64, true),
      ("NSUIntegerMax", .uint64, false), ("LONG_MAX", .int64, false), ("UINT_MAX", .uint32, false),
      ("INT32_MAX", .int32, false), ("INT64_MAX", .int64, false),
    ] {
      add(.global, name, .integer(kind)) { m, w, at throws(Stop) in
        ProgramValue(.integer(isLowest ? kind.lowest : kind.highest, kind))
      }
    }
    for (name, value) in [
      ("M_PI", Double.pi), ("M_PI_2", Double.pi / 2), ("M_PI_4", Double.pi / 4),
      ("M_E", 2.718281828459045), ("CGFLOAT_MAX", Double.greatestFiniteMagnitude),
      ("CGFLOAT_MIN", Double.leastNormalMagnitude), ("DBL_MAX", Double.greatestFiniteMagnitude),
      ("FLT_MAX", Double(Float.greatestFiniteMagnitude)), ("FLT_EPSILON", Double(Float.ulpOfOne)),
      ("DBL_EPSILON", Double.ulpOfOne), ("INFINITY", Double.infinity), ("NAN", Double.nan),
      ("M_SQRT2", 1.4142135623730951),
    ] {
      add(.global, name, .double) { m, w, at throws(Stop) in .double(value) }
    }
    for (name, value) in [
      ("NSOrderedAscending", -1), ("NSOrderedSame", 0), ("NSOrderedDescending", 1),
      ("NSCaseInsensitiveSearch", 1), ("NSLiteralSearch", 2), ("NSBackwardsSearch", 4),
      ("NSEnumerationReverse", 2), ("NSEnumerationConcurrent", 1), ("NSNumericSearch", 64),
    ] {
      add(.global, name, .integer(.int64)) { m, w, at throws(Stop) in
        ProgramValue(.integer(Int64(value), .int64))
      }
    }
  }

  private mutating func addMathematics() {
    let one: [(String, @Sendable (Double) -> Double)] = [
      ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }),
      ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
      ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }),
      ("fabs", { Swift.abs($0) }), ("sin", Mathematics.sine), ("cos", Mathematics.cosine),
      ("tan", Mathematics.tangent), ("asin", Mathematics.arcsine),
      ("acos", Mathematics.arccosine), ("atan", { Mathematics.arctangent($0) }),
      ("exp", Mathematics.exponential), ("log", Mathematics.logarithm),
      ("log10", Mathematics.logarithm10), ("log2", Mathematics.logarithm2),
      ("cbrt", Mathematics.cubeRoot),
    ]
    for (name, work) in one {
      for spelling in [name, name + "f"] {
        add(.global, spelling + "(_:)", [.parameter("T")], .parameter("T")) {
          m, w, at throws(Stop) in
          if case .float(let value) = m[at + 1].content {
            return ProgramValue(.float(Float(work(Double(value)))))
          }
          if spelling != name { return ProgramValue(.float(Float(work(m.double(at + 1))))) }
          return .double(work(m.double(at + 1)))
        }
      }
    }
    let two: [(String, @Sendable (Double, Double) -> Double)] = [
      ("pow", Mathematics.power), ("fmod", { $0.truncatingRemainder(dividingBy: $1) }),
      ("hypot", { ($0 * $0 + $1 * $1).squareRoot() }),
      ("atan2", { Mathematics.arctangent($0, $1) }),
      ("remainder", { $0.remainder(dividingBy: $1) }),
    ]
    for (name, work) in two {
      for spelling in [name, name + "f"] {
        add(.global, spelling + "(_:_:)", [.double, .double], .double) { m, w, at throws(Stop) in
          .double(work(m.double(at + 1), m.double(at + 2)))
        }
      }
    }
  }

  private mutating func addSequenceMakers() {
    add(
      .global, "zip(_:_:)", [.array(.parameter("A")), .array(.parameter("B"))],
      .array(
        .tuple([.init(label: nil, type: .parameter("A")), .init(label: nil, type: .parameter("B"))])
      )
    ) { m, w, at throws(Stop) in
      let (a, b) = (m[at + 1], m[at + 2])
      let count = min(m.countIfKnown(a) ?? .max, m.countIfKnown(b) ?? .max)
      let first = try m.prefix(a, count, &w)
      let second = try m.prefix(b, count, &w)
      return try m.list(
        zip(first, second).map { ProgramValue(.tuple(Tuple([$0, $1], labels: .none))) })
    }
    add(
      .global, "stride(from:to:by:)", [.parameter("T"), .parameter("T"), .parameter("T")],
      .array(.parameter("T"))
    ) { m, w, at throws(Stop) in try m.strided(at, isClosed: false, &w) }
    add(
      .global, "stride(from:through:by:)", [.parameter("T"), .parameter("T"), .parameter("T")],
      .array(.parameter("T"))
    ) { m, w, at throws(Stop) in try m.strided(at, isClosed: true, &w) }
    add(.global, "repeatElement(_:count:)", [.parameter("T"), .int], .array(.parameter("T"))) {
      m, w, at throws(Stop) in
      let count = m.int(at + 2)
      guard count >= 0, count < m.limits.memory / 24 else { throw .tooMuchMemory(.nowhere) }
      return try m.list([ProgramValue](repeating: m[at + 1], count: count))
    }
    add(.global, "readLine()", [], .optional(.text)) { m, w, at throws(Stop) in .null }
    add(.global, "autoreleasepool(invoking:)", [.taking(to: .other)], .other) {
      m, w, at throws(Stop) in try m.invoke(m[at + 1], [], &w)
    }
    add(.global, "isKnownUniquelyReferenced(_:)", [.inOut(.unknown)], .bool, [.mutating]) {
      m, w, at throws(Stop) in .bool(true)
    }
    add(.global, "ObjectIdentifier(_:)", [.any], .foreign("ObjectIdentifier")) {
      m, w, at throws(Stop) in m[at + 1].bare
    }
    add(.global, "arc4random_uniform(_:)", [.integer(.uint32)], .integer(.uint32)) {
      m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.random(below: UInt64(max(1, m.int(at + 1))))), .uint32))
    }
  }
}

extension Machine {
  func magnitude(_ value: ProgramValue) throws(Stop) -> ProgramValue {
    switch value.content {
    case .integer(let number, let kind):
      guard number >= 0 || !kind.isSigned || number != kind.lowest else {
        throw .crash(.overflow, .nowhere)
      }
      return ProgramValue(.integer(number < 0 && kind.isSigned ? -number : number, kind))
    case .double(let number): return .double(abs(number))
    case .float(let number): return ProgramValue(.float(abs(number)))
    default: return value
    }
  }
}
