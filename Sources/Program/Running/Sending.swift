/// Messages of Objective-C.
extension Machine {
  /// A message. The receiver's class says what it means; nil answers nothing.
  mutating func send(
    _ base: Int, _ site: Site, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let receiver = stack[base]
    let selector = site.name
    switch receiver.content {
    case .null, .absent: return .null
    case .unknown(let path):
      noteUnknown("[\(path) \(selector)]")
      lend(base, site.count)
      return supposed("[\(path) \(selector)]")
    default: break
    }
    if case .type(.instance(let id, _)) = receiver.content, site.type == nil {
      try initializeClass(id, &world)
    }
    if site.type == nil, let value = try special(selector, base, site, to: to, &world) {
      return value == .absent ? nil : value
    }
    var type = site.type.map { Type.instance($0) } ?? dynamicType(receiver)
    var isStatic = site.isStatic
    if case .meta(let inner) = type { (type, isStatic) = (inner, true) }
    if case .type = receiver.content { isStatic = true }
    for found in lexicon.find(selector: selector, of: type, isStatic: isStatic) {
      switch found.kind {
      case .function(let number):
        guard program.functions[number].function.body != nil else { continue }
        let code = code(of: number)
        for index in 0..<site.count {
          stack[base + 1 + index] = parameter(index, of: number, stack[base + 1 + index])
        }
        try push(code, base: base, to: to)
        return nil
      case .property(let number):
        return try read(property: number, receiver, to: to, &world)
      case .world(let member):
        if case .property = member.sort {
          return try world.get(member, of: receiver, machine: &self)
        }
        if case .initializer = member.sort, let id = receiver.asObject {
          if let site = try forwarded(member, base, id, &world) {
            return try send(base, site, to: to, &world)
          }
          nested += 1
          defer { nested -= 1 }
          try payForObject()
          let isMade = try world.make(
            member, for: id, arguments: fitted(taken(base + 1, site.count), member), machine: &self)
          return isMade ? receiver : .null
        }
        return try callWorld(member, base, count: site.count, .objectiveC, &world)
      case .library(let row):
        return try lexicon.library.rows[row].work(&self, &world, base)
      case .field, .enumCase, .type: break
      }
    }
    if let name = setterProperty(selector, receiver), site.count == 1 {
      var setter = Site(name)
      setter.type = site.type
      setter.cache = -1
      try writeMember(base, setter, stack[base + 1], .objectiveC, &world)
      return .nothing
    }
    if let value = try getter(selector, receiver, to: to, &world) {
      return value == .absent ? nil : value
    }
    if selector.hasPrefix("init"), receiver.asObject != nil { return receiver }
    if site.count == 0, !site.isPerformed, let value = undeclared(selector, of: receiver) {
      return value
    }
    // What compiles as a message to a class of the system's is in a part of it that is not known here; of what is known
    // to others, the receiver is the wrong one.
    if !site.isPerformed, isOfWorld(receiver) || isOfNobody(selector, receiver) {
      let path = "[\(nameForSelector(receiver)) \(selector)]"
      noteUnknown(path)
      lend(base, site.count)
      return supposed(path)
    }
    throw .crash(.unrecognizedSelector(selector, type: nameForSelector(receiver)), .nowhere)
  }

  /// An initializer of the world's that calls another one: the message to that, where the program answers it.
  private mutating func forwarded(
    _ member: WorldMember, _ base: Int, _ id: ObjectID, _ world: inout W
  ) throws(Stop) -> Site? {
    let labels = member.forwards.map { Optional($0.label) }
    let selector = Spelling.selector("init", labels)
    guard !labels.isEmpty, override(selector, of: id) != nil else { return nil }
    let meant = lexicon.find("init", of: .instance(memory.type(of: id)), isStatic: true)
      .compactMap { found -> WorldMember? in
        guard case .world(let other) = found.kind, other.parameters.map({ $0.label }) == labels
        else { return nil }
        return other
      }.first
    guard let meant else { return nil }
    let object = stack[base]
    var values: [ProgramValue] = []
    for (forwarded, type) in zip(member.forwards, lexicon.signature(meant).types) {
      let value = forwarded.value(at: currentPlace)
      var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
      let code = compiler.constant(value, type, at: value.place)
      output = compiler.output
      growCaches()
      values.append(try invoke(code, [], captures: [], &world))
    }
    reserve(base + labels.count + 2)
    stack[base] = object
    for (index, value) in values.enumerated() { stack[base + 1 + index] = value }
    return Site(selector, count: labels.count)
  }

  private func isOfWorld(_ receiver: ProgramValue) -> Bool {
    var type = dynamicType(receiver)
    if case .meta(let inner) = type { type = inner }
    guard case .instance(let id, _) = type else { return false }
    return lexicon.lineage(of: id).contains { lexicon.worldType($0) != nil }
  }

  /// A category's on a class of Foundation, say: nobody here has such a method.
  private func isOfNobody(_ selector: String, _ receiver: ProgramValue) -> Bool {
    if let id = receiver.asObject, case .program = memory.type(of: id).origin { return false }
    return !lexicon.library.rows.contains { $0.name == selector }
  }

  /// `+initialize`, of a class above first.
  private mutating func initializeClass(_ id: TypeID, _ world: inout W) throws(Stop) {
    guard program.hasInitialize, memory.initialized.insert(id).inserted else {
      return
    }
    if let above = lexicon.superclass(of: id) { try initializeClass(above, &world) }
    for found in lexicon.find(selector: "initialize", of: .instance(id), isStatic: true) {
      if case .function(let number) = found.kind {
        _ = try invoke(function: number, [ProgramValue(.type(.instance(id)))], &world)
        return
      }
    }
  }

