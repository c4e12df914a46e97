/// What a name means for a type, found once.
extension Machine {
  /// What a site's name means for this receiver; found once for each type.
  mutating func target(
    _ site: Site, _ receiver: ProgramValue, _ language: SourceLanguage, isCall: Bool
  )
    -> Target
  {
    let type = site.type.map { Type.instance($0) } ?? dynamicType(receiver)
    if caches.indices.contains(site.cache), caches[site.cache].type == type {
      return caches[site.cache].target
    }
    let target = isCall ? findCall(site, type) : findProperty(site, type, language)
    if caches.indices.contains(site.cache) {
      caches[site.cache] = Cache(type: type, target: target)
    }
    return target
  }

  func findProperty(_ site: Site, _ type: Type, _ language: SourceLanguage) -> Target {
    var type = type
    var isStatic = site.isStatic
    if case .meta(let inner) = type { (type, isStatic) = (inner, true) }
    if language == .objectiveC, let target = foundationProperty(site.name, type, isStatic) {
      return target
    }
    let found = lexicon.find(site.name, of: type, isStatic: isStatic)
    if let target = property(found) { return target }
    if language == .objectiveC {
      let answers = lexicon.find(selector: site.name, of: type, isStatic: isStatic)
      if let target = property(answers) { return target }
      for one in answers {
        switch one.kind {
        case .function(let number): return .function(number, nil)
        case .library(let row): return .library(row, nil)
        case .world(let member): return .world(member, nil)
        case .property, .field, .enumCase, .type: break
        }
      }
      if case .instance(let id, _) = type, let field = lexicon.field(named: site.name, of: id) {
        return .slot(field.slot, program.properties[field.property].strength)
      }
    }
    for one in found {
      if case .function(let number) = one.kind { return .function(number, nil) }
      if case .enumCase(let id, let index) = one.kind { return .enumCase(id, index) }
      if case .type(let id) = one.kind { return .type(id) }
    }
    return .nothing
  }

  /// Of Foundation's classes Objective-C's members count, which are other than Swift's.
  private func foundationProperty(_ name: String, _ type: Type, _ isStatic: Bool) -> Target? {
    if case .instance(let id, _) = type {
      guard case .library = id.origin else { return nil }
    }
    for one in lexicon.find(selector: name, of: type, isStatic: isStatic) {
      if case .library(let row) = one.kind { return .library(row, nil) }
    }
    return nil
  }

  func property(_ found: [Found]) -> Target? {
    for one in found {
      switch one.kind {
      case .property(let number):
        let property = program.properties[number]
        if let slot = lexicon.slot(of: number), property.getter == nil {
          return .slot(slot, property.strength)
        }
        if property.getter != nil { return .property(number) }
        if property.storage != .none { return .property(number) }
      case .field(let slot, _): return .slot(slot, .strong)
      case .world(let member):
        if case .property = member.sort { return .world(member, nil) }
      case .library(let row):
        if lexicon.library.rows[row].labels == nil { return .library(row, nil) }
      case .function, .enumCase, .type: break
      }
    }
    return nil
  }

  func findCall(_ site: Site, _ type: Type) -> Target {
    var type = type
    var isStatic = site.isStatic
    if case .meta(let inner) = type { (type, isStatic) = (inner, true) }
    let found = lexicon.find(site.name, of: type, isStatic: isStatic)
    if site.isArranged {
      var first: Int?
      for one in found {
        switch one.kind {
        case .function(let number):
          let function = program.functions[number].function
          guard function.body != nil, function.parameters.map({ $0.label }) == site.labels else {
            continue
          }
          if site.types == nil || lexicon.signature(number).types == site.types {
            return .function(number, nil)
          }
          if first == nil { first = number }
        case .world(let member):
          if let first { return .function(first, nil) }
          guard member.parameters.map({ $0.label }) == site.labels else { continue }
          // `convert(_:to:)` takes a point, or a rectangle: the types told which.
          if let meant = site.world,
            meant.parameters.map({ $0.type }) != member.parameters.map({ $0.type })
          {
            continue
          }
          return .world(member, nil)
        case .library(let row):
          if let first { return .function(first, nil) }
          if lexicon.library.rows[row].labels == site.labels { return .library(row, nil) }
        case .property, .field, .enumCase, .type: break
        }
      }
      if let first { return .function(first, nil) }
      if let member = site.world { return .world(member, nil) }
    }
    let given = site.labels.map { Given(label: $0, isClosure: true) }
    for one in found {
      guard let signature = signature(of: one),
        let sources = lexicon.arrange(given, signature, ignoringLabels: false)
      else { continue }
      switch one.kind {
      case .function(let number):
        if program.functions[number].function.body != nil { return .function(number, sources) }
      case .world(let member): return .world(member, sources)
      case .library(let row): return .library(row, sources)
      case .enumCase(let id, let index): return .enumCase(id, index)
      case .property, .field, .type: break
      }
    }
    return property(found) ?? .nothing
  }

  func signature(of found: Found) -> Signature? {
    switch found.kind {
    case .function(let number): return lexicon.signature(number)
    case .world(let member):
      if case .property = member.sort { return nil }
      return lexicon.signature(member)
    case .library(let row):
      let entry = lexicon.library.rows[row]
      return entry.labels == nil ? nil : lexicon.signature(entry)
    case .enumCase(let id, let index):
      guard case .program(let number) = id.origin, let entry = lexicon.typeEntry(id) else {
        return nil
      }
      return lexicon.signature(payload: entry.cases[index].payload, of: number)
    case .property, .field, .type: return nil
    }
  }

  /// The function of the program's own classes that a name means for an object.
  func override(_ name: String, of object: ObjectID) -> Int? {
    let id = memory.type(of: object)
    let type = Type.instance(id)
    if let parts = Spelling.parts(name) {
      for found in lexicon.find(parts.name, of: type, isStatic: false) {
        if case .function(let number) = found.kind,
          program.functions[number].function.body != nil,
          program.functions[number].function.parameters.map({ $0.label }) == parts.labels
        {
          return number
        }
      }
      return nil
    }
    for found in lexicon.find(selector: name, of: type, isStatic: false) {
      switch found.kind {
      case .function(let number):
        if program.functions[number].function.body != nil { return number }
      case .property(let number):
        if let getter = program.properties[number].getter { return getter }
      case .field, .enumCase, .world, .library, .type: break
      }
    }
    if !name.contains(":") {
      for found in lexicon.find(name, of: type, isStatic: false) {
        if case .property(let number) = found.kind,
          let getter = program.properties[number].getter
        {
          return getter
        }
      }
    }
    return nil
  }
}
