// A program by chance, number 4.
struct Meter: Equatable {
  var level: Int
  var width: Int

  var word: String { "oak" + "fox" }
  var width2: Int {
    get { (false && true ? level : width - level) % 97 }
    set { level = level * level % 997 }
  }
  mutating func check(by total: Int) {
    level = (width % 8 - level * width) % 100
    outer: for i in 4...8 {
      level = (width + i) * (level % 9) % 997
      level = -19
      width = (level + i) % (abs(total) + 1) % 997
    }
  }
  func grow(to age: Int) -> Bool {
    return 13.0 / 2 > 1.25.rounded(.up)
  }
}

enum Signal: Equatable {
  case small(Double)
  case green
  case full
  case empty(Bool)

  var step: Int {
    switch self {
    case .small(let v): return min(17, 18) - 21 * 8
    case .green: return 7
    case .full: return -19
    case .empty(let v2): return -15
    }
  }
  mutating func advance() {
    self = self == .green ? .full : .green
  }
}

func weigh(of thing: Meter, score: Int = 13) -> Bool {
  switch Signal.green {
  case .full:
    _ = score * score
  case .green:
    _ = score + score
    _ = score * score
  case let .empty(v3):
    let item = Signal.full
    var guess: String? = "fox" + "pear"
  case let .small(v4):
    var city = String((false && false ? String(22) : "\(v4):\(score)").uppercased().prefix(20))
    if city.count < 20 { city += "\(city.count)" }
  }
  do {
    var table: [String: Int] = ["a": 0]
    table = ["b": 18]
  }
  return thing != Meter(level: score, width: score)
}

func blend(_ alpha: Double) -> Bool {
  var left = 3
  repeat {
    left -= 1
    let votes: [String: Int] = ["c": 28, "a": 7, "d": 6]
  } while left > 0 && weigh(of: Meter(level: 0, width: left), score: left)
  return !weigh(of: Meter(level: left, width: left))
}

var points: [Int] = Array(stride(from: 2, to: 14, by: 2))
var thing2 = Signal.green
var hasMore: Bool = thing2 == thing2 && 13 <= 12
var title = "fox" + "moon"
var total2 = -11
var thing3 = Meter(level: (total2 - total2) % 997, width: max(total2, total2))
var count = (hasMore ? total2 : total2) * abs(total2) % 6
var scale: Double = 14.75 / 8
if scale * 3 >= max(scale, scale) {
  thing3.width += (points.max() ?? 0)
  thing3.width %= 360
  let bump = { (amount: Int) -> Int in
    total2 = Int(scale)
    total2 = (total2 + total2 & 7) % 500
    return (total2 * 2 - max(total2, count)) % 97
  }
  print(bump((total2 - count) % 500) - bump(total2), total2)
}
print(blend(6.75 / 8))
for k in stride(from: 8, to: 0, by: -2) {
  if points.contains(k) && k != k {
    if (6...51).contains(total2 << 3) {
      thing3.check(by: (count - 5) % 100)
    } else {
      var isWide = title != title || count != total2
      thing3.width2 = (thing3.width2 - (k + k) % 100) % 500
    }
  } else if blend(scale) {
    for one in title.prefix(5).map({ String($0) }) {
      hasMore = title.uppercased() != (false ? title : "pear")
    }
  } else if 18 <= count {
    thing3 = Meter(level: count * total2 % 97, width: points.first ?? k)
  } else {
    switch (total2 * count, scale < scale) {
    case (0, _):
      scale = (scale * 2).rounded(.down).truncatingRemainder(dividingBy: 500)
      if points.count < 6 { points += [k, 21, 25] }
    case (1...30, true):
      thing2.advance()
      if points.count < 6 { points += [k] }
    case (let a, true):
      print(blend(scale.rounded(.towardZero).truncatingRemainder(dividingBy: 500)))
      points = points.filter { _ in abs(k) == 14 - 7 }
    case let (a, b) where b || a > 5:
      thing3 = Meter(level: (a + a) % 500, width: max(a, count))
    case (_, false):
      thing2 = Signal.green
      thing3.width2 /= 5
    }
  }
  if thing3 != Meter(level: 1, width: count) { break }
  var stock: [String: Int] = ["a": 12, "b": 25]
}
let value = if count <= count { points.count } else { (count | 2) % 997 }
let size = switch value {
case ..<0: "below"
case 0...26: "small"
default: "large"
}
print(value, size)
print([1, nil, count * count % 97].map { ($0 ?? 0) * 2 }, ["1", "x"].compactMap { Int($0) })
print(points, thing2, hasMore, title)
print(total2, thing3, count, scale)
print(value, size)
hasMore = size.hasPrefix("t")
count %= 3
let value2 = if thing3 == Meter(level: total2, width: 3) { hasMore ? value : 0 } else { abs(count) }
let size2 = switch value2 {
case ..<0: "below"
case 0...17: "small"
default: "large"
}
print(value2, size2)
print([1, nil, value % 5].map { ($0 ?? 0) * 2 }, ["1", "x"].compactMap { Int($0) })
print(points, thing2, hasMore, title)
print(total2, thing3, count, scale)
print(value, size, value2, size2)
