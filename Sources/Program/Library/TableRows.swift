/// Dictionary and Set.
extension Library {
  mutating func addTables() {
    addDictionaries()
    addDictionaryMaking()
    addSets()
  }

  private mutating func addDictionaries() {
    add(.dictionary, "keys", .array(.key)) { m, w, at throws(Stop) in
      if case .dictionary(let table) = m[at].content { return .array(table.keys) }
      return .array([])
    }
    add(.dictionary, "values", .array(.held)) { m, w, at throws(Stop) in
      if case .dictionary(let table) = m[at].content { return .array(table.values) }
      return .array([])
    }
    add(.dictionary, "updateValue(_:forKey:)", [.held, .key], .optional(.held), [.mutating]) {
      m, w, at throws(Stop) in
      let (key, value) = (m[at + 2], m[at + 1])
      let identity = try m.identity(key, &w)
      return try m.changeTable(at) { (table: inout Table) in
        let old = table.value(of: identity)
        table.set(key.bare, identity, to: value)
        return .optional(old)
      }
    }
    add(.dictionary, "removeValue(forKey:)", [.key], .optional(.held), [.mutating]) {
      m, w, at throws(Stop) in
      let identity = try m.identity(m[at + 1], &w)
      return try m.changeTable(at) { (table: inout Table) in
        .optional(table.remove(identity)?.value)
      }
    }
    add(.dictionary, "removeAll(keepingCapacity:)", [.bool], .void, [.mutating, .usual]) {
      m, w, at throws(Stop) in
      try m.changeTable(at) { (table: inout Table) in
        table = Table()
        return .nothing
      }
    }
    add(.dictionary, "mapValues(_:)", [.taking(.held, to: .other)], .dictionary(.key, .other)) {
      m, w, at throws(Stop) in
      try m.mapped(at, &w) { (m, w, key, value) throws(Stop) in try m.invoke(m[at + 1], [value], &w)
      }
    }
    add(
      .dictionary, "compactMapValues(_:)", [.taking(.held, to: .optional(.other))],
      .dictionary(.key, .other)
    ) { m, w, at throws(Stop) in
      try m.mapped(at, &w) { (m, w, key, value) throws(Stop) in
        let result = try m.invoke(m[at + 1], [value], &w)
        return result.isNull ? nil : result.unwrapped
      }
    }
    let pair = Type.tuple([.init(label: "key", type: .key), .init(label: "value", type: .held)])
    add(.dictionary, "filter(_:)", [.taking(pair, to: .bool)], .dictionary(.key, .held)) {
      m, w, at throws(Stop) in
      try m.mapped(at, &w) { (m, w, key, value) throws(Stop) in
        let pair = ProgramValue(.tuple(Tuple([key, value], labels: .keyAndValue)))
        return try m.holds(m[at + 1], [pair], &w) ? value : nil
      }
    }
    for (name, isMutating) in [
      ("merge(_:uniquingKeysWith:)", true), ("merging(_:uniquingKeysWith:)", false),
    ] {
      add(
        .dictionary, name, [.same, .taking(.held, .held, to: .held)], isMutating ? .void : .same,
        isMutating ? [.mutating] : []
      ) { m, w, at throws(Stop) in
        guard case .dictionary(var table) = m[at].content else { return .nothing }
        for item in try m.items(at + 1, &w) {
          guard case .tuple(let tuple) = item.content, tuple.items.count == 2 else { continue }
          let identity = try m.identity(tuple.items[0], &w)
          var value = tuple.items[1]
          if let old = table.value(of: identity) {
            value = try m.invoke(m[at + 2], [old, value], &w)
          }
          table.set(tuple.items[0], identity, to: value)
        }
        m.memory.grown += 64 * table.count
        try m.checkMemory()
        if isMutating { m[at] = ProgramValue(.dictionary(table)) }
        return isMutating ? .nothing : ProgramValue(.dictionary(table))
      }
    }
    add(.dictionary, "contains(where:)", [.taking(pair, to: .bool)], .bool) {
      m, w, at throws(Stop) in
      for item in try m.items(at, &w) where try m.holds(m[at + 1], [item], &w) {
        return .bool(true)
      }
      return .bool(false)
    }
    add(.dictionary, "index(forKey:)", [.key], .optional(.int)) { m, w, at throws(Stop) in
      guard case .dictionary(let table) = m[at].content else { return .null }
      return .optional(table.index(of: try m.identity(m[at + 1], &w)).map { .integer($0) })
    }
    add(.dictionary, "reserveCapacity(_:)", [.int], .void, [.mutating]) { m, w, at throws(Stop) in
      .nothing
    }
  }

