// A program by chance, number 9.
struct Badge: Equatable {
  var total: Int
  var name: String

  var score: Int {
    get { total }
    set { total = (total + newValue) % 100 }
  }
  mutating func grow(by width: Int) {
    total += true ? width : width
    total %= 360
  }
  func grow2(by score2: Int) -> Int {
    return (total.isMultiple(of: 2) ? score2 * score2 : name.count) % 97
  }
}

struct Shelf: Equatable {
  var score3: Int
  var isDone: Bool

  var isWide: Bool { !(10.5 > 14.75) }
  mutating func press(_ age: Int) -> String {
    score3 = (score3 - 14 % (abs(score3) + 1)) % 500
    do {
      score3 = (score3 - (18 + score3) % 100) % 500
      score3 += age
      score3 %= 999
    }
    return String("\(18) and \(age)".lowercased().prefix(20))
  }
}

func fill(_ ratio: inout Double, by offset: Int) {
  ratio /= 4
  ratio = (offset > offset ? ratio + ratio : Double(offset)).truncatingRemainder(dividingBy: 500)
}

func unwind(_ n: Int, count: Int) -> Int {
  if n <= 0 { return abs(count) << 3 % 100 }
  let rest = unwind(min(n, 7) - 1, count: (n + n) % 100)
  return (rest + (true ? count : n)) % 800
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func attempt(_ level: Int) throws -> Int {
  guard level > 6 else { throw Failure.tooSmall(6 - level) }
  if Double(level) <= 5.0 {
    var weight: Double = 13.75.rounded(.up)
  }
  if "stone" != "stone" { throw Failure.refused }
  return (level - level) << 2 % 97
}

func mix(_ count2: Int) -> [Int] {
  return [Int](1...6)
}

var total2 = -8
var word = "oak" + "stone"
var entry = Badge(total: (total2 + total2) % 500, name: String((word + word).prefix(20)))
var thing = Shelf(score3: total2 * total2 % 997, isDone: true || false)
var isDone2 = total2 - total2 > unwind(total2, count: total2)
var share: Double = 2.25 + 11.0 + (isDone2 ? 9.0 : 14.0)
var width2 = min(unwind(abs(total2), count: -19), total2 * total2 * thing.score3) % 500
var numbers: [Int] = Array(stride(from: 2, to: 14, by: 4))
if let last = numbers.popLast() { print("took \(last)", numbers.count) }
width2 = (width2 - (isDone2 ? width2 : width2)) % 500
var copy = numbers
copy.append((10 + total2) % 97)
if copy.count > 8 { copy.removeFirst(4) }
print(copy)
print(numbers)
print(total2, word, entry, thing)
print(isDone2, share, width2, numbers)
print(copy)
thing.isDone = width2.isMultiple(of: 2)
let values: [Int] = copy
let value = if isDone2 && isDone2 { abs(0) } else { (total2 + total2) % 100 }
let size = switch value {
case ..<0: "below"
case 0...17: "small"
default: "large"
}
print(value, size)
print([1, nil, copy.reduce(0, +) % 97].map { ($0 ?? 0) * 2 }, ["1", "x"].compactMap { Int($0) })
print(total2, word, entry, thing)
print(isDone2, share, width2, numbers)
print(copy, values, value, size)
func bump(_ amount: Int) -> Int {
  total2 = (-1 - numbers.reduce(0, +)) % 997
  return (isDone2 ? amount : total2) / 6
}
print(bump(entry.score) - bump(width2), total2)
entry.score = entry.total
final class Report {
  var reads = 5 { didSet { history.append(oldValue) } }
  private(set) var history: [Int] = []
  lazy var summary = "\(reads) reads"
  weak var other: Report?
}
let report = Report()
report.reads += 2
print(report.other?.reads as Any)
report.other = report
report.other?.reads = abs(value)
print(report.summary)
report.reads = 0
print(report.summary, report.history, report.other === report)
print(total2, word, entry, thing)
print(isDone2, share, width2, numbers)
print(copy, values, value, size)
if let last = numbers.popLast() { print("took \(last)", numbers.count) }
for i in (3..<6).reversed() {
  entry = Badge(total: (copy.isEmpty ? 3 : copy[abs(value) % copy.count]), name: String(size.reversed()))
  print(unwind(value >> 1, count: value * width2 % 97))
}
thing = Shelf(score3: values.last ?? 24, isDone: (8...19).contains(value))
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
stack.push((total2 + width2) % 97)
stack.push((total2 - 16) % 100)
let stackCopy = stack
print(stack.pop() as Any, stack.top as Any, stack[1] as Any)
print(stack.items, stackCopy.items.count, stackCopy.largest() as Any)
print(total2, word, entry, thing)
print(isDone2, share, width2, numbers)
print(copy, values, value, size)
