/// Equality, order, patterns and keys, where the program may have a word in it.
extension Machine {
  func isSame(_ a: ProgramValue, _ b: ProgramValue) -> Bool {
    if a.isNull || b.isNull { return a.isNull && b.isNull }
    switch (a.content, b.content) {
    case (.object(let x), .object(let y)): return x == y
    case (.type(let x), .type(let y)): return x == y
    default: return a == b
    }
  }

  mutating func equal(_ a: ProgramValue, _ b: ProgramValue, _ world: inout W) throws(Stop) -> Bool {
    if a.isNull || b.isNull { return a.isNull && b.isNull }
    switch (a.content, b.content) {
    case (.structure(let x), .structure(let y)):
      if let own = operatorFunction("==", [a.bare, b.bare]) {
        return truth(try invoke(function: own, [a.bare, b.bare], &world))
      }
      guard x.type == y.type, x.fields.count == y.fields.count else { return false }
      return try equal(x.fields, y.fields, &world)
    case (.enumeration(let x), .enumeration(let y)):
      if let own = operatorFunction("==", [a.bare, b.bare]) {
        return truth(try invoke(function: own, [a.bare, b.bare], &world))
      }
      guard x.type == y.type, x.index == y.index else { return false }
      return try equal(x.payload, y.payload, &world)
    case (.enumeration(let x), .unknown(let path)), (.unknown(let path), .enumeration(let x)):
      return caseName(x) == path.dropFirst() && path.hasPrefix(".")
    case (.object(let x), .object(let y)):
      if let own = operatorFunction("==", [a.bare, b.bare]) {
        return truth(try invoke(function: own, [a.bare, b.bare], &world))
      }
      if x == y { return true }
      return try equalObjects(x, y, &world)
    case (.array(let x), .array(let y)): return try equal(x.items, y.items, &world)
    case (.tuple(let x), .tuple(let y)): return try equal(x.items, y.items, &world)
    case (.dictionary(let x), .dictionary(let y)):
      guard x.count == y.count else { return false }
      for (key, value) in zip(x.keys, x.values) {
        guard let other = y.value(of: try identity(key, &world)),
          try equal(value, other, &world)
        else { return false }
      }
      return true
    case (.set(let x), .set(let y)):
      guard x.count == y.count else { return false }
      for key in x.keys { if y.index(of: try identity(key, &world)) == nil { return false } }
      return true
    default: return a.bare == b.bare
    }
  }

