/// What a program's things are numbered, where an earlier one goes on in it: what both declare keeps its number, so
/// that objects, closures and calls under way find it again.
struct Renumbering {
  let types: [Int]
  let functions: [Int]
  let properties: [Int]
  private(set) var globals: [Int: Int] = [:]
  private(set) var globalCount: Int

  /// `firstFree` is the first global that nobody of the earlier program uses.
  init(_ new: Program, after old: Program, firstFree: Int) {
    types = Renumbering.matched(new.types.map { $0.name }, old.types.map { $0.name })
    functions = Renumbering.matched(
      new.functions.indices.map { new.key(ofFunction: $0) },
      old.functions.indices.map { old.key(ofFunction: $0) })
    properties = Renumbering.matched(
      new.properties.indices.map { new.key(ofProperty: $0) },
      old.properties.indices.map { old.key(ofProperty: $0) })
    globalCount = firstFree
    for (number, property) in new.properties.enumerated() {
      guard case .global(let global) = property.storage else { continue }
      if properties[number] < old.properties.count,
        case .global(let known) = old.properties[properties[number]].storage
      {
        globals[global] = known
      } else {
        globals[global] = globalCount
        globalCount += 1
      }
    }
  }

  /// Several of one name are taken in their order.
  private static func matched(_ new: [String], _ old: [String]) -> [Int] {
    var places: [String: [Int]] = [:]
    for (number, key) in old.enumerated() { places[key, default: []].append(number) }
    var used: [String: Int] = [:]
    var next = old.count
    return new.map { key in
      let count = used[key] ?? 0
      used[key] = count + 1
      if let known = places[key], count < known.count { return known[count] }
      next += 1
      return next - 1
    }
  }

  func member(_ member: TypeEntry.Member) -> TypeEntry.Member {
    switch member {
    case .function(let number): .function(functions[number])
    case .property(let number): .property(properties[number])
    case .enumCase: member
    case .type(let number): .type(types[number])
    }
  }

  func entry(_ entry: TypeEntry) -> TypeEntry {
    var entry = entry
    for (name, members) in entry.members { entry.members[name] = members.map(member) }
    for index in entry.fields.indices {
      entry.fields[index].property = properties[entry.fields[index].property]
    }
    entry.initializers = entry.initializers.map { functions[$0] }
    for index in entry.subscripts.indices {
      entry.subscripts[index].getter = entry.subscripts[index].getter.map { functions[$0] }
      entry.subscripts[index].setter = entry.subscripts[index].setter.map { functions[$0] }
    }
    entry.deinitializer = entry.deinitializer.map { functions[$0] }
    entry.defaults = entry.defaults.map { functions[$0] }
    entry.outer = entry.outer.map { types[$0] }
    return entry
  }

  func entry(_ entry: FunctionEntry) -> FunctionEntry {
    var entry = entry
    entry.owner = entry.owner.map { types[$0] }
    switch entry.role {
    case .declared, .file: break
    case .accessor(let property): entry.role = .accessor(property: properties[property])
    case .lazyGetter(let property): entry.role = .lazyGetter(property: properties[property])
    case .defaults(let type): entry.role = .defaults(type: types[type])
    case .initialValue(let property): entry.role = .initialValue(property: properties[property])
    }
    return entry
  }

  func entry(_ entry: PropertyEntry) -> PropertyEntry {
    var entry = entry
    entry.owner = entry.owner.map { types[$0] }
    entry.getter = entry.getter.map { functions[$0] }
    entry.setter = entry.setter.map { functions[$0] }
    if case .global(let global) = entry.storage {
      entry.storage = .global(globals[global] ?? global)
    }
    return entry
  }
}

extension Program {
  fileprivate func key(ofProperty number: Int) -> String {
    let property = properties[number]
    let owner = property.owner.map { types[$0].name } ?? ""
    return owner + (property.isStatic ? "::" : ".") + property.name
  }

  fileprivate func key(ofFunction number: Int) -> String {
    let entry = functions[number]
    let owner = entry.owner.map { types[$0].name } ?? ""
    let labels = entry.function.parameters.map { $0.label }
    let name =
      owner + (entry.function.isStatic ? "::" : ".") + Spelling.swift(entry.function.name, labels)
    switch entry.role {
    case .declared: return name + " declared"
    case .accessor(let property): return name + " of " + key(ofProperty: property)
    case .lazyGetter(let property): return name + " first of " + key(ofProperty: property)
    case .defaults: return name + " defaults"
    case .initialValue(let property): return name + " start of " + key(ofProperty: property)
    case .file: return "file \(entry.place.source)"
    }
  }

  /// This program, as what goes on after an earlier one.
  func continued(after old: Program, firstFree: Int) -> Program {
    let numbers = Renumbering(self, after: old, firstFree: firstFree)
    var result = self
    (result.types, result.functions, result.properties) = (old.types, old.functions, old.properties)
    Program.put(types.map(numbers.entry), at: numbers.types, into: &result.types)
    Program.put(functions.map(numbers.entry), at: numbers.functions, into: &result.functions)
    Program.put(properties.map(numbers.entry), at: numbers.properties, into: &result.properties)
    result.typeNumbers = old.typeNumbers
    for (name, number) in typeNumbers { result.typeNumbers[name] = numbers.types[number] }
    for (name, members) in globals { result.globals[name] = members.map(numbers.member) }
    for (name, members) in operators {
      result.operators[name] = members.map { numbers.functions[$0] }
    }
    result.files = files.map { numbers.functions[$0] }
    result.initialValues = [:]
    for (property, function) in initialValues {
      result.initialValues[numbers.properties[property]] = numbers.functions[function]
    }
    result.globalCount = numbers.globalCount
    result.mindsDeaths = mindsDeaths || old.mindsDeaths
    return result
  }

  private static func put<Entry>(_ new: [Entry], at numbers: [Int], into entries: inout [Entry]) {
    for (entry, number) in zip(new, numbers) {
      if number < entries.count { entries[number] = entry } else { entries.append(entry) }
    }
  }
}
