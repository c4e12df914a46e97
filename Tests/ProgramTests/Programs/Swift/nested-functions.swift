// Functions inside of functions see the variables around them.
func makeReport(_ numbers: [Int]) -> String {
  var lines: [String] = []
  func add(_ title: String, _ value: Int) {
    lines.append("\(title): \(value)")
  }
  func total() -> Int { numbers.reduce(0, +) }
  add("count", numbers.count)
  add("total", total())
  if let largest = numbers.max() { add("largest", largest) }
  return lines.joined(separator: "; ")
}
print(makeReport([4, 9, 1]))
print(makeReport([]))

func permutations(of letters: String) -> [String] {
  var results: [String] = []
  func extend(_ prefix: String, _ rest: [Character]) {
    if rest.isEmpty {
      results.append(prefix)
      return
    }
    for (index, letter) in rest.enumerated() {
      var others = rest
      others.remove(at: index)
      extend(prefix + String(letter), others)
    }
  }
  extend("", Array(letters))
  return results
}
print(permutations(of: "abc"))
func counter() -> (increase: () -> Void, read: () -> Int) {
  var count = 0
  func increase() { count += 1 }
  func read() -> Int { count }
  return (increase, read)
}
let one = counter()
one.increase()
one.increase()
print(one.read(), counter().read())
