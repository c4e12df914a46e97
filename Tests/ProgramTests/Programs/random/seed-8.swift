// A program by chance, number 8.
enum Step: Int, CaseIterable {
  case small
  case empty

  var count: Int {
    switch self {
    case .small: return abs(2) * abs(24)
    case .empty: return -12
    }
  }
  var title: String {
    switch self {
    case .small: return String(repeating: "ab", count: 2)
    case .empty: return String(23 % 7)
    }
  }
  mutating func check() {
    self = self == .small ? .empty : .small
  }
}

class Meter {
  var step: Int { didSet { changes += 1 } }
  var numbers: [Int]
  var changes = 0
  init(step: Int, numbers: [Int]) {
    self.step = step
    self.numbers = numbers
  }
  func update(to count2: Int) {
    numbers.append((count2 | 1) % 997)
    if numbers.count > 8 { numbers.removeFirst(4) }
  }
  var level: Int { numbers.first ?? 14 }
  func press(_ n: Int) -> Int { min(step * n, n + step) % 97 }
}

final class SpecialMeter: Meter {
  override func press(_ n: Int) -> Int { (super.press(n) * 4) % 900 }
  override init(step: Int, numbers: [Int]) {
    super.init(step: step, numbers: numbers)
    self.step = (step + 2) % 1000
  }
}

class Badge {
  var level2: Int
  var scale: Double { didSet { changes += 1 } }
  var changes = 0
  init(level2: Int, scale: Double) {
    self.level2 = level2
    self.scale = scale
  }
  func check2(by offset: Int) -> String {
    level2 = -2
    scale = min(scale, scale) / 2
    return String("\(scale.rounded(.towardZero))-\(level2)".prefix(20))
  }
  var total: Int { (max(level2, level2) - level2 / (abs(level2) + 1)) % 997 }
  func turn(_ n: Int) -> Int { level2 }
}

final class SpecialBadge: Badge {
  override func turn(_ n: Int) -> Int { (super.turn(n) + 4) % 900 }
  override init(level2: Int, scale: Double) {
    super.init(level2: level2, scale: scale)
    self.level2 = (level2 + 0) % 1000
  }
}

func measure(of index: Int, of part: Badge, score: Int = 0) -> Int? {
  var left = 5
  repeat {
    left -= 1
    let stock: [String: Int] = ["d": 16, "c": 26]
    let piece = Meter(step: (stock["b"] ?? 3), numbers: [left, left])
    var maybe: String? = "pear".lowercased()
  } while left > 0
  var item = Step.small
  return (left + left) % 500
}

func gather(_ title2: String, with entry: SpecialBadge) -> Double {
  return (3.0 * 3).rounded(.down)
}

func gather2(_ points: [String], width: Int = 11) -> Int? {
  return Int("wind".prefix(2))
}

func fill(_ speed: inout Double, by width2: Int) {
  speed = (gather("tea", with: SpecialBadge(level2: width2, scale: speed)) + 9.25 / 2).truncatingRemainder(dividingBy: 500)
  do {
    var item2: Meter = SpecialMeter(step: 24 % 7, numbers: [7])
    item2.numbers = Array(stride(from: 3, to: 14, by: 4))
  }
  speed = (width2 <= width2 ? speed - speed : gather("pear", with: SpecialBadge(level2: 9, scale: speed))).truncatingRemainder(dividingBy: 500)
}

