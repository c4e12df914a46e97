// A program by chance, number 17.
struct Box {
  var total: Int { didSet { if total != oldValue { changes += 1 } } }
  var weight: Double
  var numbers: [Int]
  var changes = 0

  var width: Int { Int(weight) }
  mutating func press(by step: Int) -> Int {
    numbers = Array((numbers + numbers).prefix(6))
    weight = (weight / 8 - Double(step)).truncatingRemainder(dividingBy: 500)
    return abs(true ? step : total)
  }
  func grow(by price: Int) -> Bool {
    return price.isMultiple(of: 2)
  }
}

protocol Named {
  var city: String { get }
  var total2: Int { get set }
  func check(_ n: Int) -> Int
}

extension Named {
  func check(_ n: Int) -> Int { (n + total2) % 510 }
  var report: String { "\(city):\(check(4))" }
}

struct Door: Named {
  let city = "oak"
  var total2: Int
  func check(_ n: Int) -> Int { ((false ? total2 : n) + min(n, total2)) % 100 }
  mutating func check2(_ step2: Int) {
    total2 = (total2 + min(18, step2)) % 500
  }
}

struct Box2: Named {
  let city = "stone"
  var total2: Int
}

struct Card {
  var step3: Int
  var wasSeen: Bool

  var isOpen: Bool { 12.0 - 11.5 != 12.25 / 4 }
  mutating func update(to age: Int) {
    step3 = (step3 - step3 * step3 % 97) % 500
  }
  func grow2(_ count: Int) -> String {
    return String("\("wind" + "wind")-\(step3)".prefix(20))
  }
}

func unwind(_ n: Int, step4: Int) -> Int {
  if n <= 0 { return (abs(step4) + n * n) % 100 }
  let rest = unwind(min(n, 7) - 1, step4: step4 / 2)
  return (rest - step4 * step4 % 500) % 800
}

func measure(_ note: String, entry: Box2, width2: Int = 1) -> Bool {
  return "rain" == "pear" && width2 != width2
}

var weight2: Double = min(12.0, 4.25) * 3
var level = abs(min(17, 25)) & 3
var isOpen2 = measure("lake" + "bird", entry: Box2(total2: level), width2: level >> 3)
var height = ((level % (abs(level) + 1)) << 1 + -4) % 500
var title: String = "sun" + "tea"
var thing = Door(total2: height * level % 997)
var item = Box(total: (height + level) % 100, weight: (weight2 + 3.0).truncatingRemainder(dividingBy: 500), numbers: [level, height])
var marks: [Int] = [unwind(height, step4: height)]
height /= 4
print(item, isOpen2, level)
for i in 1..<5 {
  print(height, weight2)
  for one in title.prefix(5).map({ String($0) }) where (1...53).contains(height) {
    var count2 = (-9 + (isOpen2 ? i : i) + (marks.isEmpty ? 3 : marks[abs(level) % marks.count])) % 997
    do {
      print("oak", String(repeating: "-", count: 2), height, !isOpen2 && height.isMultiple(of: 2))
      print(unwind(marks.reduce(0, +) % 100, step4: marks.count))
    }
    let tally = { (amount: Int) -> Int in
      level = (height - 20) >> 2 % 997
      thing = Door(total2: item.changes)
      return (marks.min() ?? 0)
    }
    print(tally(marks.first ?? 5) - tally(height), level)
  }
  marks = marks.map { _ in title.count }
}
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 4 != 0
}
print(ask(5) && ask(3, false) && ask(4))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(weight2, level, isOpen2, height)
print(title, thing, item, marks)
item.numbers.reverse()
if (2...32).contains((marks.isEmpty ? 3 : marks[abs(16) % marks.count])) {
  do {
    defer { print("leaving", level & 7) }
    var stock: [String: Int] = ["a": 6]
    func bump(_ amount2: Int) -> Int {
      level = (title.count + (level + level)) % 97
      let pair: (Int, String) = (thing.total2, String((title + title).prefix(20)))
      return pair.0
    }
    print(bump(level % 3) - bump(height), level)
  }
  var marks2: [String] = marks.map { String("\(level >= level) and \($0)".prefix(20)) }
}
print("bird", level, height, marks.contains(level))
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: level * height % 997, y: level * 23 % 97)
v += Vector(x: 1, y: 2) * 2
print(v, -v, v == .zero, v + .zero * 3)
print(weight2, level, isOpen2, height)
print(title, thing, item, marks)
