/// NSArray, NSDictionary, NSSet and what can be changed of them.
extension Library {
  mutating func addObjectiveCCollections() {
    addNSArrays()
    addNSArrayMaking()
    addNSArrayBlocks()
    addNSMutableArrays()
    addNSDictionaries()
    addNSSets()
  }

  private mutating func addNSArrays() {
    for owner in [LibraryOwner.list, .table, .group] {
      send(owner, "count", .integer(.uint64)) { m, w, at throws(Stop) in
        Value(.integer(Int64(m.countC(m[at])), .uint64))
      }
      send(owner, "description", .text) { m, w, at throws(Stop) in
        .text(try m.describedC(m[at], &w))
      }
    }
    send(.list, "objectAtIndex:") { m, w, at throws(Stop) in
      try m.object(at: m.int(at + 1), in: m[at])
    }
    send(.list, "objectAtIndexedSubscript:") { m, w, at throws(Stop) in
      try m.object(at: m.int(at + 1), in: m[at])
    }
    send(.list, "firstObject") { m, w, at throws(Stop) in try m.itemsC(m[at], &w).first ?? .null }
    send(.list, "lastObject") { m, w, at throws(Stop) in try m.itemsC(m[at], &w).last ?? .null }
    for owner in [LibraryOwner.list, .group] {
      send(owner, "containsObject:", .bool) { m, w, at throws(Stop) in
        .bool(try m.position(of: m[at + 1], in: m[at], &w) != nil)
      }
      send(owner, "objectEnumerator") { m, w, at throws(Stop) in
        m.mutable(.array(try m.itemsC(m[at], &w)))
      }
    }
    send(.mutableArray, "nextObject") { m, w, at throws(Stop) in
      try m.changeItems(at) { $0.isEmpty ? .null : $0.removeFirst() }
    }
    send(.list, "reverseObjectEnumerator") { m, w, at throws(Stop) in
      m.mutable(.array(try m.itemsC(m[at], &w).reversed()))
    }
    send(.list, "allObjects") { m, w, at throws(Stop) in .array(try m.itemsC(m[at], &w)) }
    for selector in ["indexOfObject:", "indexOfObjectIdenticalTo:"] {
      send(.list, selector, .integer(.uint64)) { m, w, at throws(Stop) in
        Value(.integer(Int64(try m.position(of: m[at + 1], in: m[at], &w) ?? .max), .uint64))
      }
    }
    send(.list, "componentsJoinedByString:", .text) { m, w, at throws(Stop) in
      var parts: [String] = []
      for item in try m.itemsC(m[at], &w) { parts.append(try m.describedC(item, &w)) }
      return try m.text(parts.joined(separator: m.string(at + 1)))
    }
    send(.list, "arrayByAddingObject:") { m, w, at throws(Stop) in
      try m.list(try m.itemsC(m[at], &w) + [m[at + 1]])
    }
    send(.list, "arrayByAddingObjectsFromArray:") { m, w, at throws(Stop) in
      try m.list(try m.itemsC(m[at], &w) + m.itemsC(m[at + 1], &w))
    }
    send(.list, "subarrayWithRange:") { m, w, at throws(Stop) in
      let (items, range) = (try m.itemsC(m[at], &w), m.range(m[at + 1]))
      guard range.location >= 0, range.length >= 0, range.location + range.length <= items.count
      else {
        throw .crash(
          .exception(
            name: "NSRangeException",
            reason:
              "-[NSArray subarrayWithRange:]: range {\(range.location), \(range.length)} extends beyond bounds [0 .. \(items.count - 1)]"
          ), .nowhere)
      }
      return try m.list(Array(items[range.location..<(range.location + range.length)]))
    }
    for owner in [LibraryOwner.list, .table, .group] {
      for selector in ["isEqualToArray:", "isEqualToDictionary:", "isEqualToSet:", "isEqual:"] {
        send(owner, selector, .bool) { m, w, at throws(Stop) in
          .bool(try m.equal(m.contentC(m[at]), m.contentC(m[at + 1]), &w))
        }
      }
    }
  }

