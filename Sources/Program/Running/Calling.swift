/// Calls whose function is told by the receiver.
extension Machine {
  // MARK: Closures

  func captureCount(_ callee: Int) -> Int {
    switch output.callees[callee] {
    case .code(let code): code.captures.count
    case .member(let site): site.isStatic ? 0 : 1
    case .function(let number):
      program.functions[number].owner != nil
        && program.functions[number].function.sort != .operation
        ? 1 : 0
    case .world: 1
    case .library, .operation, .operatorFunction, .initializer, .labelledInitializer, .enumCase,
      .keyPath:
      0
    case .walker: 1
    }
  }

  func thisClosure(_ code: Code, _ base: Int) -> ProgramValue {
    for (index, callee) in output.callees.enumerated() {
      if case .code(let other) = callee, other === code {
        return ProgramValue(
          .closure(
            ClosureValue(
              CalleeID(index: Int32(truncatingIfNeeded: index)),
              captures: code.captures.map { stack[base + Int($0)] })))
      }
    }
    return .absent
  }

  /// The closure stands in `base`, its arguments behind. Nil: a frame was entered.
  mutating func callClosure(
    _ base: Int, count: Int, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let closure = stack[base]
    switch closure.content {
    case .closure(let value):
      return try call(value, base, count: count, to: to, &world)
    case .unknown(let path):
      var text = path + "("
      for index in 0..<count {
        text += (index > 0 ? ", " : "") + (try shortText(stack[base + 1 + index], &world))
      }
      let full = text + ")"
      noteUnknown(full)
      lend(base, count)
      return supposed(full)
    case .type(let type):
      return try construct(type, Array(stack[(base + 1)..<(base + 1 + count)]), &world)
    case .null, .absent: throw .crash(.unwrappedNil, .nowhere)
    default:
      // A method of the app's own, in another file, that has the name of a property.
      let path = (try shortText(closure, &world)) + "(…)"
      noteUnknown(path)
      lend(base, count)
      return supposed(path)
    }
  }

  mutating func call(
    _ closure: ClosureValue, _ base: Int, count: Int, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    switch output.callees[Int(closure.callee.index)] {
    case .code(let code):
      let wanted = code.parameterCount
      var first = base + 1
      if wanted > 1, count == 1, case .tuple(let tuple) = stack[first].content,
        tuple.items.count == wanted
      {
        // One tuple for several parameters.
        first = top
        reserve(first + wanted)
        for (index, item) in tuple.items.enumerated() { stack[first + index] = item }
      }
      try push(code, base: first, to: to)
      for (register, value) in zip(code.captures, closure.captures) {
        stack[first + Int(register)] = value
      }
      return nil
    case .function(let number):
      let code = code(of: number)
      var first = base + 1
      if code.parameterCount > count, let receiver = closure.captures.first {
        first = base
        stack[base] = receiver
      }
      try push(code, base: first, to: to)
      return nil
    case .library(let row):
      let entry = lexicon.library.rows[row]
      stack[base] = closure.captures.first ?? .nothing
      if entry.traits.contains(.variadic) {
        let items = Array(stack[(base + 1)..<(base + 1 + count)])
        stack[base + 1] = .array(items)
        for index in 1..<max(2, entry.parameters.count) { stack[base + 1 + index] = .absent }
      } else if entry.owner != .global, closure.captures.isEmpty, count > entry.parameters.count {
        return try entry.work(&self, &world, base + 1)
      }
      return try entry.work(&self, &world, base)
    case .world(let member):
      var receiver = closure.captures.first ?? .nothing
      return try world.call(
        member, on: &receiver, arguments: Array(stack[(base + 1)..<(base + 1 + count)]),
        machine: &self)
    case .operation(let operation):
      if count == 1, case .tuple(let pair) = stack[base + 1].content, pair.items.count == 2 {
        return try binary(operation, pair.items[0], pair.items[1], &world)
      }
      if count == 1 { return try negated(stack[base + 1], &world) }
      return try binary(operation, stack[base + 1], stack[base + 2], &world)
    case .operatorFunction(let name):
      return try callOperator(name, base, count: count, to: to, &world)
    case .member(let site):
      return try callBound(site, closure, base, count: count, to: to, &world)
    case .initializer(let type):
      return try construct(type, Array(stack[(base + 1)..<(base + 1 + count)]), &world)
    case .labelledInitializer(let type, let labels):
      let arguments = Array(stack[(base + 1)..<(base + 1 + count)])
      return try construct(
        type, arguments, labels: labels.count == count ? labels : nil, &world)
    case .enumCase(let type, let index):
      return ProgramValue(
        .enumeration(
          EnumCase(
            type: type, index: index, payload: Array(stack[(base + 1)..<(base + 1 + count)]))))
    case .keyPath(let path):
      var value = stack[base + 1]
      for step in path {
        if step == "?", value.isNull { return .null }
        value = try followed(step, value, &world)
      }
      return path.contains("?") ? value.asOptional : value
    case .walker: return .optional(try step(closure, &world))
    }
  }

