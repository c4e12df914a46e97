/// Functions, initializers and subscripts find their place.
extension Merging {
  @discardableResult
  mutating func append(_ entry: FunctionEntry) -> Int {
    var entry = entry
    entry.function.takeTypesOfResult()
    program.functions.append(entry)
    let name = entry.function.name
    if entry.function.isMutating, entry.role != .declared || name == "subscript" {
      program.hasMutatingGetters =
        program.hasMutatingGetters || entry.function.parameters.isEmpty
        || name == "subscript"
    }
    return program.functions.count - 1
  }

  mutating func addGlobal(_ function: Function, _ place: Place) {
    var function = function
    if function.sort == .operation || Merging.isOperator(function.name) {
      function.sort = .operation
      program.operators[function.name, default: []].append(
        append(FunctionEntry(function: function, place: place)))
      return
    }
    guard function.body != nil else { return }
    let earlier = program.globals[function.name] ?? []
    let same = earlier.firstIndex { member in
      guard case .function(let index) = member else { return false }
      return Merging.isSame(program.functions[index].function, function)
    }
    let index = append(FunctionEntry(function: function, place: place))
    if let same {
      program.globals[function.name]?[same] = .function(index)
    } else {
      program.globals[function.name, default: []].append(.function(index))
    }
  }

  /// Whether the later of two functions stands for the earlier.
  static func isSame(_ a: Function, _ b: Function) -> Bool {
    a.isStatic == b.isStatic && a.name == b.name
      && a.parameters.map { $0.label } == b.parameters.map { $0.label }
      && a.parameters.map { $0.type } == b.parameters.map { $0.type }
      && (a.language == .objectiveC || a.result == b.result)
  }

  mutating func add(_ function: Function, _ member: Declaration, to number: Int) {
    switch function.sort {
    case .deinitializer:
      program.mindsDeaths = true
      program.types[number].deinitializer = append(
        FunctionEntry(function: function, owner: number, place: member.place))
    case .initializer where function.language == .swift:
      let index = append(FunctionEntry(function: function, owner: number, place: member.place))
      program.types[number].initializers.append(index)
    case .function, .operation, .initializer:
      if function.language == .objectiveC, function.name == "initialize", function.isStatic {
        program.hasInitialize = true
      }
      if function.language == .objectiveC, function.name == "dealloc" {
        program.mindsDeaths = true
        program.types[number].deinitializer = append(
          FunctionEntry(function: function, owner: number, place: member.place))
        return
      }
      let earlier = program.types[number].members[function.name] ?? []
      let same = earlier.firstIndex { entry in
        guard case .function(let index) = entry else { return false }
        return Merging.isSame(program.functions[index].function, function)
      }
      if let same {
        // A header's declaration, or a protocol's requirement, adds nothing to what has a body.
        guard function.body != nil else { return }
        let index = append(FunctionEntry(function: function, owner: number, place: member.place))
        program.types[number].members[function.name]?[same] = .function(index)
      } else {
        let index = append(FunctionEntry(function: function, owner: number, place: member.place))
        program.types[number].members[function.name, default: []].append(.function(index))
      }
    }
  }

  mutating func add(_ subscription: Subscript, _ place: Place, to number: Int) {
    var entry = SubscriptEntry(
      isStatic: subscription.isStatic, parameters: subscription.parameters,
      result: subscription.result)
    if let get = subscription.accessors.get {
      var function = Function(.function, .swift, name: "subscript", body: get)
      function.parameters = subscription.parameters
      function.result = subscription.result
      function.isStatic = subscription.isStatic
      function.isMutating =
        subscription.accessors.isGetMutating && program.types[number].sort != .classType
      entry.getter = append(FunctionEntry(function: function, owner: number, place: place))
    }
    if let set = subscription.accessors.set {
      var function = Function(.function, .swift, name: "subscript", body: set.body)
      function.parameters =
        subscription.parameters + [
          Parameter(label: nil, name: set.name, type: subscription.result)
        ]
      function.isStatic = subscription.isStatic
      function.isMutating = program.types[number].sort != .classType
      entry.setter = append(FunctionEntry(function: function, owner: number, place: place))
    }
    program.types[number].subscripts.append(entry)
  }
}
