/// Literals of the program's own types.
extension Compiler {
  /// A literal of a type of the program's own: by its `init(arrayLiteral:)` and its kin.
  mutating func ownLiteral(
    _ label: String, _ value: Expression, into to: Register, wanted: Type
  ) -> Type? {
    guard !isC, case .instance(let id, _) = wanted.bare, let entry = lexicon.typeEntry(id),
      !entry.initializers.isEmpty,
      let choice = chooseInitializer(wanted.bare, arguments(label, of: value)),
      case .function = choice.found.kind
    else { return nil }
    return construct(wanted.bare, arguments(label, of: value), into: to, wanted: wanted)
  }

  private func arguments(_ label: String, of literal: Expression) -> [Argument] {
    switch literal.kind {
    case .array(let items):
      return items.enumerated().map { Argument($0.offset == 0 ? label : nil, $0.element) }
    case .dictionary(let entries):
      return entries.enumerated().map { index, entry in
        let pair = Expression.Kind.tuple([Argument(nil, entry.key), Argument(nil, entry.value)])
        return Argument(index == 0 ? label : nil, Expression(pair, at: literal.place))
      }
    default: return [Argument(label, literal)]
    }
  }
}
