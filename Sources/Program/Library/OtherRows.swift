/// Optionals, enumerations, option sets, functions, tasks, and what any value has.
extension Library {
  mutating func addOthers() {
    addOptionals()
    addEnumerations()
    addOptions()
    addAny()
    addTasks()
  }

  private mutating func addOptionals() {
    add(.optional, "map(_:)", [.taking(.parameter("Wrapped"), to: .other)], .optional(.other)) {
      m, w, at throws(Stop) in
      m.isNull(at, m.currentPlace) ? .null : try m.invoke(m[at + 1], [m[at].unwrapped], &w).wrapped
    }
    add(
      .optional, "flatMap(_:)", [.taking(.parameter("Wrapped"), to: .optional(.other))],
      .optional(.other)
    ) { m, w, at throws(Stop) in
      m.isNull(at, m.currentPlace)
        ? .null : try m.invoke(m[at + 1], [m[at].unwrapped], &w).asOptional
    }
    add(.optional, "unsafelyUnwrapped", .parameter("Wrapped")) { m, w, at throws(Stop) in
      m[at].unwrapped
    }
    add(.optional, "take()", [], .optional(.parameter("Wrapped")), [.mutating]) {
      m, w, at throws(Stop) in
      let value = m[at]
      m[at] = .null
      return value
    }
    add(.optional, "init(_:)", [.unknown], .same, [.isStatic]) { m, w, at throws(Stop) in
      m[at + 1].asOptional
    }
  }

  private mutating func addEnumerations() {
    add(.enumeration, "rawValue", .parameter("Raw")) { m, w, at throws(Stop) in
      try m.rawValue(m[at], &w)
    }
    add(.enumeration, "init(rawValue:)", [.unknown], .optional(.same), [.isStatic]) {
      m, w, at throws(Stop) in
      try m.enumeration(m.type(at), raw: m[at + 1], &w)
    }
    add(.enumeration, "hashValue", .int) { m, w, at throws(Stop) in .integer(m.stableHash(m[at])) }
  }

