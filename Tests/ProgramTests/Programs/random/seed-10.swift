// A program by chance, number 10.
class Badge {
  var price: Int
  var label: String
  var changes = 0
  init(price: Int, label: String) {
    self.price = price
    self.label = label
  }
  func advance(by width: Int) {
    price -= (price | 2) % 997
    price %= 999
    var pair: (Int, String) = (true ? price : price, String((label + "moon").prefix(20)))
  }
  var age: Int { -5 >> 1 }
  func update(_ n: Int) -> Int { (min(12, price) - (false ? n : price)) % 97 }
}

final class SpecialBadge: Badge {
  override func update(_ n: Int) -> Int { (super.update(n) + 4) % 900 }
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func demand(_ width2: Int) throws -> Int {
  guard width2 > 8 else { throw Failure.tooSmall(8 - width2) }
  if "rain" < "cloud" { throw Failure.refused }
  return min(abs(width2), width2 + width2) % 997
}

func settle(_ count: Int, level: Int, width3: Int) -> Bool {
  guard count == count else { return (0...55).contains(level) }
  for k in 2...6 {
    _ = try? demand(-12)
  }
  return level.isMultiple(of: 2)
}

func unwind(_ n: Int, price2: Int) -> Int {
  if n <= 0 { return n }
  let rest = unwind(min(n, 7) - 1, price2: n / 9)
  return (rest + -1) % 800
}

enum Failure2: Error {
  case tooSmall(Int), refused
}
func enter(_ age2: Int) throws -> Int {
  guard age2 > 3 else { throw Failure2.tooSmall(3 - age2) }
  if !false { throw Failure2.refused }
  return abs(age2) & 3
}

var isWide = 13.5 / 2 >= (true ? 14.75 : 10.5)
var item = Badge(price: 14 - 2, label: String("\(isWide)-\(6)".prefix(20)))
var share: Double = max(0.5, 2.25).rounded(.up)
var level2 = (5 + 6 - item.price - 4 << 2 * (14 / 4)) % 500
var numbers: [Int] = [level2 & 3, isWide ? level2 : level2]
var thing = SpecialBadge(price: abs(level2), label: isWide ? "moon" : "stone")
var total: Int = (abs(level2 - 22) - (-17 - (level2 + level2))) % 500
var label2: String = String("\(total - total - (level2 + total))/\(level2)".prefix(20))
print(isWide, item.price, item.label, item.changes, item.age)
print("rain", item.price, item.label, item.changes, item.age)
print(unwind(item.age, price2: level2 * total % 97))
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}
var v = Vector(x: Int(share), y: total * level2 % 97)
v -= Vector(x: 1, y: 2) * 2
print(v, -v, v == .zero, v - .zero * 3)
print(isWide, item.price, item.label, item.changes, item.age, share, level2)
print(numbers, thing.price, thing.label, thing.changes, thing.age, total, label2)
item.price -= Int(share)
item.price %= 999
if label2.uppercased() != label2.uppercased() {
  for i in 3...5 {
    switch i + total + (level2 + i) {
    case ..<0:
      label2 = String("\(String(level2)):\(total)".prefix(20))
    case 0, 1:
      isWide.toggle()
      print(numbers, numbers, i)
    case 2..<4:
      print(settle(item.update(total), level: Int(share), width3: min(total, level2)))
      thing.label = String("\(i * i) and \(total)".prefix(20))
    case let x where x % 2 == 0:
      thing = SpecialBadge(price: -1, label: String("\(x) \(18)".prefix(20)))
    default:
      total = ((numbers.last ?? i) - numbers.reduce(0, +)) % 500
    }
  }
  share = share.rounded(.down).rounded(.towardZero).truncatingRemainder(dividingBy: 500)
} else if share != 12.75 {
  var ages: [String: Int] = ["b": 16]
}
let note = { (amount: Int) -> Int in
  level2 = (level2 - (numbers.isEmpty ? 8 : numbers[abs(total) % numbers.count])) % 500
  if numbers.count < 6 { numbers += [amount, level2] }
  return item.changes
}
print(note((total + level2) % 100) - note(level2), level2)
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 3 != 0
}
print(ask(5) || ask(4, false) && ask(8))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(isWide, item.price, item.label, item.changes, item.age, share, level2)
print(numbers, thing.price, thing.label, thing.changes, thing.age, total, label2)
switch note(1) + item.update(total) {
case ..<0:
  let item2 = Badge(price: unwind(level2, price2: level2), label: String(label2.prefix(2)))
case 0, 8:
  if (isWide || isWide) && level2.isMultiple(of: 2) {
    do {
      defer { print("leaving", level2 + level2) }
      thing.advance(by: (total - total) % 997)
      numbers.sort()
    }
    isWide = (4...17).contains(label2.count)
  } else {
    var total2 = (item.update(total) | 8) * thing.price % 500
  }
  for one in label2.prefix(5).map({ String($0) }) {
    let tally = { (amount2: Int) -> Int in
      total %= 4
      level2 = thing.age / 8
      return -12
    }
    print(tally((total - total) % 500) - tally(total), total)
    if level2 >= total { break }
    if let last = numbers.popLast() { print("took \(last)", numbers.count) }
  }
case 2..<21:
  level2 = item.age
default:
  item = Badge(price: numbers.filter({ _ in (2...37).contains(total) }).count, label: String((label2 + "stone").prefix(20)))
  for one2 in label2.prefix(5).map({ String($0) }) where total < total {
    item.label = String("\("\(label2) and \(level2)") \(total)".prefix(20))
  }
}
item.price = (item.price + (total + total) % 100) % 500
if total.isMultiple(of: 3) {
  var turns = 3
  repeat {
    turns -= 1
    let probe = { (amount3: Int) -> Int in
      total = Int(share)
      var thing2: SpecialBadge = thing
      return (share >= share ? turns - amount3 : level2 * level2) % 97
    }
  } while turns > 0 && (isWide || isWide)
} else {
  share = ((share - 14.0) / 8).truncatingRemainder(dividingBy: 500)
}
let words = ["rain", "tea", "bird", "oak", "stone", "pear"]
let groups = Dictionary(grouping: words) { $0.hasPrefix("s") }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(isWide, item.price, item.label, item.changes, item.age, share, level2)
print(numbers, thing.price, thing.label, thing.changes, thing.age, total, label2)