var name = String(repeating: "*", count: 4)
var sizes: [Int] = [23 - 18, -3, 15 * 14, 24 * 3]
var share: Double = Double(4 - 22)
var level3 = Int(share)
var piece2 = Step.small
var item3 = Meter(step: (level3 - level3) % 500, numbers: [level3])
var height = (item3.changes - (level3 + level3)) >> 3 % 997
var isDone = level3 * 24 >= abs(height)
if piece2.rawValue == level3 - level3 {
  name = String(name.reversed())
  if piece2 != piece2 {
    for n in 1..<5 {
      var pair: (Int, String) = (max(16, n), false ? name : name)
    }
  } else {
    do {
      defer { print("leaving", 22 - height) }
      let thing = SpecialMeter(step: (height + height) % 500, numbers: [height, height, level3])
      var thing2: Badge = SpecialBadge(level2: isDone ? level3 : height, scale: isDone ? share : share)
    }
  }
}
piece2.check()
rows: for row in 0..<4 {
  for column in 0..<4 {
    if column == row { continue rows }
    if row * column > 7 { break rows }
    if (row + column + 0).isMultiple(of: 3) { continue }
    print(row, column, terminator: "; ")
  }
}
print()
print(name, sizes, share, level3)
print(piece2, item3.step, item3.numbers, item3.changes, item3.level, height, isDone)
level3 %= 4
if name.hasSuffix("t") {
  let probe = { (amount: Int) -> Int in
    level3 = (level3 - (amount - 6) % 500) % 500
    return sizes.reduce(0, +) % 100
  }
  print(probe((level3 | 8) % 500) - probe(level3), level3)
} else {
  share = max(share - share, Double(level3)).truncatingRemainder(dividingBy: 500)
}
func makeCounter(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {
  var count = start
  return ({ count = (count + $0) % 300 }, { count })
}
let (up, read) = makeCounter(name.count)
up(level3 * 20 % 997)
print(read(), makeCounter(-19).read())
var actions: [(Int) -> Int] = []
for factor in 1...3 {
  actions.append { ($0 * factor + read()) % 100 }
  up(factor)
}
print(actions.map { $0(13) })
print(name, sizes, share, level3)
print(piece2, item3.step, item3.numbers, item3.changes, item3.level, height, isDone)
switch name.count {
case ..<0:
  let tally = { (amount2: Int) -> Int in
    level3 -= piece2.rawValue
    level3 %= 999
    return item3.changes
  }
  print(tally(level3 * height % 997) - tally(level3), level3)
case 0, 6:
  outer: for k in 3..<6 {
    var tries = 2
    repeat {
      tries -= 1
      let note: String = String(repeating: "*", count: 3)
    } while tries > 0
    var tries2 = 3
    while tries2 > 0 {
      tries2 -= 1
      name = String(18 / 2)
    }
  }
case 2..<10:
  outer2: for one in name.prefix(5).map({ String($0) }) {
    swap(&height, &level3)
    func tally2(_ amount3: Int) -> Int {
      height /= 6
      item3.update(to: (level3 + level3) % 100)
      return (piece2.rawValue + (amount3 - 0)) % 500
    }
    print(tally2((9 + height) % 997) - tally2(height), height)
    for n2 in sizes where (8...50).contains(n2) {
      height += max(height, 21)
      height %= 100
    }
  }
default:
  print(item3.step, item3.numbers, item3.changes, item3.level, level3)
  if (7...32).contains(item3.changes) {
    switch Step.empty {
    case .empty:
      var thing3 = SpecialBadge(level2: piece2.rawValue, scale: share / 4)
      let item4: Meter = item3
    case .small:
      sizes = sizes.sorted { $1 < $0 }
      print(gather(String(repeating: "*", count: 2), with: SpecialBadge(level2: level3, scale: share)))
    }
    if piece2.title > (isDone ? name : name) {
      level3 /= 2
    }
  } else {
    print(item3.step, item3.numbers, item3.changes, item3.level, height)
    print(share, max(share.rounded(.up), isDone ? share : share))
  }
}
level3 = (level3 - max(level3, height)) % 500
_ = item3
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 33 { return .failure(.heavy(by: n - 33)) }
  return n % 4 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [(level3 - 7) % 100, 22 % 2, 21] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed(piece2.rawValue).get()) ?? -1, weighed(2).map { $0 + 1 })
print(name, sizes, share, level3)
print(piece2, item3.step, item3.numbers, item3.changes, item3.level, height, isDone)
