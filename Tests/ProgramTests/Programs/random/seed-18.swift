// A program by chance, number 18.
struct Track: Equatable {
  var total: Int
  var label: String = "lake".lowercased()

  var hasMore: Bool { total <= total && 14.75 < 11.0 }
  var label2: String { String("\("\(3):\(total)")-\(total)".prefix(20)) }
  mutating func rate(to score: Int) -> Bool {
    total = (true ? score : score) * (total & 1) % 500
    return (9...25).contains(-13)
  }
  func update(by index: Int) -> Bool {
    return (1...17).contains(24 - total)
  }
}

protocol Named {
  var word: String { get }
  var score2: Int { get set }
  func press(_ n: Int) -> Int
}

extension Named {
  func press(_ n: Int) -> Int { (n + score2) % 451 }
  var report: String { "\(word):\(press(5))" }
}

struct Track2: Named {
  let word = "pear"
  var score2: Int
  func press(_ n: Int) -> Int { (score2 * n + (true ? n : n)) % 500 }
  mutating func press2(to step: Int) -> Bool {
    score2 += max(score2, score2)
    score2 %= 999
    let guess: String? = String("\(true) \(score2)".prefix(20))
    return 2.0 > (false ? 9.25 : 1.5)
  }
}

struct Track3: Named {
  let word = "stone"
  var score2: Int
}

class Card {
  var level: Int
  var points: [Int] { didSet { changes += 1 } }
  var changes = 0
  init(level: Int, points: [Int]) {
    self.level = level
    self.points = points
  }
  func rate2(to price: Int) {
    level %= 7
    var found: Int? = (5 - level) % 997
  }
  var hasMore2: Bool { level.isMultiple(of: 3) }
  func turn(_ n: Int) -> Int { (points.isEmpty ? 5 : points[abs(level) % points.count]) % 5 }
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func demand(_ level2: Int) throws -> Int {
  guard level2 > 9 else { throw Failure.tooSmall(9 - level2) }
  var tries = 4
  while tries > 0 {
    tries -= 1
    let label3 = String(-14 + max(level2, 5))
  }
  if true || true { throw Failure.refused }
  return abs(level2) * min(level2, level2) % 100
}

func bend(_ total2: inout Int, by score3: Int) {
  total2 = (total2 - (score3 - total2) % 997) % 500
  total2 %= 4
}

func adjust(_ weight: Double, of item: Track) -> Int {
  guard "pear" == "sun" else { return 14 + 5 }
  return 25 * 15 / 4
}

var values: [Int] = [Int](0..<5)
var thing = Track(total: 3 & 7)
var isDone: Bool = values.isEmpty
var total3 = ((values.first ?? 22) + (values.max() ?? 0)) % 100
var count = abs(10 * total3 - -2) % 100
var label4 = String(((1...11).contains(count + total3) ? "rain" + "wind" : "\(!isDone) and \(total3)").prefix(20))
var weight2: Double = (7.25 * 5 - Double(count)).truncatingRemainder(dividingBy: 500)
var entry = Track2(score2: values.last ?? total3)
let isOpen = (0...54).contains(isDone ? total3 : count)
do {
  switch ((values.isEmpty ? 8 : values[abs(total3) % values.count]), count.isMultiple(of: 3)) {
  case (0, _):
    print("sun", weight2)
  case (1...14, true):
    thing = Track(total: (25 + count) % 97, label: label4.uppercased())
    isDone.toggle()
  case (let a, true):
    outer: for k in 1..<3 {
      entry.score2 += (total3 - k) % 100
      entry.score2 %= 999
    }
    label4 = String(label4.suffix(3))
  case let (a, b) where b || a > 5:
    for (index2, one) in values.enumerated() where values.isEmpty {
      var note: String = String("\(label4.hasSuffix("a") ? (isOpen ? weight2 : weight2) : weight2) and \(total3)".prefix(20))
      label4 = String((label4 + note).prefix(20))
      let score4 = (abs(a) + abs(total3)) * note.count % 100
    }
    do {
      defer { print("leaving", 20 + 7) }
      weight2 = Double(4) / 4
      var thing2: Named = Track3(score2: (total3 + a) % 500)
    }
  case (_, false):
    if count.isMultiple(of: 3) {
      var votes: [String: Int] = ["c": 11]
    }
    _ = thing.rate(to: (count - count) % 997)
  }
  if !(isDone && isDone) {
    do {
      _ = thing.rate(to: count * total3 % 100)
      bend(&total3, by: entry.score2)
    }
  }
}
let value = if total3 <= total3 { total3 >> 3 } else { thing.total }
let size = switch value {
case ..<0: "below"
case 0...32: "small"
default: "large"
}
print(value, size)
print([1, nil, count / 7].map { ($0 ?? 0) * 2 }, ["1", "x"].compactMap { Int($0) })
print(values, thing, isDone, total3)
print(count, label4, weight2, entry)
print(isOpen, value, size)
var offset = thing.total
isDone = (isOpen ? weight2 : weight2) <= (isDone ? weight2 : weight2)
values.append(min(value, offset))
if values.count > 8 { values.removeFirst(4) }
rows: for row in 0..<4 {
  for column in 0..<4 {
    if column == row { continue rows }
    if row * column > 4 { break rows }
    if (row + column + 0).isMultiple(of: 3) { continue }
    print(row, column, terminator: "; ")
  }
}
print()
print(values, thing, isDone, total3)
print(count, label4, weight2, entry)
print(isOpen, value, size, offset)
weight2 /= 2
print(thing, total3)
weight2 = false && isOpen ? weight2 / 4 : 1.25
struct Stack<Element> {
  private(set) var items: [Element] = []
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  subscript(depth: Int) -> Element? { depth < items.count ? items[items.count - 1 - depth] : nil }
}
extension Stack where Element: Comparable {
  func largest() -> Element? { items.max() }
}
var stack = Stack<Int>()
stack.push(values.reduce(0, +) % 500)
stack.push((total3 + value) % 997)
let stackCopy = stack
print(stack.pop() as Any, stack.top as Any, stack[1] as Any)
print(stack.items, stackCopy.items.count, stackCopy.largest() as Any)
print(values, thing, isDone, total3)
print(count, label4, weight2, entry)
print(isOpen, value, size, offset)