  private mutating func addNSArrayMaking() {
    send(.list, "array", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), .array([]))
    }
    send(.list, "arrayWithCapacity:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), .array([]))
    }
    send(.list, "arrayWithObject:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), .array([m[at + 1]]))
    }
    send(.list, "arrayWithObjects:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), .array(m.untilNil(m[at + 1], m[at + 2])))
    }
    send(.list, "arrayWithArray:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), .array(try m.itemsC(m[at + 1], &w)))
    }
    send(.list, "init") { m, w, at throws(Stop) in
      m.collection(like: m.dynamicType(m[at]), .array([]))
    }
    send(.list, "initWithCapacity:") { m, w, at throws(Stop) in
      m.collection(like: m.dynamicType(m[at]), .array([]))
    }
    send(.list, "initWithObjects:") { m, w, at throws(Stop) in
      m.collection(like: m.dynamicType(m[at]), .array(m.untilNil(m[at + 1], m[at + 2])))
    }
    send(.list, "initWithArray:") { m, w, at throws(Stop) in
      m.collection(like: m.dynamicType(m[at]), .array(try m.itemsC(m[at + 1], &w)))
    }
  }

  private mutating func addNSArrayBlocks() {
    for owner in [LibraryOwner.list, .group] {
      for selector in ["enumerateObjectsUsingBlock:", "enumerateObjectsWithOptions:usingBlock:"] {
        send(owner, selector, .void) { m, w, at throws(Stop) in
          let isLong = selector.hasSuffix("usingBlock:")
          let block = m[at + (isLong ? 2 : 1)]
          let items = try m.itemsC(m[at], &w)
          let order =
            isLong && m.int(at + 1) & 2 == 2
            ? Array(items.indices.reversed()) : Array(items.indices)
          let stop = m.memory.makeCell(.bool(false))
          for index in order {
            let arguments =
              owner == .group
              ? [items[index], Value(.cell(stop))]
              : [items[index], Value(.integer(Int64(index), .uint64)), Value(.cell(stop))]
            _ = try m.invoke(block, arguments, &w)
            try m.spend(1)
            if m.truth(m.memory.cell(stop)) { break }
          }
          return .nothing
        }
      }
    }
    send(.list, "indexOfObjectPassingTest:", .integer(.uint64)) { m, w, at throws(Stop) in
      let stop = m.memory.makeCell(.bool(false))
      for (index, item) in try m.itemsC(m[at], &w).enumerated() {
        let result = try m.invoke(
          m[at + 1], [item, Value(.integer(Int64(index), .uint64)), Value(.cell(stop))], &w)
        if m.truth(result) { return Value(.integer(Int64(index), .uint64)) }
        if m.truth(m.memory.cell(stop)) { break }
      }
      return Value(.integer(.max, .uint64))
    }
    for (selector, changes) in [
      ("sortedArrayUsingComparator:", false), ("sortUsingComparator:", true),
      ("sortedArrayUsingSelector:", false), ("sortUsingSelector:", true),
    ] {
      send(changes ? .mutableArray : .list, selector) { m, w, at throws(Stop) in
        let sorted = try m.sortedC(try m.itemsC(m[at], &w), m[at + 1], &w)
        guard changes, let id = m[at].asObject else { return try m.list(sorted) }
        m.memory.setContent(of: id, to: .array(sorted))
        return .nothing
      }
    }
    send(.list, "filteredArrayUsingPredicate:") { m, w, at throws(Stop) in
      .unknown("filteredArrayUsingPredicate:")
    }
    for selector in ["makeObjectsPerformSelector:", "makeObjectsPerformSelector:withObject:"] {
      send(.list, selector, .void) { m, w, at throws(Stop) in
        guard case .selector(let name) = m[at + 1].content else { return .nothing }
        for item in try m.itemsC(m[at], &w) { _ = try m.perform(name, on: item, [m[at + 2]], &w) }
        return .nothing
      }
    }
  }

  private mutating func addNSMutableArrays() {
    send(.mutableArray, "addObject:", .void) { m, w, at throws(Stop) in
      let item = m[at + 1]
      if item.isNull {
        throw .crash(
          .exception(
            name: "NSInvalidArgumentException",
            reason: "*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil"), .nowhere)
      }
      return try m.changeItems(at) {
        $0.append(item); return .nothing
      }
    }
    send(.mutableArray, "addObjectsFromArray:", .void) { m, w, at throws(Stop) in
      let items = try m.itemsC(m[at + 1], &w)
      return try m.changeItems(at) {
        $0 += items; return .nothing
      }
    }
    send(.mutableArray, "insertObject:atIndex:", .void) { m, w, at throws(Stop) in
      let (item, index) = (m[at + 1], m.int(at + 2))
      guard index >= 0, index <= m.countC(m[at]) else {
        throw m.beyondC("insertObject:atIndex:", index, m.countC(m[at]))
      }
      return try m.changeItems(at) {
        $0.insert(item, at: index); return .nothing
      }
    }
    send(.mutableArray, "removeObjectAtIndex:", .void) { m, w, at throws(Stop) in
      let index = m.int(at + 1)
      guard index >= 0, index < m.countC(m[at]) else {
        throw m.beyondC("removeObjectAtIndex:", index, m.countC(m[at]))
      }
      return try m.changeItems(at) {
        $0.remove(at: index); return .nothing
      }
    }
    send(.mutableArray, "replaceObjectAtIndex:withObject:", .void) { m, w, at throws(Stop) in
      let (index, item) = (m.int(at + 1), m[at + 2])
      guard index >= 0, index < m.countC(m[at]) else {
        throw m.beyondC("replaceObjectAtIndex:withObject:", index, m.countC(m[at]))
      }
      return try m.changeItems(at) {
        $0[index] = item; return .nothing
      }
    }
    send(.mutableArray, "setObject:atIndexedSubscript:", .void) { m, w, at throws(Stop) in
      try m.writeElement(at, m[at + 2], m[at + 1], &w)
      return .nothing
    }
    send(.mutableArray, "exchangeObjectAtIndex:withObjectAtIndex:", .void) {
      m, w, at throws(Stop) in
      let (a, b) = (m.int(at + 1), m.int(at + 2))
      guard min(a, b) >= 0, max(a, b) < m.countC(m[at]) else {
        throw m.beyondC("exchangeObjectAtIndex:withObjectAtIndex:", max(a, b), m.countC(m[at]))
      }
      return try m.changeItems(at) {
        $0.swapAt(a, b); return .nothing
      }
    }
    for selector in ["removeObject:", "removeObjectIdenticalTo:"] {
      send(.mutableArray, selector, .void) { m, w, at throws(Stop) in
        let wanted = m[at + 1]
        var kept: [Value] = []
        for item in try m.itemsC(m[at], &w)
        where !(try m.equal(m.contentC(item), m.contentC(wanted), &w)) { kept.append(item) }
        return try m.changeItems(at) {
          $0 = kept; return .nothing
        }
      }
    }
    send(.mutableArray, "removeObjectsInArray:", .void) { m, w, at throws(Stop) in
      let others = m[at + 1]
      var kept: [Value] = []
      for item in try m.itemsC(m[at], &w) where try m.position(of: item, in: others, &w) == nil {
        kept.append(item)
      }
      return try m.changeItems(at) {
        $0 = kept; return .nothing
      }
    }
    send(.mutableArray, "removeLastObject", .void) { m, w, at throws(Stop) in
      try m.changeItems(at) {
        _ = $0.popLast(); return .nothing
      }
    }
    for selector in ["setArray:"] {
      send(.mutableArray, selector, .void) { m, w, at throws(Stop) in
        let items = try m.itemsC(m[at + 1], &w)
        return try m.changeItems(at) {
          $0 = items; return .nothing
        }
      }
    }
    for owner in [LibraryOwner.mutableArray, .mutableDictionary, .mutableSet] {
      send(owner, "removeAllObjects", .void) { m, w, at throws(Stop) in
        guard let id = m[at].asObject else { return .nothing }
        switch owner {
        case .mutableArray: m.memory.setContent(of: id, to: .array([]))
        case .mutableDictionary: m.memory.setContent(of: id, to: Value(.dictionary(Table())))
        default: m.memory.setContent(of: id, to: Value(.set(Table())))
        }
        return .nothing
      }
    }
  }

  private mutating func addNSDictionaries() {
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
      var keys: [Value] = []
      for (key, value) in zip(table.keys, table.values) where try m.equal(value, m[at + 1], &w) {
        keys.append(key)
      }
      return .array(keys)
    }
    send(.table, "enumerateKeysAndObjectsUsingBlock:", .void) { m, w, at throws(Stop) in
      guard case .dictionary(let table) = m.contentC(m[at]).content else { return .nothing }
      let stop = m.memory.makeCell(.bool(false))
      for (key, value) in zip(table.keys, table.values) {
        _ = try m.invoke(m[at + 1], [key, value, Value(.cell(stop))], &w)
        if m.truth(m.memory.cell(stop)) { break }
      }
      return .nothing
    }
    send(.table, "dictionary", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), Value(.dictionary(Table())))
    }
    send(.table, "dictionaryWithCapacity:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), Value(.dictionary(Table())))
    }
    send(.table, "dictionaryWithObject:forKey:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), try m.dictionary(of: [m[at + 2], m[at + 1]], &w))
    }
    for (selector, isStatic) in [
      ("dictionaryWithObjectsAndKeys:", true), ("initWithObjectsAndKeys:", false),
    ] {
      send(.table, selector, .unknown, isStatic ? [.isStatic] : []) { m, w, at throws(Stop) in
        let items = m.untilNil(m[at + 1], m[at + 2])
        var pairs: [Value] = []
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
        m.collection(like: m.dynamicType(m[at]), Value(.dictionary(Table())))
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

  private mutating func addNSSets() {
    send(.group, "set", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), Value(.set(Table())))
    }
    send(.group, "setWithCapacity:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.collection(like: m.type(at), Value(.set(Table())))
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
        m.collection(like: m.dynamicType(m[at]), Value(.set(Table())))
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
        var kept: [Value] = []
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

extension Machine {
  /// What a collection holds, also one that can be changed.
  func contentC(_ value: Value) -> Value {
    guard let id = value.asObject else { return value }
    let content = memory.content(of: id)
    return content.isAbsent ? value : content
  }

  mutating func itemsC(_ value: Value, _ world: inout W) throws(Stop) -> [Value] {
    if value.isNull { return [] }
    let content = contentC(value)
    if case .dictionary(let table) = content.content { return table.keys }
    let items = try elements(of: content, &world)
    try spend(items.count / 8)
    return items
  }

  func countC(_ value: Value) -> Int { countIfKnown(contentC(value)) ?? 0 }

  func beyondC(_ selector: String, _ index: Int, _ count: Int) -> Stop {
    .crash(
      .exception(
        name: "NSRangeException",
        reason: "*** -[__NSArrayM \(selector)]: index \(index) beyond bounds "
          + (count == 0 ? "for empty array" : "[0 .. \(count - 1)]")),
      .nowhere)
  }

  func object(at index: Int, in value: Value) throws(Stop) -> Value {
    guard case .array(let list) = contentC(value).content, list.items.indices.contains(index) else {
      throw beyondC("objectAtIndex:", index, countC(value))
    }
    return list.items[index]
  }

  mutating func position(of item: Value, in value: Value, _ world: inout W) throws(Stop) -> Int? {
    for (index, other) in try itemsC(value, &world).enumerated() {
      if try equal(contentC(other), contentC(item), &world) { return index }
    }
    return nil
  }

  mutating func changeItems(
    _ at: Int, _ work: (inout [Value]) -> Value
  ) throws(Stop) -> Value {
    guard let id = self[at].asObject, case .array(let list) = memory.takeContent(of: id).content
    else { return .nothing }
    var items = list.items
    memory.isUnsettled = true
    let result = work(&items)
    let content = Value.array(items)
    guard content.nesting.depth < Nesting.deepest else { throw .tooMuchMemory(.nowhere) }
    memory.setContent(of: id, to: content)
    memory.grown += 24
    try checkMemory()
    return result
  }

  mutating func changeSet(
    _ at: Int, _ world: inout W, _ work: ([Value]) -> [Value]
  ) throws(Stop) -> Value {
    guard let id = self[at].asObject else { return .nothing }
    let items = work(try itemsC(self[at], &world))
    memory.setContent(of: id, to: try set(of: items, &world))
    return .nothing
  }

  mutating func collection(like type: Type, _ content: Value) -> Value {
    if case .instance(let id, _) = type {
      switch id.origin {
      case .library(.mutableArray), .library(.mutableDictionary), .library(.mutableSet):
        return mutable(content)
      case .library, .program, .world: break
      }
    }
    return content
  }

  /// `a, b, c, nil`
  func untilNil(_ first: Value, _ rest: Value) -> [Value] {
    var items: [Value] = []
    for item in [first] + (rest.asItems ?? []) {
      if item.isNull { break }
      items.append(item)
    }
    return items
  }

  /// By a block that answers an NSComparisonResult, or by a selector.
  mutating func sortedC(
    _ items: [Value], _ order: Value, _ world: inout W
  ) throws(Stop) -> [Value] {
    guard items.count > 1 else { return items }
    let left = try sortedC(Array(items[..<(items.count / 2)]), order, &world)
    let right = try sortedC(Array(items[(items.count / 2)...]), order, &world)
    var result: [Value] = []
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      try spend(1)
      let comparison: Value
      if case .selector(let name) = order.content {
        comparison = try perform(name, on: left[a], [right[b]], &world)
      } else {
        comparison = try invoke(order, [left[a], right[b]], &world)
      }
      if (comparison.asInteger ?? 0) > 0 {
        result.append(right[b])
        b += 1
      } else {
        result.append(left[a])
        a += 1
      }
    }
    return result + left[a...] + right[b...]
  }
}
