// Another name for a type.
typealias Handler = (String, Int) -> Void
typealias Point = (x: Int, y: Int)
typealias Grid = [[Character]]
typealias Scores = [String: Int]
struct Reader {
  typealias Line = (number: Int, text: String)
  let lines: [Line]
  func long(_ limit: Int) -> [Line] { lines.filter { $0.text.count > limit } }
}
func each(_ scores: Scores, _ handler: Handler) {
  for (name, score) in scores.sorted(by: { $0.value > $1.value }) { handler(name, score) }
}
each(["a": 1, "b": 5]) { name, score in print(name, score) }
let corner: Point = (3, 4)
print(corner.x * corner.y)
let grid: Grid = ["ab", "cd"].map(Array.init)
print(grid[1][0], grid.count)
let reader = Reader(lines: [(1, "short"), (2, "a long line")])
print(reader.long(6).map(\.number))
