/// Puts the declarations of several files together.
struct Merging {
  var program = Program()
  var mains: [String: Found] = [:]
  var additions: [Found] = []
  var order: [String] = []
  var main: [[Statement]] = []
  var languages: [SourceLanguage] = []
  /// Which files nobody pasted.
  var guesses: Set<Int> = []

  /// A declaration of a type, and in which file and inside of what it stands.
  struct Found {
    var declaration: TypeDeclaration
    var name: String
    var outer: String?
    var place: Place
    var attributes: [Attribute]
    var file: Int
  }

  /// Declarations that are there before anybody's file.
  mutating func addPrelude(_ file: ProgramFile) {
    add(file)
    main.removeAll()
    languages.removeAll()
  }

  mutating func add(_ file: ProgramFile) {
    main.append([])
    languages.append(file.language)
    if file.isGuess { guesses.insert(main.count - 1) }
    for statement in file.statements {
      switch statement.kind {
      case .declaration(let declaration): add(declaration, statement)
      case .variable(let variable):
        add(Declaration(.variable(variable), at: statement.place), statement)
      default:
        gatherLocalTypes([statement])
        main[main.count - 1].append(statement)
      }
    }
  }

  mutating func add(_ declaration: Declaration, _ statement: Statement) {
    switch declaration.kind {
    case .type(let type): gather(type, declaration, inside: nil)
    case .function(let function):
      gatherLocalTypes(function.body ?? [])
      addGlobal(function, declaration.place)
    case .variable(let variable):
      addGlobal(variable, declaration)
      main[main.count - 1].append(Statement(.variable(variable), at: statement.place))
    case .alias(let name, let type): program.aliases[name] = type
    case .macro(let name, let parameters, let value):
      program.macros[name] = Macro(parameters: parameters, value: value)
    case .unread: main[main.count - 1].append(statement)
    case .subscription, .enumCase, .imported, .operation, .nothing: break
    }
  }

  // MARK: Types

  mutating func gather(
    _ type: TypeDeclaration, _ declaration: Declaration, inside outer: String?
  ) {
    let name = outer.map { $0 + "." + type.name } ?? type.name
    let found = Found(
      declaration: type, name: name, outer: outer, place: declaration.place,
      attributes: declaration.attributes, file: main.count - 1)
    switch type.sort {
    case .addition: additions.append(found)
    case .implementation:
      additions.removeAll {
        $0.declaration.sort == .implementation && $0.name == name && $0.file != found.file
      }
      additions.append(found)
    case .classType, .structType, .enumType, .protocolType, .actorType:
      if mains[name] == nil { order.append(name) }
      mains[name] = found
    }
    for member in type.members {
      switch member.kind {
      case .type(let inner): gather(inner, member, inside: name)
      case .function(let function): gatherLocalTypes(function.body ?? [])
      default: break
      }
    }
  }

