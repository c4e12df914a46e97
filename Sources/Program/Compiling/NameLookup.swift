/// Names, and names behind dots.
extension Compiler {
  mutating func name(_ name: String, into to: Register, wanted: Type) -> Type {
    if let parts = Spelling.parts(name) {
      return labelledFunction(parts.name, parts.labels, into: to, wanted: wanted)
    }
    if name == "Self", isSelfDynamic { return dynamicSelf(into: to) }
    if let inner = unwrapping(name) { return value(inner, into: to, wanted: wanted) }
    if let local = local(name) {
      read(local, to: to)
      return local.type
    }
    if name == "self", !isC, let type = draft.selfType {
      // A method of NSObject's is called so, and is meant before there is an object.
      constant(.unknown(unknownName(type, or: "Any") + ".self"), to: to)
      emit(.noteEarlySelf)
      return .unknown
    }
    if let type = ownMember(name, into: to, wanted: wanted) { return type }
    for member in program.globals[name] ?? [] {
      switch member {
      case .property(let number): return readGlobal(number, into: to)
      case .function: return functionValue(name, into: to, wanted: wanted)
      case .enumCase, .type: break
      }
    }
    if let macro = program.macros[name], macro.parameters == nil, draft.macroDepth < 20,
      draft.macroUses < 2_000
    {
      draft.macroDepth += 1
      draft.macroUses += 1
      defer { draft.macroDepth -= 1 }
      return value(macro.value, into: to, wanted: wanted)
    }
    if let type = typeNamed(by: Expression(.name(name), at: draft.place)) {
      return metatype(type, into: to)
    }
    if let known = wellKnown(name, into: to) { return known }
    if let member = lexicon.surface.globals(name).first { return worldGlobal(member, into: to) }
    if let member = ofController(name, at: draft.place) {
      return value(member, into: to, wanted: wanted)
    }
    if let row = lexicon.library.find(name, of: .global).first {
      return libraryValue(row, into: to)
    }
    if let operation = Operator(name) {
      let callee = output.callee(
        program.operators[name] == nil ? .operation(operation) : .operatorFunction(name))
      emit(.makeClosure(to: to, base: 0, callee: callee.index))
      return .function([.unknown, .unknown], operation.compares ? .bool : .unknown)
    }
    if program.operators[name] != nil || Operator(name) != nil {
      let callee = output.callee(.operatorFunction(name))
      emit(.makeClosure(to: to, base: 0, callee: callee.index))
      return .unknown
    }
    if isUndeclaredField(name) {
      return member(Expression(.name("self"), at: draft.place), name, into: to, wanted: wanted)
    }
    constant(.unknown(name), to: to)
    emit(.noteUnknown(to))
    return .foreign(name)
  }

  private func unknownName(_ type: Type, or other: String) -> String {
    if case .instance(let id, _) = type { lexicon.name(of: id) } else { other }
  }

  /// `_box`, of a class whose header is not here, or `box`, to which a method gives a value.
  func isUndeclaredField(_ name: String) -> Bool {
    guard isC, name.count > 1, !draft.isStatic, let type = draft.selfType, local("self") != nil
    else { return false }
    if name.hasPrefix("_") { return true }
    return name.first?.isLowercase == true && program.assigned.contains(name)
      && lexicon.typeEntry(of: type)?.isGuessed == true
      && lexicon.surface.globals(name).isEmpty
      && lexicon.library.find(name, of: .global).isEmpty
  }

  /// Whether `Self` is only known when the program runs.
  var isSelfDynamic: Bool {
    guard !isC, local("self") != nil, let owner = draft.scope.owner else { return false }
    switch program.types[owner].sort {
    case .classType, .actorType, .protocolType: return true
    case .addition: return lexicon.typeEntry(of: draft.selfType ?? .unknown)?.sort == .protocolType
    case .structType, .enumType, .implementation: return false
    }
  }

