/// From types as they are written to types.
extension Lexicon {
  func resolve(_ name: TypeName?, in scope: TypeScope) -> Type {
    guard let name else { return .unknown }
    return resolve(name, in: scope)
  }

  func resolve(_ name: TypeName, in scope: TypeScope) -> Type {
    switch name {
    case .named(let text, let arguments): resolve(text, arguments, in: scope)
    case .array(let inner): .array(resolve(inner, in: scope))
    case .dictionary(let key, let value):
      .dictionary(resolve(key, in: scope), resolve(value, in: scope))
    case .optional(let inner): .optional(resolve(inner, in: scope))
    case .implicitlyUnwrapped(let inner): .implicit(resolve(inner, in: scope))
    case .tuple(let items):
      items.isEmpty
        ? .void : .tuple(items.map { element($0, in: scope) })
    case .labelled(_, let inner): resolve(inner, in: scope)
    case .function(let parameters, let result):
      .function(parameters.map { resolve($0, in: scope) }, resolve(result, in: scope))
    case .metatype(let inner): .meta(resolve(inner, in: scope))
    case .pointer(let inner): .pointer(resolve(inner, in: scope))
    case .inOut(let inner): .inOut(resolve(inner, in: scope))
    case .both(let parts):
      parts.map { resolve($0, in: scope) }.first { !$0.isOpen } ?? .unknown
    }
  }

  private func element(_ name: TypeName, in scope: TypeScope) -> Type.TupleElement {
    guard case .labelled(let label, let inner) = name else {
      return Type.TupleElement(label: nil, type: resolve(name, in: scope))
    }
    return Type.TupleElement(label: label, type: resolve(inner, in: scope))
  }

  private func resolve(_ name: String, _ arguments: [TypeName], in scope: TypeScope) -> Type {
    if scope.generics.contains(where: { $0.name == name }) { return .parameter(name) }
    var owner = scope.owner
    while let number = owner {
      if program.types[number].generics.contains(where: { $0.name == name }) {
        return .parameter(name)
      }
      owner = program.types[number].outer
    }
    func argument(_ index: Int) -> Type {
      index < arguments.count ? resolve(arguments[index], in: scope) : .unknown
    }
    if name == "Self", let owner = scope.owner { return selfType(of: owner) }
    if let id = typeID(named: name, in: scope), !Lexicon.isBuiltIn(id) {
      return .instance(id, arguments.map { resolve($0, in: scope) })
    }
    if let alias = alias(name, in: scope), alias != .named(name, arguments) {
      // Two that stand for each other stand for nothing.
      guard scope.aliases < 16 else { return .foreign(name) }
      var inner = scope
      inner.aliases += 1
      return resolve(alias, in: inner)
    }
    if let plain = Type.plain[name] { return plain }
    if name == "Task" || name == "CheckedContinuation" || name == "UnsafeContinuation" {
      return .instance(.library(.task), [argument(0)])
    }
    if name == "MainActor" { return .instance(.library(.mainActor)) }
    switch name {
    case "Array", "ArraySlice", "ContiguousArray", "Sequence", "Collection":
      return .array(argument(0))
    case "Set": return .set(argument(0))
    case "Dictionary": return .dictionary(argument(0), argument(1))
    case "Optional": return .optional(argument(0))
    case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough":
      return .range(argument(0))
    case "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
      "NSMutableSet", "NSString", "NSMutableString", "NSNumber", "NSObject", "NSError",
      "NSException", "NSNull":
      return typeID(named: name).map { .instance($0) } ?? .foreign(name)
    default:
      // A nested type by its path, or with a module before it.
      if let dot = name.firstIndex(of: ".") {
        let first = String(name[..<dot])
        let rest = String(name[name.index(after: dot)...])
        if let id = typeID(named: first, in: scope), let number = entries(of: id).first {
          let inner = resolve(rest, arguments, in: TypeScope(owner: number))
          if case .foreign = inner {} else { return inner }
        }
        if first == "Swift" || first == "Foundation" { return resolve(rest, arguments, in: scope) }
      }
      return .foreign(name)
    }
  }

  private static func isBuiltIn(_ id: TypeID) -> Bool {
    if case .library = id.origin { true } else { false }
  }

  /// The type of `self` inside of a declaration or an extension.
  func selfType(of number: Int) -> Type {
    let entry = program.types[number]
    guard entry.sort == .addition else {
      return .instance(.program(number), entry.generics.map { .parameter($0.name) })
    }
    if let world = surface.type(named: entry.name) { return .instance(world.id) }
    switch entry.name {
    case "Array", "Collection", "Sequence", "MutableCollection", "RandomAccessCollection",
      "BidirectionalCollection":
      return .array(.element)
    case "Set": return .set(.element)
    case "Dictionary": return .dictionary(.key, .held)
    case "Optional": return .optional(.parameter("Wrapped"))
    case "Range", "ClosedRange": return .range(.parameter("Bound"))
    case "BinaryInteger", "SignedInteger", "FixedWidthInteger": return .int
    case "BinaryFloatingPoint", "FloatingPoint": return .double
    case "StringProtocol": return .text
    default:
      return Type.plain[entry.name]
        ?? typeID(named: entry.name).map { .instance($0) } ?? .foreign(entry.name)
    }
  }

