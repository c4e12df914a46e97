// An array that is handed on is a copy: changing one leaves the other alone.
var original = [1, 2, 3]
var copy = original
copy.append(4)
copy[0] = 100
print(original, copy)

func withZero(_ numbers: [Int]) -> [Int] {
  var numbers = numbers
  numbers.insert(0, at: 0)
  return numbers
}
print(withZero(original), original)

var grid = [[1, 2], [3, 4]]
let row = grid[0]
grid[0][1] = 99
print(row, grid)

struct Basket {
  var fruits: [String] = []
}
var mine = Basket(fruits: ["pear"])
var yours = mine
yours.fruits.append("plum")
print(mine.fruits, yours.fruits)