  mutating func dynamicSelf(into to: Register) -> Type {
    readSelf(to: to)
    let type = draft.selfType ?? .unknown
    if !draft.isStatic { emit(.typeOf(to, type: typeIndex(type))) }
    return .meta(type)
  }

  /// `title(of:)` as a value.
  mutating func labelledFunction(
    _ name: String, _ labels: [String?], into to: Register, wanted: Type
  ) -> Type {
    if let type = draft.selfType, local("self") != nil {
      for found in lexicon.find(name, of: type, isStatic: draft.isStatic) {
        guard let signature = signature(of: found), signature.labels == labels else { continue }
        let top = draft.top
        let register = allocate()
        readSelf(to: register)
        bindMember(Site(name, labels: labels), of: register, into: to)
        release(to: top)
        return .function(signature.types, signature.result)
      }
    }
    for case .function(let number) in program.globals[name] ?? [] {
      let signature = lexicon.signature(number)
      guard signature.labels == labels else { continue }
      emit(.makeClosure(to: to, base: 0, callee: output.callee(function: number).index))
      return .function(signature.types, signature.result)
    }
    return self.name(name, into: to, wanted: wanted)
  }

  mutating func wellKnown(_ name: String, into to: Register) -> Type? {
    switch name {
    case "_cmd":
      constant(
        ProgramValue(.selector(program.functions.indices.contains(0) ? draft.plainName : "")),
        to: to)
      return .selector
    case "#function", "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
      constant(.text(draft.plainName), to: to)
      return .text
    case "#line", "__LINE__":
      constant(.integer(0), to: to)
      return .int
    case "#file", "#fileID", "__FILE__":
      constant(.text("main.swift"), to: to)
      return .text
    default: return nil
    }
  }

  /// A member of `self`, or of a type around.
  mutating func ownMember(_ name: String, into to: Register, wanted: Type) -> Type? {
    guard let type = draft.selfType, program.macros[name] == nil || !isC else { return nil }
    if isC {
      guard local("self") != nil, case .instance(let id, _) = type,
        let field = lexicon.field(named: name, of: id)
      else { return nil }
      let top = draft.top
      let receiver = allocate()
      readSelf(to: receiver)
      let result = readField(field, of: receiver, into: to)
      release(to: top)
      return result
    }
    if !draft.isStatic, local("self") != nil {
      let found = lexicon.find(name, of: type, isStatic: false).filter(isCertain)
      if !found.isEmpty {
        return member(Expression(.name("self"), at: draft.place), name, into: to, wanted: wanted)
      }
    }
    var owner = draft.scope.owner
    while let number = owner {
      let outer = lexicon.selfType(of: number)
      let found = lexicon.find(name, of: outer, isStatic: true).filter(isCertain)
      if !found.isEmpty, number == draft.scope.owner, draft.isStatic, isSelfDynamic {
        readSelf(to: to)
        return readMember(name, of: to, .meta(outer), into: to)
      }
      if !found.isEmpty { return staticMember(name, of: outer, into: to, wanted: wanted) }
      owner = program.types[number].outer
    }
    return nil
  }

  /// Rows of the library that any object has do not hide other names.
  func isCertain(_ found: Found) -> Bool {
    guard case .library(let row) = found.kind else { return true }
    switch lexicon.library.rows[row].owner {
    case .any, .object, .sequence: return extendsLibrary
    default: return true
    }
  }

  /// Inside of an extension of Array, String and their kin.
  var extendsLibrary: Bool {
    switch draft.selfType {
    case .array, .set, .dictionary, .text, .integer, .double, .range, .optional, .character: true
    default: false
    }
  }

  // MARK: Globals

