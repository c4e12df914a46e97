/// How many there are, and the first of them.
extension Machine {
  func countIfKnown(_ value: ProgramValue) -> Int? {
    switch value.content {
    case .array(let list): list.items.count
    case .text(let text): text.count
    case .set(let table), .dictionary(let table): table.count
    case .range(let span): span.upper.isAbsent ? nil : span.integers?.count
    default: nil
    }
  }

  /// The first elements of what may have no end.
  mutating func prefix(
    _ value: ProgramValue, _ count: Int, _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    if case .range(let span) = value.content, let integers = span.integers {
      let most = min(count, integers.count)
      try spend(most)
      return integers.prefix(most).map { ProgramValue.integer(Int($0)) }
    }
    if countIfKnown(value) != nil { return Array(try elements(of: value, &world).prefix(count)) }
    var items: [ProgramValue] = []
    if count > 0 {
      try walk(value, &world) { (machine, world, item) throws(Stop) -> Bool in
        items.append(item)
        return items.count < count
      }
    }
    return items
  }

  mutating func strided(
    _ at: Int, isClosed: Bool, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let (start, end, step) = (self[at + 1], self[at + 2], self[at + 3])
    var items: [ProgramValue] = []
    if case .integer(let first, let kind) = start.content, let last = end.asInteger,
      let by = step.asInteger
    {
      guard by != 0 else {
        throw .crash(.preconditionFailed("Stride size must not be zero"), .nowhere)
      }
      var current = first
      while by > 0
        ? (isClosed ? current <= last : current < last)
        : (isClosed ? current >= last : current > last)
      {
        items.append(ProgramValue(.integer(current, kind)))
        try spend(1)
        let (next, overflows) = current.addingReportingOverflow(by)
        if overflows { break }
        current = next
      }
      return try list(items)
    }
    let (first, last, by) = (number(start) ?? 0, number(end) ?? 0, number(step) ?? 1)
    guard by != 0 else {
      throw .crash(.preconditionFailed("Stride size must not be zero"), .nowhere)
    }
    var index = 0.0
    while true {
      let current = first + index * by
      guard
        by > 0
          ? (isClosed ? current <= last : current < last)
          : (isClosed ? current >= last : current > last)
      else { break }
      items.append(.double(current))
      try spend(1)
      index += 1
    }
    return try list(items)
  }

  /// The same numbers in every run, so that a scene can be told again.
  mutating func random(below bound: UInt64) -> UInt64 {
    tasks.seed = tasks.seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : (tasks.seed >> 16) % bound
  }
}
