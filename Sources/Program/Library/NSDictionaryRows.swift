/// NSDictionary and NSSet, and what can be changed of them.
extension Library {
  mutating func addNSDictionaries() {
    for selector in ["objectForKey:", "objectForKeyedSubscript:", "valueForKey:"] {
      send(.table, selector) { m, w, at throws(Stop) in
        guard case .dictionary(let table) = m.contentC(m[at]).content else { return .null }
        return table.value(of: try m.identity(m.contentC(m[at + 1]), &w)) ?? .null
      }
    }
    send(.table, "allKeys") { m, w, at throws(Stop) in
      if case .dictionary(let table) = m.contentC(m[at]).content { return .array(table.keys) }
      return .array([])
    }
    send(.table, "allValues") { m, w, at throws(Stop) in
      if case .dictionary(let table) = m.contentC(m[at]).content { return .array(table.values) }
      return .array([])
    }
    send(.table, "keyEnumerator") { m, w, at throws(Stop) in
      m.mutable(.array(try m.itemsC(m[at], &w)))
    }
    send(.table, "allKeysForObject:") { m, w, at throws(Stop) in
      guard case .dictionary(let table) = m.contentC(m[at]).content else { return .array([]) }
      var keys: [ProgramValue] = []
      for (key, value) in zip(table.keys, table.values) where try m.equal(value, m[at + 1], &w) {
        keys.append(key)
      }
      return .array(keys)
    }
    send(.table, "enumerateKeysAndObjectsUsingBlock:", .void) { m, w, at throws(Stop) in
      guard case .dictionary(let table) = m.contentC(m[at]).content else { return .nothing }
      let stop = m.memory.makeCell(.bool(false))
      for (key, value) in zip(table.keys, table.values) {
        _ = try m.invoke(m[at + 1], [key, value, ProgramValue(.cell(stop))], &w)
        if m.truth(m.memory.cell(stop)) { break }
      }
      return .nothing
    }
    send(.table, "dictionary", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), ProgramValue(.dictionary(Table())))
    }
    send(.table, "dictionaryWithCapacity:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), ProgramValue(.dictionary(Table())))
    }
    send(.table, "dictionaryWithObject:forKey:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), try m.dictionary(of: [m[at + 2], m[at + 1]], &w))
    }
    for (selector, isStatic) in [
      ("dictionaryWithObjectsAndKeys:", true), ("initWithObjectsAndKeys:", false),
    ] {
      send(.table, selector, .unknown, isStatic ? [.isStatic] : []) { m, w, at throws(Stop) in
        let items = m.untilNil(m[at + 1], m[at + 2])
        var pairs: [ProgramValue] = []
        for index in stride(from: 0, to: items.count - 1, by: 2) {
          pairs += [items[index + 1], items[index]]
        }
        return m.collection(
          like: isStatic ? m.type(at) : m.dynamicType(m[at]), try m.dictionary(of: pairs, &w))
      }
    }
    for (selector, isStatic) in [
      ("dictionaryWithDictionary:", true), ("initWithDictionary:", false),
    ] {
      send(.table, selector, .unknown, isStatic ? [.isStatic] : []) { m, w, at throws(Stop) in
        m.collection(like: isStatic ? m.type(at) : m.dynamicType(m[at]), m.contentC(m[at + 1]))
      }
    }
    for (selector, isStatic) in [
      ("dictionaryWithObjects:forKeys:", true), ("initWithObjects:forKeys:", false),
    ] {
      send(.table, selector, .unknown, isStatic ? [.isStatic] : []) { m, w, at throws(Stop) in
        let (values, keys) = (try m.itemsC(m[at + 1], &w), try m.itemsC(m[at + 2], &w))
        return m.collection(
          like: isStatic ? m.type(at) : m.dynamicType(m[at]),
          try m.dictionary(of: zip(keys, values).flatMap { [$0, $1] }, &w))
      }
    }
    for selector in ["init", "initWithCapacity:"] {
      send(.table, selector) { m, w, at throws(Stop) in
        m.collection(like: m.dynamicType(m[at]), ProgramValue(.dictionary(Table())))
      }
    }
    for selector in ["setObject:forKey:", "setObject:forKeyedSubscript:", "setValue:forKey:"] {
      send(.mutableDictionary, selector, .void) { m, w, at throws(Stop) in
        if m[at + 1].isNull, selector == "setObject:forKey:" {
          throw .crash(
            .exception(
              name: "NSInvalidArgumentException",
              reason:
                "*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: \(m.string(at + 2)))"
            ), .nowhere)
        }
        try m.writeElement(at, m.contentC(m[at + 2]), m[at + 1], &w)
        return .nothing
      }
    }
    send(.mutableDictionary, "removeObjectForKey:", .void) { m, w, at throws(Stop) in
      try m.writeElement(at, m.contentC(m[at + 1]), .null, &w)
      return .nothing
    }
    send(.mutableDictionary, "addEntriesFromDictionary:", .void) { m, w, at throws(Stop) in
      guard case .dictionary(let table) = m.contentC(m[at + 1]).content else { return .nothing }
      for (key, value) in zip(table.keys, table.values) { try m.writeElement(at, key, value, &w) }
      return .nothing
    }
  }

  mutating func addNSSets() {
    send(.group, "set", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), ProgramValue(.set(Table())))
    }
    send(.group, "setWithCapacity:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), ProgramValue(.set(Table())))
    }
    send(.group, "setWithObject:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), try m.set(of: [m[at + 1]], &w))
    }
    send(.group, "setWithObjects:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), try m.set(of: m.untilNil(m[at + 1], m[at + 2]), &w))
    }
    for (selector, isStatic) in [
      ("setWithArray:", true), ("setWithSet:", true), ("initWithArray:", false),
      ("initWithSet:", false),
    ] {
      send(.group, selector, .unknown, isStatic ? [.isStatic] : []) { m, w, at throws(Stop) in
        m.collection(
          like: isStatic ? m.type(at) : m.dynamicType(m[at]),
          try m.set(of: try m.itemsC(m[at + 1], &w), &w))
      }
    }
    for selector in ["init", "initWithCapacity:"] {
      send(.group, selector) { m, w, at throws(Stop) in
        m.collection(like: m.dynamicType(m[at]), ProgramValue(.set(Table())))
      }
    }
    send(.group, "allObjects") { m, w, at throws(Stop) in .array(try m.itemsC(m[at], &w)) }
    send(.group, "anyObject") { m, w, at throws(Stop) in try m.itemsC(m[at], &w).first ?? .null }
    send(.group, "member:") { m, w, at throws(Stop) in
      let items = try m.itemsC(m[at], &w)
      return try m.position(of: m[at + 1], in: m[at], &w).map { items[$0] } ?? .null
    }
    send(.mutableSet, "addObject:", .void) { m, w, at throws(Stop) in
      let item = m[at + 1]
      return try m.changeSet(at, &w) { $0 + [item] }
    }
    send(.mutableSet, "addObjectsFromArray:", .void) { m, w, at throws(Stop) in
      let more = try m.itemsC(m[at + 1], &w)
      return try m.changeSet(at, &w) { $0 + more }
    }
    send(.mutableSet, "unionSet:", .void) { m, w, at throws(Stop) in
      let more = try m.itemsC(m[at + 1], &w)
      return try m.changeSet(at, &w) { $0 + more }
    }
    for (selector, keeps) in [
      ("removeObject:", false), ("minusSet:", false), ("intersectSet:", true),
    ] {
      send(.mutableSet, selector, .void) { m, w, at throws(Stop) in
        let others = selector == "removeObject:" ? [m[at + 1]] : try m.itemsC(m[at + 1], &w)
        var kept: [ProgramValue] = []
        for item in try m.itemsC(m[at], &w)
        where (try m.position(of: item, in: .array(others), &w) != nil) == keeps {
          kept.append(item)
        }
        return try m.changeSet(at, &w) { _ in kept }
      }
    }
    for (selector, test) in [("isSubsetOfSet:", 0), ("intersectsSet:", 1)] {
      send(.group, selector, .bool) { m, w, at throws(Stop) in
        let items = try m.itemsC(m[at], &w)
        var shared = 0
        for item in items where try m.position(of: item, in: m[at + 1], &w) != nil { shared += 1 }
        return .bool(test == 0 ? shared == items.count : shared > 0)
      }
    }
  }
}
