/// NSArray.
extension Library {
  mutating func addNSArrays() {
    for owner in [LibraryOwner.list, .table, .group] {
      send(owner, "count", .integer(.uint64)) { m, w, at throws(Stop) in
        ProgramValue(.integer(Int64(m.countC(m[at])), .uint64))
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
        ProgramValue(.integer(Int64(try m.position(of: m[at + 1], in: m[at], &w) ?? .max), .uint64))
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

  mutating func addNSArrayMaking() {
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

  mutating func addNSArrayBlocks() {
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
              ? [items[index], ProgramValue(.cell(stop))]
              : [
                items[index], ProgramValue(.integer(Int64(index), .uint64)),
                ProgramValue(.cell(stop)),
              ]
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
          m[at + 1],
          [item, ProgramValue(.integer(Int64(index), .uint64)), ProgramValue(.cell(stop))], &w)
        if m.truth(result) { return ProgramValue(.integer(Int64(index), .uint64)) }
        if m.truth(m.memory.cell(stop)) { break }
      }
      return ProgramValue(.integer(.max, .uint64))
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
}
