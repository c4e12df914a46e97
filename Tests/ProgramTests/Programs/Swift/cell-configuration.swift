// Cells are reused, so everything has to be set each time.
final class Cell {
  static private(set) var made = 0
  let id: Int
  var title = ""
  var isMarked = false
  var onTap: (() -> Void)?
  init() {
    Cell.made += 1
    id = Cell.made
  }
  func prepareForReuse() {
    title = ""
    onTap = nil
  }
}
final class Pool {
  private var free: [Cell] = []
  func take() -> Cell {
    guard let cell = free.popLast() else { return Cell() }
    cell.prepareForReuse()
    return cell
  }
  func giveBack(_ cell: Cell) { free.append(cell) }
}
let pool = Pool()
var tapped: [Int] = []
func cell(for row: Int) -> Cell {
  let cell = pool.take()
  cell.title = "row \(row)"
  if row == 0 { cell.isMarked = true }
  cell.onTap = { tapped.append(row) }
  return cell
}
var visible = (0..<3).map(cell)
for row in 3..<6 {
  pool.giveBack(visible.removeFirst())
  visible.append(cell(for: row))
  print(visible.map { "\($0.title)\($0.isMarked ? "*" : "")#\($0.id)" })
}
visible.forEach { $0.onTap?() }
print(Cell.made, tapped)
