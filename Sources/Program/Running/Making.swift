/// New objects, structures, tables, and enumerations.
extension Machine {
  mutating func makeObject(_ type: Type) -> ProgramValue {
    guard case .instance(let id, _) = type else { return .null }
    let count = lexicon.fieldCount(of: id)
    return .object(memory.make(id, fields: [ProgramValue](repeating: .absent, count: count)))
  }

  func makeStructure(_ type: Type) -> ProgramValue {
    guard case .instance(let id, _) = type else { return .null }
    let count = lexicon.fieldCount(of: id)
    return .structure(id, [ProgramValue](repeating: .absent, count: count))
  }

  /// An object of Objective-C whose fields have their zeros.
  mutating func allocate(_ type: Type, _ world: inout W) throws(Stop) -> ProgramValue {
    let object = makeObject(type)
    guard case .instance(let id, _) = type else { return .null }
    for above in lexicon.lineage(of: id).reversed() {
      guard let entry = lexicon.typeEntry(above), let defaults = entry.defaults else { continue }
      _ = try invoke(function: defaults, [object], &world)
    }
    return object
  }

  /// `[[Name alloc] init]` of a class of Objective-C's; else `Name()`.
  mutating func makeByItself(_ id: TypeID, _ world: inout W) throws(Stop) -> ProgramValue {
    guard isObjectiveC(id) else { return try construct(.instance(id), [], &world) }
    return try initialized(try allocate(.instance(id), &world), "init", [], &world)
  }

  func isObjectiveC(_ id: TypeID) -> Bool {
    lexicon.typeEntry(id)?.language == .objectiveC
  }

  /// A message of Objective-C's to an object that was allocated.
  mutating func initialized(
    _ object: ProgramValue, _ selector: String, _ arguments: [ProgramValue], _ world: inout W
  ) throws(Stop) -> ProgramValue {
    guard nested < limits.nesting else { throw .tooDeep(.nowhere) }
    let base = top
    reserve(base + arguments.count + 2)
    stack[base] = object
    for (index, argument) in arguments.enumerated() { stack[base + 1 + index] = argument }
    let depth = frames.count
    let site = Site(selector, count: arguments.count)
    nested += 1
    defer { nested -= 1 }
    if let made = try send(base, site, to: base, &world) { return made }
    return try run(downTo: depth, &world)
  }

  /// `Type(…)` where only running tells the type: by a small function made for it.
  mutating func construct(
    _ type: Type, _ arguments: [ProgramValue], labels: [String?]? = nil, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let place = frames.last.map { $0.code.place } ?? .nowhere
    let names = arguments.indices.map { "argument \($0)" }
    var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
    let code = compiler.constructor(
      of: type, names, arguments.map { dynamicType($0) }, labels: labels, at: place)
    output = compiler.output
    growCaches()
    return try invoke(code, arguments, captures: [], &world)
  }

  mutating func set(of items: [ProgramValue], _ world: inout W) throws(Stop) -> ProgramValue {
    var table = Table()
    for item in items { table.set(item.bare, try identity(item, &world), to: .nothing) }
    memory.grown += 48 * items.count
    try checkMemory()
    return ProgramValue(.set(table))
  }

  /// Keys and values by turns.
  mutating func dictionary(of items: [ProgramValue], _ world: inout W) throws(Stop) -> ProgramValue
  {
    var table = Table()
    for index in stride(from: 0, to: items.count - 1, by: 2) {
      let key = try identity(items[index], &world)
      if table.index(of: key) != nil, frames.last?.code.language == .swift {
        throw .crash(.duplicateKey("Dictionary literal contains duplicate keys"), .nowhere)
      }
      table.set(items[index].bare, key, to: items[index + 1])
    }
    memory.grown += 64 * items.count
    try checkMemory()
    guard table.nesting.depth < Nesting.deepest else { throw .tooMuchMemory(.nowhere) }
    return ProgramValue(.dictionary(table))
  }

  /// A case's payload with what stands at its parameters.
  mutating func completed(
    _ payload: [ProgramValue], _ site: Site, _ world: inout W
  ) throws(Stop) -> [ProgramValue] {
    guard payload.contains(where: { $0.isAbsent }), let id = site.type,
      let entry = lexicon.typeEntry(id)
    else { return payload }
    var payload = payload
    for (index, parameter) in entry.cases[site.cache].payload.enumerated() {
      guard payload[index].isAbsent, let usual = parameter.usual else { continue }
      var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
      let code = compiler.constant(
        usual, lexicon.resolve(parameter.type, in: TypeScope()), at: usual.place)
      output = compiler.output
      growCaches()
      payload[index] = try invoke(code, [], captures: [], &world)
    }
    return payload
  }

  // MARK: Memory

  /// Where something grew: bytes are counted, and how deep values stand in one another.
  mutating func grow(by bytes: Int, _ register: Int) throws(Stop) {
    memory.grown += bytes
    if stack[register].nesting.depth >= Nesting.deepest { throw .tooMuchMemory(.nowhere) }
    try checkMemory()
  }

  mutating func checkMemory() throws(Stop) {
    guard memory.grown > limits.memory / 4 else { return }
    let size = measure()
    guard size <= limits.memory else { throw .tooMuchMemory(.nowhere) }
    memory.grown = 0
  }

  /// The bytes of all values that can be reached, as far as the limit.
  private func measure() -> Int {
    var left = limits.memory + 1
    for value in memory.globals { size(value, &left) }
    for value in stack { size(value, &left) }
    for object in memory.objects where object.isAlive {
      left -= 64
      for field in object.fields { size(field, &left) }
      size(object.content, &left)
    }
    for value in memory.cells { size(value, &left) }
    return limits.memory + 1 - left
  }

  private func size(_ value: ProgramValue, _ left: inout Int) {
    guard left > 0 else { return }
    left -= 24
    switch value.content {
    case .text(let text): if text.utf8.count > 15 { left -= text.utf8.count }
    case .array(let list): for item in list.items { size(item, &left) }
    case .tuple(let tuple): for item in tuple.items { size(item, &left) }
    case .structure(let structure): for field in structure.fields { size(field, &left) }
    case .enumeration(let enumeration): for item in enumeration.payload { size(item, &left) }
    case .set(let table), .dictionary(let table):
      for (key, value) in zip(table.keys, table.values) {
        size(key, &left)
        size(value, &left)
        left -= 16
      }
    case .closure(let closure): for capture in closure.captures { size(capture, &left) }
    case .absent, .nothing, .null, .bool, .integer, .double, .float, .character, .selector, .range,
      .object, .weak, .cell, .type, .unknown:
      break
    }
  }
}
