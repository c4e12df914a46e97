/// What a name after a dot can be.
struct Found: Sendable {
  enum Kind: Sendable {
    case function(Int)
    case property(Int)
    /// A stored field of a structure of the world.
    case field(Int, Type)
    case enumCase(TypeID, Int)
    case world(WorldMember)
    case library(Int)
    case type(TypeID)
  }

  var kind: Kind
  /// The arguments of generic types on the way.
  var binding: [String: Type] = [:]
}

extension Lexicon {
  /// Everything of this name, what overrides first.
  func find(_ name: String, of type: Type, isStatic: Bool) -> [Found] {
    switch type {
    case .instance(let id, let arguments): return find(name, of: id, arguments, isStatic)
    case .optional(let inner), .implicit(let inner), .inOut(let inner):
      let found = find(name, in: ["Optional"], [.optional], binding(of: type), isStatic)
      return found.isEmpty ? find(name, of: inner, isStatic: isStatic) : found
    case .meta(let inner): return find(name, of: inner, isStatic: true)
    case .foreign(let text):
      return find(name, in: [text], LibraryOwner(rawValue: text).map { [$0] } ?? [], [:], isStatic)
    default:
      return find(name, in: type.extensionNames, type.owners, binding(of: type), isStatic)
    }
  }

  private func find(
    _ name: String, of id: TypeID, _ arguments: [Type], _ isStatic: Bool
  ) -> [Found] {
    var found: [Found] = []
    let line = lineage(of: id)
    for above in line {
      for number in entries(of: above) {
        found += own(name, of: number, isStatic, above == id ? binding(number, arguments) : [:])
      }
      if let world = worldType(above) ?? rootExtension(above) {
        found += own(name, of: world, isStatic)
      }
    }
    for inner in protocols(of: id) {
      for number in entries(of: inner) { found += own(name, of: number, isStatic, [:]) }
      if let world = worldType(inner) { found += own(name, of: world, isStatic) }
    }
    if let entry = typeEntry(id), entry.sort == .protocolType {
      for number in program.types.indices where program.types[number].sort == .addition {
        guard program.types[number].name == entry.name else { continue }
        found += own(name, of: number, isStatic, [:])
      }
      // In `extension P where Self: UIView` the members of UIView are those of `self`.
      if case .program(let number) = id.origin {
        for bound in links[number].selfBounds { found += find(name, of: bound, [], isStatic) }
      }
    }
    var own: [String: Type] = ["Self": .instance(id, arguments)]
    if id == .library(.task), let success = arguments.first { own["Success"] = success }
    for owner in owners(of: id, line) where name != "init" || makes(id, owner) {
      found += library.find(name, of: owner, isStatic: isStatic)
        .map { Found(kind: .library($0), binding: own) }
    }
    return found
  }

  /// Whether the library's initializers make this type.
  private func makes(_ id: TypeID, _ owner: LibraryOwner) -> Bool {
    if case .library = id.origin { return true }
    return owner == .options || owner == .enumeration
  }

  private func find(
    _ name: String, in extensions: [String], _ owners: [LibraryOwner], _ binding: [String: Type],
    _ isStatic: Bool
  ) -> [Found] {
    var found: [Found] = []
    for text in extensions {
      if let world = surface.addition(to: text) { found += own(name, of: world, isStatic) }
      guard let number = program.typeNumbers[text] else { continue }
      found += own(name, of: number, isStatic, binding)
      for inner in links[number].protocols.flatMap({ [$0] + protocols(of: $0) }) {
        for number in entries(of: inner) { found += own(name, of: number, isStatic, binding) }
      }
    }
    for owner in owners {
      found += library.find(name, of: owner, isStatic: isStatic)
        .map { Found(kind: .library($0), binding: binding) }
    }
    return found
  }

  private func binding(_ number: Int, _ arguments: [Type]) -> [String: Type] {
    var binding: [String: Type] = [:]
    for (generic, argument) in zip(program.types[number].generics, arguments) {
      binding[generic.name] = argument
    }
    return binding
  }

  private func own(
    _ name: String, of number: Int, _ isStatic: Bool, _ binding: [String: Type]
  ) -> [Found] {
    let entry = program.types[number]
    var found: [Found] = []
    for member in entry.members[name] ?? [] {
      switch member {
      case .function(let index):
        if program.functions[index].function.isStatic == isStatic {
          found.append(Found(kind: .function(index), binding: binding))
        }
      case .property(let index):
        if program.properties[index].isStatic == isStatic {
          found.append(Found(kind: .property(index), binding: binding))
        }
      case .enumCase(let index):
        if isStatic {
          found.append(Found(kind: .enumCase(.program(number), index), binding: binding))
        }
      case .type(let inner):
        if isStatic { found.append(Found(kind: .type(.program(inner)))) }
      }
    }
    if name == "init", isStatic {
      found += entry.initializers.map { Found(kind: .function($0), binding: binding) }
    }
    return found
  }

