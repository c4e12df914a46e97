// inout copies in, and back out when the function returns.
func swapValues(_ a: inout Int, _ b: inout Int) {
  let old = a
  a = b
  b = old
}
var left = 1
var right = 2
swapValues(&left, &right)
print(left, right)

struct Player {
  var scores: [Int]
  var name: String
}
func addBonus(_ score: inout Int, bonus: Int = 5) {
  score += bonus
}
var player = Player(scores: [1, 2, 3], name: "Kim")
addBonus(&player.scores[1])
addBonus(&player.scores[2], bonus: 100)
print(player.scores)

func shout(_ text: inout String) {
  text = text.uppercased() + "!"
}
shout(&player.name)
print(player.name)

var table = ["a": 1]
addBonus(&table["a", default: 0])
addBonus(&table["b", default: 40])
print(table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
swap(&left, &right)
print(left, right)
