/// Variables: stored, worked out, watched, global.
extension Merging {
  mutating func addGlobal(_ variable: Variable, _ declaration: Declaration) {
    for name in variable.pattern.boundNames {
      var entry = property(name, variable, declaration)
      entry.storage = variable.accessors?.get == nil ? .global(nextGlobal()) : .none
      program.properties.append(entry)
      let number = program.properties.count - 1
      program.globals[name] = [.property(number)]
      addAccessors(variable, number, declaration.place)
      addInitialValue(number)
    }
  }

  mutating func nextGlobal() -> Int {
    program.globalCount += 1
    return program.globalCount - 1
  }

  func property(
    _ name: String, _ variable: Variable, _ declaration: Declaration, owner: Int? = nil,
    language: SourceLanguage = .swift
  ) -> PropertyEntry {
    var isWhole = false
    if case .bind = variable.pattern.kind { isWhole = true }
    return PropertyEntry(
      name: name, owner: owner, place: declaration.place, language: language,
      type: variable.type, value: isWhole ? variable.value : nil, isConstant: variable.isConstant,
      isStatic: variable.isStatic, isLazy: variable.isLazy, strength: variable.strength,
      storage: .none, isCopied: variable.isCopied, getterName: variable.getterName,
      setterName: variable.setterName,
      isOverride: variable.isOverride,
      isOutlet: declaration.attributes.contains { $0.name == "IBOutlet" })
  }

  mutating func add(_ variable: Variable, _ member: Declaration, to number: Int) {
    let language = program.types[number].language
    if variable.strength != .strong { program.mindsDeaths = true }
    for name in variable.pattern.boundNames {
      var entry = property(name, variable, member, owner: number, language: language)
      if let wrapper = member.attributes.first(where: { program.isWrapper($0.name) }) {
        addWrapped(name, variable, wrapper, member, to: number)
        continue
      }
      let isProtocol = program.types[number].sort == .protocolType
      let isStored = variable.accessors?.get == nil && !isProtocol && !observesSuper(variable)
      let property = program.properties.count
      if isStored {
        if variable.isStatic {
          entry.storage = .global(nextGlobal())
        } else {
          let stored =
            language == .objectiveC && variable.isProperty
            ? variable.storedAs ?? "_" + name : name
          entry.storage = .field(addField(stored, property, variable.strength, to: number))
        }
      }
      if isProtocol, let earlier = program.types[number].members[name]?.first {
        // A requirement after its default.
        if variable.accessors?.get?.isEmpty ?? true, case .property = earlier { continue }
      }
      program.properties.append(entry)
      if language == .objectiveC, !variable.isProperty {
        program.types[number].members[name, default: []].append(.property(property))
      } else {
        program.types[number].members[name] =
          (program.types[number].members[name] ?? []).filter { member in
            guard case .property = member else { return true }
            return false
          } + [.property(property)]
      }
      addAccessors(variable, property, member.place)
      if observesSuper(variable) { addSuperGetter(property, member.place) }
      if variable.isStatic { addInitialValue(property) }
      if variable.isLazy {
        var function = Function(.function, .swift, name: name, body: [])
        function.result = variable.type
        program.properties[property].getter = append(
          FunctionEntry(
            function: function, owner: number, place: member.place,
            role: .lazyGetter(property: property)))
      }
    }
  }

  /// Observers on what a class above stores.
  func observesSuper(_ variable: Variable) -> Bool {
    guard variable.isOverride, let accessors = variable.accessors else { return false }
    return accessors.get == nil && (accessors.willSet != nil || accessors.didSet != nil)
  }

  mutating func addSuperGetter(_ property: Int, _ place: Place) {
    let entry = program.properties[property]
    let value = Expression(.member(Expression(.superclass, at: place), entry.name), at: place)
    var getter = Function(
      .function, .swift, name: entry.name, body: [Statement(.returned(value), at: place)])
    getter.result = entry.type
    program.properties[property].getter = append(
      FunctionEntry(
        function: getter, owner: entry.owner, place: place, role: .accessor(property: property)))
  }

  /// A field redeclared in a class extension is the same field.
  mutating func addField(
    _ name: String, _ property: Int, _ strength: Strength, to number: Int
  ) -> Int {
    if let index = program.types[number].fields.firstIndex(where: { $0.name == name }) {
      program.types[number].fields[index].property = property
      return index
    }
    program.types[number].fields.append(
      FieldEntry(name: name, property: property, strength: strength))
    return program.types[number].fields.count - 1
  }

