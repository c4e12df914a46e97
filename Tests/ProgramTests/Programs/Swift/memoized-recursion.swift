// Fibonacci and paths in a grid, remembering what is known.
var known: [Int: Int] = [0: 0, 1: 1]
var calls = 0
func fibonacci(_ n: Int) -> Int {
  calls += 1
  if let value = known[n] { return value }
  let value = fibonacci(n - 1) + fibonacci(n - 2)
  known[n] = value
  return value
}
print(fibonacci(50), calls)
func slow(_ n: Int) -> Int { n < 2 ? n : slow(n - 1) + slow(n - 2) }
print((0...12).map(slow))
func paths(_ rows: Int, _ columns: Int) -> Int {
  var row = Array(repeating: 1, count: columns)
  for _ in 1..<rows {
    for column in 1..<columns { row[column] += row[column - 1] }
  }
  return row[columns - 1]
}
print(paths(3, 3), paths(7, 3), paths(1, 5))
func change(_ amount: Int, _ coins: [Int]) -> Int? {
  var best: [Int?] = [0] + Array(repeating: nil, count: amount)
  for sum in 1..<amount + 1 {
    best[sum] = coins.filter { $0 <= sum }.compactMap { best[sum - $0] }.min().map { $0 + 1 }
  }
  return best[amount]
}
print(change(11, [1, 2, 5]) as Any, change(3, [2]) as Any)
