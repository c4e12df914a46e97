// Functions made by functions.
func adder(_ amount: Int) -> (Int) -> Int {
  { $0 + amount }
}
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  { f(f($0)) }
}
let addFive = adder(5)
print(addFive(1), twice(addFive)(1), twice(twice(adder(1)))(0))
func curry(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
  { a in { b in f(a, b) } }
}
print(curry(*)(6)(7))
let steps: [(Int) -> Int] = [adder(3), { $0 * 10 }, { -$0 }]
print(steps.reduce(1) { value, step in step(value) })
func memoized(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var known: [Int: Int] = [:]
  return { n in
    if let value = known[n] { return value }
    let value = f(n)
    known[n] = value
    return value
  }
}
var calls = 0
let square = memoized {
  calls += 1
  return $0 * $0
}
print(square(4), square(4), square(5), calls)
struct Temperature {
  var degrees: Int
  func warmer(by amount: Int) -> Int { degrees + amount }
}
let warmer = Temperature(degrees: 20).warmer
print(warmer(5), [1, 2].map(warmer))
