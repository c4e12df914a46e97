/// Subscripts of the program's own.
extension Machine {
  // MARK: The program's own subscripts

  private func subscripts(_ receiver: ProgramValue, _ labels: [String?]) -> [SubscriptEntry] {
    let compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
    var type = dynamicType(receiver)
    if case .meta(let inner) = type { type = inner }
    return compiler.subscripts(of: type).filter {
      $0.parameters.count == labels.count
    }
  }

  private func best(_ values: [ProgramValue], _ labels: [String?]) -> SubscriptEntry? {
    let candidates = subscripts(values[0], labels)
    return candidates.first { entry in
      let scope = TypeScope()
      return zip(entry.parameters, values.dropFirst()).allSatisfy {
        fitness($1, lexicon.resolve($0.type, in: scope)) > 0
      }
        && zip(entry.parameters, labels).allSatisfy { parameter, label in
          label == nil || parameter.name == label || parameter.label == label
        }
    } ?? candidates.first
  }

  mutating func ownSubscript(
    _ values: [ProgramValue], labels: [String?], of register: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    guard let entry = best(values, labels), let getter = entry.getter else {
      throw .crash(.fatalError("no such subscript"), .nowhere)
    }
    let start = top
    let value = try invoke(function: getter, values, &world)
    if program.functions[getter].function.isMutating {
      stack[register] = stack[start]
      clear(start, count: values.count)
    }
    return value
  }

  mutating func readSubscript(
    _ base: Int, _ site: Site, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    let values = Array(stack[base...(base + site.count)])
    if site.labels == ["default"] || site.labels == [nil, "default"],
      case .dictionary(let table) = values[0].content
    {
      if let found = table.value(of: try identity(values[1], &world)) { return found }
      return values[2]
    }
    if site.labels == ["keyPath"], case .closure(let path) = values[1].content,
      case .keyPath(let steps) = output.callees[Int(path.callee.index)]
    {
      var value = values[0]
      for step in steps { value = try followed(step, value, &world) }
      return value
    }
    if site.count == 1, site.labels == [nil] {
      return try element(base, values[1], &world)
    }
    if case .unknown(let path) = values[0].content { return supposed(path + "[…]") }
    return try ownSubscript(values, labels: site.labels, of: base, &world)
  }

  /// The receiver stands in `base`, the new value behind the indices.
  mutating func writeSubscript(
    _ base: Int, _ site: Site, _ world: inout W
  ) throws(Stop) {
    let values = Array(stack[base...(base + site.count + 1)])
    if site.labels == [nil, "default"], case .dictionary = values[0].content {
      try writeElement(base, values[1], values[3].asOptional, &world)
      return
    }
    if site.labels == ["keyPath"], case .closure(let path) = values[1].content,
      case .keyPath(let steps) = output.callees[Int(path.callee.index)]
    {
      stack[base] = try replacing(steps[...], in: values[0], with: values[2], &world)
      return
    }
    guard let entry = best(Array(values.dropLast()), site.labels), let setter = entry.setter else {
      return
    }
    let start = top
    _ = try invoke(function: setter, values, &world)
    if case .object = stack[base].content {} else { stack[base] = stack[start] }
    clear(start, count: values.count)
  }

  mutating func setOwnSubscript(
    _ register: Int, _ index: ProgramValue, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) {
    let receiver = stack[register]
    guard let entry = best([receiver, index], [nil]), let setter = entry.setter else { return }
    let start = top
    _ = try invoke(function: setter, [receiver, index, value], &world)
    if case .object = receiver.content {} else { stack[register] = stack[start] }
    clear(start, count: 3)
  }
}
