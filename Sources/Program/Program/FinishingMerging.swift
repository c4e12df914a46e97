/// Property wrappers, accessors that are methods, fields with values, circles.
extension Merging {
  mutating func addWrapped(
    _ name: String, _ variable: Variable, _ wrapper: Attribute, _ member: Declaration,
    to number: Int
  ) {
    let place = member.place
    var stored = Variable(
      Pattern(.bind("_" + name, isConstant: false), at: place),
      type: .named(wrapper.name, []), value: nil)
    stored.value = wrapping(variable.value, wrapper, place)
    stored.isStatic = variable.isStatic
    add(stored, Declaration(.variable(stored), at: place), to: number)
    for field in program.types[number].fields where field.name == "_" + name {
      program.properties[field.property].wrapper = wrapper
    }
    for (exposed, inner) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      let target = Expression(
        .member(
          Expression(.member(Expression(.name("self"), at: place), "_" + name), at: place), inner),
        at: place)
      var computed = Variable(
        Pattern(.bind(exposed, isConstant: false), at: place),
        type: exposed == name ? variable.type : nil)
      computed.isStatic = variable.isStatic
      let observers = exposed == name ? variable.accessors : nil
      computed.accessors = Accessors(
        get: [Statement(.returned(target), at: place)],
        set: .init(
          name: "new value",
          body: observing(observers ?? Accessors(), stored: target, type: variable.type, place)))
      add(computed, Declaration(.variable(computed), at: place), to: number)
    }
  }

  func wrapping(_ value: Expression?, _ wrapper: Attribute, _ place: Place) -> Expression? {
    if let value { return wrapper.wrapping(value, at: place) }
    if wrapper.text == nil, wrapper.arguments.isEmpty {
      let number = program.typeNumbers[wrapper.name]
      let hasPlain = mains[wrapper.name].map { found in
        found.declaration.members.contains { member in
          guard case .function(let function) = member.kind else { return false }
          return function.sort == .initializer && function.parameters.allSatisfy { $0.usual != nil }
        }
      }
      guard number != nil, hasPlain ?? false else { return nil }
    }
    return Expression(
      .call(Expression(.name(wrapper.name), at: place), wrapper.arguments), at: place)
  }

  /// In Objective-C a method of a property's name is its accessor.
  mutating func connectAccessors(of number: Int) {
    connectStatics(of: number)
    for field in program.types[number].fields {
      let property = program.properties[field.property]
      guard property.name != field.name else { continue }
      func method(_ selector: String) -> Int? {
        for case .function(let index) in program.types[number].members[selector] ?? []
        where program.functions[index].function.body != nil { return index }
        return nil
      }
      if let getter = method(property.getterName ?? property.name) {
        program.properties[field.property].getter = getter
        program.functions[getter].role = .accessor(property: field.property)
      }
      if let setter = method(property.setterName ?? Spelling.setter(of: property.name)) {
        program.properties[field.property].setter = setter
        program.functions[setter].role = .accessor(property: field.property)
      }
    }
  }

  /// A property of the class itself.
  private mutating func connectStatics(of number: Int) {
    for (name, members) in program.types[number].members {
      for case .property(let property) in members where program.properties[property].isStatic {
        func method(_ selector: String) -> Int? {
          for case .function(let index) in program.types[number].members[selector] ?? []
          where program.functions[index].function.body != nil { return index }
          return nil
        }
        guard let getter = method(name) else { continue }
        program.properties[property].getter = getter
        program.properties[property].setter = method(Spelling.setter(of: name))
        program.properties[property].storage = .none
      }
    }
  }

  mutating func addDefaults(to number: Int) {
    guard !program.types[number].fields.isEmpty else { return }
    let language = program.types[number].language
    var function = Function(.function, language, name: "defaults", body: [])
    function.isMutating = program.types[number].sort != .classType
    program.types[number].defaults = append(
      FunctionEntry(
        function: function, owner: number, place: program.types[number].place,
        role: .defaults(type: number)))
  }

  /// A class above itself is cut off there.
  mutating func breakCircles() {
    for number in program.types.indices {
      var seen: Set<Int> = [number]
      var current = number
      while case .named(let name, _)? = program.types[current].inherits.first,
        let next = program.typeNumbers[name], program.types[next].sort == .classType
      {
        if !seen.insert(next).inserted {
          program.problems.append(
            ProgramProblem(
              kind: .circularClass(program.types[number].name), place: program.types[number].place))
          program.types[current].inherits.removeFirst()
          break
        }
        current = next
      }
    }
  }
}

extension Attribute {
  /// `Clamped(wrappedValue: 3, 0...10)`
  func wrapping(_ value: Expression, at place: Place) -> Expression {
    Expression(
      .call(Expression(.name(name), at: place), [Argument("wrappedValue", value)] + arguments),
      at: place)
  }
}
