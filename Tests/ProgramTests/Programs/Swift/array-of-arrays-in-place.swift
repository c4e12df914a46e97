// Changing one cell deep inside.
var board = Array(repeating: Array(repeating: ".", count: 3), count: 3)
board[1][1] = "x"
board[0][2] = "o"
board[2].swapAt(0, 2)
for row in board { print(row.joined()) }
board[1].append("!")
board[0] += ["a", "b"]
board[0].removeFirst(2)
print(board)
var totals = [[1, 2], [3]]
totals[0][1] += 10
totals[1].insert(0, at: 0)
for index in totals.indices { totals[index].append(totals[index].reduce(0, +)) }
print(totals)
let frozen = totals
totals[0].removeAll()
print(frozen[0].count, totals[0].count, totals.flatMap { $0 })
func clear(_ row: inout [Int]) { row = row.map { _ in 0 } }
clear(&totals[1])
print(totals)
