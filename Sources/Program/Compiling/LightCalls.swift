/// What a call gives, as far as it can be said without making instructions.
extension Compiler {
  func lightCall(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression
  ) -> Type {
    if let type = typeNamed(by: callee) {
      return isFailable(type, arguments) ? .optional(type) : bound(type, arguments)
    }
    if case .name("Self") = callee.kind { return draft.selfType ?? .unknown }
    switch callee.kind {
    case .member(nil, let name): return typeOfStatic(name, of: draft.implicitType)
    case .member(let base?, let name) where isModule(base):
      return lightCall(Expression(.name(name), at: callee.place), arguments, expression)
    case .member(let base?, "init"):
      if let type = typeNamed(by: base) { return bound(type, arguments) }
      return .unknown
    case .member(let base?, let name):
      let isStatic = typeNamed(by: base) != nil
      let type = typeNamed(by: base) ?? lightType(base)
      let found = lexicon.find(
        name, of: isStatic ? type : opened(type.bareImplicit), isStatic: isStatic)
      guard let choice = choose(found, arguments) else {
        if case .function(_, let result) = typeOfMember(name, of: type.bare) { return result }
        return .unknown
      }
      var binding = choice.found.binding
      for (source, type) in zip(choice.sources, choice.signature.types) {
        if case .given(let index) = source {
          let argument = arguments[index].value
          if case .closure(let closure) = argument.kind {
            if case .function(_, let wanted) = type {
              lexicon.unify(wanted, lightResult(closure, type, binding), &binding)
            }
          } else {
            lexicon.unify(type, lightType(argument), &binding)
          }
        }
      }
      let result = lexicon.fill(choice.signature.result, binding)
      return hasChain(expression) ? result.asOptional : result
    case .name(let name):
      if let local = local(name) {
        if case .function(_, let result) = local.type.bare { return result }
        return .unknown
      }
      if let type = draft.selfType {
        let found = lexicon.find(name, of: type, isStatic: draft.isStatic)
        if let choice = choose(found, arguments) { return choice.signature.result }
      }
      let functions = (program.globals[name] ?? []).compactMap { member -> Found? in
        if case .function(let number) = member { Found(kind: .function(number)) } else { nil }
      }
      if let choice = choose(functions, arguments) {
        var binding: [String: Type] = [:]
        for (source, type) in zip(choice.sources, choice.signature.types) {
          if case .given(let index) = source {
            lexicon.unify(type, lightType(arguments[index].value), &binding)
          }
        }
        return lexicon.fill(choice.signature.result, binding)
      }
      let world = lexicon.surface.globals(name).map { Found(kind: .world($0)) }
      if let choice = choose(world, arguments) { return choice.signature.result }
      let rows = lexicon.library.find(name, of: .global).map { Found(kind: .library($0)) }
      if let choice = choose(rows, arguments) {
        var binding: [String: Type] = [:]
        for (source, type) in zip(choice.sources, choice.signature.types) {
          switch source {
          case .given(let index):
            lexicon.unify(type, lightType(arguments[index].value), &binding)
          case .several(let indices):
            for index in indices {
              lexicon.unify(type, .array(lightType(arguments[index].value)), &binding)
            }
          case .usual: break
          }
        }
        return lexicon.fill(choice.signature.result, binding)
      }
      return .unknown
    case .closure(let closure):
      if let result = closure.result { return resolve(result) }
      return lightResult(closure, .function([], .unknown), [:])
    default:
      if case .function(_, let result) = lightType(callee).bare { return result }
      return .unknown
    }
  }

  /// What a closure gives, told by its only expression or by the variable that it returns.
  private func lightResult(
    _ closure: Closure, _ type: Type, _ binding: [String: Type]
  ) -> Type {
    guard draft.lightDepth < 6 else { return .unknown }
    var inner = self
    inner.draft.lightDepth += 1
    var types: [Type] = []
    if case .function(let parameters, _) = type {
      types = parameters.map { lexicon.fill($0, binding) }
    }
    if let result = closure.result { return resolve(result) }
    for (index, parameter) in closure.parameters.enumerated() {
      let given = parameter.type.map(resolve) ?? (index < types.count ? types[index] : .unknown)
      inner.draft.locals.append(FunctionDraft.Local(name: parameter.name, type: given, register: 0))
    }
    if closure.parameters.isEmpty {
      for (index, type) in types.enumerated() {
        inner.draft.locals.append(FunctionDraft.Local(name: "$\(index)", type: type, register: 0))
      }
    }
    if let value = singleValue(closure.body) { return inner.lightType(value) }
    for statement in closure.body {
      switch statement.kind {
      case .variable(let variable):
        guard case .bind(let name, _) = variable.pattern.kind else { continue }
        let given =
          variable.type.map(resolve) ?? variable.value.map { inner.lightType($0) } ?? .unknown
        inner.draft.locals.append(FunctionDraft.Local(name: name, type: given, register: 0))
      case .returned(let value?): return inner.lightType(value)
      default: break
      }
    }
    return .unknown
  }

  /// A generic type with what its initializer's arguments say of it.
  func bound(_ type: Type, _ arguments: [Argument]) -> Type {
    guard case .instance(let id, let given) = type, given.isEmpty,
      let entry = lexicon.typeEntry(id), !entry.generics.isEmpty
    else {
      if case .array(.unknown) = type, let first = arguments.first, first.label == "repeating" {
        return .array(lightType(first.value))
      }
      if case .array(.unknown) = type, arguments.count == 1 {
        return .array(elementType(of: lightType(arguments[0].value)))
      }
      if case .set(.unknown) = type, arguments.count == 1 {
        return .set(elementType(of: lightType(arguments[0].value)))
      }
      return type
    }
    var binding: [String: Type] = [:]
    if let choice = chooseInitializer(type, arguments) {
      for (source, wanted) in zip(choice.sources, choice.signature.types) {
        if case .given(let index) = source {
          lexicon.unify(wanted, lightType(arguments[index].value), &binding)
        }
      }
    }
    return .instance(id, entry.generics.map { binding[$0.name] ?? .unknown })
  }

  func isFailable(_ type: Type, _ arguments: [Argument]) -> Bool {
    guard let choice = chooseInitializer(type, arguments) else { return false }
    return choice.signature.result.isOptional
  }
}
