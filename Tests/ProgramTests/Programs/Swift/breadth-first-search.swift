// The shortest way through a small maze.
let maze = [
  "S.#.",
  ".##.",
  "...G",
]
struct Cell: Hashable {
  let row: Int
  let column: Int
}
let cells = maze.map(Array.init)
func neighbours(of cell: Cell) -> [Cell] {
  [(0, 1), (1, 0), (0, -1), (-1, 0)]
    .map { Cell(row: cell.row + $0.0, column: cell.column + $0.1) }
    .filter { cells.indices.contains($0.row) && cells[$0.row].indices.contains($0.column) }
    .filter { cells[$0.row][$0.column] != "#" }
}
var queue = [Cell(row: 0, column: 0)]
var distance = [queue[0]: 0]
var next = 0
while next < queue.count {
  let cell = queue[next]
  next += 1
  for neighbour in neighbours(of: cell) where distance[neighbour] == nil {
    distance[neighbour] = distance[cell]! + 1
    queue.append(neighbour)
  }
}
for row in cells.indices {
  print(
    cells[row].indices.map { column in
      distance[Cell(row: row, column: column)].map(String.init) ?? "#"
    }.joined(separator: " "))
}
print(queue.first { cells[$0.row][$0.column] == "G" }.flatMap { distance[$0] } ?? -1)
