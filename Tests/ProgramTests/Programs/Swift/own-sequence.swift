// A type that for-in can walk through.
struct Countdown: Sequence, IteratorProtocol {
  var value: Int
  mutating func next() -> Int? {
    guard value > 0 else { return nil }
    defer { value -= 1 }
    return value
  }
}
for number in Countdown(value: 3) { print(number) }
let countdown = Countdown(value: 5)
print(countdown.map { $0 * 2 }, countdown.reduce(0, +), Array(countdown.prefix(2)))
print(countdown.contains(4), countdown.sorted(), countdown.max() ?? 0)

struct Team: Sequence {
  let names: [String]
  func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }
}
for (number, name) in Team(names: ["Ann", "Bo"]).enumerated() { print(number, name) }
print(Team(names: ["x", "y"]).joined(separator: "+"))
var iterator = [7, 8].makeIterator()
while let item = iterator.next() { print(item) }
print(iterator.next() as Any)
struct Pages: IteratorProtocol, Sequence {
  var rest: [Int]
  let size: Int
  mutating func next() -> [Int]? {
    if rest.isEmpty { return nil }
    let page = Array(rest.prefix(size))
    rest.removeFirst(page.count)
    return page
  }
}
print(Array(Pages(rest: Array(1...7), size: 3)))