  private mutating func addOptions() {
    add(.options, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      m.options(m.type(at), 0)
    }
    add(.options, "init(rawValue:)", [.int], .same, [.isStatic]) { m, w, at throws(Stop) in
      m.options(m.type(at), m[at + 1].asInteger ?? 0)
    }
    add(.options, "rawValue", .int) { m, w, at throws(Stop) in .integer(Int(m.options(m[at]))) }
    add(.options, "isEmpty", .bool) { m, w, at throws(Stop) in .bool(m.options(m[at]) == 0) }
    add(.options, "contains(_:)", [.same], .bool) { m, w, at throws(Stop) in
      .bool(m.options(m[at]) & m.options(m[at + 1]) == m.options(m[at + 1]))
    }
    add(.options, "isSuperset(of:)", [.same], .bool) { m, w, at throws(Stop) in
      .bool(m.options(m[at]) & m.options(m[at + 1]) == m.options(m[at + 1]))
    }
    add(.options, "isSubset(of:)", [.same], .bool) { m, w, at throws(Stop) in
      .bool(m.options(m[at]) & m.options(m[at + 1]) == m.options(m[at]))
    }
    add(.options, "isDisjoint(with:)", [.same], .bool) { m, w, at throws(Stop) in
      .bool(m.options(m[at]) & m.options(m[at + 1]) == 0)
    }
    let algebra: [(String, String, @Sendable (Int64, Int64) -> Int64)] = [
      ("union(_:)", "formUnion(_:)", { $0 | $1 }),
      ("intersection(_:)", "formIntersection(_:)", { $0 & $1 }),
      ("subtracting(_:)", "subtract(_:)", { $0 & ~$1 }),
      ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { $0 ^ $1 }),
    ]
    for (name, changing, work) in algebra {
      add(.options, name, [.same], .same) { m, w, at throws(Stop) in
        m.options(like: m[at], work(m.options(m[at]), m.options(m[at + 1])))
      }
      add(.options, changing, [.same], .void, [.mutating]) { m, w, at throws(Stop) in
        m[at] = m.options(like: m[at], work(m.options(m[at]), m.options(m[at + 1])))
        return .nothing
      }
    }
    let inserted = Type.tuple([
      .init(label: "inserted", type: .bool), .init(label: "memberAfterInsert", type: .same),
    ])
    add(.options, "insert(_:)", [.same], inserted, [.mutating]) { m, w, at throws(Stop) in
      let (own, new) = (m.options(m[at]), m.options(m[at + 1]))
      m[at] = m.options(like: m[at], own | new)
      return ProgramValue(
        .tuple(
          Tuple(
            [.bool(own & new != new), m[at + 1]],
            labels: m.output.labelsID(["inserted", "memberAfterInsert"]))))
    }
    add(.options, "remove(_:)", [.same], .optional(.same), [.mutating]) { m, w, at throws(Stop) in
      let (own, old) = (m.options(m[at]), m.options(m[at + 1]))
      m[at] = m.options(like: m[at], own & ~old)
      return own & old == 0 ? .null : m.options(like: m[at + 1], own & old).wrapped
    }
  }

  private mutating func addAny() {
    add(.any, "hash(into:)", [.inOut(.foreign("Hasher"))], .void, [.mutating]) {
      m, w, at throws(Stop) in
      let own = m[at].bare
      try m.change(at + 1) { (items: inout [ProgramValue]) throws(Stop) in items.append(own) }
      return .nothing
    }
    add(.any, "hashValue", .int) { m, w, at throws(Stop) in
      .integer(m.stableHash(try m.identity(m[at], &w)))
    }
    add(.hasher, "combine(_:)", [.any], .void, [.mutating]) { m, w, at throws(Stop) in
      let item = m[at + 1]
      try m.change(at) { (items: inout [ProgramValue]) throws(Stop) in items.append(item) }
      return .nothing
    }
    add(.array, "combine(_:)", [.any], .void, [.mutating]) { m, w, at throws(Stop) in
      let item = m[at + 1]
      try m.change(at) { (items: inout [ProgramValue]) throws(Stop) in items.append(item) }
      return .nothing
    }
    add(.hasher, "init()", [], .foreign("Hasher"), [.isStatic]) { m, w, at throws(Stop) in
      .array([])
    }
    for name in ["finalize()"] {
      for owner in [LibraryOwner.hasher, .array] {
        add(owner, name, [], .int) { m, w, at throws(Stop) in .integer(m.stableHash(m[at])) }
      }
    }
    add(.any, "self", .same) { m, w, at throws(Stop) in m[at] }
    add(.any, "localizedDescription", .text) { m, w, at throws(Stop) in
      if let own = try m.ownText("errorDescription", of: m[at], &w) { return own }
      return .text(
        "The operation couldn’t be completed. ("
          + (m.typeID(of: m[at]).map { m.shortModuleName($0) } ?? "?") + " error 1.)")
    }
    add(.any, "customMirror", .unknown) { m, w, at throws(Stop) in .unknown("customMirror") }
    add(.any, "isEqual(_:)", [.any], .bool) { m, w, at throws(Stop) in
      .bool(try m.equal(m[at], m[at + 1], &w))
    }
    add(.object, "responds(to:)", [.selector], .bool) { m, w, at throws(Stop) in
      if case .selector(let name) = m[at + 1].content { return .bool(m.responds(m[at], to: name)) }
      return .bool(false)
    }
    add(.object, "isKind(of:)", [.meta(.any)], .bool) { m, w, at throws(Stop) in
      .bool(m.isInstance(m[at], of: m.type(at + 1)))
    }
    for name in ["perform(_:)", "perform(_:with:)"] {
      add(.object, name, name.hasSuffix("with:)") ? [.selector, .any] : [.selector], .unknown) {
        m, w, at throws(Stop) in
        guard case .selector(let selector) = m[at + 1].content else { return .null }
        return try m.perform(
          selector, on: m[at], name.hasSuffix("with:)") ? [m[at + 2].bare] : [], &w)
      }
    }
    add(.object, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      m.makeObject(m.type(at))
    }
    add(.object, "description", .text) { m, w, at throws(Stop) in .text(try m.described(m[at], &w))
    }
    add(.object, "debugDescription", .text) { m, w, at throws(Stop) in
      .text(try m.described(m[at], isDebug: true, &w))
    }
    add(.object, "hash", .int) { m, w, at throws(Stop) in .integer(m.stableHash(m[at])) }
    add(.error, "init(domain:code:userInfo:)", [.text, .int, .any], .same, [.isStatic, .usual]) {
      m, w, at throws(Stop) in
      m.makeError(m[at + 1], m[at + 2], m[at + 3].isAbsent ? .null : m[at + 3])
    }
    for (name, index) in [("domain", 0), ("code", 1), ("userInfo", 2)] {
      add(.error, name, index == 0 ? .text : index == 1 ? .int : .unknown) {
        m, w, at throws(Stop) in
        guard let id = m[at].asObject, let parts = m.memory.content(of: id).asItems,
          index < parts.count
        else { return .null }
        return parts[index]
      }
    }
    add(.error, "localizedDescription", .text) { m, w, at throws(Stop) in m.localized(m[at]) }
  }
}

