/// NSObject, NSNumber, NSException, NSError, NSNull, NSRange.
extension Library {
  mutating func addFoundation() {
    addObjects()
    addNSNumbers()
    addExceptions()
  }

  private mutating func addObjects() {
    send(.object, "init", .unknown) { m, w, at throws(Stop) in m[at] }
    send(.object, "isEqual:", .bool) { m, w, at throws(Stop) in
      .bool(try m.equal(m[at], m[at + 1], &w))
    }
    send(.object, "hash", .integer(.uint64)) { m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.stableHash(m[at])), .uint64))
    }
    send(.object, "description", .text) { m, w, at throws(Stop) in
      .text(try m.describedC(m[at], &w))
    }
    send(.object, "debugDescription", .text) { m, w, at throws(Stop) in
      .text(try m.describedC(m[at], &w))
    }
    send(.object, "copy") { m, w, at throws(Stop) in try m.copied(m[at], isMutable: false, &w) }
    send(.object, "mutableCopy") { m, w, at throws(Stop) in try m.copied(m[at], isMutable: true, &w)
    }
    send(.object, "dealloc", .void) { m, w, at throws(Stop) in .nothing }
    send(.object, "conformsToProtocol:", .bool) { m, w, at throws(Stop) in
      if case .type(let type) = m[at + 1].content { return .bool(m.isInstance(m[at], of: type)) }
      if let path = m[at + 1].asText, let id = m.lexicon.typeID(named: path) {
        return .bool(m.isInstance(m[at], of: .instance(id)))
      }
      return .bool(false)
    }
    send(.object, "isSubclassOfClass:", .bool, [.isStatic]) { m, w, at throws(Stop) in
      guard case .instance(let a, _) = m.type(at), case .instance(let b, _) = m.type(at + 1) else {
        return .bool(false)
      }
      return .bool(m.lexicon.isKind(a, of: b))
    }
    send(.object, "description", .text, [.isStatic]) { m, w, at throws(Stop) in
      .text(m.typeName(m.type(at)))
    }
    send(.object, "conformsToProtocol:", .bool, [.isStatic]) { m, w, at throws(Stop) in
      guard case .instance(let a, _) = m.type(at), case .instance(let b, _) = m.type(at + 1) else {
        return .bool(false)
      }
      return .bool(m.lexicon.isKind(a, of: b))
    }
    send(.object, "initialize", .void, [.isStatic]) { m, w, at throws(Stop) in .nothing }
    send(.object, "load", .void, [.isStatic]) { m, w, at throws(Stop) in .nothing }
    for selector in ["valueForKey:", "valueForKeyPath:"] {
      send(.object, selector) { m, w, at throws(Stop) in
        try m.value(
          of: m[at],
          keys: selector == "valueForKey:"
            ? [m.string(at + 1)] : m.string(at + 1).split(separator: ".").map(String.init), &w)
      }
    }
    for selector in ["setValue:forKey:", "setValue:forKeyPath:"] {
      send(.object, selector, .void) { m, w, at throws(Stop) in
        let keys = m.string(at + 2).split(separator: ".").map(String.init)
        let owner = try m.value(of: m[at], keys: Array(keys.dropLast()), &w)
        return try m.set(keys.last ?? "", of: owner, to: m[at + 1], &w)
      }
    }
    send(.object, "methodSignatureForSelector:") { m, w, at throws(Stop) in .null }
    send(.object, "allocWithZone:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      try m.allocate(m.type(at), &w)
    }
    send(.null, "null", .unknown, [.isStatic]) { m, w, at throws(Stop) in m.singleNull() }
    send(.any, "doesNotRecognizeSelector:", .void) { m, w, at throws(Stop) in .nothing }
  }

  private mutating func addNSNumbers() {
    let kinds: [(String, IntegerKind)] = [
      ("int", .int32), ("integer", .int64), ("unsignedInteger", .uint64), ("long", .int64),
      ("longLong", .int64), ("unsignedInt", .uint32), ("short", .int16), ("char", .int8),
      ("unsignedLong", .uint64), ("unsignedLongLong", .uint64),
    ]
    for (name, kind) in kinds {
      send(.number, name + "Value", .integer(kind)) { m, w, at throws(Stop) in
        m.converted(m[at], to: .integer(kind))
      }
      send(.number, "numberWith" + Spelling.capitalized(name) + ":", .unknown, [.isStatic]) {
        m, w, at throws(Stop) in
        m.converted(m[at + 1], to: .integer(kind))
      }
    }
    send(.number, "doubleValue", .double) { m, w, at throws(Stop) in m.converted(m[at], to: .double)
    }
    send(.number, "floatValue", .float) { m, w, at throws(Stop) in m.converted(m[at], to: .float) }
    send(.number, "boolValue", .bool) { m, w, at throws(Stop) in m.truthC(m[at]) }
    send(.number, "stringValue", .text) { m, w, at throws(Stop) in
      .text(try m.describedC(m[at], &w))
    }
    send(.number, "numberWithDouble:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.converted(m[at + 1], to: .double)
    }
    send(.number, "numberWithFloat:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.converted(m[at + 1], to: .float)
    }
    send(.number, "numberWithBool:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.truthC(m[at + 1])
    }
    send(.number, "isEqualToNumber:", .bool) { m, w, at throws(Stop) in .bool(m[at] == m[at + 1]) }
    send(.number, "compare:", .integer(.int64)) { m, w, at throws(Stop) in
      m.order(m.double(at) < m.double(at + 1), m.double(at) == m.double(at + 1))
    }
    add(.object, "init(value:)", [.any], .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m[at + 1].bare
    }
    for (name, type) in [
      ("intValue", Type.int), ("doubleValue", .double), ("boolValue", .bool),
      ("floatValue", .float),
    ] {
      for owner in [LibraryOwner.integer, .floating, .number] {
        add(owner, name, type) { m, w, at throws(Stop) in
          type == .bool ? m.truthC(m[at]) : m.converted(m[at], to: type)
        }
      }
    }
  }

  private mutating func addExceptions() {
    send(.exception, "exceptionWithName:reason:userInfo:", .unknown, [.isStatic]) {
      m, w, at throws(Stop) in
      m.makeException(name: m.string(at + 1), reason: m.string(at + 2), info: m[at + 3])
    }
    send(.exception, "raise:format:", .void, [.isStatic]) { m, w, at throws(Stop) in
      let parts = m[at + 2].asItems
      let format = parts?.first?.asText ?? m.string(at + 2)
      throw .thrown(
        m.makeException(
          name: m.string(at + 1), reason: try m.formatted(format, m[at + 3].asItems ?? [], &w)),
        .nowhere)
    }
    send(.exception, "raise", .void) { m, w, at throws(Stop) in throw .thrown(m[at], .nowhere) }
    for (name, index) in [("name", 0), ("reason", 1), ("userInfo", 2)] {
      send(.exception, name, index < 2 ? .text : .unknown) { m, w, at throws(Stop) in
        guard let id = m[at].asObject, let parts = m.memory.content(of: id).asItems,
          index < parts.count
        else { return .null }
        return parts[index]
      }
    }
    send(.error, "errorWithDomain:code:userInfo:", .unknown, [.isStatic]) { m, w, at throws(Stop) in
      m.makeError(m[at + 1], m[at + 2], m[at + 3])
    }
    for (name, index) in [("domain", 0), ("code", 1), ("userInfo", 2)] {
      send(.error, name, index == 0 ? .text : index == 1 ? .integer(.int64) : .unknown) {
        m, w, at throws(Stop) in
        guard let id = m[at].asObject, let parts = m.memory.content(of: id).asItems,
          index < parts.count
        else { return .null }
        return parts[index]
      }
    }
    send(.error, "localizedDescription", .text) { m, w, at throws(Stop) in m.localized(m[at]) }
    add(.global, "NSLocalizedDescriptionKey", .text) { m, w, at throws(Stop) in
      .text("NSLocalizedDescription")
    }
    for name in [
      "NSInvalidArgumentException", "NSRangeException", "NSGenericException",
      "NSInternalInconsistencyException",
    ] {
      add(.global, name, .text) { m, w, at throws(Stop) in .text(name) }
    }
  }
}