  mutating func readGlobal(_ number: Int, into to: Register) -> Type {
    let property = program.properties[number]
    if let getter = property.getter, draft.role != .accessor(property: number) {
      let top = draft.top
      let base = allocate()
      emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: getter)))
      release(to: top)
    } else if case .global(let index) = property.storage {
      if program.initialValues[number] != nil {
        emit(.readStatic(to: to, property: Int32(truncatingIfNeeded: number)))
      } else {
        emit(.readGlobal(to: to, Int32(truncatingIfNeeded: index)))
      }
      if property.strength != .strong {
        emit(.strengthen(to: to, from: to, isUnowned: property.strength == .unowned))
      }
    }
    return propertyType(number)
  }

  mutating func worldGlobal(_ member: WorldMember, into to: Register) -> Type {
    let top = draft.top
    let base = allocate()
    constant(.nothing, to: base)
    if case .property = member.sort {
      emit(.readWorld(to: to, of: base, site: site(Site(member.name, world: member))))
    } else {
      emit(.makeClosure(to: to, base: base, callee: output.callee(.world(member)).index))
    }
    release(to: top)
    return lexicon.signature(member).result
  }

  mutating func libraryValue(_ row: Int, into to: Register) -> Type {
    let entry = lexicon.library.rows[row]
    if entry.labels == nil {
      let top = draft.top
      let base = allocate()
      emit(.callLibrary(to: to, base: base, row: Int32(truncatingIfNeeded: row)))
      release(to: top)
      return entry.result
    }
    let callee = output.callee(.library(row))
    emit(.makeClosure(to: to, base: 0, callee: callee.index))
    return .function(entry.parameters, entry.result)
  }

  /// A function of the program as a value.
  mutating func functionValue(
    _ name: String, into to: Register, wanted: Type
  ) -> Type {
    var chosen: Int?
    for case .function(let number) in program.globals[name] ?? [] {
      if chosen == nil { chosen = number }
      if case .function(let types, _) = wanted.bare, lexicon.signature(number).types == types {
        chosen = number
      }
    }
    guard let number = chosen else { return .unknown }
    let signature = lexicon.signature(number)
    emit(.makeClosure(to: to, base: 0, callee: output.callee(function: number).index))
    return .function(signature.types, signature.result)
  }

  // MARK: Types by name

  /// The type that an expression names.
  func typeNamed(by expression: Expression) -> Type? {
    switch expression.kind {
    case .name(let name):
      if local(name) != nil { return nil }
      if name == "Self" { return isSelfDynamic ? nil : draft.selfType }
      let type = resolve(.named(name, []))
      if case .foreign = type { return nil }
      if program.globals[name] != nil, lexicon.typeID(named: name) == nil { return nil }
      return type
    case .type(let name): return resolve(name)
    case .member(let base?, let name):
      if name == "Scalar", case .name("Unicode") = base.kind { return .character }
      guard name.first?.isUppercase ?? false, let outer = typeNamed(by: base) else {
        if case .name(let module) = base.kind, module == "Swift" || module == "Foundation" {
          return typeNamed(by: Expression(.name(name), at: expression.place))
        }
        return nil
      }
      if case .instance(let id, _) = outer {
        for number in lexicon.entries(of: id) {
          let inner = lexicon.resolve(.named(name, []), in: TypeScope(owner: number))
          if case .foreign = inner { continue }
          if lexicon.find(name, of: outer, isStatic: true).contains(where: {
            if case .type = $0.kind { false } else { true }
          }) {
            return nil
          }
          return inner
        }
        if let id = lexicon.typeID(named: lexicon.name(of: id) + "." + name) {
          return .instance(id)
        }
      }
      return nil
    case .array(let items):
      guard items.count == 1, let inner = typeNamed(by: items[0]) else { return nil }
      return .array(inner)
    case .dictionary(let entries):
      guard entries.count == 1, let key = typeNamed(by: entries[0].key),
        let held = typeNamed(by: entries[0].value)
      else { return nil }
      return .dictionary(key, held)
    case .chained(let inner), .postfix(let inner, "?"):
      return typeNamed(by: inner).map { .optional($0) }
    case .tuple(let items) where items.count == 1: return typeNamed(by: items[0].value)
    default: return nil
    }
  }

  var superclass: TypeID? {
    guard let owner = draft.scope.owner else { return nil }
    return lexicon.links[owner].superclass
  }
}
