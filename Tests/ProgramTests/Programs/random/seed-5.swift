// A program by chance, number 5.
class Panel {
  var age: Int { didSet { changes += 1 } }
  var marks: [Int]
  var changes = 0
  init(age: Int, marks: [Int]) {
    self.age = age
    self.marks = marks
  }
  func update(by total: Int) -> Int {
    age -= total * age % 97
    age %= 100
    for n in marks {
      age += -19
      age %= 100
      var marks2: [Int] = marks
      marks = marks2
    }
    return (total << 1 - max(age, age)) % 997
  }
  var price: Int {
    get { (marks.isEmpty ? 7 : marks[abs(age) % marks.count]) }
    set { age = marks.first ?? newValue }
  }
  func advance(_ n: Int) -> Int { (n + (n - age)) % 997 }
}

struct Badge: Equatable {
  var score: Int
  var alpha: Double
  var scale: Double = 1.75

  var label: String { String("\(-12):\(score)".prefix(20)) }
  var count: Int { -12 }
  mutating func turn(to step: Int) -> String {
    alpha = (scale * 4).truncatingRemainder(dividingBy: 500)
    var values: [Int] = [Int](0..<6)
    return "tea" + "cloud"
  }
  func render(_ total2: Int) -> Int {
    return (score + abs(total2)) % 100
  }
}

func reach(_ entry: Badge) -> Int? {
  var tries = 2
  repeat {
    tries -= 1
    let index = entry.score
  } while tries > 0
  outer: for n2 in 1...2 {
    let entry2: Badge = entry
    var score2 = ((n2 - tries) % 5 - (entry2.count - 11 * n2)) % 97
  }
  return nil
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func demand(_ level: Int) throws -> Int {
  guard level > 8 else { throw Failure.tooSmall(8 - level) }
  if !true { throw Failure.refused }
  return (level.isMultiple(of: 4) ? level * level : level + level) % 100
}

func join(_ first: Int, _ sizes: Int...) -> Int {
  var result = first
  for one in sizes { result = (result + one - (sizes.min() ?? 0)) % 700 }
  return sizes.reduce(0, +) % 997
}

var points: [Int] = [join(18, 5, 23), 23 + 13, 25 + 1]
var city = String("\(max(8.75, 11.25).rounded(.up)) \(21)".prefix(20))
var step2 = city.count - -3
var part = Badge(score: step2 / 2, alpha: min(11.0, 12.25), scale: 10.0 * 5)
var hasMore = (true ? step2 : step2) > points.count
var speed: Double = 4.75 - 8.25 - 5.5 * 3
var thing = Panel(age: (step2 + 17) % 97, marks: [step2, step2])
var width: Int = -19 - city.count
for (index2, one) in points.enumerated() {
  print(step2, abs(25) / 5, speed)
  print(speed / 8 - (speed - 14.25), width)
}
if !width.isMultiple(of: 4) {
  print(reach(Badge(score: width, alpha: speed, scale: 10.5)) as Any)
  do {
    for n3 in 3...4 {
      if points.count > 1 { points.swapAt(0, points.count - 1) }
    }
    var found: String? = String(repeating: "-", count: 1)
  }
}
thing.marks = Array(points.suffix(2))
func makeCounter(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {
  var count = start
  return ({ count = (count + $0) % 300 }, { count })
}
let (up, read) = makeCounter(25 / 9)
up(Int(speed))
print(read(), makeCounter(24 * 18).read())
var actions: [(Int) -> Int] = []
for factor in 1...3 {
  actions.append { ($0 * factor + read()) % 100 }
  up(factor)
}
print(actions.map { $0(15) })
print(points, city, step2, part)
print(hasMore, speed, thing.age, thing.marks, thing.changes, thing.price, width)
do {
  defer { print("leaving", step2 * width) }
  func tally(_ amount: Int) -> Int {
    step2 %= 5
    part.score = city.count
    return Int(speed) / 7
  }
  print(tally(Int(speed)) - tally(width), step2)
  print("\(part.scale):\(width)", step2, speed)
}
print(reach(Badge(score: 22, alpha: speed, scale: 2.75)) as Any)
let words = ["pear", "cloud", "stone", "rain", "moon", "oak"]
let groups = Dictionary(grouping: words) { $0.hasPrefix("s") }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(points, city, step2, part)
print(hasMore, speed, thing.age, thing.marks, thing.changes, thing.price, width)
outer2: for n4 in (1..<3).reversed() {
  if (3...34).contains(max(width, step2)) {
    thing.marks = points.map { _ in (step2 + n4) * (step2 - 0) % 97 }
  } else if !hasMore {
    print((speed + speed) * 3, points)
  } else {
    thing.marks = points
    thing.marks.reverse()
  }
  do {
    defer { print("leaving", width - step2) }
    print("tea", points.isEmpty)
    swap(&width, &step2)
  }
}
hasMore.toggle()
do {
  do {
    print("got", try demand((21 - step2) % 500))
  } catch {
    print("failed:", error)
  }
  switch points.last ?? 11 {
  case ..<0:
    let city2 = String((city + city).prefix(20))
  case 0, 5:
    if city.lowercased() != String(city.reversed()) {
      print(join((step2 - width) % 100, abs(step2), width * step2 % 997))
      width += min(width, 15)
      width %= 100
    }
  case 2..<12:
    if part != Badge(score: width, alpha: speed, scale: speed) {
      print(join(city.count, width * step2 % 100, abs(9)))
    } else if width >= width {
      hasMore = step2 + step2 == (points.min() ?? 0)
    } else if (0...50).contains(width) {
      if !points.isEmpty {
        points[abs(width) % points.count] = step2 * width % 997
      }
    } else {
      if points.count < 6 { points += [step2, step2, step2] }
      step2 = (width | 8 + -13) % 97
    }
    if !points.isEmpty {
      points[abs(step2) % points.count] = (step2 + step2) % 997
    }
  case let x where x % 2 == 0:
    points = points.map { (width * $0 + x & 1) % 100 }
    width = max(step2 + x, step2 % (abs(width) + 1)) % 500
  default:
    print("pear", (hasMore ? 14 : step2) < step2 - step2, hasMore)
  }
}
let words2 = ["sun", "pear", "lake", "bird", "tea", "stone"]
let groups2 = Dictionary(grouping: words2) { $0.count }
print(groups2.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words2.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words2, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words2.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words2.map(\.count)).sorted(), words2.min { $0.count < $1.count } ?? "")
print(points, city, step2, part)
print(hasMore, speed, thing.age, thing.marks, thing.changes, thing.price, width)
