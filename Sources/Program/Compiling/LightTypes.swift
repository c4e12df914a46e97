/// What can be said of a type without making instructions.
extension Compiler {
  /// A declared type, or that of the value a property starts with.
  mutating func propertyType(_ number: Int) -> Type {
    if let known = output.propertyTypes[number] { return known }
    let entry = program.properties[number]
    let scope = TypeScope(owner: entry.owner)
    if let name = entry.type {
      let type = lexicon.resolve(name, in: scope)
      let outlet = entry.strength == .weak ? type.asOptional : type
      output.propertyTypes[number] = entry.language == .objectiveC ? type : outlet
      return output.propertyTypes[number] ?? type
    }
    guard let initial = entry.value, output.busyProperties.insert(number).inserted else {
      return .unknown
    }
    defer { output.busyProperties.remove(number) }
    var inner = FunctionDraft(
      name: entry.name, language: entry.language, scope: scope,
      selfType: entry.owner.map { lexicon.selfType(of: $0) }, place: entry.place,
      start: entry.place)
    inner.isStatic = true
    drafts.append(inner)
    let type = lightType(initial)
    drafts.removeLast()
    output.propertyTypes[number] = type
    return type
  }

  private func knownPropertyType(_ number: Int) -> Type {
    if let known = output.propertyTypes[number] { return known }
    let entry = program.properties[number]
    if let name = entry.type {
      return lexicon.resolve(name, in: TypeScope(owner: entry.owner))
    }
    guard let initial = entry.value else { return .unknown }
    var compiler = self
    guard compiler.output.busyProperties.insert(number).inserted else { return .unknown }
    compiler.drafts = [
      FunctionDraft(
        name: entry.name, language: entry.language, scope: TypeScope(owner: entry.owner),
        selfType: entry.owner.map { lexicon.selfType(of: $0) }, place: entry.place,
        start: entry.place)
    ]
    return compiler.lightType(initial)
  }

  func typeOfMember(_ name: String, of type: Type) -> Type {
    let found = lexicon.find(name, of: type, isStatic: false)
    for one in found {
      switch one.kind {
      case .property(let number): return lexicon.fill(knownPropertyType(number), one.binding)
      case .field(_, let fieldType): return fieldType
      case .world(let member):
        let signature = lexicon.signature(member)
        if case .property = member.sort { return signature.result }
        return .function(signature.types, signature.result)
      case .library(let row):
        let entry = lexicon.library.rows[row]
        return entry.labels == nil
          ? lexicon.fill(entry.result, one.binding)
          : .function(entry.parameters, lexicon.fill(entry.result, one.binding))
      case .function(let number):
        let signature = lexicon.signature(number)
        return .function(
          signature.types.map { lexicon.fill($0, one.binding) },
          lexicon.fill(signature.result, one.binding))
      case .enumCase, .type: break
      }
    }
    if case .tuple(let items) = type {
      return items.first { $0.label == name }?.type ?? .unknown
    }
    return .unknown
  }

  func typeOfStatic(_ name: String, of type: Type) -> Type {
    for one in lexicon.find(name, of: type, isStatic: true) {
      switch one.kind {
      case .property(let number): return lexicon.fill(knownPropertyType(number), one.binding)
      case .enumCase: return type
      case .world(let member): return lexicon.signature(member).result
      case .function(let number): return lexicon.signature(number).result
      case .library(let row): return lexicon.fill(lexicon.library.rows[row].result, ["Self": type])
      case .field, .type: break
      }
    }
    return .unknown
  }

  func lightType(_ expression: Expression) -> Type {
    switch expression.kind {
    case .integer(let number):
      return isC ? .integer(Int32(exactly: number) == nil ? .int64 : .int32) : .int
    case .floating: return .double
    case .text: return .text
    case .character: return .integer(.int8)
    case .boolean: return .bool
    case .null: return .optional(.unknown)
    case .array(let items):
      if let type = typeNamed(by: expression) { return .meta(type) }
      return .array(commonElement(items.map { lightType($0) }, .unknown))
    case .dictionary(let entries):
      guard let first = entries.first else { return .dictionary(.unknown, .unknown) }
      return .dictionary(lightType(first.key), lightType(first.value))
    case .tuple(let items):
      if items.count == 1 { return lightType(items[0].value) }
      return items.isEmpty
        ? .void : .tuple(items.map { .init(label: $0.label, type: lightType($0.value)) })
    case .boxed(let inner), .awaited(let inner): return lightType(inner)
    case .name(let name): return lightName(name, expression)
    case .superclass: return superclass.map { .instance($0) } ?? .unknown
    case .member(let base?, let name):
      if let type = typeNamed(by: base) { return typeOfStatic(name, of: type) }
      let type = lightType(base)
      return hasChain(expression)
        ? typeOfMember(name, of: opened(type.bare)).asOptional
        : typeOfMember(name, of: opened(type.bareImplicit))
    case .pointee(let base, let name): return typeOfMember(name, of: lightType(base).bare)
    case .call(let callee, let arguments): return lightCall(callee, arguments, expression)
    case .message(let receiver, let pieces): return lightMessage(receiver, pieces)
    case .index(let base, let arguments):
      let type = lightType(base)
      if let first = arguments.first, case .infix(_, "..<", _) = first.value.kind { return type }
      if let own = subscripts(of: type).first {
        return lexicon.resolve(own.result, in: draft.scope)
      }
      let element = elementType(of: type.bare)
      return arguments.contains { $0.label == "default" } ? element.unwrapped : element
    case .closure(let closure):
      return .function(
        closure.parameters.map { $0.type.map(resolve) ?? .unknown },
        closure.result.map(resolve) ?? .unknown)
    case .prefix("!", _): return .bool
    case .prefix("*", let inner):
      if case .pointer(let pointed) = lightType(inner) { return pointed }
      return .unknown
    case .prefix(_, let inner): return lightType(inner)
    case .postfix(let inner, "!"): return lightType(inner).unwrapped
    case .postfix(let inner, _), .reference(let inner): return lightType(inner)
    case .chained(let inner): return lightType(inner).unwrapped
    case .infix(let a, let text, let b): return lightInfix(a, text, b)
    case .assign: return .void
    case .ternary(_, let a, let b): return common(lightType(a), lightType(b))
    case .cast(_, let kind, let name):
      switch kind {
      case .sure, .forced: return resolve(name)
      case .asked: return .optional(resolve(name))
      case .test: return .bool
      }
    case .attempt(let kind, let inner):
      return kind == .optional ? lightType(inner).asOptional : lightType(inner)
    case .selector: return .selector
    case .type(let name): return .meta(resolve(name))
    case .member(nil, let name): return typeOfStatic(name, of: draft.implicitType)
    case .keyPath, .statement, .unread: return .unknown
    }
  }

