/// Values as `print`, `debugPrint` and NSLog show them.
extension Machine {
  mutating func described(
    _ value: ProgramValue, isDebug: Bool = false, _ world: inout W
  ) throws(Stop) -> String {
    // Objects may hold one another.
    guard describing < 150 else { return "…" }
    describing += 1
    defer { describing -= 1 }
    if value.wraps > 0 {
      var inner = value
      inner.wraps -= 1
      return "Optional(" + (try described(inner, isDebug: true, &world)) + ")"
    }
    switch value.content {
    case .absent: return "?"
    case .nothing: return "()"
    case .null: return "nil"
    case .bool(let holds): return holds ? "true" : "false"
    case .integer(let number, let kind): return kind.text(number)
    case .double(let number): return number.description
    case .float(let number): return number.description
    case .text(let text): return isDebug ? quoted(text) : text
    case .character(let character): return isDebug ? quoted(String(character)) : String(character)
    case .selector(let name): return name
    case .array(let list):
      return "[" + (try joined(list.items, nil, &world)) + "]"
    case .set(let table): return "[" + (try joined(table.keys, nil, &world)) + "]"
    case .dictionary(let table): return try described(table, &world)
    case .range(let span): return try described(span, isDebug: isDebug, &world)
    case .tuple(let tuple):
      return "(" + (try joined(tuple.items, labels(of: tuple), &world)) + ")"
    case .structure(let structure): return try described(structure, value, isDebug, &world)
    case .enumeration(let enumeration):
      return try described(enumeration, value, isDebug, &world)
    case .object(let id): return try described(id, value, isDebug, &world)
    case .weak(let id): return try described(.object(id), isDebug: isDebug, &world)
    case .cell(let id): return try described(memory.cell(id), isDebug: isDebug, &world)
    case .closure: return "(Function)"
    case .type(let type): return typeName(type)
    case .unknown(let path): return "‹" + path + "›"
    }
  }

