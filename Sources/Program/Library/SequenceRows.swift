/// What every sequence can do.
extension Library {
  mutating func addSequences() {
    addTransforming()
    addAsking()
    addTaking()
    addJoining()
  }

  private mutating func addTransforming() {
    add(.sequence, "map(_:)", [.taking(.element, to: .other)], .array(.other)) {
      m, w, at throws(Stop) in
      var result: [Value] = []
      for item in try m.items(at, &w) { result.append(try m.invoke(m[at + 1], [item], &w)) }
      return try m.list(result)
    }
    add(.sequence, "compactMap(_:)", [.taking(.element, to: .optional(.other))], .array(.other)) {
      m, w, at throws(Stop) in
      var result: [Value] = []
      for item in try m.items(at, &w) {
        let value = try m.invoke(m[at + 1], [item], &w)
        if !value.isNull { result.append(value.unwrapped) }
      }
      return try m.list(result)
    }
    add(.sequence, "flatMap(_:)", [.taking(.element, to: .array(.other))], .array(.other)) {
      m, w, at throws(Stop) in
      var result: [Value] = []
      for item in try m.items(at, &w) {
        let inner = try m.invoke(m[at + 1], [item], &w)
        if inner.isNull { continue }
        result += try m.elements(of: inner.bare, &w)
      }
      return try m.list(result)
    }
    add(.sequence, "filter(_:)", [.taking(.element, to: .bool)], .elements) {
      m, w, at throws(Stop) in
      var result: [Value] = []
      for item in try m.items(at, &w) where try m.holds(m[at + 1], [item], &w) {
        result.append(item)
      }
      return try m.list(result)
    }
    add(.sequence, "forEach(_:)", [.taking(.element, to: .void)], .void) { m, w, at throws(Stop) in
      for item in try m.items(at, &w) { _ = try m.invoke(m[at + 1], [item], &w) }
      return .nothing
    }
    add(.sequence, "reduce(_:_:)", [.other, .taking(.other, .element, to: .other)], .other) {
      m, w, at throws(Stop) in
      var result = m[at + 1]
      for item in try m.items(at, &w) { result = try m.invoke(m[at + 2], [result, item], &w) }
      return result
    }
    add(
      .sequence, "reduce(into:_:)", [.other, .taking(.inOut(.other), .element, to: .void)], .other
    ) { m, w, at throws(Stop) in
      var result = m[at + 1]
      for item in try m.items(at, &w) { result = try m.invokeKeeping(m[at + 2], result, item, &w) }
      return result
    }
    let numbered = Type.tuple([
      .init(label: "offset", type: .int), .init(label: "element", type: .element),
    ])
    add(.sequence, "enumerated()", [], .array(numbered)) { m, w, at throws(Stop) in
      try m.list(
        try m.items(at, &w).enumerated().map {
          Value(.tuple(Tuple([.integer($0), $1], labels: .offsetAndElement)))
        })
    }
    add(.sequence, "reversed()", [], .elements) { m, w, at throws(Stop) in
      try m.list(try m.items(at, &w).reversed())
    }
    add(.sequence, "sorted()", [], .elements) { m, w, at throws(Stop) in
      try m.list(try m.sorted(try m.items(at, &w), by: nil, &w))
    }
    add(.sequence, "sorted(by:)", [.taking(.element, .element, to: .bool)], .elements) {
      m, w, at throws(Stop) in
      try m.list(try m.sorted(try m.items(at, &w), by: m[at + 1], &w))
    }
    add(.sequence, "shuffled()", [], .elements) { m, w, at throws(Stop) in
      var items = try m.items(at, &w)
      for index in items.indices.reversed() where index > 0 {
        items.swapAt(index, Int(m.random(below: UInt64(index + 1))))
      }
      return try m.list(items)
    }
    let lazy = Prelude.lazySequence
    add(.sequence, "lazy", lazy.map { .instance($0, [.element]) } ?? .same) {
      m, w, at throws(Stop) in
      lazy.map { .structure($0, [m[at].bare]) } ?? m[at]
    }
    add(.sequence, "makeIterator()", [], .function([], .optional(.element))) {
      m, w, at throws(Stop) in try m.makeWalker(m[at], &w)
    }
    add(.array, "next()", [], .optional(.element), [.mutating]) { m, w, at throws(Stop) in
      try m.change(at) { (items: inout [Value]) throws(Stop) -> Value in
        items.isEmpty ? .null : items.removeFirst().wrapped
      }
    }
  }

