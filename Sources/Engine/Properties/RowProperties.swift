extension PropertyRow {
  /// Of tables and their cells, and of what else can be selected and highlighted.
  static let rows: [PropertyRow] = [
    table(.allowsSelection, usual: true) {
      $0.allowsSelection
    } set: {
      $0.allowsSelection = $1
    },
    table(.editing, swift: "isEditing", usual: false) {
      $0.isEditing
    } set: {
      $0.isEditing = $1
    },
    table(.allowsSelectionDuringEditing, usual: false) {
      $0.allowsSelectionDuringEditing
    } set: {
      $0.allowsSelectionDuringEditing = $1
    },
    table(.swipeActions, usual: false) {
      $0.hasSwipeActions
    } set: {
      $0.hasSwipeActions = $1
    },
    view(.accessoryType, .choice(Accessory.allCases.map { $0.rawValue })) {
      .words([$0.rare($1).rows.accessory.rawValue])
    } set: { scene, view, value in
      guard case .words(let words) = value else { return }
      if let accessory = words.first.flatMap({ Accessory(rawValue: $0) }) {
        scene.changeRare(view) { $0.rows.accessory = accessory }
      }
    } usual: { _, _ in
      .words([Accessory.none.rawValue])
    } where: {
      $0[$1].kind == .tableCell
    },
    mark(.selected, "isSelected", .selected),
    mark(.highlighted, "isHighlighted", .highlighted),
  ]

  private static func table(
    _ property: Property, swift: String? = nil, usual: Bool,
    get: @escaping @Sendable (RowSettings) -> Bool,
    set: @escaping @Sendable (inout RowSettings, Bool) -> Void
  ) -> PropertyRow {
    view(
      property, swift: swift, .bool, get: { .bool(get($0.rare($1).rows)) },
      set: { scene, view, value in
        if case .bool(let isOn) = value { scene.changeRare(view) { set(&$0.rows, isOn) } }
      }, usual: { _, _ in .bool(usual) }, where: { $0[$1].kind.hasRows })
  }

  private static func mark(
    _ property: Property, _ swift: String, _ flag: ViewFlags
  ) -> PropertyRow {
    view(
      property, swift: swift, .bool, get: { .bool($0.nodes[$1.index].flags.contains(flag)) },
      set: { scene, view, value in
        if case .bool(let isOn) = value { scene.setFlag(flag, of: view, to: isOn) }
      }, usual: { _, _ in .bool(false) },
      where: { $0[$1].kind == .tableCell || $0[$1].kind.isControl })
  }
}
