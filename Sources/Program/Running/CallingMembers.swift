/// Methods, by what the receiver is.
extension Machine {
  mutating func callMember(
    _ base: Int, _ site: Site, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let receiver = stack[base]
    switch receiver.content {
    case .unknown(let path):
      var text = path + "." + site.name + "("
      for index in 0..<site.count {
        text += index > 0 ? ", " : ""
        if index < site.labels.count, let label = site.labels[index] { text += label + ": " }
        text += try shortText(stack[base + 1 + index], &world)
      }
      let full = text + ")"
      noteUnknown(full)
      lend(base, site.count)
      return supposed(full)
    case .null:
      if site.name == "isEqual" { return .bool(false) }
      throw .crash(.unwrappedNil, .nowhere)
    case .type(let type) where site.name == "init":
      return try construct(
        type, Array(stack[(base + 1)..<(base + 1 + site.count)]), labels: site.labels, &world)
    default: break
    }
    switch target(site, receiver, .swift, isCall: true) {
    case .function(let number, let sources):
      if let sources { arrange(base, sources, count: site.count) }
      let code = code(of: number)
      let hasReceiver = program.functions[number].owner != nil
      try push(code, base: hasReceiver ? base : base + 1, to: to)
      return nil
    case .world(let member, let sources):
      if let sources { arrange(base, sources, count: site.count) }
      return try callWorld(member, base, count: member.parameters.count, .swift, &world)
    case .library(let row, let sources):
      if let sources { arrange(base, sources, count: site.count) }
      let value = try lexicon.library.rows[row].work(&self, &world, base)
      if !lexicon.library.rows[row].traits.contains(.mutating) { stack[base] = .absent }
      return value
    case .slot, .property:
      let closure = try member(site.name, of: receiver, &world)
      stack[base] = closure
      return try callClosure(base, count: site.count, to: to, &world)
    case .enumCase(let id, let index):
      return ProgramValue(
        .enumeration(EnumCase(type: id, index: index, payload: taken(base + 1, site.count))))
    case .type(let id):
      return try construct(.instance(id), taken(base + 1, site.count), labels: site.labels, &world)
    case .nothing: return try missing(site, receiver, base)
    }
  }

  mutating func missing(
    _ site: Site, _ receiver: ProgramValue, _ base: Int
  ) throws(Stop) -> ProgramValue {
    if case .closure = receiver.content, site.name == "callAsFunction" { return .nothing }
    let path = typeName(dynamicType(receiver)) + "." + Spelling.swift(site.name, site.labels)
    noteUnknown(path)
    lend(base, site.count)
    return supposed(path)
  }

  /// Brings arguments as they were given into the order of the parameters.
  mutating func arrange(_ base: Int, _ sources: [CallChoice.Source], count: Int) {
    let given = taken(base + 1, count)
    reserve(base + sources.count + 2)
    for (index, source) in sources.enumerated() {
      switch source {
      case .given(let at): stack[base + 1 + index] = given[at]
      case .several(let all): stack[base + 1 + index] = .array(all.map { given[$0] })
      case .usual: stack[base + 1 + index] = .absent
      }
    }
  }

  mutating func callWorld(
    _ member: WorldMember, _ base: Int, count: Int, _ language: SourceLanguage, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    fuel -= 1
    guard fuel >= 0 else { throw .outOfFuel(.nowhere) }
    guard nested < limits.nesting, frames.count < limits.depth else { throw .tooDeep(.nowhere) }
    var arguments = taken(base + 1, count)
    if language == .objectiveC {
      for index in arguments.indices where index < member.parameters.count {
        arguments[index] = fitted(arguments[index], member.parameters[index].type)
      }
    }
    var receiver = stack[base]
    nested += 1
    defer { nested -= 1 }
    let value = try world.call(member, on: &receiver, arguments: arguments, machine: &self)
    stack[base] = member.isMutating ? receiver : .absent
    return value
  }
}