  /// A step of a key path: a name, `?`, `!`, `[2]`.
  mutating func followed(
    _ step: String, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    switch step {
    case "?", "!": return value.unwrapped
    case _ where step.hasPrefix("["):
      let base = top
      reserve(base + 2)
      stack[base] = value
      let text = step.dropFirst().dropLast()
      let index = Int(text).map { ProgramValue.integer($0) } ?? .text(text.filter { $0 != "\"" })
      defer { stack[base] = .absent }
      return try element(base, index, &world)
    default: return value.isNull ? .null : try member(step, of: value, &world)
    }
  }

  /// The same place in another value, changed.
  mutating func replacing(
    _ path: ArraySlice<String>, in value: ProgramValue, with new: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    guard let step = path.first else { return new }
    let inner = try followed(step, value, &world)
    let changed = try replacing(path.dropFirst(), in: inner, with: new, &world)
    let base = top
    reserve(base + 2)
    stack[base] = value
    if step.hasPrefix("["), let index = Int(step.dropFirst().dropLast()) {
      try writeElement(base, .integer(index), changed, &world)
    } else if step != "?", step != "!" {
      var site = Site(step)
      site.cache = -1
      try writeMember(base, site, changed, .swift, &world)
    } else {
      stack[base] = changed.wrapped
    }
    defer { stack[base] = .absent }
    return stack[base]
  }

  mutating func callOperator(
    _ name: String, _ base: Int, count: Int, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    var values = Array(stack[(base + 1)..<(base + 1 + count)])
    if count == 1, case .tuple(let pair) = values[0].content, pair.items.count == 2 {
      values = pair.items
      (stack[base + 1], stack[base + 2]) = (values[0], values[1])
    }
    if let number = operatorFunction(name, values) {
      try push(code(of: number), base: base + 1, to: to)
      return nil
    }
    if let operation = Operator(name), values.count == 2 {
      return try binary(operation, values[0], values[1], &world)
    }
    // An operator of a library, or of another file.
    let texts = try values.map { (value) throws(Stop) in try shortText(value, &world) }
    let path = texts.joined(separator: " " + name + " ")
    noteUnknown(path)
    return supposed(path)
  }

  /// A method as a value: of an object, or of whatever comes as its first argument.
  mutating func callBound(
    _ site: Site, _ closure: ClosureValue, _ base: Int, count: Int, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    var site = site
    if let receiver = closure.captures.first {
      stack[base] = receiver
      guard let number = function(named: site.name, of: receiver, count: count) else {
        if let method = worldMethod(site, of: receiver, count: count) {
          return try callWorld(method, base, count: count, .swift, &world)
        }
        let value = try member(site.name, of: receiver, &world)
        if case .closure = value.content {
          stack[base] = value
          return try callClosure(base, count: count, to: to, &world)
        }
        site.labels = [String?](repeating: nil, count: count)
        site.count = count
        return try callMember(base, site, to: to, &world)
      }
      try push(code(of: number), base: base, to: to)
      return nil
    }
    // `Card.flip`: waits for the object, gives the bound method.
    site.isStatic = false
    if count > 0 {
      return makeBound(stack[base + 1], site)
    }
    throw .crash(.fatalError("this cannot be called"), .nowhere)
  }

