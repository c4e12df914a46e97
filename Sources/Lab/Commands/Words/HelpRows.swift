import Engine

/// What help says of the rows of its tables is a page of each language's folder in the handbook. It is read when
/// help, completion or the reference asks.
extension English {
  static let rows = RowPage("handbook/en/commands.md")
}

extension Chinese {
  static let rows = RowPage("handbook/zh-Hans/commands.md")
}

/// A row without words is called by its name: `hitchain lint handbook` tells of it.
extension RowPage {
  func words(of spec: CommandSpec) -> String { self["commands", spec.word] ?? spec.word }

  func words(of row: PropertyRow) -> String {
    self["properties", row.property.rawValue] ?? row.property.rawValue
  }

  func words(of point: RulebookPoint) -> String { self["points", point.name] ?? point.name }

  /// What `<…>` of a usage text holds. In English the label says it itself.
  func words(ofLabel label: String) -> String { self["labels", label] ?? label }
}
