/// Objective-C's messages and properties.
extension Compiler {
  mutating func message(
    _ receiver: Expression, _ pieces: [MessagePiece], into to: Register
  ) -> Type {
    let selector = selector(of: pieces)
    let arguments = pieces.flatMap { piece -> [Expression] in
      guard piece.arguments.count > 1, let first = piece.arguments.first else {
        return piece.arguments
      }
      // What follows a format goes as one array.
      let rest = Array(piece.arguments.dropFirst())
      return [first, Expression(.array(rest), at: first.place)]
    }
    let top = draft.top
    defer { release(to: top) }
    let window = allocate(arguments.count + 1)
    if case .superclass = receiver.kind {
      readSelf(to: window)
      send(arguments, window)
      var site = Site(selector, count: arguments.count)
      site.type = superclass ?? .library(.object)
      site.isStatic = draft.isStatic
      emit(.send(to: to, base: window, site: self.site(site)))
      return lightMessage(receiver, pieces)
    }
    if let type = typeNamed(by: receiver) {
      if selector == "class" || (selector == "alloc" || selector == "new") && !hasInitialize(type) {
        return makeC(selector, type, window, into: to)
      }
      constant(ProgramValue(.type(type)), to: window)
    } else {
      value(receiver, into: window)
    }
    let types = lightSelector(selector, receiver)?.types ?? []
    send(arguments, window, types)
    emit(.send(to: to, base: window, site: site(Site(selector, count: arguments.count))))
    return lightMessage(receiver, pieces)
  }

  /// `+initialize` runs before a class is first used.
  private func hasInitialize(_ type: Type) -> Bool {
    lexicon.find(selector: "initialize", of: type, isStatic: true).contains {
      if case .function = $0.kind { true } else { false }
    }
  }

  private func selector(of pieces: [MessagePiece]) -> String {
    pieces.map { $0.arguments.isEmpty ? $0.name : $0.name + ":" }.joined()
  }

  private mutating func send(
    _ arguments: [Expression], _ window: Register, _ types: [Type] = []
  ) {
    for (index, argument) in arguments.enumerated() {
      let register = window + 1 + Register(truncatingIfNeeded: index)
      let wanted = index < types.count ? types[index] : .unknown
      let given = value(argument, into: register, wanted: wanted)
      if wanted.isNumber || wanted == .bool { coerce(register, from: given, to: wanted) }
    }
  }

  private mutating func makeC(
    _ selector: String, _ type: Type, _ window: Register, into to: Register
  ) -> Type {
    if selector == "class" {
      constant(ProgramValue(.type(type)), to: to)
      return .meta(type)
    }
    emit(.makeObject(to: window, type: typeIndex(type)))
    if case .instance(let id, _) = type {
      for above in lexicon.lineage(of: id).reversed() {
        guard case .program(let number) = above.origin,
          let defaults = program.types[number].defaults
        else { continue }
        let base = allocate(2)
        emit(.move(to: base + 1, from: window))
        emit(.call(to: base, base: base + 1, function: Int32(truncatingIfNeeded: defaults)))
        release(to: Int(base))
      }
    }
    if selector == "new" {
      emit(.send(to: to, base: window, site: site(Site("init"))))
    } else {
      emit(.take(to: to, from: window))
    }
    return type
  }

  // MARK: Types

  private func lightSelector(_ selector: String, _ receiver: Expression) -> Signature? {
    let isStatic = typeNamed(by: receiver) != nil
    var type = typeNamed(by: receiver) ?? lightType(receiver)
    if case .superclass = receiver.kind, let superclass { type = .instance(superclass) }
    for found in lexicon.find(selector: selector, of: type, isStatic: isStatic) {
      if let signature = signature(of: found) { return signature }
    }
    return nil
  }

  func lightMessage(_ receiver: Expression, _ pieces: [MessagePiece]) -> Type {
    let selector = selector(of: pieces)
    let isStatic = typeNamed(by: receiver) != nil
    let type = typeNamed(by: receiver) ?? lightType(receiver)
    if selector == "alloc" || selector == "new" || selector.hasPrefix("init") {
      if case .superclass = receiver.kind { return draft.selfType ?? .unknown }
      return type
    }
    for found in lexicon.find(selector: selector, of: type, isStatic: isStatic) {
      if case .property(let number) = found.kind {
        return lexicon.resolve(program.properties[number].type, in: draft.scope)
      }
      if let signature = signature(of: found) {
        return signature.result == .unknown ? type : signature.result
      }
      if case .library(let row) = found.kind { return lexicon.library.rows[row].result }
      if case .world(let member) = found.kind { return lexicon.signature(member).result }
    }
    return .unknown
  }

  // MARK: Dots

