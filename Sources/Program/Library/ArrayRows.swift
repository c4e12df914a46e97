/// Array, and ranges.
extension Library {
  mutating func addArrays() {
    addArrayChanges()
    addArrayMaking()
    addRanges()
  }

  private mutating func addArrayChanges() {
    add(.array, "append(_:)", [.element], .void, [.mutating]) { m, w, at throws(Stop) in
      let item = m[at + 1]
      guard case .array(var list) = m[at].content else { return .nothing }
      m.stack[at].content = .absent
      list.append(item)
      let isTooDeep = list.nesting.depth >= Nesting.deepest
      m.stack[at].content = .array(list)
      if isTooDeep { throw .tooMuchMemory(.nowhere) }
      m.memory.grown += 24
      try m.checkMemory()
      return .nothing
    }
    add(.array, "append(contentsOf:)", [.elements], .void, [.mutating]) { m, w, at throws(Stop) in
      let items = try m.items(at + 1, &w)
      m.memory.grown += items.count * 24
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own += items }
      try m.checkMemory()
      return .nothing
    }
    add(.array, "insert(_:at:)", [.element, .int], .void, [.mutating]) { m, w, at throws(Stop) in
      let (item, index, start) = (m[at + 1], m.int(at + 2), m.start(at))
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in
        guard index >= start, index <= own.count + start else {
          throw .crash(.indexOutOfRange, .nowhere)
        }
        own.insert(item, at: index - start)
      }
      try m.checkMemory()
      return .nothing
    }
    add(.array, "insert(contentsOf:at:)", [.elements, .int], .void, [.mutating]) {
      m, w, at throws(Stop) in
      let (items, index) = (try m.items(at + 1, &w), m.int(at + 2))
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in
        guard index >= 0, index <= own.count else { throw .crash(.indexOutOfRange, .nowhere) }
        own.insert(contentsOf: items, at: index)
      }
      try m.checkMemory()
      return .nothing
    }
    add(.array, "remove(at:)", [.int], .element, [.mutating]) { m, w, at throws(Stop) in
      let index = m.int(at + 1) - m.start(at)
      return try m.change(at) { (own: inout [ProgramValue]) throws(Stop) -> ProgramValue in
        guard own.indices.contains(index) else { throw .crash(.indexOutOfRange, .nowhere) }
        return own.remove(at: index)
      }
    }
    for (name, isFirst, isOptional) in [
      ("removeFirst()", true, false), ("removeLast()", false, false), ("popLast()", false, true),
      ("popFirst()", true, true),
    ] {
      add(.array, name, [], isOptional ? .optional(.element) : .element, [.mutating]) {
        m, w, at throws(Stop) in
        try m.change(at) { (own: inout [ProgramValue]) throws(Stop) -> ProgramValue in
          guard !own.isEmpty else {
            if isOptional { return .null }
            throw .crash(.emptyCollection, .nowhere)
          }
          let removed = isFirst ? own.removeFirst() : own.removeLast()
          return isOptional ? removed.wrapped : removed
        }
      }
    }
    for (name, isFirst) in [("removeFirst(_:)", true), ("removeLast(_:)", false)] {
      add(.array, name, [.int], .void, [.mutating]) { m, w, at throws(Stop) in
        let count = m.int(at + 1)
        try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in
          guard count >= 0, count <= own.count else { throw .crash(.emptyCollection, .nowhere) }
          if isFirst { own.removeFirst(count) } else { own.removeLast(count) }
        }
        return .nothing
      }
    }
    add(.array, "removeAll(keepingCapacity:)", [.bool], .void, [.mutating, .usual]) {
      m, w, at throws(Stop) in
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own = [] }
      return .nothing
    }
    add(.array, "removeAll(where:)", [.taking(.element, to: .bool)], .void, [.mutating]) {
      m, w, at throws(Stop) in
      var kept: [ProgramValue] = []
      for item in try m.items(at, &w) where !(try m.holds(m[at + 1], [item], &w)) {
        kept.append(item)
      }
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own = kept }
      return .nothing
    }
    add(.array, "removeSubrange(_:)", [.range(.int)], .void, [.mutating]) { m, w, at throws(Stop) in
      guard case .range(let span) = m[at + 1].content else { return .nothing }
      let bounds = try m.bounds(span, count: m.countIfKnown(m[at]) ?? 0)
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own.removeSubrange(bounds) }
      return .nothing
    }
    add(.array, "replaceSubrange(_:with:)", [.range(.int), .elements], .void, [.mutating]) {
      m, w, at throws(Stop) in
      guard case .range(let span) = m[at + 1].content else { return .nothing }
      let bounds = try m.bounds(span, count: m.countIfKnown(m[at]) ?? 0)
      let items = try m.items(at + 2, &w)
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in
        own.replaceSubrange(bounds, with: items)
      }
      return .nothing
    }
    add(.array, "swapAt(_:_:)", [.int, .int], .void, [.mutating]) { m, w, at throws(Stop) in
      let (a, b) = (m.int(at + 1) - m.start(at), m.int(at + 2) - m.start(at))
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in
        guard own.indices.contains(a), own.indices.contains(b) else {
          throw .crash(.indexOutOfRange, .nowhere)
        }
        own.swapAt(a, b)
      }
      return .nothing
    }
    add(.array, "reverse()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own.reverse() }
      return .nothing
    }
    add(.array, "sort()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      let sorted = try m.sorted(try m.items(at, &w), by: nil, &w)
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own = sorted }
      return .nothing
    }
    add(.array, "sort(by:)", [.taking(.element, .element, to: .bool)], .void, [.mutating]) {
      m, w, at throws(Stop) in
      let sorted = try m.sorted(try m.items(at, &w), by: m[at + 1], &w)
      try m.change(at) { (own: inout [ProgramValue]) throws(Stop) in own = sorted }
      return .nothing
    }
    add(.array, "shuffle()", [], .void, [.mutating]) { m, w, at throws(Stop) in
      var items = try m.items(at, &w)
      for index in items.indices.reversed() where index > 0 {
        items.swapAt(index, Int(m.random(below: UInt64(index + 1))))
      }
      m[at] = .array(items)
      return .nothing
    }
    add(.array, "partition(by:)", [.taking(.element, to: .bool)], .int, [.mutating]) {
      m, w, at throws(Stop) in
      var (first, second) = ([ProgramValue](), [ProgramValue]())
      for item in try m.items(at, &w) {
        if try m.holds(m[at + 1], [item], &w) { second.append(item) } else { first.append(item) }
      }
      m[at] = .array(first + second)
      return .integer(first.count)
    }
    add(.array, "reserveCapacity(_:)", [.int], .void, [.mutating]) { m, w, at throws(Stop) in
      .nothing
    }
    add(.array, "capacity", .int) { m, w, at throws(Stop) in .integer(m.countIfKnown(m[at]) ?? 0) }
    for (name, step) in [("index(after:)", 1), ("index(before:)", -1)] {
      add(.array, name, [.int], .int) { m, w, at throws(Stop) in .integer(m.int(at + 1) + step) }
    }
    add(.array, "index(_:offsetBy:)", [.int, .int], .int) { m, w, at throws(Stop) in
      .integer(m.int(at + 1) + m.int(at + 2))
    }
    add(.array, "distance(from:to:)", [.int, .int], .int) { m, w, at throws(Stop) in
      .integer(m.int(at + 2) - m.int(at + 1))
    }
    for owner in [LibraryOwner.array, .set, .dictionary, .range, .optional] {
      add(owner, "description", .text) { m, w, at throws(Stop) in .text(try m.described(m[at], &w))
      }
      add(owner, "debugDescription", .text) { m, w, at throws(Stop) in
        .text(try m.described(m[at], isDebug: true, &w))
      }
      add(owner, "hashValue", .int) { m, w, at throws(Stop) in .integer(m.stableHash(m[at])) }
    }
  }

  private mutating func addArrayMaking() {
    add(.array, "init()", [], .same, [.isStatic]) { m, w, at throws(Stop) in .array([]) }
    add(.array, "init(_:)", [.elements], .elements, [.isStatic]) { m, w, at throws(Stop) in
      try m.list(try m.items(at + 1, &w))
    }
    add(.array, "init(repeating:count:)", [.element, .int], .elements, [.isStatic]) {
      m, w, at throws(Stop) in
      let count = m.int(at + 2)
      guard count >= 0 else {
        throw .crash(.preconditionFailed("Can't construct Array with count < 0"), .nowhere)
      }
      guard count <= m.limits.memory / 24 else { throw .tooMuchMemory(.nowhere) }
      return try m.list([ProgramValue](repeating: m[at + 1], count: count))
    }
  }

  private mutating func addRanges() {
    add(.range, "lowerBound", .parameter("Bound")) { m, w, at throws(Stop) in
      if case .range(let span) = m[at].content { return span.lower }
      return .null
    }
    add(.range, "upperBound", .parameter("Bound")) { m, w, at throws(Stop) in
      if case .range(let span) = m[at].content { return span.upper }
      return .null
    }
    add(.range, "contains(_:)", [.parameter("Bound")], .bool) { m, w, at throws(Stop) in
      if case .range(let span) = m[at].content { return .bool(try m.contains(span, m[at + 1], &w)) }
      return .bool(false)
    }
    add(.range, "isEmpty", .bool) { m, w, at throws(Stop) in
      if case .range(let span) = m[at].content {
        return .bool(!span.isClosed && span.lower == span.upper)
      }
      return .bool(true)
    }
    add(.range, "overlaps(_:)", [.same], .bool) { m, w, at throws(Stop) in
      guard case .range(let a) = m[at].content, case .range(let b) = m[at + 1].content else {
        return .bool(false)
      }
      let startsBefore =
        a.isClosed ? !(try m.isLess(a.upper, b.lower, &w)) : try m.isLess(b.lower, a.upper, &w)
      let endsAfter =
        b.isClosed ? !(try m.isLess(b.upper, a.lower, &w)) : try m.isLess(a.lower, b.upper, &w)
      return .bool(startsBefore && endsAfter)
    }
    add(.range, "clamped(to:)", [.same], .same) { m, w, at throws(Stop) in
      guard case .range(let a) = m[at].content, case .range(let b) = m[at + 1].content else {
        return m[at]
      }
      var low = try m.isLess(a.lower, b.lower, &w) ? b.lower : a.lower
      var high = try m.isLess(b.upper, a.upper, &w) ? b.upper : a.upper
      if try m.isLess(high, low, &w) {
        if try m.isLess(b.upper, low, &w) { low = b.upper }
        high = low
      }
      return ProgramValue(.range(Span(from: low, to: high, isClosed: a.isClosed)))
    }
    add(.range, "init(_:)", [.unknown], .same, [.isStatic]) { m, w, at throws(Stop) in
      guard case .range(let span) = m[at + 1].content, let all = span.integers else {
        return m[at + 1]
      }
      return ProgramValue(
        .range(
          Span(
            from: .integer(Int(all.lowerBound)), to: .integer(Int(all.upperBound)), isClosed: false)
        ))
    }
  }
}