  /// The property that a setter's selector sets.
  func setterProperty(_ selector: String, _ receiver: ProgramValue) -> String? {
    if let id = typeID(of: receiver) {
      for above in lexicon.lineage(of: id) {
        for field in lexicon.typeEntry(above)?.fields ?? []
        where Spelling.isSetter(program.properties[field.property].setterName, selector) {
          return program.properties[field.property].name
        }
      }
    }
    return Spelling.property(ofSetter: selector)
  }

  func nameForSelector(_ receiver: ProgramValue) -> String {
    switch receiver.content {
    case .text: "NSString"
    case .array: "NSArray"
    case .dictionary: "NSDictionary"
    case .type(let type): "+" + typeName(type)
    default: typeName(dynamicType(receiver))
    }
  }

  func fitted(_ values: [ProgramValue], _ member: WorldMember) -> [ProgramValue] {
    var values = values
    for index in values.indices where index < member.parameters.count {
      values[index] = fitted(values[index], member.parameters[index].type)
    }
    return values
  }

  func parameter(_ index: Int, of number: Int, _ value: ProgramValue) -> ProgramValue {
    let entry = program.functions[number]
    guard entry.function.language == .objectiveC, index < entry.function.parameters.count,
      let type = entry.function.parameters[index].type
    else { return value }
    return fitted(value, type)
  }

  mutating func read(
    property number: Int, _ receiver: ProgramValue, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let property = program.properties[number]
    if let getter = property.getter {
      try enter(getter, [receiver], to: to)
      return nil
    }
    if let slot = lexicon.slot(of: number) {
      return try strengthened(
        try readPart(receiver, slot), isUnowned: property.strength == .unowned)
    }
    return try readStatic(number, &world)
  }

  /// A getter by another name: `isOn` of `on`. Absent: a frame was entered.
  mutating func getter(
    _ selector: String, _ receiver: ProgramValue, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard let id = receiver.asObject else { return nil }
    for above in lexicon.lineage(of: memory.type(of: id)) {
      guard let entry = lexicon.typeEntry(above) else { continue }
      for field in entry.fields where program.properties[field.property].getterName == selector {
        return try read(property: field.property, receiver, to: to, &world) ?? .absent
      }
    }
    return nil
  }

  /// What every object answers, and what sends another message. Absent: a frame was entered.
  mutating func special(
    _ selector: String, _ base: Int, _ site: Site, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let receiver = stack[base]
    switch selector {
    case "class":
      if case .type = receiver.content { return receiver }
      return ProgramValue(.type(dynamicType(receiver)))
    case "superclass":
      if case .type(.instance(let id, _)) = receiver.content {
        return lexicon.superclass(of: id).map { ProgramValue(.type(.instance($0))) } ?? .null
      }
      if let id = typeID(of: receiver), let above = lexicon.superclass(of: id) {
        return ProgramValue(.type(.instance(above)))
      }
      return .null
    case "alloc":
      guard case .type(let type) = receiver.content else { return nil }
      return try allocate(type, &world)
    case "new":
      guard case .type(let type) = receiver.content else { return nil }
      stack[base] = try allocate(type, &world)
      return try send(base, Site("init"), to: to, &world) ?? .absent
    case "self", "retain", "autorelease": return receiver
    case "release": return .nothing
    case "isKindOfClass:", "isMemberOfClass:":
      guard case .type(let type) = stack[base + 1].content else { return .bool(false) }
      if selector == "isMemberOfClass:" { return .bool(dynamicType(receiver) == type) }
      return .bool(isInstance(receiver, of: type))
    case "respondsToSelector:":
      guard case .selector(let name) = stack[base + 1].content else { return .bool(false) }
      return .bool(responds(receiver, to: name))
    case "instancesRespondToSelector:":
      guard case .selector(let name) = stack[base + 1].content,
        case .type(let type) = receiver.content
      else { return .bool(false) }
      return .bool(!lexicon.find(selector: name, of: type, isStatic: false).isEmpty)
    case "performSelector:", "performSelector:withObject:",
      "performSelector:withObject:withObject:":
      guard case .selector(let name) = stack[base + 1].content else { return nil }
      let count = min(name.count { $0 == ":" }, max(0, site.count - 1))
      for index in 0..<count { stack[base + 1 + index] = stack[base + 2 + index] }
      var inner = Site(name, count: count)
      inner.cache = site.cache
      inner.isPerformed = true
      return try send(base, inner, to: to, &world) ?? .absent
    default: return nil
    }
  }

  func responds(_ receiver: ProgramValue, to selector: String) -> Bool {
    var type = dynamicType(receiver)
    var isStatic = false
    if case .meta(let inner) = type { (type, isStatic) = (inner, true) }
    for found in lexicon.find(selector: selector, of: type, isStatic: isStatic) {
      if case .function(let number) = found.kind {
        if program.functions[number].function.body != nil { return true }
      } else {
        return true
      }
    }
    guard let name = Spelling.property(ofSetter: selector) else { return false }
    for found in lexicon.find(name, of: type, isStatic: isStatic) {
      if case .property(let number) = found.kind, !program.properties[number].isConstant {
        return true
      }
      if case .world = found.kind { return true }
    }
    return false
  }
}
