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
}

extension Machine {
  /// What a collection holds, also one that can be changed.
  func contentC(_ value: ProgramValue) -> ProgramValue {
    guard let id = value.asObject else { return value }
    let content = memory.content(of: id)
    return content.isAbsent ? value : content
  }

  mutating func itemsC(_ value: ProgramValue, _ world: inout W) throws(Stop) -> [ProgramValue] {
    if value.isNull { return [] }
    let content = contentC(value)
    if case .dictionary(let table) = content.content { return table.keys }
    let items = try elements(of: content, &world)
    try spend(items.count / 8)
    return items
  }

  func countC(_ value: ProgramValue) -> Int { countIfKnown(contentC(value)) ?? 0 }

  func beyondC(_ selector: String, _ index: Int, _ count: Int) -> Stop {
    .crash(
      .exception(
        name: "NSRangeException",
        reason: "*** -[__NSArrayM \(selector)]: index \(index) beyond bounds "
          + (count == 0 ? "for empty array" : "[0 .. \(count - 1)]")),
      .nowhere)
  }

  func object(at index: Int, in value: ProgramValue) throws(Stop) -> ProgramValue {
    guard case .array(let list) = contentC(value).content, list.items.indices.contains(index) else {
      throw beyondC("objectAtIndex:", index, countC(value))
    }
    return list.items[index]
  }

  mutating func position(of item: ProgramValue, in value: ProgramValue, _ world: inout W)
    throws(Stop) -> Int?
  {
    for (index, other) in try itemsC(value, &world).enumerated() {
      if try equal(contentC(other), contentC(item), &world) { return index }
    }
    return nil
  }

  mutating func changeItems(
    _ at: Int, _ work: (inout [ProgramValue]) -> ProgramValue
  ) throws(Stop) -> ProgramValue {
    guard let id = self[at].asObject, case .array(let list) = memory.takeContent(of: id).content
    else { return .nothing }
    var items = list.items
    memory.isUnsettled = true
    let result = work(&items)
    let content = ProgramValue.array(items)
    guard content.nesting.depth < Nesting.deepest else { throw .tooMuchMemory(.nowhere) }
    memory.setContent(of: id, to: content)
    memory.grown += 24
    try checkMemory()
    return result
  }

  mutating func changeSet(
    _ at: Int, _ world: inout W, _ work: ([ProgramValue]) -> [ProgramValue]
  ) throws(Stop) -> ProgramValue {
    guard let id = self[at].asObject else { return .nothing }
    let items = work(try itemsC(self[at], &world))
    memory.setContent(of: id, to: try set(of: items, &world))
    return .nothing
  }

  mutating func collection(like type: Type, _ content: ProgramValue) -> ProgramValue {
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
  func untilNil(_ first: ProgramValue, _ rest: ProgramValue) -> [ProgramValue] {
    var items: [ProgramValue] = []
    for item in [first] + (rest.asItems ?? []) {
      if item.isNull { break }
      items.append(item)
    }
    return items
  }

  /// By a block that answers an NSComparisonResult, or by a selector.
  mutating func sortedC(
    _ items: [ProgramValue], _ order: ProgramValue, _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    guard items.count > 1 else { return items }
    let left = try sortedC(Array(items[..<(items.count / 2)]), order, &world)
    let right = try sortedC(Array(items[(items.count / 2)...]), order, &world)
    var result: [ProgramValue] = []
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      try spend(1)
      let comparison: ProgramValue
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
