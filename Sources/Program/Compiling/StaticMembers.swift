/// Members of types, and cases.
extension Compiler {
  /// `.zero`: of the type that is wanted.
  mutating func implicitMember(
    _ name: String, into to: Register, wanted: Type
  ) -> Type {
    let type = wanted.isOptional && name != "some" && name != "none" ? wanted.bare : wanted
    if name == "none", wanted.isOptional {
      let own = lexicon.find(name, of: wanted.bare, isStatic: true)
      if own.isEmpty {
        constant(.null, to: to)
        return wanted
      }
    }
    if type.isOpen, !draft.implicitType.isOpen {
      return staticMember(name, of: draft.implicitType, into: to, wanted: wanted)
    }
    if type.isOpen {
      // What is compared with it, or takes it, will know.
      constant(.unknown("." + name), to: to)
      return .unknown
    }
    return staticMember(name, of: type, into: to, wanted: wanted)
  }

  mutating func staticMember(
    _ name: String, of type: Type, into to: Register, wanted: Type
  ) -> Type {
    if let parts = Spelling.parts(name), parts.name == "init" {
      return labelledInitializer(parts.labels, type, into: to)
    }
    let top = draft.top
    defer { release(to: top) }
    if name == "self" {
      return metatype(type, into: to)
    }
    if isC, name == "class" {
      constant(ProgramValue(.type(type)), to: to)
      return .meta(type)
    }
    if case .optional = type, name == "none" {
      constant(.null, to: to)
      return type
    }
    if case .parameter(let generic) = type, let bound = readGeneric(generic, into: to) {
      emit(.readMember(to: to, of: to, site: site(Site(name))))
      return typeOfStatic(name, of: bound)
    }
    for found in lexicon.find(name, of: type, isStatic: true) {
      switch found.kind {
      case .property(let number):
        if let getter = program.properties[number].getter {
          let base = allocate()
          constant(ProgramValue(.type(type)), to: base)
          emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: getter)))
        } else if program.properties[number].storage == .none {
          continue
        } else {
          _ = readGlobal(number, into: to)
        }
        return lexicon.fill(propertyType(number), found.binding)
      case .enumCase(let id, let index): return enumCase(id, index, type, into: to)
      case .world(let member):
        // `NSNotificationCenter.defaultCenter` is a message to Objective-C.
        if isC, case .method = member.sort, member.parameters.isEmpty,
          case .instance(let id, _) = type
        {
          return message(
            Expression(.name(lexicon.name(of: id)), at: draft.place), [MessagePiece(name, [])],
            into: to)
        }
        let base = allocate()
        constant(ProgramValue(.type(type)), to: base)
        if case .property = member.sort {
          emit(.readWorld(to: to, of: base, site: site(Site(name, world: member))))
          return lexicon.signature(member).result
        }
        emit(.makeClosure(to: to, base: base, callee: output.callee(.world(member)).index))
        return .unknown
      case .library(let row):
        let entry = lexicon.library.rows[row]
        if entry.labels == nil {
          let base = allocate()
          constant(ProgramValue(.type(type)), to: base)
          emit(.callLibrary(to: to, base: base, row: Int32(truncatingIfNeeded: row)))
          return lexicon.fill(entry.result, ["Self": type])
        }
        if name == "init" { return initializerValue(type, wanted, into: to) }
        emit(.makeClosure(to: to, base: 0, callee: output.callee(.library(row)).index))
        return .function(entry.parameters, entry.result)
      case .function(let number):
        if isC {
          let base = allocate()
          constant(ProgramValue(.type(type)), to: base)
          emit(.send(to: to, base: base, site: site(Site(name))))
          let result = lexicon.signature(number).result
          return result == .unknown ? type : result
        }
        if name == "init" { return initializerValue(type, wanted, into: to) }
        let signature = lexicon.signature(number)
        let base = allocate()
        constant(ProgramValue(.type(type)), to: base)
        emit(.makeClosure(to: to, base: base, callee: output.callee(function: number).index))
        return .function(signature.types, signature.result)
      case .type(let id):
        constant(ProgramValue(.type(.instance(id))), to: to)
        return .meta(.instance(id))
      case .field: break
      }
    }
    if name == "init" { return initializerValue(type, wanted, into: to) }
    // `Card.flip` without an object: a function that waits for one.
    if !lexicon.find(name, of: type, isStatic: false).isEmpty {
      var site = Site(name)
      site.isStatic = true
      emit(.makeClosure(to: to, base: 0, callee: output.callee(.member(site)).index))
      return .unknown
    }
    if case .instance(let id, _) = type, let entry = lexicon.typeEntry(id),
      let special = special(name, of: id, entry, type, into: to)
    {
      return special
    }
    let base = allocate()
    constant(ProgramValue(.type(type)), to: base)
    emit(.readMember(to: to, of: base, site: site(Site(name))))
    return .unknown
  }

  /// What enumerations have without saying so.
  mutating func special(
    _ name: String, of id: TypeID, _ entry: TypeEntry, _ type: Type, into to: Register
  ) -> Type? {
    guard name == "allCases", entry.sort == .enumType else { return nil }
    let base = allocate(max(1, entry.cases.count))
    for index in entry.cases.indices {
      let register = base + Register(truncatingIfNeeded: index)
      constant(ProgramValue(.enumeration(EnumCase(type: id, index: index))), to: register)
    }
    emit(.makeArray(to: to, base: base, count: Int32(truncatingIfNeeded: entry.cases.count)))
    return .array(type)
  }

  mutating func initializerValue(
    _ type: Type, _ wanted: Type, into to: Register
  ) -> Type {
    emit(.makeClosure(to: to, base: 0, callee: output.callee(.initializer(type)).index))
    if case .function(let types, _) = wanted.bare { return .function(types, type) }
    return .function([], type)
  }

  /// `Row.init(index:)`
  private mutating func labelledInitializer(
    _ labels: [String?], _ type: Type, into to: Register
  ) -> Type {
    let callee = output.callee(.labelledInitializer(type, labels))
    emit(.makeClosure(to: to, base: 0, callee: callee.index))
    for found in lexicon.find("init", of: type, isStatic: true) {
      guard let signature = signature(of: found), signature.labels == labels else { continue }
      let isFailable = signature.result.isOptional
      return .function(signature.types, isFailable ? type.asOptional : type)
    }
    return .function(labels.map { _ in .unknown }, type)
  }

  /// A case without a payload is a value, one with it a function.
  mutating func enumCase(
    _ id: TypeID, _ index: Int, _ type: Type, into to: Register
  ) -> Type {
    if let world = lexicon.worldType(id) {
      if world.sort == .options {
        constant(.structure(id, [.integer(world.cases[index].raw)]), to: to)
      } else {
        constant(ProgramValue(.enumeration(EnumCase(type: id, index: index))), to: to)
      }
      return type
    }
    guard let entry = lexicon.typeEntry(id), index < entry.cases.count else { return .unknown }
    if entry.cases[index].payload.isEmpty {
      constant(ProgramValue(.enumeration(EnumCase(type: id, index: index))), to: to)
      return type
    }
    emit(.makeClosure(to: to, base: 0, callee: output.callee(.enumCase(id, index)).index))
    guard case .program(let number) = id.origin else { return .unknown }
    return .function(
      lexicon.signature(payload: entry.cases[index].payload, of: number).types, type)
  }
}