  private mutating func addAsking() {
    add(.sequence, "split(whereSeparator:)", [.taking(.element, to: .bool)], .array(.elements)) {
      m, w, at throws(Stop) in
      var parts: [Value] = []
      var part: [Value] = []
      let items = try m.items(at, &w)
      for (index, item) in items.enumerated() {
        let isSeparator = try m.holds(m[at + 1], [item], &w)
        if !isSeparator { part.append(item) }
        if !part.isEmpty, isSeparator || index == items.count - 1 {
          parts.append(try m.slice(at, part, from: index + (isSeparator ? 0 : 1) - part.count))
          part = []
        }
      }
      return try m.list(parts)
    }
    add(.sequence, "count", .int) { m, w, at throws(Stop) in
      if let count = m.countIfKnown(m[at]) { return .integer(count) }
      return .integer(try m.items(at, &w).count)
    }
    add(.sequence, "underestimatedCount", .int) { m, w, at throws(Stop) in
      .integer(m.countIfKnown(m[at]) ?? 0)
    }
    add(.sequence, "isEmpty", .bool) { m, w, at throws(Stop) in
      if let count = m.countIfKnown(m[at]) { return .bool(count == 0) }
      return .bool(try m.items(at, &w).isEmpty)
    }
    add(.sequence, "first", .optional(.element)) { m, w, at throws(Stop) in
      .optional(try m.prefix(m[at], 1, &w).first)
    }
    add(.sequence, "last", .optional(.element)) { m, w, at throws(Stop) in
      .optional(try m.items(at, &w).last)
    }
    for (name, isLast) in [("first(where:)", false), ("last(where:)", true)] {
      add(.sequence, name, [.taking(.element, to: .bool)], .optional(.element)) {
        m, w, at throws(Stop) in
        if !isLast {
          var found = Value.null
          let test = m[at + 1]
          try m.walk(m[at], &w) { (m, w, item) throws(Stop) -> Bool in
            guard try m.holds(test, [item], &w) else { return true }
            found = item.wrapped
            return false
          }
          return found
        }
        let items = try m.items(at, &w)
        for item in items.reversed() where try m.holds(m[at + 1], [item], &w) {
          return item.wrapped
        }
        return .null
      }
    }
    for (name, isLast) in [("firstIndex(where:)", false), ("lastIndex(where:)", true)] {
      add(.sequence, name, [.taking(.element, to: .bool)], .optional(.int)) {
        m, w, at throws(Stop) in
        let items = try m.items(at, &w)
        for index in isLast ? Array(items.indices.reversed()) : Array(items.indices) {
          if try m.holds(m[at + 1], [items[index]], &w) {
            return Value.integer(index + m.start(at)).wrapped
          }
        }
        return .null
      }
    }
    for (name, isLast) in [("firstIndex(of:)", false), ("lastIndex(of:)", true)] {
      add(.sequence, name, [.element], .optional(.int)) { m, w, at throws(Stop) in
        let items = try m.items(at, &w)
        for index in isLast ? Array(items.indices.reversed()) : Array(items.indices) {
          if try m.equal(items[index], m[at + 1], &w) {
            return Value.integer(index + m.start(at)).wrapped
          }
        }
        return .null
      }
    }
    add(.sequence, "contains(_:)", [.element], .bool) { m, w, at throws(Stop) in
      var isThere = false
      let wanted = m[at + 1]
      try m.walk(m[at], &w) { (m, w, item) throws(Stop) -> Bool in
        isThere = try m.equal(item, wanted, &w)
        return !isThere
      }
      return .bool(isThere)
    }
    for (name, wanted) in [("contains(where:)", true), ("allSatisfy(_:)", false)] {
      add(.sequence, name, [.taking(.element, to: .bool)], .bool) { m, w, at throws(Stop) in
        var result = !wanted
        let test = m[at + 1]
        try m.walk(m[at], &w) { (m, w, item) throws(Stop) -> Bool in
          if try m.holds(test, [item], &w) == wanted { result = wanted }
          return result != wanted
        }
        return .bool(result)
      }
    }
    add(.sequence, "count(where:)", [.taking(.element, to: .bool)], .int) { m, w, at throws(Stop) in
      var count = 0
      for item in try m.items(at, &w) where try m.holds(m[at + 1], [item], &w) { count += 1 }
      return .integer(count)
    }
    for (name, wantsLess) in [("min", true), ("max", false)] {
      add(.sequence, name + "()", [], .optional(.element)) { m, w, at throws(Stop) in
        let items = try m.items(at, &w)
        guard var best = items.first else { return .null }
        for item in items.dropFirst() {
          if wantsLess ? try m.isLess(item, best, &w) : !(try m.isLess(item, best, &w)) {
            best = item
          }
        }
        return best.wrapped
      }
      add(.sequence, name + "(by:)", [.taking(.element, .element, to: .bool)], .optional(.element))
      { m, w, at throws(Stop) in
        let items = try m.items(at, &w)
        guard var best = items.first else { return .null }
        for item in items.dropFirst() {
          if wantsLess
            ? try m.holds(m[at + 1], [item, best], &w) : try m.holds(m[at + 1], [best, item], &w)
          {
            best = item
          }
        }
        return best.wrapped
      }
    }
    add(.sequence, "elementsEqual(_:)", [.elements], .bool) { m, w, at throws(Stop) in
      let (a, b) = (try m.items(at, &w), try m.items(at + 1, &w))
      return .bool(try m.equal(.array(a), .array(b), &w))
    }
    add(.sequence, "starts(with:)", [.elements], .bool) { m, w, at throws(Stop) in
      let (a, b) = (try m.items(at, &w), try m.items(at + 1, &w))
      return .bool(try m.equal(.array(Array(a.prefix(b.count))), .array(b), &w))
    }
    add(.sequence, "lexicographicallyPrecedes(_:)", [.elements], .bool) { m, w, at throws(Stop) in
      let (a, b) = (try m.items(at, &w), try m.items(at + 1, &w))
      for (x, y) in zip(a, b) {
        if try m.isLess(x, y, &w) { return .bool(true) }
        if try m.isLess(y, x, &w) { return .bool(false) }
      }
      return .bool(a.count < b.count)
    }
    add(.sequence, "randomElement()", [], .optional(.element)) { m, w, at throws(Stop) in
      let items = try m.items(at, &w)
      return items.isEmpty ? .null : items[Int(m.random(below: UInt64(items.count)))].wrapped
    }
    add(.sequence, "startIndex", .int) { m, w, at throws(Stop) in .integer(m.start(at)) }
    add(.sequence, "endIndex", .int) { m, w, at throws(Stop) in
      .integer(m.start(at) + (m.countIfKnown(m[at]) ?? 0))
    }
    add(.sequence, "indices", .range(.int)) { m, w, at throws(Stop) in
      Value(
        .range(
          Span(
            from: .integer(m.start(at)), to: .integer(m.start(at) + (m.countIfKnown(m[at]) ?? 0)),
            isClosed: false)))
    }
  }

