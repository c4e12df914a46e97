// A game on a board of nine places.
enum Mark: String {
  case x, o
  var other: Mark { self == .x ? .o : .x }
}
struct Game {
  private(set) var board: [Mark?] = Array(repeating: nil, count: 9)
  private(set) var turn = Mark.x
  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var winner: Mark? {
    for line in Game.lines {
      if let mark = board[line[0]], line.allSatisfy({ board[$0] == mark }) { return mark }
    }
    return nil
  }
  var isFull: Bool { !board.contains(nil) }
  mutating func play(_ place: Int) -> Bool {
    guard board.indices.contains(place), board[place] == nil, winner == nil else { return false }
    board[place] = turn
    turn = turn.other
    return true
  }
  var text: String {
    stride(from: 0, to: 9, by: 3)
      .map { row in board[row..<row + 3].map { $0?.rawValue ?? "." }.joined() }
      .joined(separator: "\n")
  }
}
var game = Game()
for place in [4, 0, 4, 2, 1, 7, 3, 5, 9] where !game.play(place) { print("not at \(place)") }
print(game.text)
print(game.winner?.rawValue ?? "nobody", game.isFull, game.turn)
var quick = Game()
[0, 3, 1, 4, 2, 5].forEach { _ = quick.play($0) }
print(quick.text, quick.winner!, quick.board.compactMap { $0 }.count)
