/// Initializers that call one another, and methods of the class above.
extension Compiler {
  /// `self.init(…)`: of a class on the object, of a structure in its place.
  mutating func callOwnInitializer(_ arguments: [Argument], into to: Register) -> Type {
    guard let type = draft.selfType else { return .unknown }
    if isReference(type) {
      let found = lexicon.find("init", of: type, isStatic: true)
      guard let choice = choose(found, arguments) else { return .unknown }
      let window = allocate()
      readSelf(to: window)
      let given = initialize(choice, window, type, arguments, into: to, runsDefaults: true)
      if given.isOptional { giveUp(where: to) }
      return .void
    }
    let register = allocate()
    let given = construct(type, arguments, into: register, wanted: type)
    if given.isOptional { giveUp(where: register) }
    writeSelf(from: register)
    return .void
  }

  /// An initializer that called one that failed has failed as well.
  mutating func giveUp(where register: Register) {
    let failed = emit(.jumpIfNull(register, 0))
    emit(.unwrap(register))
    let past = emit(.jump(0))
    land(failed)
    let nothing = allocate()
    constant(.null, to: nothing)
    emit(.giveBack(nothing))
    land(past)
  }

  mutating func callSuper(
    _ name: String, _ arguments: [Argument], into to: Register
  ) -> Type {
    guard let above = superclass else {
      return .void
    }
    let isStatic = draft.isStatic
    let found = lexicon.find(name, of: .instance(above), isStatic: isStatic || name == "init")
    let window = allocate()
    readSelf(to: window)
    guard let choice = choose(found, arguments) else {
      var site = Site(name, labels: arguments.map { $0.label }, count: arguments.count)
      site.type = above
      for argument in arguments {
        let register = allocate()
        value(argument.value, into: register)
      }
      emit(
        name == "init"
          ? .initialize(to: to, base: window, site: self.site(site))
          : .callMember(to: to, base: window, site: self.site(site)))
      return .unknown
    }
    if name == "init" {
      return initialize(
        choice, window, .instance(above), arguments, into: to, runsDefaults: false)
    }
    return emitCall(
      choice, .loaded(window, .instance(above)), arguments, into: to, wanted: .unknown,
      isSuper: true)
  }
}
