/// What `for` walks over.
extension Machine {
  /// All elements of a sequence, in order.
  mutating func elements(of value: ProgramValue, _ world: inout W) throws(Stop) -> [ProgramValue] {
    switch value.content {
    case .array(let list): return list.items
    case .set(let table): return table.keys
    case .dictionary(let table):
      return zip(table.keys, table.values).map {
        ProgramValue(.tuple(Tuple([$0, $1], labels: .keyAndValue)))
      }
    case .text(let text): return text.map { ProgramValue(.character($0)) }
    case .range(let span):
      guard let integers = span.integers else { throw .crash(.badRange, .nowhere) }
      guard integers.count <= limits.memory / 24 else { throw .tooMuchMemory(.nowhere) }
      memory.grown += integers.count * 24
      try checkMemory()
      return integers.map { ProgramValue.integer(Int($0)) }
    case .object(let id):
      let content = memory.content(of: id)
      if !content.isAbsent { return try elements(of: content, &world) }
      return try walked(value, &world)
    case .structure, .closure: return try walked(value, &world)
    case .null, .absent: return []
    case .unknown(let path):
      noteSupposed(path, currentPlace, .array([]))
      return []
    default: return [value]
    }
  }

  /// By `makeIterator` and `next`.
  private mutating func walked(_ value: ProgramValue, _ world: inout W) throws(Stop)
    -> [ProgramValue]
  {
    var iterator = try madeIterator(value, &world)
    var items: [ProgramValue] = []
    while let item = try next(&iterator, &world) {
      items.append(item)
      fuel -= 1
      memory.grown += 24
      try checkMemory()
      guard fuel > 0 else { throw .outOfFuel(.nowhere) }
      guard items.count * 24 < limits.memory else { throw .tooMuchMemory(.nowhere) }
    }
    return items
  }

  private mutating func madeIterator(_ value: ProgramValue, _ world: inout W) throws(Stop)
    -> ProgramValue
  {
    if let number = method("makeIterator", of: value) {
      return try invoke(function: number, [value.bare], &world)
    }
    if method("next", of: value) == nil, hasOwn("startIndex", value) {
      return try collection(value, from: try member("startIndex", of: value, &world), &world)
    }
    return value.bare
  }

  private func hasOwn(_ name: String, _ value: ProgramValue) -> Bool {
    lexicon.find(name, of: dynamicType(value), isStatic: false).contains {
      if case .property = $0.kind { true } else { false }
    }
  }

  /// A collection of the program's own, by its indices.
  private mutating func collection(
    _ value: ProgramValue, from start: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let end = try member("endIndex", of: value, &world)
    var items: [ProgramValue] = []
    var index = start
    let base = top
    while !(try equal(index, end, &world)) {
      reserve(base + 4)
      stack[base] = value
      items.append(try element(base, index, &world))
      if let number = method("index", of: value) {
        index = try invoke(function: number, [value, index], &world)
      } else {
        index = try binary(.add, index, .integer(1), &world)
      }
      fuel -= 1
      guard fuel > 0 else { throw .outOfFuel(.nowhere) }
    }
    stack[base] = .absent
    return .array(items)
  }

  private func method(_ name: String, of value: ProgramValue) -> Int? {
    for found in lexicon.find(name, of: dynamicType(value), isStatic: false) {
      if case .function(let number) = found.kind,
        program.functions[number].function.body != nil
      {
        return number
      }
    }
    return nil
  }

  private mutating func next(_ iterator: inout ProgramValue, _ world: inout W) throws(Stop)
    -> ProgramValue?
  {
    if case .array(var list) = iterator.content {
      guard !list.items.isEmpty else { return nil }
      let first = list.rearrange { $0.removeFirst() }
      iterator = ProgramValue(.array(list))
      return first
    }
    if case .closure = iterator.content {
      let item = try invoke(iterator, [], &world)
      return item.isNull ? nil : item.unwrapped
    }
    guard let number = method("next", of: iterator) else { return nil }
    let base = top
    let item = try invoke(function: number, [iterator], &world)
    if case .object = iterator.content {} else { iterator = stack[base] }
    stack[base] = .absent
    return item.isNull ? nil : item.unwrapped
  }

  // MARK: Loops

  mutating func iterated(_ value: ProgramValue, _ world: inout W) throws(Stop) -> ProgramValue {
    switch value.content {
    case .array, .range: return value
    case .object, .structure, .closure:
      if let id = value.asObject, !memory.content(of: id).isAbsent {
        let items = ProgramValue.array(try itemsC(value, &world))
        let changes = ProgramValue.integer(Int(memory.changes(of: id)))
        return ProgramValue(.tuple(Tuple([items, value.bare, changes], labels: .none)))
      }
      let iterator = try madeIterator(value, &world)
      return iterator
    case .dictionary where frames.last?.code.language == .objectiveC:
      return .array(try itemsC(value, &world))
    default: return .array(try elements(of: value, &world))
    }
  }

  /// Two registers: what is walked over, and how far.
  mutating func nextItem(_ base: Int, _ world: inout W) throws(Stop) -> ProgramValue? {
    guard case .integer(let at, _) = stack[base + 1].content else { return nil }
    switch stack[base].content {
    case .array(let list):
      guard at < list.items.count else { return nil }
      stack[base + 1] = .integer(Int(at) + 1)
      return list.items[Int(at)]
    case .range(let span):
      if let integers = span.integers {
        let number = integers.lowerBound + at
        guard number < integers.upperBound else { return nil }
        stack[base + 1] = .integer(Int(at) + 1)
        if case .integer(_, let kind) = span.lower.content {
          return ProgramValue(.integer(number, kind))
        }
        return ProgramValue(.integer(number, .int))
      }
      if let first = span.lower.asText?.unicodeScalars.first,
        let last = span.upper.asText?.unicodeScalars.first,
        let scalar = Unicode.Scalar(first.value + UInt32(at)),
        scalar.value < last.value + (span.isClosed ? 1 : 0)
      {
        stack[base + 1] = .integer(Int(at) + 1)
        return ProgramValue(.character(Character(scalar)))
      }
      return nil
    case .tuple(let walk):
      // The items, the collection of Foundation, and how often it had been changed.
      guard walk.items.count == 3, case .array(let list) = walk.items[0].content,
        let id = walk.items[1].asObject
      else { return nil }
      guard Int64(memory.changes(of: id)) == walk.items[2].asInteger else {
        let name = lexicon.name(of: memory.type(of: id))
        throw .crash(
          .exception(
            name: "NSGenericException",
            reason: "*** Collection <\(name)> was mutated while being enumerated."), .nowhere)
      }
      guard at < list.items.count else { return nil }
      stack[base + 1] = .integer(Int(at) + 1)
      return list.items[Int(at)]
    case .structure, .object, .closure:
      var iterator = stack[base]
      let item = try next(&iterator, &world)
      stack[base] = iterator
      return item
    default: return nil
    }
  }

  /// From a range's ends to the next integer and the one past the last.
  mutating func startCount(_ base: Int, isClosed: Bool) throws(Stop) {
    let (low, high) = (stack[base], stack[base + 1])
    if let path = low.path ?? high.path {
      noteSupposed(path, currentPlace, .integer(0))
      stack[base] = .integer(0)
      stack[base + 1] = .integer(0)
      return
    }
    guard case .integer(let first, let kind) = low.content, let last = high.asInteger,
      first <= last
    else { throw .crash(.badRange, .nowhere) }
    stack[base + 1] = ProgramValue(.integer(isClosed ? last &+ 1 : last, kind))
  }
}
