import Lab

/// What `--help`, the manual page and shells say of a verb, an option, a key: a row of the page `program.md` of each
/// language's folder in the handbook.
struct ProgramRow: Phrase {
  enum Table: String { case about, verbs, options, keys, statuses, environment }

  static let purpose = ProgramRow(.about, "purpose")
  static let description = ProgramRow(.about, "description")

  let table: Table
  let name: String

  init(_ table: Table, _ name: String) { (self.table, self.name) = (table, name) }

  var english: String { Self.english[table.rawValue, name] ?? name }
  var chinese: String { Self.chinese[table.rawValue, name] ?? name }

  /// In their order on the page.
  static func all(of table: Table) -> [ProgramRow] {
    english.names(in: table.rawValue).map { ProgramRow(table, $0) }
  }

  /// The rows that the program has in tables of its own.
  static let tables = [
    Table.verbs.rawValue: UsageTable.verbs.map { $0.name },
    Table.options.rawValue: UsageTable.options.map { $0.summary.name },
  ]

  private static let english = RowPage("handbook/en/program.md")
  private static let chinese = RowPage("handbook/zh-Hans/program.md")
}