  private mutating func joined(
    _ values: [ProgramValue], _ labels: [String?]?, _ world: inout W
  ) throws(Stop) -> String {
    var text = ""
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if let labels, index < labels.count, let label = labels[index] { text += label + ": " }
      text += try described(value, isDebug: true, &world)
      fuel -= 1
      memory.grown += text.utf8.count / (index + 1)
      if fuel < 0 { throw .outOfFuel(.nowhere) }
    }
    return text
  }

  private mutating func described(_ table: Table, _ world: inout W) throws(Stop) -> String {
    if table.count == 0 { return "[:]" }
    var parts: [String] = []
    for (key, held) in zip(table.keys, table.values) {
      parts.append(
        try described(key, isDebug: true, &world) + ": "
          + (try described(held, isDebug: true, &world)))
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private mutating func described(
    _ span: Span, isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String {
    let sign = span.isClosed ? "..." : "..<"
    let lower = span.lower.isAbsent ? "" : try described(span.lower, isDebug: true, &world)
    let upper = span.upper.isAbsent ? "" : try described(span.upper, isDebug: true, &world)
    let text = lower + sign + upper
    if span.lower.isAbsent {
      return (span.isClosed ? "PartialRangeThrough" : "PartialRangeUpTo") + "<Int>(upperBound: "
        + upper + ")"
    }
    if span.upper.isAbsent { return "PartialRangeFrom<Int>(lowerBound: " + lower + ")" }
    if isDebug { return (span.isClosed ? "ClosedRange(" : "Range(") + text + ")" }
    return text
  }

  private mutating func described(
    _ structure: Structure, _ value: ProgramValue, _ isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String {
    if let text = try ownDescription(value, isDebug, &world) { return text }
    if let text = try worldDescription(value, structure.type, &world) { return text }
    var names: [String?] = []
    if let entry = lexicon.typeEntry(structure.type) {
      names = entry.fields.map { $0.name }
    } else if let world = lexicon.worldType(structure.type) {
      names = world.fields.map { $0.name }
    }
    var fields: [ProgramValue] = []
    for (index, field) in structure.fields.enumerated() {
      if let entry = lexicon.typeEntry(structure.type), entry.fields[index].strength != .strong {
        fields.append(try strengthened(field, isUnowned: false))
      } else {
        fields.append(field)
      }
    }
    let name =
      (isDebug ? shortModuleName(structure.type) : shortName(structure.type))
      + generics(of: structure, isQualified: isDebug)
    return name + "(" + (try joined(fields, names, &world)) + ")"
  }

  /// `<Int, String>`, as its fields tell.
  private func generics(of structure: Structure, isQualified: Bool) -> String {
    guard let entry = lexicon.typeEntry(structure.type), !entry.generics.isEmpty else { return "" }
    var binding: [String: Type] = [:]
    for (field, value) in zip(entry.fields, structure.fields) {
      let property = program.properties[field.property]
      guard case .program(let owner) = structure.type.origin else { continue }
      lexicon.unify(
        lexicon.resolve(property.type, in: TypeScope(owner: owner)), dynamicType(value), &binding)
    }
    return "<"
      + entry.generics.map { generic in
        let type = binding[generic.name] ?? .unknown
        if case .instance(let id, _) = type { return shortModuleName(id) }
        return (isQualified ? "Swift." : "") + typeName(type)
      }.joined(separator: ", ") + ">"
  }

  private mutating func worldDescription(
    _ value: ProgramValue, _ id: TypeID, _ world: inout W
  ) throws(Stop) -> String? {
    guard let type = lexicon.worldType(id),
      let member = lexicon.surface.members("description", of: type).first
    else { return nil }
    return try world.get(member, of: value, machine: &self).asText
  }

  private mutating func described(
    _ enumeration: EnumCase, _ value: ProgramValue, _ isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String {
    if let text = try ownDescription(value, isDebug, &world) { return text }
    let name = caseName(enumeration)
    let text = isDebug ? shortModuleName(enumeration.type) + "." + name : name
    guard !enumeration.payload.isEmpty else { return text }
    let labels = lexicon.typeEntry(enumeration.type)?.cases[Int(enumeration.index)].payload
      .map { $0.label }
    return text + "(" + (try joined(enumeration.payload, labels, &world)) + ")"
  }

  /// With the module that a program without a name is: `main.Card`.
  func shortModuleName(_ id: TypeID) -> String {
    if case .program = id.origin {
      return program.isPrelude(id)
        ? "Swift." + lexicon.name(of: id) : "main." + lexicon.name(of: id)
    }
    return lexicon.name(of: id)
  }

  private mutating func described(
    _ id: ObjectID, _ value: ProgramValue, _ isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String {
    if let text = try ownDescription(value, isDebug, &world) { return text }
    let type = memory.type(of: id)
    let content = memory.content(of: id)
    // What a world keeps with an object of its own is nobody's to see.
    if !content.isAbsent, worldClass(of: id) == nil {
      if lexicon.isKind(type, of: .library(.exception))
        || lexicon.isKind(type, of: .library(.error))
      {
        return try describedC(value, &world)
      }
      return try described(content, isDebug: isDebug, &world)
    }
    if let text = try worldDescription(value, type, &world) { return text }
    if let entry = lexicon.typeEntry(type), entry.language == .objectiveC {
      return address(of: id)
    }
    if lexicon.isKind(type, of: .library(.object)) {
      return "<" + shortModuleName(type) + ": " + address(id) + ">"
    }
    return shortModuleName(type)
  }

  func address(of id: ObjectID) -> String {
    "<" + lexicon.name(of: memory.type(of: id)) + ": " + address(id) + ">"
  }

  private func address(_ id: ObjectID) -> String {
    "0x" + String(0x6000_0000 + Int(id.index) * 32, radix: 16)
  }

  /// What the program's own `description` says.
  private mutating func ownDescription(
    _ value: ProgramValue, _ isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String? {
    guard let id = typeID(of: value) else { return nil }
    let names =
      isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names {
      for found in lexicon.find(name, of: .instance(id), isStatic: false) {
        switch found.kind {
        case .property(let number):
          if name == "description", !isPrintable(id, "CustomStringConvertible") { continue }
          if name == "debugDescription", !isPrintable(id, "CustomDebugStringConvertible") {
            continue
          }
          if let getter = program.properties[number].getter {
            return try invoke(function: getter, [value.bare], &world).asText
          }
          if let slot = lexicon.slot(of: number) {
            return try readPart(value, slot).asText
          }
        case .function(let number):
          if program.functions[number].function.parameters.isEmpty,
            program.functions[number].function.language == .objectiveC
          {
            return try invoke(function: number, [value.bare], &world).asText
          }
        case .field, .enumCase, .world, .library, .type: continue
        }
      }
    }
    return nil
  }

  private func isPrintable(_ id: TypeID, _ name: String) -> Bool {
    lexicon.conforms(id, toLibrary: name) || lexicon.isKind(id, of: .library(.object))
      || lexicon.worldType(id) != nil
      || lexicon.lineage(of: id).contains { lexicon.worldType($0) != nil }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  mutating func text(of parts: [ProgramValue], _ world: inout W) throws(Stop) -> ProgramValue {
    var text = ""
    for part in parts { text += try described(part, &world) }
    memory.grown += text.utf8.count
    try checkMemory()
    return .text(text)
  }
}
