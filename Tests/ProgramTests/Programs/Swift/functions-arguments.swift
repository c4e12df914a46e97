// Labels, defaults, variadics, and functions as values.
func greet(_ name: String, with greeting: String = "Hello", times: Int = 1) -> String {
  Array(repeating: "\(greeting) \(name)", count: times).joined(separator: ", ")
}
print(greet("Ann"), greet("Bo", with: "Hi"), greet("Cy", times: 2), separator: " / ")

func average(of numbers: Double...) -> Double {
  numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
}
print(average(), average(of: 1), average(of: 1, 2, 6))

func move(from start: Int, to end: Int) -> Int { end - start }
let distance: (Int, Int) -> Int = move
print(distance(3, 10), move(from: 10, to: 3))

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hey"))

@discardableResult
func log(_ text: String, to list: inout [String]) -> Int {
  list.append(text)
  return list.count
}
var lines: [String] = []
log("a", to: &lines)
print(log("b", to: &lines), lines)

func outer(_ n: Int) -> Int {
  func inner(_ k: Int) -> Int { k <= 1 ? 1 : k * inner(k - 1) }
  return inner(n)
}
print(outer(5))
