// Subscripts with labels, defaults, several parameters and closures.
struct Text {
  var lines: [String]
  subscript(line index: Int, default fallback: String = "") -> String {
    lines.indices.contains(index) ? lines[index] : fallback
  }
  subscript(word: String) -> [Int] {
    lines.indices.filter { lines[$0].contains(word) }
  }
  subscript(where condition: (String) -> Bool) -> [String] { lines.filter(condition) }
}
var text = Text(lines: ["one fish", "two fish", "red bird"])
print(text[line: 1], text[line: 9], text[line: 9, default: "?"])
print(text["fish"], text[where: { $0.hasPrefix("r") }])
struct Board {
  private var marks: [String: Character] = [:]
  subscript(column: Character, row: Int) -> Character? {
    get { marks["\(column)\(row)"] }
    set { marks["\(column)\(row)"] = newValue }
  }
  var count: Int { marks.count }
}
var board = Board()
board["a", 1] = "x"
board["b", 2] = "o"
board["a", 1] = nil
print(board["a", 1] as Any, board["b", 2] ?? "-", board.count)
