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
        let pair = Value(.tuple(Tuple([key, value], labels: .keyAndValue)))
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
        if isMutating { m[at] = Value(.dictionary(table)) }
        return isMutating ? .nothing : Value(.dictionary(table))
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
      Value(.dictionary(Table()))
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
      return Value(.dictionary(table))
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
      return Value(.dictionary(table))
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
      return Value(.dictionary(table))
    }
  }

  private mutating func addSets() {
    add(.set, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in Value(.set(Table())) }
    add(.set, "init(_:)", [.elements], .set(.element), [.isStatic]) { m, w, at throws(Stop) in
      try m.set(of: try m.items(at + 1, &w), &w)
    }
    add(.set, "contains(_:)", [.element], .bool) { m, w, at throws(Stop) in
      guard case .set(let table) = m[at].content else { return .bool(false) }
      return .bool(table.index(of: try m.identity(m[at + 1], &w)) != nil)
    }
    let result = Type.tuple([
      .init(label: "inserted", type: .bool), .init(label: "memberAfterInsert", type: .element),
    ])
    add(.set, "insert(_:)", [.element], result, [.mutating]) { m, w, at throws(Stop) in
      let item = m[at + 1]
      let identity = try m.identity(item, &w)
      let labels = m.output.labelsID(["inserted", "memberAfterInsert"])
      m.memory.grown += 48
      try m.checkMemory()
      return try m.changeTable(at) { (table: inout Table) in
        let index = table.index(of: identity)
        let member = index.map { table.keys[$0] } ?? item
        if index == nil { table.set(item.bare, identity, to: .nothing) }
        return Value(.tuple(Tuple([.bool(index == nil), member], labels: labels)))
      }
    }
    add(.set, "update(with:)", [.element], .optional(.element), [.mutating]) {
      m, w, at throws(Stop) in
      let item = m[at + 1]
      let identity = try m.identity(item, &w)
      return try m.changeTable(at) { (table: inout Table) in
        let old = table.remove(identity)?.key
        table.set(item.bare, identity, to: .nothing)
        return .optional(old)
      }
    }
    add(.set, "remove(_:)", [.element], .optional(.element), [.mutating]) { m, w, at throws(Stop) in
      let identity = try m.identity(m[at + 1], &w)
      return try m.changeTable(at) { (table: inout Table) in .optional(table.remove(identity)?.key)
      }
    }
    add(.set, "removeFirst()", [], .element, [.mutating]) { m, w, at throws(Stop) in
      guard case .set(let table) = m[at].content, let first = table.keys.first else {
        throw .crash(.emptyCollection, .nowhere)
      }
      let identity = try m.identity(first, &w)
      return try m.changeTable(at) { (table: inout Table) in table.remove(identity)?.key ?? .null }
    }
    add(.set, "popFirst()", [], .optional(.element), [.mutating]) { m, w, at throws(Stop) in
      guard case .set(let table) = m[at].content, let first = table.keys.first else { return .null }
      let identity = try m.identity(first, &w)
      return try m.changeTable(at) { (table: inout Table) in .optional(table.remove(identity)?.key)
      }
    }
    add(.set, "removeAll(keepingCapacity:)", [.bool], .void, [.mutating, .usual]) {
      m, w, at throws(Stop) in
      m[at] = Value(.set(Table()))
      return .nothing
    }
    add(.set, "filter(_:)", [.taking(.element, to: .bool)], .set(.element)) {
      m, w, at throws(Stop) in
      var kept: [Value] = []
      for item in try m.items(at, &w) where try m.holds(m[at + 1], [item], &w) { kept.append(item) }
      return try m.set(of: kept, &w)
    }
    let algebra: [(String, String, @Sendable (Bool, Bool) -> Bool)] = [
      ("union(_:)", "formUnion(_:)", { $0 || $1 }),
      ("intersection(_:)", "formIntersection(_:)", { $0 && $1 }),
      ("subtracting(_:)", "subtract(_:)", { $0 && !$1 }),
      ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { $0 != $1 }),
    ]
    for (name, changing, keeps) in algebra {
      add(.set, name, [.same], .set(.element)) { m, w, at throws(Stop) in
        try m.combined(at, &w, keeps)
      }
      add(.set, changing, [.same], .void, [.mutating]) { m, w, at throws(Stop) in
        m[at] = try m.combined(at, &w, keeps)
        return .nothing
      }
    }
    for (name, test) in [
      ("isSubset(of:)", 0), ("isSuperset(of:)", 1), ("isDisjoint(with:)", 2),
      ("isStrictSubset(of:)", 3), ("isStrictSuperset(of:)", 4),
    ] {
      add(.set, name, [.same], .bool) { m, w, at throws(Stop) in
        let (a, b) = (
          try m.set(of: try m.items(at, &w), &w), try m.set(of: try m.items(at + 1, &w), &w)
        )
        guard case .set(let x) = a.content, case .set(let y) = b.content else {
          return .bool(false)
        }
        var shared = 0
        for key in x.keys { if y.index(of: try m.identity(key, &w)) != nil { shared += 1 } }
        return switch test {
        case 0: .bool(shared == x.count)
        case 1: .bool(shared == y.count)
        case 2: .bool(shared == 0)
        case 3: .bool(shared == x.count && y.count > x.count)
        default: .bool(shared == y.count && x.count > y.count)
        }
      }
    }
  }
}

extension Machine {
  mutating func changeTable(_ at: Int, _ work: (inout Table) -> Value) throws(Stop) -> Value {
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
    _ work: (inout Machine, inout W, Value, Value) throws(Stop) -> Value?
  ) throws(Stop) -> Value {
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
    return Value(.dictionary(table))
  }

  mutating func combined(
    _ at: Int, _ world: inout W, _ keeps: (Bool, Bool) -> Bool
  ) throws(Stop) -> Value {
    let other = try set(of: try items(at + 1, &world), &world)
    guard case .set(let a) = self[at].content, case .set(let b) = other.content else {
      return .nothing
    }
    var result: [Value] = []
    for key in a.keys {
      if keeps(true, b.index(of: try identity(key, &world)) != nil) { result.append(key) }
    }
    for key in b.keys where a.index(of: try identity(key, &world)) == nil {
      if keeps(false, true) { result.append(key) }
    }
    return try set(of: result, &world)
  }
}
