/// A page of rows: a section a table, a line a row, `- NAME: WORDS`.
public struct RowPage: Sendable {
  private struct Table: Sendable {
    var names: [String]
    var words: [String: String]
  }

  private let tables: [String: Table]

  /// Of the books; one that is missing has no rows.
  public init(_ path: String) {
    var tables: [String: Table] = [:]
    for section in Page(Books.file(path) ?? []).sections where tables[section.name] == nil {
      tables[section.name] = Table(names: section.fields.map { $0.name }, words: section.values)
    }
    self.tables = tables
  }

  public subscript(table: String, row: String) -> String? { tables[table]?.words[row] }

  public func names(in table: String) -> [String] { tables[table]?.names ?? [] }
}
