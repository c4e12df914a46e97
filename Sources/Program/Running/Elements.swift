/// Subscripts, and the parts of tuples and enumerations.
extension Machine {
  mutating func element(
    _ register: Int, _ index: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let receiver = stack[register]
    switch receiver.content {
    case .array(let list):
      if case .range(let span) = index.content {
        let bounds = try self.bounds(span, in: list)
        return ProgramValue(
          .array(List(Array(list.items[bounds]), start: bounds.lowerBound + Int(list.start))))
      }
      if runsC, let at = index.asInteger, at < 0 || at >= list.items.count {
        throw .crash(beyond(index, list.items.count), .nowhere)
      }
      return list.items[try position(index, in: list)]
    case .dictionary(let table):
      let found = table.value(of: try identity(contentC(index), &world))
      return runsC ? found ?? .null : .optional(found)
    case .text(let text): return try self.text(text, at: index)
    case .range(let span):
      let offset = index.asInteger ?? 0
      guard let integers = span.integers, integers.contains(offset) else {
        throw .crash(.indexOutOfRange, .nowhere)
      }
      return .integer(Int(offset))
    case .object(let id):
      let content = memory.content(of: id)
      if case .array(let list) = content.content {
        guard let at = index.asInteger, at >= 0, at < list.items.count else {
          throw .crash(beyond(index, list.items.count), .nowhere)
        }
        return list.items[Int(at)]
      }
      if case .dictionary(let table) = content.content {
        return table.value(of: try identity(index, &world)) ?? .null
      }
      return try ownSubscript([receiver, index], labels: [nil], of: register, &world)
    case .structure, .enumeration, .type:
      return try ownSubscript([receiver, index], labels: [nil], of: register, &world)
    case .unknown(let path):
      return supposed(path + "[" + (try described(index, isDebug: true, &world)) + "]")
    case .set(let table):
      let at = try position(index, count: table.count)
      return table.keys[at]
    case .null: return .null
    default:
      return try ownSubscript([receiver, index], labels: [nil], of: register, &world)
    }
  }

  var runsC: Bool { frames.last?.code.language == .objectiveC }

  private func beyond(_ index: ProgramValue, _ count: Int) -> Crash {
    .exception(
      name: "NSRangeException",
      reason:
        "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index.asInteger ?? 0) beyond bounds "
        + (count == 0 ? "for empty array" : "[0 .. \(count - 1)]"))
  }

  private func position(_ index: ProgramValue, in list: List) throws(Stop) -> Int {
    guard list.start != 0, let at = index.asInteger else {
      return try position(index, count: list.items.count)
    }
    let offset = at - Int64(list.start)
    guard offset >= 0, offset < list.items.count else { throw .crash(.indexOutOfRange, .nowhere) }
    return Int(offset)
  }

  /// A range of a list's own indices, as positions in it.
  func bounds(_ span: Span, in list: List) throws(Stop) -> Range<Int> {
    let start = Int(list.start)
    if start == 0 { return try bounds(span, count: list.items.count) }
    let low =
      span.lower.isAbsent ? ProgramValue.absent : .integer(Int(span.lower.asInteger ?? 0) - start)
    let high =
      span.upper.isAbsent ? ProgramValue.absent : .integer(Int(span.upper.asInteger ?? 0) - start)
    return try bounds(
      Span(from: low, to: high, isClosed: span.isClosed), count: list.items.count)
  }

  private func position(_ index: ProgramValue, count: Int) throws(Stop) -> Int {
    guard let at = index.asInteger else {
      if case .unknown = index.content, count > 0 { return 0 }
      throw .crash(.indexOutOfRange, .nowhere)
    }
    guard at >= 0 else { throw .crash(.negativeIndex, .nowhere) }
    guard at < count else { throw .crash(.indexOutOfRange, .nowhere) }
    return Int(at)
  }

  func bounds(_ span: Span, count: Int) throws(Stop) -> Range<Int> {
    let low = span.lower.isAbsent ? 0 : Int(span.lower.asInteger ?? 0)
    let end = span.upper.isAbsent ? Int64(count) : (span.upper.asInteger ?? 0)
    let high = Int(end) + (span.isClosed && !span.upper.isAbsent ? 1 : 0)
    guard low >= 0, high >= low, high <= count else { throw .crash(.indexOutOfRange, .nowhere) }
    return low..<high
  }

  /// Positions in a text are counted in characters.
  private mutating func text(_ text: String, at index: ProgramValue) throws(Stop) -> ProgramValue {
    let count = text.count
    fuel -= count / 16
    if case .range(let span) = index.content {
      let bounds = try self.bounds(span, count: count)
      let start = text.index(text.startIndex, offsetBy: bounds.lowerBound)
      let end = text.index(start, offsetBy: bounds.count)
      return .text(String(text[start..<end]))
    }
    let at = try position(index, count: count)
    return ProgramValue(.character(text[text.index(text.startIndex, offsetBy: at)]))
  }