extension Machine {
  // MARK: Raw values

  mutating func rawValue(_ value: ProgramValue, _ world: inout W) throws(Stop) -> ProgramValue {
    guard case .enumeration(let enumeration) = value.content else { return value }
    if let type = lexicon.worldType(enumeration.type), Int(enumeration.index) < type.cases.count {
      return .integer(type.cases[Int(enumeration.index)].raw)
    }
    return try rawValues(of: enumeration.type, &world)[Int(enumeration.index)]
  }

  /// What stands at each case, one more than before, or its name.
  private mutating func rawValues(
    of id: TypeID, _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    guard let entry = lexicon.typeEntry(id) else { return [] }
    let type = lexicon.rawType(of: id) ?? .int
    var values: [ProgramValue] = []
    for one in entry.cases {
      if let raw = one.raw {
        var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
        let code = compiler.constant(raw, type, at: raw.place)
        output = compiler.output
        growCaches()
        values.append(try invoke(code, [], captures: [], &world))
      } else if type == .text {
        values.append(.text(one.name))
      } else if let last = values.last {
        values.append(try binary(.add, last, .integer(1), &world))
      } else {
        values.append(converted(.integer(0), to: type))
      }
    }
    return values
  }

  mutating func enumeration(
    _ type: Type, raw: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    guard case .instance(let id, _) = type else { return .null }
    if let world = lexicon.worldType(id) {
      let index = world.cases.firstIndex { Int64($0.raw) == raw.asInteger }
      return .optional(index.map { ProgramValue(.enumeration(EnumCase(type: id, index: $0))) })
    }
    for (index, value) in try rawValues(of: id, &world).enumerated() where value == raw.bare {
      return ProgramValue(.enumeration(EnumCase(type: id, index: index))).wrapped
    }
    return .null
  }

  /// A property of the program's own, where it has one.
  mutating func ownText(
    _ name: String, of value: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    for found in lexicon.find(name, of: dynamicType(value), isStatic: false) {
      guard case .property = found.kind else { continue }
      let text = try member(name, of: value, &world)
      return text.isNull ? nil : text.bare
    }
    return nil
  }

  // MARK: Options

  func options(_ value: ProgramValue) -> Int64 {
    switch value.content {
    case .structure(let structure): structure.fields.first?.asInteger ?? 0
    case .integer(let raw, _): raw
    default: 0
    }
  }

  func options(like value: ProgramValue, _ raw: Int64) -> ProgramValue {
    guard case .structure(let structure) = value.content else {
      return ProgramValue(.integer(raw, .int))
    }
    var kind = IntegerKind.int
    if case .integer(_, let own)? = structure.fields.first?.content { kind = own }
    return .structure(structure.type, [ProgramValue(.integer(raw, kind))])
  }

  func options(_ type: Type, _ raw: Int64) -> ProgramValue {
    guard case .instance(let id, _) = type else { return ProgramValue(.integer(raw, .int)) }
    return .structure(id, [ProgramValue(.integer(raw, .int))])
  }

  // MARK: Objects

  /// Sends a message from the library's side.
  mutating func perform(
    _ selector: String, on receiver: ProgramValue, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let base = top
    reserve(base + arguments.count + 2)
    stack[base] = receiver.bare
    let count = min(arguments.count, selector.count { $0 == ":" })
    for index in 0..<count { stack[base + 1 + index] = arguments[index] }
    var site = Site(selector, count: count)
    site.cache = -1
    let depth = frames.count
    if let value = try send(base, site, to: base, &world) { return value }
    guard nested < limits.nesting else { throw .tooDeep(.nowhere) }
    nested += 1
    defer { nested -= 1 }
    return try run(downTo: depth, &world)
  }

  mutating func makeError(_ domain: ProgramValue, _ code: ProgramValue, _ info: ProgramValue)
    -> ProgramValue
  {
    let id = memory.make(.library(.error))
    memory.setContent(of: id, to: .array([domain, code, info]))
    return .object(id)
  }

  func localized(_ value: ProgramValue) -> ProgramValue {
    guard let id = value.asObject, let parts = memory.content(of: id).asItems, parts.count > 2
    else { return .null }
    if case .dictionary(let table) = parts[2].content,
      let text = table.value(of: .text("NSLocalizedDescription"))
    {
      return text
    }
    return .text(
      "The operation couldn’t be completed. (\(parts[0].asText ?? "") error \(parts[1].asInteger ?? 0).)"
    )
  }
}
