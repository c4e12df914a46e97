/// A program goes on as another one: with more files, or with types that are declared again.
extension Machine {
  /// Objects and values stay; their types, methods and functions are the new ones. No statement runs: a file that is
  /// new waits for `run(file:)`. Gives back what could not be kept.
  public mutating func goOn(
    with program: Program, surface: W.Surface? = nil, in world: inout W
  ) throws(Stop) -> [CarryProblem] {
    let old = lexicon
    var new = program.continued(
      after: old.program, firstFree: old.program.globalCount + output.extraGlobals)
    for (number, entry) in old.program.types.enumerated() where entry.sort == .classType {
      guard new.types[number].inherits.first == entry.inherits.first else { continue }
      new.types[number].slots = [:]
      for (index, field) in entry.fields.enumerated() {
        new.types[number].slots?[field.name] = old.links[number].slots[index]
      }
    }
    replace(Lexicon(program: new, surface: surface ?? old.surface, library: old.library))
    var carrying = Carrying(from: old, to: lexicon)
    if !carrying.valueTypes.isEmpty { carryValues(&carrying) }
    var starting = carrying.starting
    _ = try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      for index in machine.memory.objects.indices where machine.memory.objects[index].isAlive {
        try machine.carryObject(index, &carrying, &starting, &world)
      }
      try machine.startFields(of: starting, &world)
      return .nothing
    }
    return carrying.problems
  }

  private mutating func carryValues(_ carrying: inout Carrying<W>) {
    for index in memory.globals.indices {
      memory.globals[index] = carrying.carried(memory.globals[index])
    }
    memory.changeHeld { carrying.carried($0) }
  }

  /// An object's fields go to where its class has them now.
  private mutating func carryObject(
    _ index: Int, _ carrying: inout Carrying<W>, _ starting: inout Starting, _ world: inout W
  ) throws(Stop) {
    let type = memory.objects[index].type
    guard case .program = type.origin, let moves = carrying.moves(of: type) else { return }
    let old = memory.objects[index].fields
    var fields = [ProgramValue](repeating: .absent, count: lexicon.fieldCount(of: type))
    for move in moves {
      guard let from = move.from, from < old.count else {
        starting.add(index, move)
        continue
      }
      if let value = fitted(old[from], move.type) {
        fields[move.to] = value
      } else {
        carrying.tell(.fieldStartsAnew(type: move.owner, name: move.name), move.number)
        starting.add(index, move)
      }
    }
    memory.setFields(index, to: fields)
  }

  /// A value as a property of another type holds it; nil, where it cannot.
  private func fitted(_ value: ProgramValue, _ type: Type) -> ProgramValue? {
    if value.isAbsent || type.isOpen { return value }
    if case .weak = value.content { return value }
    if type.isOptional {
      return value.isNull || fitness(value.bare, type.bare) > 0 ? value.asOptional : nil
    }
    return value.isNull || fitness(value.bare, type) == 0 ? nil : value.bare
  }

  /// New fields get the values at their declarations.
  private mutating func startFields(of starting: Starting, _ world: inout W) throws(Stop) {
    for (number, names) in starting.names.sorted(by: { $0.key < $1.key }) {
      guard let defaults = program.types[number].defaults else { continue }
      var compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
      compiler.onlyFields = names
      let code = compiler.compile(defaults)
      output = compiler.output
      growCaches()
      growGlobals()
      for index in starting.objects[number] ?? [] {
        let id = ObjectID(
          index: Int32(truncatingIfNeeded: index), generation: memory.objects[index].generation)
        guard memory.isAlive(id) else { continue }
        _ = try invoke(code, [.object(id)], captures: [], &world)
      }
    }
  }
}

/// Which objects have fields that are new, by the class that declares them.
struct Starting {
  private(set) var names: [Int: Set<String>] = [:]
  private(set) var objects: [Int: [Int]] = [:]

  mutating func add(_ object: Int, _ move: FieldMove) {
    names[move.number, default: []].insert(move.name)
    if objects[move.number]?.last != object { objects[move.number, default: []].append(object) }
  }
}