  private func lightName(_ name: String, _ expression: Expression) -> Type {
    if let inner = unwrapping(name) { return lightType(inner) }
    if let local = local(name) { return local.type }
    if let type = draft.selfType {
      if isC {
        if case .instance(let id, _) = type, let field = lexicon.field(named: name, of: id) {
          return knownPropertyType(field.property)
        }
      } else {
        let own = typeOfMember(name, of: type)
        if own != .unknown { return own }
        var owner = draft.scope.owner
        while let number = owner {
          let own = typeOfStatic(name, of: lexicon.selfType(of: number))
          if own != .unknown { return own }
          owner = program.types[number].outer
        }
      }
    }
    for member in program.globals[name] ?? [] {
      switch member {
      case .property(let number): return knownPropertyType(number)
      case .function(let number):
        let signature = lexicon.signature(number)
        return .function(signature.types, signature.result)
      case .enumCase, .type: break
      }
    }
    if let macro = program.macros[name], macro.parameters == nil, draft.macroDepth < 8 {
      var inner = self
      inner.draft.macroDepth += 1
      return inner.lightType(macro.value)
    }
    if let type = typeNamed(by: expression) { return .meta(type) }
    if let member = lexicon.surface.globals(name).first {
      return lexicon.signature(member).result
    }
    if let member = ofController(name, at: expression.place) { return lightType(member) }
    if let row = lexicon.library.find(name, of: .global).first,
      lexicon.library.rows[row].labels == nil
    {
      return lexicon.library.rows[row].result
    }
    return .unknown
  }

  private func lightInfix(_ a: Expression, _ text: String, _ b: Expression) -> Type {
    if text == "&&" || text == "||" || text == "~=" { return .bool }
    if text == "??" {
      let right = lightType(b)
      let left = lightType(a)
      return right.isOptional && right != .optional(.unknown)
        ? right : left.isOptional ? left.unwrapped : right
    }
    if let operation = Operator(text), operation.compares { return .bool }
    let (left, right) = (lightType(a), lightType(b))
    if let candidates = program.operators[text] {
      var found = Type.unknown
      var most = 0
      for number in candidates {
        let signature = lexicon.signature(number)
        guard signature.types.count == 2 else { continue }
        let (x, y) = (fits(a, left, signature.types[0]), fits(b, right, signature.types[1]))
        if x > 0, y > 0, x + y > most {
          var binding: [String: Type] = [:]
          lexicon.unify(signature.types[0], left, &binding)
          lexicon.unify(signature.types[1], right, &binding)
          (found, most) = (lexicon.fill(signature.result, binding), x + y)
        }
      }
      if most >= 4 { return found }
    }
    if let operation = Operator(text), operation.makesRange {
      return .range(isFlexible(a) ? right : left)
    }
    if isC { return cType(left, right) }
    if isFlexible(a), !isFlexible(b) { return right }
    if left == .int, right.isFloating, isFlexible(a) { return right }
    if left == .int, right == .double, isFlexible(b), isFlexible(a) { return .double }
    return left == .unknown ? right : left
  }

  // MARK: Subscripts

  func subscripts(of type: Type) -> [SubscriptEntry] {
    var found: [SubscriptEntry] = []
    switch type.bare {
    case .instance(let id, _):
      for above in lexicon.lineage(of: id) + lexicon.protocols(of: id) {
        for number in lexicon.entries(of: above) { found += program.types[number].subscripts }
      }
    case let other:
      for name in other.extensionNames {
        if let number = program.typeNumbers[name] {
          found += program.types[number].subscripts.filter {
            $0.parameters.contains { $0.label != nil }
          }
        }
      }
    }
    return found
  }

  func indexType(of type: Type) -> Type {
    switch type.bare {
    case .dictionary(let key, _): key
    case .array, .range: .int
    default: .unknown
    }
  }

  func elementType(of type: Type) -> Type {
    switch type.bare {
    case .dictionary(_, let held): .optional(held)
    case .array(let inner), .range(let inner), .set(let inner): inner
    case .text: .character
    default: .unknown
    }
  }
}

extension Type {
  /// `UIView!` opened.
  var bareImplicit: Type {
    if case .implicit(let inner) = self { inner } else { self }
  }
}
