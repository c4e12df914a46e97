/// What type a value has, what it can be taken for, and what can be made of it.
extension Machine {
  func typeID(of value: ProgramValue) -> TypeID? {
    switch value.content {
    case .object(let id), .weak(let id): memory.type(of: id)
    case .structure(let structure): structure.type
    case .enumeration(let enumeration): enumeration.type
    default: nil
    }
  }

  func dynamicType(_ value: ProgramValue) -> Type {
    switch value.content {
    case .bool: .bool
    case .integer(_, let kind): .integer(kind)
    case .double: .double
    case .float: .float
    case .text: .text
    case .character: .character
    case .selector: .selector
    case .array(let list): .array(commonType(list.items))
    case .set(let table): .set(commonType(table.keys))
    case .dictionary(let table): .dictionary(commonType(table.keys), commonType(table.values))
    case .range(let span): .range(dynamicType(span.lower.isAbsent ? span.upper : span.lower))
    case .tuple(let tuple):
      .tuple(
        zip(tuple.items, labels(of: tuple)).map {
          Type.TupleElement(label: $1, type: dynamicType($0))
        })
    case .object, .weak, .structure, .enumeration:
      typeID(of: value).map { .instance($0) } ?? .unknown
    case .closure: .function([], .unknown)
    case .type(let type): .meta(type)
    case .nothing: .void
    case .null: .optional(.unknown)
    case .absent, .cell, .unknown: .unknown
    }
  }

  private func commonType(_ items: [ProgramValue]) -> Type {
    guard let first = items.first else { return .unknown }
    let type = dynamicType(first)
    return items.dropFirst().prefix(100).allSatisfy { dynamicType($0) == type } ? type : .any
  }

  func labels(of tuple: Tuple) -> [String?] {
    let labels = output.labels[Int(tuple.labels.index)]
    return labels.isEmpty ? tuple.items.map { _ in nil } : labels
  }

  // MARK: Kinship

  func isInstance(_ value: ProgramValue, of type: Type) -> Bool {
    switch type {
    case .any: return true
    case .unknown, .parameter: return true
    case .optional(let inner), .implicit(let inner):
      return value.isNull || isInstance(value, of: inner)
    case .instance(let id, _): return isInstance(value, of: id)
    case .foreign(let name): return isInstance(value, ofForeign: name)
    case .array(let element):
      guard case .array(let list) = value.content else { return false }
      return element.isOpen || list.items.allSatisfy { isInstance($0, of: element) }
    case .set(let element):
      guard case .set(let table) = value.content else { return false }
      return element.isOpen || table.keys.allSatisfy { isInstance($0, of: element) }
    case .dictionary(let key, let held):
      guard case .dictionary(let table) = value.content else { return false }
      return (key.isOpen || table.keys.allSatisfy { isInstance($0, of: key) })
        && (held.isOpen || table.values.allSatisfy { isInstance($0, of: held) })
    case .tuple(let items):
      guard case .tuple(let tuple) = value.content, tuple.items.count == items.count else {
        return false
      }
      return zip(tuple.items, items).allSatisfy { isInstance($0, of: $1.type) }
    case .range:
      if case .range = value.content { return true }
      return false
    case .function:
      if case .closure = value.content { return true }
      return false
    case .meta:
      if case .type = value.content { return true }
      return false
    case .void:
      if case .nothing = value.content { return true }
      return false
    case .integer(let kind):
      if case .integer(_, let own) = value.content { return own == kind }
      return false
    case .double:
      if case .double = value.content { return true }
      return false
    case .float:
      if case .float = value.content { return true }
      return false
    case .bool: return value.asBool != nil
    case .text:
      if case .text = value.content { return true }
      return false
    case .character:
      if case .character = value.content { return true }
      return false
    case .selector:
      if case .selector = value.content { return true }
      return false
    case .never: return false
    case .inOut(let inner): return isInstance(value, of: inner)
    case .pointer:
      if case .cell = value.content { return true }
      return false
    }
  }

  private func isInstance(_ value: ProgramValue, of id: TypeID) -> Bool {
    if let own = typeID(of: value) {
      // Foundation boxes a structure where an object is wanted.
      let isBoxed = lexicon.name(of: id) == "NSValue" && lexicon.worldType(own)?.sort == .structure
      return isBoxed || lexicon.isKind(own, of: id) || isGuess(id, above: own)
    }
    switch id.origin {
    case .library(let type):
      switch (type, value.content) {
      case (.string, .text), (.number, .integer), (.number, .double), (.number, .bool),
        (.array, .array), (.dictionary, .dictionary), (.set, .set), (.object, .text),
        (.object, .integer), (.object, .double), (.object, .array), (.object, .dictionary),
        (.null, .nothing):
        return true
      default: return false
      }
    case .program(let number):
      guard program.types[number].sort == .protocolType else { return false }
      for name in dynamicType(value).extensionNames {
        if let other = program.typeNumbers[name],
          lexicon.protocols(of: .program(other)).contains(id)
        {
          return true
        }
      }
      return false
    case .world: return false
    }
  }

  /// A cell's class of another file: it was registered in a way that is not known here.
  private func isGuess(_ id: TypeID, above own: TypeID) -> Bool {
    lexicon.typeEntry(id)?.isGuessed == true && lexicon.superclass(of: id) == own
      && lexicon.name(of: own).hasSuffix("Cell")
  }

