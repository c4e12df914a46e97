// The data source has fewer rows than the screen believes.
final class Table {
  private var rows = ["a", "b", "c"]
  func delete(at index: Int) {
    let removed = rows.remove(at: index)
    print("removed \(removed), \(rows.count) left")
  }
}
let table = Table()
for index in [0, 1, 1] { table.delete(at: index) }