  private func own(_ name: String, of world: WorldType, _ isStatic: Bool) -> [Found] {
    var found: [Found] = []
    if !isStatic, let slot = world.fields.firstIndex(where: { $0.name == name }) {
      found.append(
        Found(kind: .field(slot, resolve(world.fields[slot].type, in: TypeScope()))))
    }
    if isStatic, let index = world.cases.firstIndex(where: { $0.name == name }) {
      found.append(Found(kind: .enumCase(world.id, index)))
    }
    for member in surface.members(name, of: world) {
      let isInitializer = if case .initializer = member.sort { true } else { false }
      if member.isStatic == isStatic || (isInitializer && isStatic) {
        found.append(Found(kind: .world(member)))
      }
    }
    if isStatic, found.isEmpty, let inner = surface.type(named: world.name + "." + name) {
      found.append(Found(kind: .type(inner.id)))
    }
    return found
  }

  /// Whose rows of the library a type of the program or the world shares.
  private func owners(of id: TypeID, _ line: [TypeID]) -> [LibraryOwner] {
    var owners: [LibraryOwner] = []
    for above in line {
      if case .library(let type) = above.origin, let owner = LibraryOwner(rawValue: type.name) {
        owners.append(owner)
      }
    }
    if conforms(id, toLibrary: "OptionSet") || worldType(id)?.sort == .options {
      owners.append(.options)
    }
    if let entry = typeEntry(id), entry.sort == .enumType { owners.append(.enumeration) }
    if worldType(id)?.sort == .enumeration { owners.append(.enumeration) }
    if isClass(id), !owners.contains(.object) { owners.append(.object) }
    return owners + [.sequence, .any]
  }

  func binding(of type: Type) -> [String: Type] {
    switch type {
    case .array(let element), .set(let element): ["Element": element, "Self": type]
    case .range(let bound): ["Element": bound, "Bound": bound, "Self": type]
    case .dictionary(let key, let value):
      [
        "Key": key, "Value": value, "Self": type,
        "Element": .tuple([.init(label: "key", type: key), .init(label: "value", type: value)]),
      ]
    case .optional(let inner), .implicit(let inner): ["Wrapped": inner, "Self": type]
    case .text: ["Element": .character, "Self": type]
    case .instance(let id, let arguments):
      ownBinding(id, arguments, type)
    default: ["Self": type]
    }
  }

  private func ownBinding(_ id: TypeID, _ arguments: [Type], _ type: Type) -> [String: Type] {
    var binding = ["Self": type]
    for (generic, argument) in zip(typeEntry(id)?.generics ?? [], arguments) {
      binding[generic.name] = argument
    }
    return binding
  }

  /// What a type has between its angle brackets, filled in.
  func fill(_ type: Type, _ binding: [String: Type]) -> Type {
    if binding.isEmpty { return type }
    switch type {
    case .parameter(let name): return binding[name] ?? type
    case .array(let inner): return .array(fill(inner, binding))
    case .set(let inner): return .set(fill(inner, binding))
    case .dictionary(let key, let value):
      return .dictionary(fill(key, binding), fill(value, binding))
    case .range(let inner): return .range(fill(inner, binding))
    case .optional(let inner): return .optional(fill(inner, binding))
    case .implicit(let inner): return .implicit(fill(inner, binding))
    case .tuple(let items):
      return .tuple(items.map { .init(label: $0.label, type: fill($0.type, binding)) })
    case .function(let parameters, let result):
      return .function(parameters.map { fill($0, binding) }, fill(result, binding))
    case .instance(let id, let arguments):
      return .instance(id, arguments.map { fill($0, binding) })
    case .meta(let inner): return .meta(fill(inner, binding))
    case .inOut(let inner): return .inOut(fill(inner, binding))
    case .pointer(let inner): return .pointer(fill(inner, binding))
    case .unknown, .any, .never, .void, .bool, .integer, .double, .float, .text, .character,
      .selector, .foreign:
      return type
    }
  }

  /// What a parameter's type says of an argument's, about the names in angle brackets.
  func unify(_ parameter: Type, _ argument: Type, _ binding: inout [String: Type]) {
    switch (parameter, argument) {
    case (.parameter(let name), _):
      if case .parameter(let same) = argument, same == name { return }
      if argument != .unknown, binding[name] == nil || binding[name]?.isOpen == true {
        binding[name] = argument
      }
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)),
      (.array(let a), .set(let b)), (.array(let a), .range(let b)),
      (.meta(let a), .meta(let b)):
      unify(a, b, &binding)
    case (.array(let a), .text): unify(a, .character, &binding)
    case (.optional(let a), .optional(let b)), (.optional(let a), .implicit(let b)),
      (.implicit(let a), .optional(let b)):
      unify(a, b, &binding)
    case (.optional(let a), let b) where b != .unknown, (.inOut(let a), let b):
      unify(a, b, &binding)
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      unify(a, c, &binding)
      unify(b, d, &binding)
    case (.function(let a, let b), .function(let c, let d)):
      for (x, y) in zip(a, c) { unify(x, y, &binding) }
      unify(b, d, &binding)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) { unify(x.type, y.type, &binding) }
    case (.instance(_, let a), .instance(_, let b)):
      for (x, y) in zip(a, b) { unify(x, y, &binding) }
    default: break
    }
  }
}
