/// Values as another type wants them.
extension Compiler {
  // MARK: Conversions

  /// Makes of a value what a declared type wants of it.
  mutating func coerce(_ register: Register, from: Type, to wanted: Type) {
    switch wanted {
    case .optional(let inner), .implicit(let inner):
      if from == .never || from == .optional(.unknown) { return }
      if case .optional(let held) = from {
        if inner.isOptional, !held.isOptional, !held.isOpen { emit(.wrap(register)) }
        return
      }
      if from.isOptional { return }
      if isC { return coerce(register, from: from, to: inner) }
      if from.isOpen {
        emit(.wrapIfNeeded(register))
      } else {
        emit(.wrap(register))
      }
    case .integer, .double, .float, .bool, .character:
      if case .implicit(let inner) = from {
        emit(.force(register, isImplicit: true))
        return coerce(register, from: inner, to: wanted)
      }
      if isC ? from != wanted : (from.isOpen && wanted.isFloating) {
        emit(.convert(register, type: typeIndex(wanted)))
      }
    case .instance(let id, _):
      if case .implicit = from { emit(.force(register, isImplicit: true)) }
      if isC, !isReference(wanted), from != wanted, lexicon.worldType(id) != nil || from.isOpen {
        emit(.convert(register, type: typeIndex(wanted)))
      }
    case .text, .array, .set, .dictionary, .function, .tuple, .selector, .range:
      if case .implicit = from { emit(.force(register, isImplicit: true)) }
    case .unknown, .any, .never, .void, .meta, .parameter, .inOut, .pointer, .foreign: break
    }
  }

  mutating func cast(
    _ inner: Expression, _ kind: Expression.CastKind, _ type: Type, into to: Register
  ) -> Type {
    switch kind {
    case .sure:
      let given = value(inner, into: to, wanted: type)
      if isC {
        emit(.convert(to, type: typeIndex(type)))
      } else {
        coerce(to, from: given, to: type)
      }
      return type
    case .asked:
      value(inner, into: to)
      emit(.cast(to, type: typeIndex(type), isForced: false))
      return .optional(type)
    case .forced:
      value(inner, into: to)
      emit(.cast(to, type: typeIndex(type), isForced: true))
      return type
    case .test:
      value(inner, into: to)
      emit(.isType(to: to, to, type: typeIndex(type)))
      return .bool
    }
  }

  mutating func attempt(
    _ kind: Expression.AttemptKind, _ inner: Expression, into to: Register, wanted: Type
  ) -> Type {
    switch kind {
    case .passed: return value(inner, into: to, wanted: wanted)
    case .optional, .forced:
      let start = here
      let type = value(inner, into: to, wanted: wanted)
      if kind == .optional {
        flatten(to, type)
      }
      let end = emit(.jump(0))
      draft.handlers.append(Code.Handler(from: start, to: here, target: here, error: to))
      if kind == .optional { constant(.null, to: to) } else { emit(.crashUncaught(to)) }
      land(end)
      return kind == .optional ? type.asOptional : type
    }
  }
}
