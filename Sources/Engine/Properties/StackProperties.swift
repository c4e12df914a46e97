/// How a stack view arranges.
extension PropertyRow {
  static let stacks: [PropertyRow] = [
    stack(.axis, .choice(ScrollAxis.allCases.map { $0.rawValue })) {
      .words([$0.axis.rawValue])
    } set: { state, value in
      if let axis = word(value).flatMap({ ScrollAxis(rawValue: $0) }) { state.axis = axis }
    },
    stack(.distribution, .choice(StackDistribution.allCases.map { $0.rawValue })) {
      .words([$0.distribution.rawValue])
    } set: { state, value in
      if let one = word(value).flatMap({ StackDistribution(rawValue: $0) }) {
        state.distribution = one
      }
    },
    stack(.alignment, .choice(StackAlignment.words)) {
      .words([$0.alignment.rawValue])
    } set: { state, value in
      if let one = word(value).flatMap({ StackAlignment(word: $0) }) { state.alignment = one }
    },
    stack(.spacing, .number(low: -1_000_000, high: 1_000_000)) {
      .number($0.spacing)
    } set: { state, value in
      if case .number(let spacing) = value { state.spacing = spacing }
    },
    stack(
      .layoutMarginsRelativeArrangement, swift: "isLayoutMarginsRelativeArrangement", .bool
    ) {
      .bool($0.isMarginsRelative)
    } set: { state, value in
      if case .bool(let isOn) = value { state.isMarginsRelative = isOn }
    },
  ]

  private static func word(_ value: Value) -> String? {
    if case .words(let words) = value { words.first } else { nil }
  }

  private static func stack(
    _ property: Property, swift: String? = nil, _ type: ValueType,
    get: @escaping @Sendable (StackState) -> Value,
    set: @escaping @Sendable (inout StackState, Value) -> Void
  ) -> PropertyRow {
    view(
      property, swift: swift, type, get: { get($0.stack($1)) },
      set: { scene, view, value in scene.changeStack(view) { set(&$0, value) } },
      usual: { _, _ in get(.usual) }, where: { $0[$1].kind == .stackView })
  }
}