  private mutating func equal(
    _ a: [ProgramValue], _ b: [ProgramValue], _ world: inout W
  ) throws(Stop) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) { if !(try equal(x, y, &world)) { return false } }
    return true
  }

  private mutating func equalObjects(
    _ a: ObjectID, _ b: ObjectID, _ world: inout W
  ) throws(Stop) -> Bool {
    if let number = override("isEqual:", of: a) ?? override("isEqual(_:)", of: a) {
      return truth(try invoke(function: number, [.object(a), .object(b)], &world))
    }
    let (x, y) = (memory.content(of: a), memory.content(of: b))
    return !x.isAbsent && !y.isAbsent && x == y
  }

  func caseName(_ value: EnumCase) -> String {
    if let entry = lexicon.typeEntry(value.type), Int(value.index) < entry.cases.count {
      return entry.cases[Int(value.index)].name
    }
    if let world = lexicon.worldType(value.type), Int(value.index) < world.cases.count {
      return world.cases[Int(value.index)].name
    }
    return "?"
  }

  // MARK: Order

  mutating func compares(
    _ operation: Operator, _ a: ProgramValue, _ b: ProgramValue, _ world: inout W
  ) throws(Stop) -> Bool {
    switch operation {
    case .less: return try isLess(a, b, &world)
    case .greater: return try isLess(b, a, &world)
    case .lessOrEqual:
      if let x = a.asDouble, let y = b.asDouble { return x <= y }
      return !(try isLess(b, a, &world))
    default:
      if let x = a.asDouble, let y = b.asDouble { return x >= y }
      return !(try isLess(a, b, &world))
    }
  }

  mutating func isLess(_ a: ProgramValue, _ b: ProgramValue, _ world: inout W) throws(Stop) -> Bool
  {
    switch (a.content, b.content) {
    case (.integer(let x, let kind), .integer(let y, _)): return kind.isLess(x, y)
    case (.text(let x), .text(let y)): return x < y
    case (.character(let x), .character(let y)): return x < y
    case (.tuple(let x), .tuple(let y)):
      for (p, q) in zip(x.items, y.items) {
        if try isLess(p, q, &world) { return true }
        if try isLess(q, p, &world) { return false }
      }
      return false
    case (.enumeration(let x), .enumeration(let y)):
      if let own = operatorFunction("<", [a.bare, b.bare]) {
        return truth(try invoke(function: own, [a.bare, b.bare], &world))
      }
      if x.index != y.index { return x.index < y.index }
      for (p, q) in zip(x.payload, y.payload) {
        if try isLess(p, q, &world) { return true }
        if try isLess(q, p, &world) { return false }
      }
      return false
    case (.unknown, _), (_, .unknown): return false
    default:
      if let x = number(a), let y = number(b) { return x < y }
      if let x = a.asText, let y = b.asText { return x < y }
      if let own = operatorFunction("<", [a.bare, b.bare]) {
        return truth(try invoke(function: own, [a.bare, b.bare], &world))
      }
      if let own = operatorFunction(">", [b.bare, a.bare]) {
        return truth(try invoke(function: own, [b.bare, a.bare], &world))
      }
      return false
    }
  }

  // MARK: Patterns

  /// `pattern ~= value`
  mutating func matches(
    _ pattern: ProgramValue, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) -> Bool {
    if let own = operatorFunction("~=", [pattern, value]) {
      return truth(try invoke(function: own, [pattern, value], &world))
    }
    switch pattern.content {
    case .range(let span):
      if case .range = value.content { return pattern == value }
      return try contains(span, value, &world)
    case .unknown(let path):
      if case .enumeration(let enumeration) = value.content, path.hasPrefix(".") {
        return caseName(enumeration) == path.dropFirst()
      }
      return false
    case .type(let type): return isInstance(value, of: type)
    default: return try equal(pattern, value, &world)
    }
  }

  mutating func contains(
    _ span: Span, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) -> Bool {
    if !span.lower.isAbsent, try isLess(value, span.lower, &world) { return false }
    if span.upper.isAbsent { return true }
    return span.isClosed
      ? !(try isLess(span.upper, value, &world)) : try isLess(value, span.upper, &world)
  }

  // MARK: Keys

  /// What stands for a key in a table: itself, or what its own `hash(into:)` speaks of.
  mutating func identity(_ key: ProgramValue, _ world: inout W) throws(Stop) -> ProgramValue {
    guard let id = typeID(of: key) else {
      if case .array(let list) = key.content, list.nesting.depth > 1 {
        return .array(try identities(list.items, &world))
      }
      return key.bare
    }
    if let number = hashFunction(of: id) {
      guard nested < limits.nesting else { throw .tooDeep(.nowhere) }
      nested += 1
      defer { nested -= 1 }
      let base = top
      let result = try invokeKeeping(
        function: number, [key.bare, .array([])], index: 1, base: base, &world)
      guard case .array(let list) = result.content else { return key.bare }
      return .array(try identities(list.items, &world))
    }
    switch key.content {
    case .structure(let structure):
      return .structure(structure.type, try identities(structure.fields, &world))
    case .enumeration(let enumeration):
      return ProgramValue(
        .enumeration(
          EnumCase(
            type: enumeration.type, index: Int(enumeration.index),
            payload: try identities(enumeration.payload, &world))))
    case .object(let id):
      let content = memory.content(of: id)
      if content.isAbsent, let hash = override("hash", of: id), override("isEqual:", of: id) != nil
      {
        return .array([try invoke(function: hash, [key.bare], &world)])
      }
      return content.isAbsent ? key.bare : content
    default: return key.bare
    }
  }

  private mutating func identities(
    _ values: [ProgramValue], _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    var result: [ProgramValue] = []
    for value in values { result.append(try identity(value, &world)) }
    return result
  }

  private func hashFunction(of id: TypeID) -> Int? {
    for found in lexicon.find("hash", of: .instance(id), isStatic: false) {
      if case .function(let number) = found.kind,
        program.functions[number].function.parameters.first?.label == "into",
        program.functions[number].function.body != nil
      {
        return number
      }
    }
    return nil
  }

  /// Runs a function for what it leaves in one of its arguments.
  mutating func invokeKeeping(
    function: Int, _ arguments: [ProgramValue], index: Int, base: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    _ = try invoke(function: function, arguments, &world)
    let kept = stack[base + index]
    for offset in arguments.indices { stack[base + offset] = .absent }
    return kept
  }
}