  func function(named name: String, of receiver: ProgramValue, count: Int) -> Int? {
    for found in lexicon.find(name, of: dynamicType(receiver), isStatic: false) {
      if case .function(let number) = found.kind,
        program.functions[number].function.body != nil,
        program.functions[number].function.parameters.count == count
      {
        return number
      }
    }
    return nil
  }

  /// A method of the world's that takes so many arguments: with the labels that were named, if any were.
  private func worldMethod(
    _ site: Site, of receiver: ProgramValue, count: Int
  ) -> WorldMember? {
    let isStatic = if case .type = receiver.content { true } else { false }
    let methods = lexicon.find(site.name, of: dynamicType(receiver), isStatic: isStatic)
      .compactMap { found -> WorldMember? in
        guard case .world(let member) = found.kind, case .method = member.sort,
          member.parameters.count >= count,
          member.parameters.dropFirst(count).allSatisfy({ $0.isOptional })
        else { return nil }
        return member
      }
    return methods.first { $0.parameters.map { $0.label } == site.labels } ?? methods.first
  }

  /// A member's value, from the library's side.
  mutating func member(
    _ name: String, of value: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if name == "self" { return value }
    let base = top
    reserve(base + 2)
    stack[base] = value
    var site = Site(name)
    site.cache = -1
    let depth = frames.count
    if let result = try readMember(base, site, .swift, to: base, &world) {
      stack[base] = .absent
      return result
    }
    return try run(downTo: depth, &world)
  }

  // MARK: Initializers

  /// Of an object that stands in `base`; its class may have taken the initializer over.
  mutating func initialize(
    _ base: Int, _ site: Site, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let object = stack[base]
    guard let id = object.asObject else { return object }
    let type = site.type ?? memory.type(of: id)
    let member: WorldMember?
    if let known = site.world {
      member = known
    } else {
      let found = lexicon.find("init", of: .instance(type), isStatic: true)
      for one in found {
        if case .function(let number) = one.kind, site.count == 0,
          program.functions[number].function.parameters.allSatisfy({ $0.usual != nil }),
          site.type != nil, type != memory.type(of: id)
        {
          // A superclass's own initializer, where nobody called it.
          let code = code(of: number)
          for index in 0..<code.parameterCount {
            stack[base + index] = index == 0 ? object : .absent
          }
          try push(code, base: base, to: to)
          return nil
        }
      }
      member = worldInitializer(of: type, site)
    }
    nested += 1
    defer { nested -= 1 }
    guard let member else {
      // An initializer that is not known here: the object is there all the same.
      guard site.count > 0, let plain = worldInitializer(of: type, Site("init")) else {
        return object
      }
      noteUnknown(lexicon.name(of: type) + "." + Spelling.swift("init", site.labels))
      try payForObject()
      let isMade = try world.make(plain, for: id, arguments: [], machine: &self)
      return isMade ? object : .null
    }
    let arguments = taken(base + 1, site.world == nil ? site.count : member.parameters.count)
    try payForObject()
    let isMade = try world.make(member, for: id, arguments: arguments, machine: &self)
    return isMade ? object : .null
  }

  func worldInitializer(of type: TypeID, _ site: Site) -> WorldMember? {
    for above in lexicon.lineage(of: type) {
      guard let world = lexicon.worldType(above) else { continue }
      let members = lexicon.surface.members("init", of: world)
      if let fitting = members.first(where: { $0.parameters.map { $0.label } == site.labels }) {
        return fitting
      }
      if site.count == 0, let first = members.first(where: { $0.parameters.isEmpty }) {
        return first
      }
    }
    return nil
  }

  /// An object of the world's takes more than a step.
  mutating func payForObject() throws(Stop) {
    fuel -= 15
    guard fuel >= 0 else { throw .outOfFuel(.nowhere) }
  }
}