  private func isInstance(_ value: ProgramValue, ofForeign name: String) -> Bool {
    if let id = typeID(of: value) {
      if name == "AnyObject" { return lexicon.isClass(id) }
      return lexicon.conforms(id, toLibrary: name) || lexicon.name(of: id) == name
        || name == "Error" && lexicon.isKind(id, of: .library(.error))
    }
    return dynamicType(value).extensionNames.contains(name)
  }

  func cast(_ value: ProgramValue, to type: Type, isForced: Bool) throws(Stop) -> ProgramValue {
    if case .unknown = value.content { return value }
    let target = type.isOptional ? type.bare : type
    if value.isNull, type.isOptional { return .null }
    if !value.isNull, isInstance(value, of: target) {
      return isForced ? (type.isOptional ? value.asOptional : value.bare) : value.bare.wrapped
    }
    if let bridged = bridged(value, to: target) {
      return isForced ? bridged : bridged.wrapped
    }
    guard isForced else { return .null }
    if value.isNull { throw .crash(.unwrappedNil, .nowhere) }
    throw .crash(.badCast(from: typeName(dynamicType(value)), to: typeName(target)), .nowhere)
  }

  /// What Foundation makes of a value of another language.
  private func bridged(_ value: ProgramValue, to type: Type) -> ProgramValue? {
    switch (type, value.content) {
    case (.text, .object(let id)):
      if case .text(let text) = memory.content(of: id).content { return .text(text) }
      return nil
    case (.array, .object(let id)):
      if case .array = memory.content(of: id).content { return memory.content(of: id) }
      return nil
    default: return nil
    }
  }

  /// NumberLiterals as another type wants them, the way C converts and the way a missing conversion is made up for.
  func converted(_ value: ProgramValue, to type: Type) -> ProgramValue {
    switch type {
    case .double:
      if case .unknown = value.content { return value }
      return number(value).map { ProgramValue(.double($0), wraps: value.wraps) }
        ?? (value.isNull ? .double(0) : value)
    case .float:
      return number(value).map { ProgramValue(.float(Float($0))) }
        ?? (value.isNull ? ProgramValue(.float(0)) : value)
    case .integer(let kind):
      if case .integer(let number, _) = value.content {
        return ProgramValue(.integer(kind.cut(number), kind))
      }
      if let number = number(value) {
        return ProgramValue(.integer(kind.cut(truncated(number)), kind))
      }
      return value.isNull ? ProgramValue(.integer(0, kind)) : value
    case .bool:
      if case .unknown = value.content { return value }
      return truthC(value)
    case .character: return value
    case .instance(let id, _):
      guard value.isNull || value.asInteger == 0 || value.asItems != nil else { return value }
      return zero(of: id) ?? value
    default: return value
    }
  }

  func truncated(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    if number >= 9.2233720368547758e18 { return .max }
    if number <= -9.2233720368547758e18 { return .min }
    return Int64(number)
  }

  func zero(of id: TypeID) -> ProgramValue? {
    let compiler = Compiler<W>(lexicon: lexicon, output: output, isRecording: false)
    let zero = compiler.zero(of: .instance(id))
    return zero.isNull ? nil : zero
  }

  // MARK: Names

  func typeName(_ type: Type) -> String {
    switch type {
    case .unknown: "Any"
    case .any: "Any"
    case .never: "Never"
    case .void: "()"
    case .bool: "Bool"
    case .integer(let kind): kind.name
    case .double: "Double"
    case .float: "Float"
    case .text: "String"
    case .character: "Character"
    case .selector: "Selector"
    case .array(let inner): "Array<" + typeName(inner) + ">"
    case .set(let inner): "Set<" + typeName(inner) + ">"
    case .dictionary(let key, let held):
      "Dictionary<" + typeName(key) + ", " + typeName(held) + ">"
    case .range(let inner): "Range<" + typeName(inner) + ">"
    case .optional(let inner), .implicit(let inner): "Optional<" + typeName(inner) + ">"
    case .tuple(let items):
      "("
        + items.map { ($0.label.map { $0 + ": " } ?? "") + typeName($0.type) }
        .joined(separator: ", ") + ")"
    case .function(let types, let result):
      "(" + types.map(typeName).joined(separator: ", ") + ") -> " + typeName(result)
    case .instance(let id, let arguments):
      shortName(id)
        + (arguments.isEmpty ? "" : "<" + arguments.map(typeName).joined(separator: ", ") + ">")
    case .meta(let inner): typeName(inner) + ".Type"
    case .parameter(let name), .foreign(let name): name
    case .inOut(let inner): "inout " + typeName(inner)
    case .pointer(let inner): typeName(inner) + " *"
    }
  }

  /// Without what it is nested in.
  func shortName(_ id: TypeID) -> String {
    let name = lexicon.name(of: id)
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// `type(of:)`: what the object is, or where that says less, what was known before running.
  func typeValue(_ value: ProgramValue, _ known: Type) -> ProgramValue {
    if case .unknown = value.content { return value }
    if value.wraps > 0 || value.isNull { return ProgramValue(.type(known)) }
    switch (value.content, known) {
    case (.object, _): return ProgramValue(.type(dynamicType(value)))
    case (_, .array), (_, .dictionary), (_, .set), (_, .function), (_, .range), (_, .optional),
      (_, .tuple):
      return ProgramValue(.type(known))
    case (.structure, .instance(_, let arguments)) where !arguments.isEmpty:
      return ProgramValue(.type(known))
    default: return ProgramValue(.type(dynamicType(value)))
    }
  }
}