extension Machine {
  func order(_ isLess: Bool, _ isEqual: Bool) -> ProgramValue {
    ProgramValue(.integer(isLess ? -1 : isEqual ? 0 : 1, .int64))
  }

  mutating func singleNull() -> ProgramValue { ProgramValue(.nothing) }

  // MARK: Ranges of Foundation

  func makeRange(_ location: Int, _ length: Int) -> ProgramValue {
    .structure(
      lexicon.typeID(named: "NSRange") ?? .library(.object),
      [
        ProgramValue(.integer(Int64(location), .uint64)),
        ProgramValue(.integer(Int64(length), .uint64)),
      ])
  }

  func range(_ value: ProgramValue) -> (location: Int, length: Int) {
    switch value.content {
    case .structure(let structure):
      (
        Int(truncatingIfNeeded: structure.fields.first?.asInteger ?? 0),
        Int(truncatingIfNeeded: structure.fields.last?.asInteger ?? 0)
      )
    case .array(let list):
      (
        Int(truncatingIfNeeded: list.items.first?.asInteger ?? 0),
        Int(truncatingIfNeeded: list.items.last?.asInteger ?? 0)
      )
    default: (0, 0)
    }
  }

  // MARK: Copies

  mutating func copied(
    _ value: ProgramValue, isMutable: Bool, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if let id = value.asObject {
      let content = memory.content(of: id)
      if content.isAbsent {
        if responds(value, to: "copyWithZone:") {
          return try perform("copyWithZone:", on: value, [.null], &world)
        }
        throw .crash(
          .unrecognizedSelector("copyWithZone:", type: typeName(dynamicType(value))), .nowhere)
      }
      return isMutable ? mutable(content) : content
    }
    return isMutable ? mutable(value) : value
  }