  mutating func takeElement(
    _ register: Int, _ index: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if case .array(var list) = stack[register].content, index.asInteger != nil {
      let at = try position(index, in: list)
      stack[register].content = .absent
      let value = list.take(at)
      stack[register].content = .array(list)
      return value
    }
    if case .dictionary(var table) = stack[register].content {
      let key = try identity(index, &world)
      stack[register].content = .absent
      let value = table.take(key)
      stack[register].content = .dictionary(table)
      return .optional(value)
    }
    return try element(register, index, &world)
  }

  mutating func writeElement(
    _ register: Int, _ index: ProgramValue, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) {
    switch stack[register].content {
    case .array(var list):
      if case .range(let span) = index.content {
        let bounds = try self.bounds(span, in: list)
        let items = try elements(of: value, &world)
        list.change { $0.replaceSubrange(bounds, with: items) }
      } else {
        if runsC, let at = index.asInteger, at >= list.items.count, at < 10_000 {
          // A C array that was not filled so far.
          while list.items.count <= at { list.append(.integer(0)) }
        }
        let at = try position(index, in: list)
        stack[register].content = .absent
        if list.items[at].nesting.holdsObjects { memory.isUnsettled = true }
        list.set(at, to: value)
      }
      let isTooDeep = list.nesting.depth >= Nesting.deepest
      stack[register].content = .array(list)
      if isTooDeep { throw .tooMuchMemory(.nowhere) }
    case .dictionary:
      let key = try identity(index, &world)
      guard case .dictionary(var table) = stack[register].content else { return }
      stack[register].content = .absent
      if value.isNull {
        _ = table.remove(key)
      } else {
        table.set(index.bare, key, to: value.unwrapped)
        memory.grown += 64
      }
      memory.isUnsettled = memory.isUnsettled || table.nesting.holdsObjects
      let isTooDeep = table.nesting.depth >= Nesting.deepest
      stack[register].content = .dictionary(table)
      if isTooDeep { throw .tooMuchMemory(.nowhere) }
      try checkMemory()
    case .object(let id):
      if memory.content(of: id).isAbsent {
        try setOwnSubscript(register, index, value, &world)
      } else {
        try writeContent(of: id, index, value, &world)
      }
    case .unknown, .null: break
    default: try setOwnSubscript(register, index, value, &world)
    }
  }

  private mutating func writeContent(
    of id: ObjectID, _ index: ProgramValue, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) {
    let base = top
    reserve(base + 2)
    stack[base] = memory.takeContent(of: id)
    if case .array(let list) = stack[base].content, index.asInteger == Int64(list.items.count) {
      stack[base] = .array(list.items + [value])
    } else {
      try writeElement(base, index, value, &world)
    }
    memory.setContent(of: id, to: stack[base])
    stack[base] = .absent
  }

  // MARK: Tuples and cases

  func item(_ value: ProgramValue, _ index: Int) -> ProgramValue {
    switch value.content {
    case .tuple(let tuple):
      tuple.items.indices.contains(index) ? tuple.items[index] : .absent
    case .unknown(let path): .unknown(path + ".\(index)")
    default: index == 0 ? value : .absent
    }
  }

  mutating func writeItem(_ register: Int, _ index: Int, _ value: ProgramValue) {
    guard case .tuple(var tuple) = stack[register].content, tuple.items.indices.contains(index)
    else { return }
    stack[register].content = .absent
    tuple.items[index] = value
    tuple.nesting.hold(value)
    stack[register].content = .tuple(tuple)
  }

  func payload(_ value: ProgramValue, _ index: Int) -> ProgramValue {
    guard case .enumeration(let enumeration) = value.content else { return .absent }
    if index < 0 { return ProgramValue(.tuple(Tuple(enumeration.payload, labels: .none))) }
    return enumeration.payload.indices.contains(index) ? enumeration.payload[index] : .absent
  }

  func pointed(_ value: ProgramValue) -> ProgramValue {
    if case .cell(let id) = value.content { memory.cell(id) } else { value }
  }

  mutating func isCase(_ value: ProgramValue, _ index: Int, _ place: Place) -> Bool {
    switch value.content {
    case .enumeration(let enumeration): return Int(enumeration.index) == index
    case .unknown(let path):
      if let known = suppositions[path], case .enumeration(let enumeration) = known.content {
        return Int(enumeration.index) == index
      }
      noteSupposed(path, place, .bool(false))
      return false
    default: return false
    }
  }
}