  private mutating func addTaking() {
    let parts: [(String, Bool, @Sendable ([Value], Int) -> [Value])] = [
      ("prefix(_:)", false, { Array($0.prefix($1)) }),
      ("suffix(_:)", false, { Array($0.suffix($1)) }),
      ("dropFirst(_:)", true, { Array($0.dropFirst($1)) }),
      ("dropLast(_:)", true, { Array($0.dropLast($1)) }),
    ]
    for (name, isUsual, work) in parts {
      add(.sequence, name, [.int], .elements, isUsual ? [.usual] : []) { m, w, at throws(Stop) in
        let count = m[at + 1].isAbsent ? 1 : m.int(at + 1)
        guard count >= 0 else {
          throw .crash(
            .preconditionFailed("Can't take a negative number of elements from a collection"),
            .nowhere)
        }
        if name == "prefix(_:)" { return try m.list(try m.prefix(m[at], count, &w)) }
        if name == "dropFirst(_:)", case .range(let span) = m[at].content, span.upper.isAbsent {
          return Value(
            .range(
              Span(
                from: .integer(Int(span.lower.asInteger ?? 0) + count), to: .absent, isClosed: true)
            ))
        }
        let items = try m.items(at, &w)
        let part = work(items, count)
        return try m.slice(
          at, part,
          from: name.hasPrefix("dropFirst") || name.hasPrefix("suffix")
            ? items.count - part.count : 0)
      }
    }
    for (name, takes) in [("prefix(while:)", true), ("drop(while:)", false)] {
      add(.sequence, name, [.taking(.element, to: .bool)], .elements) { m, w, at throws(Stop) in
        if takes {
          var result: [Value] = []
          let test = m[at + 1]
          try m.walk(m[at], &w) { (m, w, item) throws(Stop) -> Bool in
            guard try m.holds(test, [item], &w) else { return false }
            result.append(item)
            return true
          }
          return try m.slice(at, result, from: 0)
        }
        let items = try m.items(at, &w)
        var count = 0
        for item in items {
          guard try m.holds(m[at + 1], [item], &w) else { break }
          count += 1
        }
        return try m.slice(at, Array(items.dropFirst(count)), from: count)
      }
    }
    for name in ["prefix(upTo:)", "prefix(through:)", "suffix(from:)"] {
      add(.sequence, name, [.int], .elements) { m, w, at throws(Stop) in
        let items = try m.items(at, &w)
        let end = m.int(at + 1) - m.start(at) + (name == "prefix(through:)" ? 1 : 0)
        guard end >= 0, end <= items.count else { throw .crash(.indexOutOfRange, .nowhere) }
        return try m.slice(
          at, Array(name == "suffix(from:)" ? items[end...] : items[..<end]),
          from: name == "suffix(from:)" ? end : 0)
      }
    }
    add(.array, "split(separator:)", [.element], .array(.elements)) { m, w, at throws(Stop) in
      var parts: [Value] = []
      var part: [Value] = []
      for item in try m.items(at, &w) {
        if try m.equal(item, m[at + 1], &w) {
          if !part.isEmpty { parts.append(.array(part)) }
          part = []
        } else {
          part.append(item)
        }
      }
      if !part.isEmpty { parts.append(.array(part)) }
      return try m.list(parts)
    }
  }

