/// What a sequence is asked.
extension Library {
  mutating func addAsking() {
    add(.sequence, "split(whereSeparator:)", [.taking(.element, to: .bool)], .array(.elements)) {
      m, w, at throws(Stop) in
      var parts: [ProgramValue] = []
      var part: [ProgramValue] = []
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
          var found = ProgramValue.null
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
            return ProgramValue.integer(index + m.start(at)).wrapped
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
            return ProgramValue.integer(index + m.start(at)).wrapped
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
      ProgramValue(
        .range(
          Span(
            from: .integer(m.start(at)), to: .integer(m.start(at) + (m.countIfKnown(m[at]) ?? 0)),
            isClosed: false)))
    }
  }
}
