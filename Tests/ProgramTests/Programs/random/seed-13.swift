// A program by chance, number 13.
enum Shape: Equatable {
  case red(Double)
  case full(isDone: Bool, String)
  case near

  var level: Int {
    switch self {
    case .red(let v): return abs(7 * 23)
    case .full(let v2, let v3): return v3.count
    case .near: return 15 * 4 + (11 + 10)
    }
  }
}

struct Box {
  var score: Int { didSet { if score != oldValue { changes += 1 } } }
  var marks: [Int]
  var city: String
  var changes = 0

  var height: Int {
    get { (score & 3 - score * score) % 997 }
    set { score = marks.last ?? newValue }
  }
  var name: String { String((city + city).prefix(20)) }
  mutating func check(_ score2: Int) {
    marks.append(score2 * score % 997)
    if marks.count > 8 { marks.removeFirst(1) }
  }
}

func unwind(_ n: Int, price: Int) -> Int {
  if n <= 0 { return (4.0 < 14.0 ? n * n : n * price) % 97 }
  let rest = unwind(min(n, 7) - 1, price: 16 & 3)
  return (rest + abs(n)) % 800
}

func blend(with thing: Shape) -> Double {
  return Double(14)
}

func fill(_ scale: inout Double, by total: Int) {
  scale = max(0.75, scale).rounded(.up).truncatingRemainder(dividingBy: 500)
  if "\(total) and \(22)" == (true ? "bird" : "lake") {
    scale = blend(with: .near)
  }
  scale = Double(Int(scale))
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func enter(_ step: Int) throws -> Int {
  guard step > 1 else { throw Failure.tooSmall(1 - step) }
  if step <= step { throw Failure.refused }
  return max(false ? step : step, step - step) % 100
}

var thing2 = Shape.red(Double(13))
var note: String = "sun" + "bird"
var thing3 = Box(score: abs(12), marks: [11, 16, 18], city: String(note.reversed()))
var hasMore = 24 - 19 < thing3.height
var values: [Int] = [15 - 4, 8 / 7, -12]
var weight: Double = (blend(with: Shape.red(4.25)) - (hasMore ? 2.75 : 9.0)).truncatingRemainder(dividingBy: 500)
var level2 = thing3.changes
var step2 = -19 - -18
if note.count < 20 { note += "?" }
thing2 = .red((weight - weight).truncatingRemainder(dividingBy: 500))
var name2 = String(note.prefix(1))
let words = ["bird", "sun", "stone", "pear", "rain", "lake"]
let groups = Dictionary(grouping: words) { $0.count }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(thing2, note, thing3, hasMore)
print(values, weight, level2, step2)
print(name2)
thing3.marks.reverse()
let points: [String] = values.map { _ in String(note.reversed()) }
print("wind", values, name2, name2)
if values.contains(level2) || name2.isEmpty {
  let note2 = { (amount: Int) -> Int in
    step2 += (level2 - step2) % 997
    step2 %= 100
    return (thing2 == Shape.near ? 12 - amount : -17) % 500
  }
  print(note2(min(step2, step2)) - note2(step2), step2)
} else {
  let bump = { (amount2: Int) -> Int in
    level2 -= -14
    level2 %= 100
    thing2 = .full(isDone: level2 > 16, String(repeating: "ab", count: 3))
    return thing2.level
  }
  print(bump(hasMore ? level2 : step2) - bump(step2), level2)
  thing2 = Shape.near
}
let words2 = ["fox", "rain", "wind", "pear", "sun", "moon"]
let groups2 = Dictionary(grouping: words2) { $0.hasPrefix("s") }
print(groups2.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words2.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words2, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words2.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words2.map(\.count)).sorted(), words2.min { $0.count < $1.count } ?? "")
print(thing2, note, thing3, hasMore)
print(values, weight, level2, step2)
print(name2, points)
if step2.isMultiple(of: 2) || step2 <= 18 {
  func bump2(_ amount3: Int) -> Int {
    step2 %= 7
    var total2 = abs((values.isEmpty ? 1 : values[abs(level2) % values.count]) * Int(weight)) % 97
    return abs(name2.count)
  }
  print(bump2((step2 + level2) % 500) - bump2(step2), step2)
  switch values.filter({ _ in step2.isMultiple(of: 3) }).count {
  case ..<0:
    var price2: Int = thing2.level
  case 0, 3:
    for k in 1...2 {
      thing2 = Shape.near
    }
    thing3.check(thing3.changes)
  case 2..<12:
    thing3.marks.append(abs(level2))
    if thing3.marks.count > 8 { thing3.marks.removeFirst(4) }
    if values.count > 2 { values.remove(at: 1) }
  case let x where x % 2 == 0:
    for (index, one) in values.enumerated() where (6...39).contains(level2) {
      let marks2: [Int] = Array(stride(from: 3, to: 14, by: 4))
      print("wind", step2)
      var found: String? = String("\(one)/\(one)".prefix(20))
    }
  default:
    for n in (1..<3).reversed() {
      note = String((n > level2 ? points.joined(separator: "") : name2.lowercased()).prefix(20))
    }
    if weight.rounded(.up) < blend(with: thing2) {
      weight = max(Double(step2), max(weight, weight))
    } else {
      weight = (blend(with: .near) * 5).truncatingRemainder(dividingBy: 500)
    }
  }
}
thing3.city = String("\(thing2.level) \(level2)".prefix(20))
print(unwind(-6, price: abs(0)))
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 4 != 0
}
print(ask(2) || ask(5, false) || ask(7))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(thing2, note, thing3, hasMore)
print(values, weight, level2, step2)
print(name2, points)
