// A program by chance, number 7.
struct Card: Equatable {
  var index: Int
  var numbers: [Int]

  var word: String { "sun" + "oak" }
  mutating func grow(_ width: Int) {
    numbers = numbers.map { _ in (15 + index) * numbers.reduce(0, +) % 500 }
  }
  func turn(by total: Int) -> String {
    return String((true && false ? "\("fox") and \(index)" : "stone" + "bird").prefix(20))
  }
}

class Door {
  var level: Int { didSet { changes += 1 } }
  var found: Int?
  var changes = 0
  init(level: Int, found: Int?) {
    self.level = level
    self.found = found
  }
  func update(by score: Int) -> String {
    level = (max(level, level) + (level | 8)) % 997
    return String("\(max(level, level)) and \(level)".prefix(20))
  }
  var note: String { String(23).uppercased() }
  func advance(_ n: Int) -> Int { (level - n) * (level - n) % 500 }
}

final class SpecialDoor: Door {
  override func advance(_ n: Int) -> Int { (super.advance(n) * 3) % 900 }
}

class Box {
  var step: Int
  var index2: Int
  var changes = 0
  init(step: Int, index2: Int) {
    self.step = step
    self.index2 = index2
  }
  func render(_ width2: Int) {
    step -= index2 / 3
    step %= 999
  }
  var offset: Int { (step - index2) * (step + index2) % 97 }
  func advance2(_ n: Int) -> Int { (15 * n | 2) % 100 }
}

final class SpecialBox: Box {
  override func advance2(_ n: Int) -> Int { (super.advance2(n) - 4) % 900 }
  override init(step: Int, index2: Int) {
    super.init(step: step, index2: index2)
    self.step = (step + 8) % 1000
  }
}