  mutating func readMemberC(
    _ name: String, of register: Register, _ type: Type, into to: Register
  ) -> Type {
    if !isReference(type) {
      for found in lexicon.find(name, of: type, isStatic: false) {
        switch found.kind {
        case .field(let slot, let given):
          emit(.readField(to: to, of: register, slot: Int32(truncatingIfNeeded: slot)))
          return given
        case .property(let number):
          if let slot = lexicon.slot(of: number) {
            return readField((slot, number), of: register, into: to)
          }
        case .function, .enumCase, .world, .library, .type: break
        }
      }
    }
    emit(.readMember(to: to, of: register, site: site(Site(name))))
    let known = typeOfMember(name, of: type)
    if known != .unknown { return known }
    for found in lexicon.find(selector: name, of: type, isStatic: false) {
      if let signature = signature(of: found) { return signature.result }
      if case .library(let row) = found.kind { return lexicon.library.rows[row].result }
    }
    return .unknown
  }
}

extension Lexicon {
  /// Whatever answers a message: methods, accessors of properties, rows of the library.
  func find(selector: String, of type: Type, isStatic: Bool) -> [Found] {
    var found: [Found] = []
    switch type {
    case .instance(let id, _):
      let line = lineage(of: id)
      for above in line + protocols(of: id) {
        for number in entries(of: above) { found += own(selector, of: number, isStatic) }
        if let world = worldType(above) ?? rootExtension(above),
          let member = surface.member(selector: selector, of: world, isStatic: isStatic)
        {
          found.append(Found(kind: .world(member)))
        }
      }
      for above in line {
        if case .library(let type) = above.origin, let owner = LibraryOwner(rawValue: type.name) {
          found += rows(selector, owner, isStatic)
        }
      }
      found += rows(selector, .object, isStatic)
    case .meta(let inner): return find(selector: selector, of: inner, isStatic: true)
    case .optional(let inner), .implicit(let inner):
      return find(selector: selector, of: inner, isStatic: isStatic)
    default:
      for name in type.foundationNames {
        if let number = program.typeNumbers[name.rawValue] {
          found += own(selector, of: number, isStatic)
        }
        if let world = surface.addition(to: name.rawValue),
          let member = surface.member(selector: selector, of: world, isStatic: isStatic)
        {
          found.append(Found(kind: .world(member)))
        }
        found += rows(selector, name, isStatic)
      }
    }
    return found
  }

  private func rows(_ selector: String, _ owner: LibraryOwner, _ isStatic: Bool) -> [Found] {
    library.find(selector, of: owner, isStatic: isStatic, isSelector: true)
      .map { Found(kind: .library($0)) }
  }

  private func own(_ selector: String, of number: Int, _ isStatic: Bool) -> [Found] {
    let entry = program.types[number]
    var found: [Found] = []
    for case .function(let index) in entry.members[selector] ?? [] {
      let function = program.functions[index].function
      if function.isStatic == isStatic, function.body != nil || entry.sort == .protocolType {
        found.append(Found(kind: .function(index)))
      }
    }
    if entry.language == .swift, found.isEmpty {
      for index in swiftFunctions(entry, selector) {
        if program.functions[index].function.isStatic == isStatic {
          found.append(Found(kind: .function(index)))
        }
      }
    }
    for field in entry.fields where program.properties[field.property].getterName == selector {
      found.append(Found(kind: .property(field.property)))
    }
    for case .property(let index) in entry.members[selector] ?? [] {
      if program.properties[index].isStatic == isStatic {
        found.append(Found(kind: .property(index)))
      }
    }
    return found
  }

  /// Methods of Swift by the names that Objective-C knows them by.
  func swiftFunctions(_ entry: TypeEntry, _ selector: String) -> [Int] {
    var found: [Int] = []
    let start = selector.prefix { $0 != ":" }
    for (name, members) in entry.members where start.hasPrefix(name) {
      for case .function(let index) in members {
        let function = program.functions[index].function
        guard function.body != nil, function.language == .swift else { continue }
        if Spelling.selector(name, function.parameters.map { $0.label }) == selector {
          found.append(index)
        }
      }
    }
    return found
  }
}

extension Type {
  /// Foundation's classes whose messages it answers.
  var foundationNames: [LibraryOwner] {
    switch self {
    case .text, .character: [.string, .object]
    case .integer, .double, .float, .bool: [.number, .object]
    case .array: [.list, .object]
    case .dictionary: [.table, .object]
    case .set: [.group, .object]
    case .instance, .unknown, .any, .never, .void, .selector, .range, .optional, .implicit, .tuple,
      .function, .meta, .parameter, .inOut, .pointer, .foreign:
      [.object]
    }
  }
}