  mutating func addAccessors(_ variable: Variable, _ property: Int, _ place: Place) {
    guard let accessors = variable.accessors else { return }
    let entry = program.properties[property]
    func function(_ name: String, _ body: [Statement]) -> Function {
      var function = Function(.function, entry.language, name: name, body: body)
      function.isStatic = entry.isStatic
      return function
    }
    let isValue = entry.owner.map { program.types[$0].sort != .classType } ?? false
    if let get = accessors.get, !get.isEmpty {
      var getter = function(entry.name, get)
      getter.result = entry.type
      getter.isMutating = accessors.isGetMutating && isValue
      program.properties[property].getter = append(
        FunctionEntry(
          function: getter, owner: entry.owner, place: place,
          role: .accessor(property: property)))
    }
    if let set = accessors.set, !set.body.isEmpty || accessors.get?.isEmpty == false {
      var setter = function(entry.name, set.body)
      setter.parameters = [Parameter(label: nil, name: set.name, type: entry.type)]
      setter.isMutating = isValue
      program.properties[property].setter = append(
        FunctionEntry(
          function: setter, owner: entry.owner, place: place,
          role: .accessor(property: property)))
    }
    guard accessors.willSet != nil || accessors.didSet != nil else { return }
    var setter = function(entry.name, observing(accessors, entry, place))
    setter.parameters = [Parameter(label: nil, name: "new value", type: entry.type)]
    setter.isMutating = isValue
    program.properties[property].setter = append(
      FunctionEntry(
        function: setter, owner: entry.owner, place: place, role: .accessor(property: property)))
  }

  /// What a setter with observers does, as statements.
  func observing(
    _ accessors: Accessors, _ entry: PropertyEntry, _ place: Place
  ) -> [Statement] {
    let owner = Expression(entry.isOverride ? .superclass : .name("self"), at: place)
    let stored = Expression(
      entry.owner == nil ? .name(entry.name) : .member(owner, entry.name), at: place)
    return observing(accessors, stored: stored, type: entry.type, place)
  }

  func observing(
    _ accessors: Accessors, stored: Expression, type: TypeName?, _ place: Place
  ) -> [Statement] {
    func name(_ text: String) -> Expression { Expression(.name(text), at: place) }
    func constant(_ text: String, _ value: Expression) -> Statement {
      var variable = Variable(
        Pattern(.bind(text, isConstant: true), at: place), type: type, value: value)
      variable.isConstant = true
      return Statement(.variable(variable), at: place)
    }
    var body: [Statement] = []
    if let will = accessors.willSet {
      body.append(
        Statement(.block([constant(will.name, name("new value"))] + will.body), at: place))
    }
    if let did = accessors.didSet { body.append(constant(did.name, stored)) }
    body.append(
      Statement(
        .expression(Expression(.assign(stored, "=", name("new value")), at: place)), at: place))
    if let did = accessors.didSet { body.append(Statement(.block(did.body), at: place)) }
    return body
  }

  mutating func addInitialValue(_ property: Int) {
    let entry = program.properties[property]
    guard entry.value != nil, entry.storage != .none else { return }
    var function = Function(.function, entry.language, name: entry.name, body: [])
    function.isStatic = true
    append(
      FunctionEntry(
        function: function, owner: entry.owner, place: entry.place,
        role: .initialValue(property: property)))
    program.properties[property].getter =
      entry.owner == nil ? program.properties[property].getter : nil
    initialValues[property] = program.functions.count - 1
  }

  var initialValues: [Int: Int] {
    get { program.initialValues }
    set { program.initialValues = newValue }
  }

  /// `case` of a C enumeration: a constant by itself, one more than the one before.
  mutating func addConstant(
    _ name: String, raw: Expression?, after index: Int, of number: Int, _ place: Place
  ) {
    let value: Expression
    if let raw {
      value = raw
    } else if index > 0 {
      let before = program.types[number].cases[index - 1].name
      value = Expression(
        .infix(Expression(.name(before), at: place), "+", Expression(.integer(1), at: place)),
        at: place)
    } else {
      value = Expression(.integer(0), at: place)
    }
    var variable = Variable(
      Pattern(.bind(name, isConstant: true), at: place), type: .named("NSInteger", []),
      value: value)
    variable.isConstant = true
    var entry = property(name, variable, Declaration(.variable(variable), at: place))
    entry.language = .objectiveC
    entry.storage = .global(nextGlobal())
    program.properties.append(entry)
    program.globals[name] = [.property(program.properties.count - 1)]
    addInitialValue(program.properties.count - 1)
  }
}
