/// What a program's text gives as it stands.
extension Compiler {
  mutating func integer(_ number: Int64, into to: Register, wanted: Type) -> Type {
    let literal = Expression(.integer(number), at: draft.place)
    if case .instance = wanted.bare,
      let made = ownLiteral("integerLiteral", literal, into: to, wanted: wanted)
    {
      return made
    }
    switch wanted.bare {
    case .double:
      constant(.double(Double(number)), to: to)
      return .double
    case .float:
      constant(ProgramValue(.float(Float(number))), to: to)
      return .float
    case .integer(let kind) where !isC:
      constant(ProgramValue(.integer(number, kind)), to: to)
      return .integer(kind)
    default:
      let kind: IntegerKind = isC ? (Int32(exactly: number) == nil ? .int64 : .int32) : .int
      constant(ProgramValue(.integer(number, kind)), to: to)
      return .integer(kind)
    }
  }

  mutating func text(_ parts: [TextPart], into to: Register, wanted: Type) -> Type {
    var plain = ""
    var isPlain = true
    for part in parts {
      if case .plain(let text) = part { plain += text } else { isPlain = false }
    }
    if isPlain, case .instance = wanted.bare {
      let literal = Expression(.text(parts), at: draft.place)
      if let made = ownLiteral("stringLiteral", literal, into: to, wanted: wanted) { return made }
    }
    if isPlain {
      if wanted.bare == .character, plain.count == 1, let character = plain.first {
        constant(ProgramValue(.character(character)), to: to)
        return .character
      }
      constant(.text(plain), to: to)
      return .text
    }
    let top = draft.top
    let base = allocate(parts.count)
    for (index, part) in parts.enumerated() {
      let register = base + Register(truncatingIfNeeded: index)
      switch part {
      case .plain(let text): constant(.text(text), to: register)
      case .worked(let inner): value(inner, into: register)
      }
    }
    emit(.makeText(to: to, base: base, count: Int32(truncatingIfNeeded: parts.count)))
    release(to: top)
    return .text
  }

  mutating func array(_ items: [Expression], into to: Register, wanted: Type) -> Type {
    let literal = Expression(.array(items), at: draft.place)
    if let made = ownLiteral("arrayLiteral", literal, into: to, wanted: wanted) { return made }
    var element = Type.unknown
    var isSet = false
    switch wanted.bare {
    case .array(let inner): element = inner
    case .set(let inner): (element, isSet) = (inner, true)
    case .dictionary where items.isEmpty: return dictionary([], into: to, wanted: wanted)
    case .instance(let id, _) where !isC || !isReference(wanted.bare):
      if isOptions(id) { return options(items, id, wanted.bare, into: to) }
      if lexicon.typeEntry(id)?.sort == .structType || lexicon.worldType(id)?.sort == .structure {
        return fields(items, of: id, into: to)
      }
    default: break
    }
    if element.isOpen, element != .any, !isC {
      element = commonElement(items.map { lightType($0) }, element)
    }
    let base = allocate(max(1, items.count))
    for (index, item) in items.enumerated() {
      let register = base + Register(truncatingIfNeeded: index)
      let type = value(item, into: register, wanted: element)
      coerce(register, from: type, to: element)
      if element == .unknown, index == 0 { element = isC ? .unknown : type }
      if element != type, index > 0, element != .unknown, type != .unknown,
        wanted.bare.elementType.isOpen, !element.isOptional
      {
        element = common(element, type)
      }
    }
    let count = Int32(truncatingIfNeeded: items.count)
    emit(
      isSet
        ? .makeSet(to: to, base: base, count: count)
        : .makeArray(to: to, base: base, count: count))
    release(to: Int(base))
    return isSet ? .set(element) : .array(element)
  }

  /// Of literals side by side: floating, where one is; optional, where one is nil.
  func commonElement(_ types: [Type], _ open: Type) -> Type {
    guard let first = types.first else { return open }
    var element = first
    for type in types.dropFirst() {
      if element == type { continue }
      element = common(element, type)
      if element == .unknown { return open }
    }
    return element.isOpen || element == .optional(.unknown) ? open : element
  }

  func isOptions(_ id: TypeID) -> Bool {
    lexicon.worldType(id)?.sort == .options || lexicon.conforms(id, toLibrary: "OptionSet")
  }

  /// `[.left, .right]` of an option set: one value.
  private mutating func options(
    _ items: [Expression], _ id: TypeID, _ type: Type, into to: Register
  ) -> Type {
    constant(.structure(id, [.integer(0)]), to: to)
    for item in items {
      let top = draft.top
      let register = allocate()
      value(item, into: register, wanted: type)
      emit(.binary(.or, to: to, to, register))
      release(to: top)
    }
    return type
  }

  /// C's `{1, 2}` of a structure.
  private mutating func fields(_ items: [Expression], of id: TypeID, into to: Register) -> Type {
    let type = Type.instance(id)
    constant(zero(of: type), to: to)
    for (index, item) in items.enumerated() {
      let top = draft.top
      let register = allocate()
      let wanted = fieldType(index, of: id)
      let given = value(item, into: register, wanted: wanted)
      coerce(register, from: given, to: wanted)
      emit(.writeField(of: to, slot: Int32(truncatingIfNeeded: index), from: register))
      release(to: top)
    }
    return type
  }

