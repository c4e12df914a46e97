/// What rows of the library take from the registers.
extension Machine {
  subscript(_ register: Int) -> ProgramValue {
    get { register < stack.count ? stack[register] : .absent }
    set { stack[register] = newValue }
  }

  func int(_ register: Int) -> Int { Int(truncatingIfNeeded: self[register].asInteger ?? 0) }

  func double(_ register: Int) -> Double { number(self[register]) ?? 0 }

  func string(_ register: Int) -> String {
    if let text = self[register].asText { return text }
    if let id = self[register].asObject, let text = memory.content(of: id).asText { return text }
    return ""
  }

  /// The type that a static row is asked of.
  func type(_ register: Int) -> Type {
    if case .type(let type) = self[register].content { type } else { .unknown }
  }

  mutating func items(_ register: Int, _ world: inout W) throws(Stop) -> [ProgramValue] {
    let items = try elements(of: self[register], &world)
    try spend(items.count)
    return items
  }

  /// Elements that the library looks at cost as rounds of a loop do.
  mutating func spend(_ count: Int) throws(Stop) {
    fuel -= count
    guard fuel >= 0 else { throw .outOfFuel(.nowhere) }
  }

  /// A new array: counted, for memory has an end.
  mutating func list(_ items: [ProgramValue]) throws(Stop) -> ProgramValue {
    memory.grown += items.count * 24 + 32
    try checkMemory()
    return .array(items)
  }

  mutating func text(_ text: String) throws(Stop) -> ProgramValue {
    memory.grown += text.utf8.count + 16
    try checkMemory()
    return .text(text)
  }

  mutating func holds(
    _ test: ProgramValue, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> Bool {
    let value = try invoke(test, arguments, &world)
    return decide(value, currentPlace)
  }

  /// Changes an array where it stands.
  mutating func change<R>(
    _ register: Int, _ work: (inout [ProgramValue]) throws(Stop) -> R
  ) throws(Stop) -> R {
    guard case .array(let list) = stack[register].content else {
      var none: [ProgramValue] = []
      return try work(&none)
    }
    stack[register].content = .absent
    var items = list.items
    if list.nesting.holdsObjects { memory.isUnsettled = true }
    do throws(Stop) {
      let result = try work(&items)
      stack[register] = ProgramValue(.array(List(items, start: Int(list.start))))
      memory.grown += 24
      return result
    } catch {
      stack[register] = ProgramValue(.array(list))
      throw error
    }
  }

  /// The index of the first of a sequence.
  func start(_ register: Int) -> Int {
    if case .array(let list) = self[register].content { Int(list.start) } else { 0 }
  }

  /// Some of a sequence's elements in a row, under the indices that they have in it.
  mutating func slice(
    _ register: Int, _ items: [ProgramValue], from offset: Int
  ) throws(Stop) -> ProgramValue {
    memory.grown += items.count * 24 + 32
    try checkMemory()
    guard case .array(let list) = self[register].content else { return .array(items) }
    return ProgramValue(.array(List(items, start: Int(list.start) + offset)))
  }

  /// In order, by the program's own comparison or by `<`; equal ones stay as they were.
  mutating func sorted(
    _ items: [ProgramValue], by isBefore: ProgramValue?, _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    guard items.count > 1 else { return items }
    let middle = items.count / 2
    let left = try sorted(Array(items[..<middle]), by: isBefore, &world)
    let right = try sorted(Array(items[middle...]), by: isBefore, &world)
    var result: [ProgramValue] = []
    result.reserveCapacity(items.count)
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      try spend(1)
      let isRightFirst =
        if let isBefore {
          try holds(isBefore, [right[b], left[a]], &world)
        } else {
          try isLess(right[b], left[a], &world)
        }
      if isRightFirst {
        result.append(right[b])
        b += 1
      } else {
        result.append(left[a])
        a += 1
      }
    }
    result += left[a...]
    result += right[b...]
    return result
  }
}