  /// Types inside of functions are known everywhere, under their own names.
  mutating func gatherLocalTypes(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration):
        if case .type(let type) = declaration.kind { gather(type, declaration, inside: nil) }
        if case .function(let function) = declaration.kind {
          gatherLocalTypes(function.body ?? [])
        }
      case .block(let body), .deferred(let body): gatherLocalTypes(body)
      case .choice(_, let then, let otherwise):
        gatherLocalTypes(then)
        gatherLocalTypes(otherwise ?? [])
      case .caught(let body, _): gatherLocalTypes(body)
      default: break
      }
    }
  }

  mutating func finished() -> Program {
    for name in order { if let found = mains[name] { declare(found) } }
    // Where a class has no interface, its implementation says that it is one, wherever `@interface X ()` stands.
    for isImplementation in [true, false] {
      for addition in additions
      where (addition.declaration.sort == .implementation) == isImplementation
        && program.typeNumbers[addition.name] == nil
      {
        declareStandIn(addition)
      }
    }
    for name in order { if let found = mains[name] { fill(found) } }
    for addition in additions { fill(addition) }
    for (number, entry) in program.types.enumerated() {
      if entry.language == .objectiveC { connectAccessors(of: number) }
    }
    for number in program.types.indices { addDefaults(to: number) }
    breakCircles()
    noteWeakness()
    noteAssigned()
    for (index, statements) in main.enumerated() {
      var function = Function(
        .function, languages[index], name: "main", body: Merging.valued(statements))
      function.isAsync = true
      program.functions.append(
        FunctionEntry(
          function: function, place: Place(source: Int32(index), start: 0, end: 0), role: .file))
      program.files.append(program.functions.count - 1)
    }
    return program
  }

  /// An expression that stands alone is what its file comes to: whoever typed it may want to read it.
  private static func valued(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, case .expression(let only) = statements[0].kind else {
      return statements
    }
    if case .assign = only.kind { return statements }
    return [Statement(.returned(only), at: statements[0].place)]
  }

  /// Where nobody could notice that an object goes, nobody looks for the dead before the end.
  private mutating func noteWeakness() {
    guard !program.mindsDeaths else { return }
    program.mindsDeaths =
      main.contains { CapturedNames.holdsWeakly($0) }
      || program.functions.contains { CapturedNames.holdsWeakly($0.function.body ?? []) }
      || program.properties.contains { property in
        property.value.map { value in
          CapturedNames.holdsWeakly([Statement(.expression(value), at: property.place)])
        } ?? false
      }
  }

  /// What nobody here gives a value may have one from a file that is not here.
  private mutating func noteAssigned() {
    let matters =
      program.types.contains { $0.isGuessed && $0.language == .objectiveC }
      || program.properties.contains {
        if $0.value == nil, case .implicitlyUnwrapped? = $0.type { true } else { false }
      }
    guard matters else { return }
    for statements in main + program.functions.map({ $0.function.body ?? [] }) {
      program.assigned.formUnion(CapturedNames.assigned(in: statements))
    }
    for property in program.properties {
      guard let value = property.value else { continue }
      program.assigned.formUnion(
        CapturedNames.assigned(in: [Statement(.expression(value), at: property.place)]))
    }
  }

  mutating func declare(_ found: Found) {
    let type = found.declaration
    program.typeNumbers[found.name] = program.types.count
    program.types.append(
      TypeEntry(
        name: found.name, sort: type.sort, language: type.language, place: found.place,
        generics: type.generics, inherits: type.inherits, attributes: found.attributes,
        isGuessed: guesses.contains(found.file)))
  }

  /// An extension of a type of the world or the library; or an `@implementation` without its interface.
  mutating func declareStandIn(_ found: Found) {
    let type = found.declaration
    program.typeNumbers[found.name] = program.types.count
    program.types.append(
      TypeEntry(
        name: found.name, sort: type.sort == .implementation ? .classType : .addition,
        language: type.language, place: found.place, generics: type.generics))
    if type.sort == .implementation {
      program.problems.append(ProgramProblem(kind: .unknownClass(found.name), place: found.place))
    }
  }

  mutating func fill(_ found: Found) {
    guard let number = program.typeNumbers[found.name] else { return }
    if let outer = found.outer, let outerNumber = program.typeNumbers[outer] {
      program.types[number].outer = outerNumber
      program.types[outerNumber].members[found.declaration.name] = [.type(number)]
    }
    if found.declaration.sort == .addition || found.declaration.sort == .implementation {
      let known = program.types[number].inherits
      program.types[number].inherits += found.declaration.inherits.filter { !known.contains($0) }
    }
    program.types[number].selfBounds += found.declaration.selfBounds
    for member in found.declaration.members { add(member, to: number, of: found) }
  }

  mutating func add(_ member: Declaration, to number: Int, of found: Found) {
    switch member.kind {
    case .function(var function):
      if found.declaration.sort == .protocolType {
        program.types[number].requirements.insert(function.name)
      }
      if function.sort == .operation || Merging.isOperator(function.name) {
        function.sort = .operation
        let index = append(
          FunctionEntry(function: function, owner: number, place: member.place))
        program.operators[function.name, default: []].append(index)
        return
      }
      add(function, member, to: number)
    case .variable(let variable): add(variable, member, to: number)
    case .subscription(let subscription): add(subscription, member.place, to: number)
    case .enumCase(let name, let payload, let raw):
      let index = program.types[number].cases.count
      program.types[number].cases.append(CaseEntry(name: name, payload: payload, raw: raw))
      if program.types[number].language == .objectiveC {
        addConstant(name, raw: raw, after: index, of: number, member.place)
      } else {
        program.types[number].members[name, default: []].append(.enumCase(index))
      }
    case .alias(let name, let type): program.aliases[found.name + "." + name] = type
    case .type, .imported, .operation, .macro, .nothing, .unread: break
    }
  }

  static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isAlphabetic || first == "_" || first == "`" || first == "$")
  }
}

extension Pattern {
  /// The names that it gives to what it matches.
  var boundNames: [String] {
    switch kind {
    case .bind(let name, _): [name]
    case .optional(let inner), .typed(let inner, _): inner.boundNames
    case .tuple(let elements): elements.flatMap { $0.pattern.boundNames }
    case .enumCase(_, _, let elements): (elements ?? []).flatMap { $0.pattern.boundNames }
    case .wildcard, .isType, .value: []
    }
  }
}