  func signature(_ function: Int) -> Signature {
    let entry = program.functions[function]
    let scope = TypeScope(owner: entry.owner, generics: entry.function.generics)
    let parameters = entry.function.parameters
    var result = resolve(entry.function.result, in: scope)
    if entry.function.result == nil { result = .void }
    if entry.function.sort == .initializer, let owner = entry.owner {
      result = selfType(of: owner)
      if entry.function.isFailable { result = .optional(result) }
    }
    if case .accessor(let property) = entry.role, parameters.isEmpty {
      result = resolve(program.properties[property].type, in: scope)
    }
    return Signature(
      labels: parameters.map { $0.label },
      types: parameters.map {
        let type = resolve($0.type, in: scope)
        return $0.isVariadic ? .array(type) : type
      },
      usual: parameters.map { $0.usual != nil }, variadic: parameters.map { $0.isVariadic },
      delayed: parameters.map { $0.isDelayed }, result: result)
  }

  func signature(_ member: WorldMember) -> Signature {
    let scope = TypeScope()
    let count = member.parameters.count
    return Signature(
      labels: member.parameters.map { $0.label },
      types: member.parameters.map { resolve($0.type, in: scope) },
      usual: member.parameters.map { $0.isOptional },
      variadic: [Bool](repeating: false, count: count),
      delayed: [Bool](repeating: false, count: count),
      result: member.result.map { resolve($0, in: scope) } ?? .void)
  }

  func signature(_ row: Library<W>.Row) -> Signature {
    let count = row.parameters.count
    return Signature(
      labels: row.labels ?? [], types: row.parameters,
      usual: (0..<count).map { row.traits.contains(.usual) && ($0 > 0 || count == 1) },
      variadic: (0..<count).map {
        $0 == 0 && row.traits.contains(.variadic)
          || $0 == count - 1 && row.traits.contains(.variadicLast)
      },
      delayed: (0..<count).map { $0 == count - 1 && row.traits.contains(.delayed) },
      result: row.result)
  }

  /// The initializer that a structure has by itself, and the parts of an enum's case.
  func signature(payload: [Parameter], of number: Int) -> Signature {
    let scope = TypeScope(owner: number)
    return Signature(
      labels: payload.map { $0.label }, types: payload.map { resolve($0.type, in: scope) },
      usual: payload.map { $0.usual != nil },
      variadic: payload.map { _ in false }, delayed: payload.map { _ in false },
      result: selfType(of: number))
  }
}

extension Type {
  static let plain: [String: Type] = [
    "Int": .int, "Int8": .integer(.int8), "Int16": .integer(.int16), "Int32": .integer(.int32),
    "Int64": .integer(.int64), "UInt": .integer(.uint), "UInt8": .integer(.uint8),
    "UInt16": .integer(.uint16), "UInt32": .integer(.uint32), "UInt64": .integer(.uint64),
    "Double": .double, "CGFloat": .double, "TimeInterval": .double, "Float64": .double,
    "Float": .float, "Float32": .float, "Float80": .double, "Bool": .bool, "String": .text,
    "Substring": .text, "StaticString": .text, "Character": .character,
    "Unicode.Scalar": .character, "UnicodeScalar": .character, "Void": .void,
    "Never": .never, "Any": .any, "AnyObject": .any, "AnyHashable": .any, "Selector": .selector,
    // Objective-C's
    "int": .integer(.int32), "short": .integer(.int16), "long": .integer(.int64),
    "long long": .integer(.int64), "char": .integer(.int8), "unsigned": .integer(.uint32),
    "unsigned int": .integer(.uint32), "unsigned short": .integer(.uint16),
    "unsigned char": .integer(.uint8), "unsigned long": .integer(.uint64),
    "unsigned long long": .integer(.uint64), "signed char": .integer(.int8),
    "NSInteger": .integer(.int64), "NSUInteger": .integer(.uint64), "size_t": .integer(.uint64),
    "int8_t": .integer(.int8), "int16_t": .integer(.int16), "int32_t": .integer(.int32),
    "int64_t": .integer(.int64), "uint8_t": .integer(.uint8), "uint16_t": .integer(.uint16),
    "uint32_t": .integer(.uint32), "uint64_t": .integer(.uint64), "unichar": .integer(.uint16),
    "long int": .integer(.int64), "float": .float, "double": .double, "NSTimeInterval": .double,
    "BOOL": .bool, "bool": .bool, "_Bool": .bool, "Boolean": .bool, "void": .void, "id": .any,
    "SEL": .selector, "Class": .meta(.any), "instancetype": .unknown,
    "dispatch_once_t":
      .integer(.int64),
  ]
}

/// What a call must bring.
struct Signature: Sendable {
  var labels: [String?]
  var types: [Type]
  var usual: [Bool]
  var variadic: [Bool]
  var delayed: [Bool]
  var result: Type
}
