// Square brackets for a type of one's own.
struct Grid {
  let columns: Int
  private var cells: [Int]
  init(rows: Int, columns: Int) {
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Int] {
    Array(cells[row * columns..<(row + 1) * columns])
  }
}
var grid = Grid(rows: 2, columns: 3)
grid[0, 1] = 5
grid[1, 2] += 7
grid[1, 2] *= 2
print(grid[0, 1], grid[row: 0], grid[row: 1])

extension Array {
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
let names = ["a", "b"]
print(names[safe: 1] ?? "-", names[safe: 2] ?? "-")

enum Planet {
  static let names = ["Mercury", "Venus", "Earth"]
  static subscript(number: Int) -> String { names[number - 1] }
}
print(Planet[3])