  private mutating func addJoining() {
    add(.sequence, "joined(separator:)", [.text], .text, [.usual]) { m, w, at throws(Stop) in
      let items = try m.items(at, &w)
      if let first = items.first, first.asText == nil {
        var all: [Value] = []
        for (index, item) in items.enumerated() {
          if index > 0, !m[at + 1].isAbsent { all += try m.elements(of: m[at + 1], &w) }
          all += try m.elements(of: item, &w)
        }
        return try m.list(all)
      }
      let separator = m[at + 1].isAbsent ? "" : m.string(at + 1)
      return try m.text(items.map { $0.asText ?? "" }.joined(separator: separator))
    }
    add(.sequence, "joined()", [], .parameter("Element")) { m, w, at throws(Stop) in
      let items = try m.items(at, &w)
      if let first = items.first, first.asText == nil {
        var all: [Value] = []
        for item in items { all += try m.elements(of: item, &w) }
        return try m.list(all)
      }
      return try m.text(items.map { $0.asText ?? "" }.joined())
    }
  }
}

extension Machine {
  /// A closure changes its first argument.
  mutating func invokeKeeping(
    _ closure: Value, _ kept: Value, _ argument: Value, _ world: inout W
  ) throws(Stop) -> Value {
    let base = top
    reserve(base + 4)
    _ = try invoke(closure, [kept, argument], &world)
    let result = stack[base + 1]
    stack[base + 1] = .absent
    return result
  }
}