  mutating func mutable(_ content: ProgramValue) -> ProgramValue {
    let type: LibraryClass
    switch content.content {
    case .array: type = .mutableArray
    case .dictionary: type = .mutableDictionary
    case .set: type = .mutableSet
    case .text: type = .mutableString
    default: return content
    }
    let id = memory.make(.library(type))
    memory.setContent(of: id, to: content)
    return .object(id)
  }

  // MARK: Keys

  mutating func value(of value: ProgramValue, keys: [String], _ world: inout W) throws(Stop)
    -> ProgramValue
  {
    guard let key = keys.first else { return value }
    if key.hasPrefix("@"), keys.count > 1 {
      let parts = try self.value(of: value, keys: Array(keys.dropFirst()), &world)
      return try self.value(of: parts, key: key, &world)
    }
    let inner = try self.value(of: value, key: key, &world)
    return try self.value(of: inner, keys: Array(keys.dropFirst()), &world)
  }

  private mutating func value(
    of value: ProgramValue, key: String, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if value.isNull { return .null }
    switch contentC(value).content {
    case .dictionary(let table): return table.value(of: .text(key)) ?? .null
    case .array(let list):
      if key.hasPrefix("@") { return aggregate(key, list.items) }
      var parts: [ProgramValue] = []
      for item in list.items { parts.append(try self.value(of: item, key: key, &world)) }
      return .array(parts)
    default: return try perform(key, on: value, [], &world)
    }
  }

  private func aggregate(_ key: String, _ items: [ProgramValue]) -> ProgramValue {
    switch key {
    case "@count": .integer(items.count)
    case "@sum": .double(items.reduce(0) { $0 + (number($1) ?? 0) })
    case "@avg":
      .double(items.isEmpty ? 0 : items.reduce(0) { $0 + (number($1) ?? 0) } / Double(items.count))
    case "@max": items.max { (number($0) ?? 0) < (number($1) ?? 0) } ?? .null
    case "@min": items.min { (number($0) ?? 0) < (number($1) ?? 0) } ?? .null
    default: .null
    }
  }

  mutating func set(
    _ key: String, of owner: ProgramValue, to value: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if let id = owner.asObject, case .dictionary(var table) = memory.content(of: id).content {
      table.set(.text(key), .text(key), to: value)
      memory.setContent(of: id, to: ProgramValue(.dictionary(table)))
      return .nothing
    }
    return try perform(Spelling.setter(of: key), on: owner, [value], &world)
  }
}
