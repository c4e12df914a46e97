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
      var result: [ProgramValue] = []
      for item in try m.items(at, &w) { result.append(try m.invoke(m[at + 1], [item], &w)) }
      return try m.list(result)
    }
    add(.sequence, "compactMap(_:)", [.taking(.element, to: .optional(.other))], .array(.other)) {
      m, w, at throws(Stop) in
      var result: [ProgramValue] = []
      for item in try m.items(at, &w) {
        let value = try m.invoke(m[at + 1], [item], &w)
        if !value.isNull { result.append(value.unwrapped) }
      }
      return try m.list(result)
    }
    add(.sequence, "flatMap(_:)", [.taking(.element, to: .array(.other))], .array(.other)) {
      m, w, at throws(Stop) in
      var result: [ProgramValue] = []
      for item in try m.items(at, &w) {
        let inner = try m.invoke(m[at + 1], [item], &w)
        if inner.isNull { continue }
        result += try m.elements(of: inner.bare, &w)
      }
      return try m.list(result)
    }
    add(.sequence, "filter(_:)", [.taking(.element, to: .bool)], .elements) {
      m, w, at throws(Stop) in
      var result: [ProgramValue] = []
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
          ProgramValue(.tuple(Tuple([.integer($0), $1], labels: .offsetAndElement)))
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
      try m.change(at) { (items: inout [ProgramValue]) throws(Stop) -> ProgramValue in
        items.isEmpty ? .null : items.removeFirst().wrapped
      }
    }
  }

  private mutating func addTaking() {
    let parts: [(String, Bool, @Sendable ([ProgramValue], Int) -> [ProgramValue])] = [
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
          return ProgramValue(
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
          var result: [ProgramValue] = []
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
      var parts: [ProgramValue] = []
      var part: [ProgramValue] = []
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
        var all: [ProgramValue] = []
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
        var all: [ProgramValue] = []
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
    _ closure: ProgramValue, _ kept: ProgramValue, _ argument: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let base = top
    reserve(base + 4)
    _ = try invoke(closure, [kept, argument], &world)
    let result = stack[base + 1]
    stack[base + 1] = .absent
    return result
  }
}