func gather(city: String, age: Int, height: Int = 5) -> Int {
  guard !false else { return height * age % 100 }
  return ((false ? 14 : height) + city.count) % 97
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func demand(_ index3: Int) throws -> Int {
  guard index3 > 2 else { throw Failure.tooSmall(2 - index3) }
  switch String(repeating: "ab", count: 2) {
  case "stone", "oak":
    var thing = SpecialDoor(level: gather(city: "wind", age: index3), found: index3)
    thing = SpecialDoor(level: min(18, index3), found: Int("wind".prefix(2)))
  case "":
    let guess: String? = String(index3)
  case let found2 where found2.count > 4:
    _ = gather(city: String(index3), age: -6)
  default:
    _ = gather(city: String(index3), age: -18)
    _ = gather(city: false ? "rain" : "wind", age: index3 * index3 % 100, height: (index3 + index3) % 100)
  }
  if 3.25 <= 0.5 { throw Failure.refused }
  return gather(city: String(repeating: "*", count: 4), age: true ? index3 : index3, height: min(index3, index3))
}

func bend(_ price: inout Int, by height2: Int) {
  price = (price * height2 + -2) % 100
  price = -18
}

func combine(_ step2: Int, by sizes: [String], of piece: Door, total2: Int = 11) -> Double {
  return 12.75 - 13.25
}

var thing2 = Card(index: gather(city: "oak", age: 22), numbers: [24])
var piece2 = Door(level: thing2.index, found: 9)
var weight: Double = max(Double(24), true ? 12.25 : 6.5)
var label: String = String("\(13 - 13) and \(24)".uppercased().prefix(20))
var count = 25 * 19 <= thing2.index ? max(15 * 25, 10 * 15) : -10
var isOpen = Double(count) > weight / 8
var marks: [Int] = Array(stride(from: 2, to: 14, by: 2))
var level2 = (marks.isEmpty ? 5 : marks[abs(count) % marks.count])
for k in stride(from: 16, to: 0, by: -4) {
  marks.append(isOpen ? 5 : k)
  if marks.count > 8 { marks.removeFirst(3) }
  outer: for one in label.prefix(5).map({ String($0) }) {
    piece2.found = marks.last
    print(marks, k)
  }
}
print("tea", marks.count, label)
if marks.first ?? level2 > gather(city: label, age: count, height: count) {
  let probe = { (amount: Int) -> Int in
    level2 = label.count >> 2
    return marks.first ?? 19
  }
  var thing3 = Door(level: count * count % 100, found: marks.firstIndex(of: level2))
} else if (4...33).contains(level2) {
  piece2.found = marks.firstIndex(of: count)
} else {
  for n in 0..<2 {
    thing2.grow((count - 10) % 500)
    print(Int(weight), -8 == count + level2, isOpen)
    print("fox", n)
  }
}
label = String("\(level2 < level2) and \(count)".prefix(20))
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
var stack = Stack<String>()
stack.push(String(repeating: "-", count: 4))
stack.push(thing2.turn(by: count))
stack.push(String((label + "bird").prefix(20)))
stack.push("rain".uppercased())
let stackCopy = stack
print(stack.pop() as Any, stack.top as Any, stack[1] as Any)
print(stack.items, stackCopy.items.count, stackCopy.largest() as Any)
print(thing2, piece2.level, piece2.found, piece2.changes, piece2.note, weight, label)
print(count, isOpen, marks, level2)
var total3: Int = min((count - 15) << 2, max(count - level2, marks.reduce(0, +))) % 997
isOpen = String(label.reversed()) != "\(isOpen)/\(total3)"
var copy = thing2
copy = Card(index: piece2.changes, numbers: [total3, total3, level2])
copy.numbers = Array(marks.reversed())
print(copy)
print(thing2)
print(thing2, piece2.level, piece2.found, piece2.changes, piece2.note, weight, label)
print(count, isOpen, marks, level2)
print(total3, copy)
if marks.count < 6 { marks += [total3, count] }
marks = marks.map { _ in -6 }
for one2 in label.prefix(5).map({ String($0) }) {
  outer2: for i in 1...2 where weight >= 8.75 {
    if marks.count < 8 { marks.insert(thing2.index, at: marks.count / 2) }
    thing2.grow(isOpen ? i : count)
    if marks.contains(i) {
      copy = thing2
      piece2.found = marks.firstIndex(of: count)
    } else if isOpen || isOpen {
      let guess2: Int? = Int(one2.prefix(2))
    } else {
      copy.grow(i * count % 997)
    }
  }
}
let isWide = (7...45).contains(thing2.index)
func makeCounter(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {
  var count = start
  return ({ count = (count + $0) % 300 }, { count })
}
let (up, read) = makeCounter(total3 * 8 % 100)
up(isOpen ? total3 : total3)
print(read(), makeCounter(-17).read())
var actions: [(Int) -> Int] = []
for factor in 1...3 {
  actions.append { ($0 * factor + read()) % 100 }
  up(factor)
}
print(actions.map { $0(4) })
print(thing2, piece2.level, piece2.found, piece2.changes, piece2.note, weight, label)
print(count, isOpen, marks, level2)
print(total3, copy, isWide)
for k2 in 3...7 {
  switch (level2 + count, level2 == count) {
  case (0, _):
    if (1...42).contains(count) { continue }
  case (1...10, true):
    var part: Card = thing2
    do {
      defer { print("leaving", count - level2) }
      print("pear", piece2.level, piece2.found, piece2.changes, piece2.note, thing2, count)
      copy = Card(index: -10, numbers: [k2, total3, level2, total3])
    }
  case (let a, true):
    for n2 in 3..<7 {
      count /= 5
      var item: Door = SpecialDoor(level: -12, found: total3)
    }
    total3 = copy.index
  case let (a, b) where b || a > 5:
    let tally = { (amount2: Int) -> Int in
      level2 += 17 << 1
      level2 %= 100
      if !marks.isEmpty {
        marks[abs(amount2) % marks.count] = (level2 + level2) % 100
      }
      return thing2.index
    }
    print(tally((a - a) % 997) - tally(k2), level2)
  case (_, false):
    for k3 in marks {
      marks.removeAll { _ in label.hasSuffix("t") || label <= "oak" }
    }
    if level2 > k2 { break }
  }
}
if marks.count > 2 { marks.remove(at: 2) }
final class Report {
  var reads = 5 { didSet { history.append(oldValue) } }
  private(set) var history: [Int] = []
  lazy var summary = "\(reads) reads"
  weak var other: Report?
}
let report = Report()
report.reads += 1
print(report.other?.reads as Any)
report.other = report
report.other?.reads = gather(city: label, age: total3, height: count)
print(report.summary)
report.reads = 0
print(report.summary, report.history, report.other === report)
print(thing2, piece2.level, piece2.found, piece2.changes, piece2.note, weight, label)
print(count, isOpen, marks, level2)
print(total3, copy, isWide)
