// Cells that live by their neighbours.
struct Life {
  var cells: [[Bool]]
  init(_ picture: [String]) { cells = picture.map { $0.map { $0 == "#" } } }
  func neighbours(_ row: Int, _ column: Int) -> Int {
    var count = 0
    for r in max(0, row - 1)...min(cells.count - 1, row + 1) {
      for c in max(0, column - 1)...min(cells[r].count - 1, column + 1) where (r, c) != (row, column) {
        if cells[r][c] { count += 1 }
      }
    }
    return count
  }
  mutating func step() {
    var next = cells
    for row in cells.indices {
      for column in cells[row].indices {
        switch (cells[row][column], neighbours(row, column)) {
        case (true, 2...3), (false, 3): next[row][column] = true
        default: next[row][column] = false
        }
      }
    }
    cells = next
  }
  var picture: String {
    cells.map { row in String(row.map { $0 ? "#" : "." }) }.joined(separator: "\n")
  }
}
var life = Life([".....", "..#..", "..#..", "..#..", "....."])
for _ in 1...2 {
  life.step()
  print(life.picture)
  print(life.cells.joined().filter { $0 }.count)
}
