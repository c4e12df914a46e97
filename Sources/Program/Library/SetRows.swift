/// Set.
extension Library {
  mutating func addSets() {
    add(.set, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in
      ProgramValue(.set(Table()))
    }
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
        return ProgramValue(.tuple(Tuple([.bool(index == nil), member], labels: labels)))
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
      m[at] = ProgramValue(.set(Table()))
      return .nothing
    }
    add(.set, "filter(_:)", [.taking(.element, to: .bool)], .set(.element)) {
      m, w, at throws(Stop) in
      var kept: [ProgramValue] = []
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