  private func fieldType(_ index: Int, of id: TypeID) -> Type {
    if let world = lexicon.worldType(id), index < world.fields.count {
      return lexicon.resolve(world.fields[index].type, in: TypeScope())
    }
    if let entry = lexicon.typeEntry(id), index < entry.fields.count {
      return lexicon.resolve(program.properties[entry.fields[index].property].type, in: draft.scope)
    }
    return .unknown
  }

  mutating func dictionary(
    _ entries: [Expression.Entry], into to: Register, wanted: Type
  ) -> Type {
    let literal = Expression(.dictionary(entries), at: draft.place)
    if let made = ownLiteral("dictionaryLiteral", literal, into: to, wanted: wanted) { return made }
    var (key, held) = (Type.unknown, Type.unknown)
    if case .dictionary(let wantedKey, let wantedValue) = wanted.bare {
      (key, held) = (wantedKey, wantedValue)
    }
    if isC, case .array(let element) = wanted { return placed(entries, element, into: to) }
    if held.isOpen, held != .any, !isC {
      held = commonElement(entries.map { lightType($0.value) }, held)
    }
    let base = allocate(max(1, entries.count * 2))
    for (index, entry) in entries.enumerated() {
      let register = base + Register(truncatingIfNeeded: index * 2)
      let keyType = value(entry.key, into: register, wanted: key)
      if index == 0, key == .unknown { key = keyType }
      let valueType = value(entry.value, into: register + 1, wanted: held)
      coerce(register + 1, from: valueType, to: held)
      if index == 0, held == .unknown, entries.count == 1 { held = valueType }
    }
    emit(
      .makeDictionary(to: to, base: base, count: Int32(truncatingIfNeeded: entries.count)))
    release(to: Int(base))
    return .dictionary(key, held)
  }

  /// `{[Red] = @"red"}`
  private mutating func placed(
    _ entries: [Expression.Entry], _ element: Type, into to: Register
  ) -> Type {
    constant(.array([]), to: to)
    for entry in entries {
      let top = draft.top
      let (key, item) = (allocate(), allocate())
      value(entry.key, into: key)
      let given = value(entry.value, into: item, wanted: element)
      coerce(item, from: given, to: element)
      emit(.writeElement(of: to, index: key, from: item))
      release(to: top)
    }
    return .array(element)
  }

  mutating func tuple(_ items: [Argument], into to: Register, wanted: Type) -> Type {
    if items.isEmpty {
      constant(.nothing, to: to)
      return .void
    }
    if isC, let type = braces(items, into: to, wanted: wanted) { return type }
    if items.count == 1, items[0].label == nil {
      return value(items[0].value, into: to, wanted: wanted)
    }
    if isC { return comma(items, into: to, wanted: wanted) }
    var wantedItems: [Type.TupleElement] = []
    if case .tuple(let elements) = wanted.bare { wantedItems = elements }
    let base = allocate(items.count)
    var elements: [Type.TupleElement] = []
    for (index, item) in items.enumerated() {
      let register = base + Register(truncatingIfNeeded: index)
      let wanted = index < wantedItems.count ? wantedItems[index].type : .unknown
      let type = value(item.value, into: register, wanted: wanted)
      coerce(register, from: type, to: wanted)
      let label = item.label ?? (index < wantedItems.count ? wantedItems[index].label : nil)
      elements.append(.init(label: label, type: wanted.isOpen ? type : wanted))
    }
    let labels = output.labelsID(elements.map { $0.label })
    emit(
      .makeTuple(
        to: to, base: base, count: Int32(truncatingIfNeeded: items.count),
        labels: Int16(truncatingIfNeeded: labels.index)))
    release(to: Int(base))
    return .tuple(elements)
  }

  /// `{1, 2}` of an array or a structure.
  private mutating func braces(
    _ items: [Argument], into to: Register, wanted: Type
  ) -> Type? {
    switch wanted {
    case .array:
      if items.count == 1, case .array = lightType(items[0].value) { return nil }
      return array(items.map { $0.value }, into: to, wanted: wanted)
    case .instance(let id, _) where !isReference(wanted):
      if items.count == 1, items[0].label == nil, lightType(items[0].value) == wanted { return nil }
      if items.contains(where: { $0.label != nil }) { return labelled(items, of: id, into: to) }
      return fields(items.map { $0.value }, of: id, into: to)
    case .foreign(let name):
      guard let id = lexicon.typeID(named: name) else { return nil }
      return fields(items.map { $0.value }, of: id, into: to)
    default: return nil
    }
  }

  /// `{.x = 1, .y = 2}`
  private mutating func labelled(
    _ items: [Argument], of id: TypeID, into to: Register
  ) -> Type {
    let type = Type.instance(id)
    constant(zero(of: type), to: to)
    for item in items {
      let top = draft.top
      let register = allocate()
      let name = item.label ?? ""
      let wanted = typeOfMember(name, of: type)
      let given = value(item.value, into: register, wanted: wanted)
      coerce(register, from: given, to: wanted)
      emit(.writeMember(of: to, site: site(Site(name)), from: register))
      release(to: top)
    }
    return type
  }

  /// C's: all of them, and the value of the last.
  private mutating func comma(_ items: [Argument], into to: Register, wanted: Type) -> Type {
    var type = Type.void
    for item in items { type = value(item.value, into: to, wanted: wanted) }
    return type
  }
}

extension Type {
  var elementType: Type {
    switch self {
    case .array(let inner), .set(let inner), .range(let inner): inner
    case .text: .character
    case .dictionary(let key, let value):
      .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    default: .unknown
    }
  }
}
