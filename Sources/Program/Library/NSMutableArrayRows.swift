/// NSMutableArray.
extension Library {
  mutating func addNSMutableArrays() {
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
        var kept: [ProgramValue] = []
        for item in try m.itemsC(m[at], &w)
        where !(try m.equal(m.contentC(item), m.contentC(wanted), &w)) { kept.append(item) }
        return try m.changeItems(at) {
          $0 = kept; return .nothing
        }
      }
    }
    send(.mutableArray, "removeObjectsInArray:", .void) { m, w, at throws(Stop) in
      let others = m[at + 1]
      var kept: [ProgramValue] = []
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
        case .mutableDictionary: m.memory.setContent(of: id, to: ProgramValue(.dictionary(Table())))
        default: m.memory.setContent(of: id, to: ProgramValue(.set(Table())))
        }
        return .nothing
      }
    }
  }
}
