// Which rows are chosen: one, or several.
struct Selection {
  enum Mode { case single, multiple(limit: Int) }
  var mode: Mode
  private(set) var rows: Set<Int> = []
  enum Change: Equatable { case selected(Int), deselected(Int), refused }

  mutating func toggle(_ row: Int) -> [Change] {
    if rows.remove(row) != nil { return [.deselected(row)] }
    switch mode {
    case .single:
      let old = rows.map { Change.deselected($0) }
      rows = [row]
      return old + [.selected(row)]
    case .multiple(let limit) where rows.count >= limit:
      return [.refused]
    case .multiple:
      rows.insert(row)
      return [.selected(row)]
    }
  }
}
var one = Selection(mode: .single)
for row in [3, 5, 5, 1] { print(one.toggle(row), one.rows.sorted()) }
var many = Selection(mode: .multiple(limit: 2))
for row in [1, 2, 3, 1, 3] { print(many.toggle(row) == [.refused] ? "refused" : "changed", many.rows.sorted()) }
many.mode = .single
print(many.toggle(9).count, many.rows)
