// The same closure, from long to short.
let numbers = [3, 1, 2]
func descending(_ a: Int, _ b: Int) -> Bool { a > b }
print(numbers.sorted(by: descending))
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))
print(numbers.sorted(by: { a, b in a > b }))
print(numbers.sorted { $0 > $1 })
print(numbers.sorted(by: >))
let squared = numbers.map { n -> Int in
  let twice = n * n
  return twice
}
print(squared)
let add: (Int, Int) -> Int = { $0 + $1 }
let nothing = {}
let hello = { "hello" }
nothing()
print(add(2, 3), hello(), { $0 * 2 }(21))
let pairs = [(1, "a"), (2, "b")].map { number, letter in "\(letter)\(number)" }
print(pairs, [1, 2, 3].map(String.init), [1, -2].map(abs))
let result = { () -> Int in
  var sum = 0
  for i in 1...4 { sum += i }
  return sum
}()
print(result)