  private mutating func addDictionaryMaking() {
    add(.dictionary, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      ProgramValue(.dictionary(Table()))
    }
    add(
      .dictionary, "init(uniqueKeysWithValues:)",
      [.array(.tuple([.init(label: nil, type: .key), .init(label: nil, type: .held)]))],
      .dictionary(.key, .held), [.isStatic]
    ) { m, w, at throws(Stop) in
      var table = Table()
      for item in try m.items(at + 1, &w) {
        guard case .tuple(let tuple) = item.content, tuple.items.count == 2 else { continue }
        let identity = try m.identity(tuple.items[0], &w)
        if table.index(of: identity) != nil {
          throw .crash(
            .duplicateKey("Duplicate values for key: '\(try m.described(tuple.items[0], &w))'"),
            .nowhere)
        }
        table.set(tuple.items[0], identity, to: tuple.items[1])
      }
      return ProgramValue(.dictionary(table))
    }
    add(
      .dictionary, "init(_:uniquingKeysWith:)",
      [
        .array(.tuple([.init(label: nil, type: .key), .init(label: nil, type: .held)])),
        .taking(.held, .held, to: .held),
      ], .dictionary(.key, .held), [.isStatic]
    ) { m, w, at throws(Stop) in
      var table = Table()
      for item in try m.items(at + 1, &w) {
        guard case .tuple(let tuple) = item.content, tuple.items.count == 2 else { continue }
        let identity = try m.identity(tuple.items[0], &w)
        var value = tuple.items[1]
        if let old = table.value(of: identity) {
          value = try m.invoke(m[at + 2], [old, value], &w)
        }
        table.set(tuple.items[0], identity, to: value)
      }
      return ProgramValue(.dictionary(table))
    }
    add(
      .dictionary, "init(grouping:by:)",
      [.array(.parameter("E")), .taking(.parameter("E"), to: .key)],
      .dictionary(.key, .array(.parameter("E"))), [.isStatic]
    ) { m, w, at throws(Stop) in
      var table = Table()
      for item in try m.items(at + 1, &w) {
        let key = try m.invoke(m[at + 2], [item], &w)
        let identity = try m.identity(key, &w)
        let group = table.value(of: identity)?.asItems ?? []
        table.set(key, identity, to: .array(group + [item]))
      }
      return ProgramValue(.dictionary(table))
    }
  }
}

extension Machine {
  mutating func changeTable(_ at: Int, _ work: (inout Table) -> ProgramValue) throws(Stop)
    -> ProgramValue
  {
    let isSet: Bool
    var table: Table
    switch stack[at].content {
    case .set(let own): (table, isSet) = (own, true)
    case .dictionary(let own): (table, isSet) = (own, false)
    default: return .nothing
    }
    stack[at].content = .absent
    if table.nesting.holdsObjects { memory.isUnsettled = true }
    let result = work(&table)
    stack[at].content = isSet ? .set(table) : .dictionary(table)
    memory.grown += 48
    try checkMemory()
    return result
  }

  /// A dictionary with the same keys and other values; nil leaves one out.
  mutating func mapped(
    _ at: Int, _ world: inout W,
    _ work: (inout Machine, inout W, ProgramValue, ProgramValue) throws(Stop) -> ProgramValue?
  ) throws(Stop) -> ProgramValue {
    guard case .dictionary(let own) = self[at].content else { return .nothing }
    var table = Table()
    for (key, value) in zip(own.keys, own.values) {
      try spend(1)
      if let result = try work(&self, &world, key, value) {
        table.set(key, try identity(key, &world), to: result)
      }
    }
    memory.grown += 64 * table.count
    try checkMemory()
    return ProgramValue(.dictionary(table))
  }

  mutating func combined(
    _ at: Int, _ world: inout W, _ keeps: (Bool, Bool) -> Bool
  ) throws(Stop) -> ProgramValue {
    let other = try set(of: try items(at + 1, &world), &world)
    guard case .set(let a) = self[at].content, case .set(let b) = other.content else {
      return .nothing
    }
    var result: [ProgramValue] = []
    for key in a.keys {
      if keeps(true, b.index(of: try identity(key, &world)) != nil) { result.append(key) }
    }
    for key in b.keys where a.index(of: try identity(key, &world)) == nil {
      if keeps(false, true) { result.append(key) }
    }
    return try set(of: result, &world)
  }
}
