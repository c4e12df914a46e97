// A program by chance, number 15.
enum Mood: Equatable {
  case large
  case red(Double)

  var offset: Int {
    switch self {
    case .large: return (21 - 9) * (false ? 20 : 7)
    case .red(let v): return (7 + 16) * 14
    }
  }
  var note: String {
    switch self {
    case .large: return String("\(2.0):\(7)".lowercased().prefix(20))
    case .red(let v2): return String(-18)
    }
  }
}

class Door {
  var offset2: Int { didSet { changes += 1 } }
  var isWide: Bool
  var changes = 0
  init(offset2: Int, isWide: Bool) {
    self.offset2 = offset2
    self.isWide = isWide
  }
  func render(to price: Int) -> Int {
    isWide = price - offset2 >= abs(price)
    return (price * 17 - (offset2 - 22)) % 500
  }
  var note2: String { String(offset2 - offset2) }
  func press(_ n: Int) -> Int { (abs(18) + offset2) % 997 }
}

final class SpecialDoor: Door {
  override func press(_ n: Int) -> Int { (super.press(n) - 4) % 900 }
}

class Track {
  var total: Int
  var score: Int
  var changes = 0
  init(total: Int, score: Int) {
    self.total = total
    self.score = score
  }
  func check(_ step: Int) -> Bool {
    total = (total - 19 * step % 997) % 500
    return !(step < score)
  }
  var step2: Int { (total * 15 - abs(score)) % 97 }
  func check2(_ n: Int) -> Int { abs(n) * (score + score) % 97 }
}

final class SpecialTrack: Track {
  override func check2(_ n: Int) -> Int { (super.check2(n) - 2) % 900 }
  override init(total: Int, score: Int) {
    super.init(total: total, score: score)
    self.total = (total + 1) % 1000
  }
}

func mix(_ thing: Door, points: [Int], title: String, total2: Int = 4) -> Int? {
  if total2 > 19 { return Int(title.prefix(2)) }
  return abs(16)
}

func mix2(age: Int, with title2: String, ratio: Double) -> String {
  return String(-15)
}

var share: Double = 10.75 * 3 * 3
var hasMore = !("stone" <= "bird")
var city = String(((hasMore ? "stone" : "fox") != String(11) ? "\(!hasMore)-\(17)" : "fox" + "lake").prefix(20))
var level = city.count % 4
var entry = Door(offset2: Int(share), isWide: level.isMultiple(of: 4))
var sizes: [Int] = [level / 5, city.count, min(level, 16), (level - 23) % 100]
var total3 = ((level - level) * (level * level) + sizes.reduce(0, +) * (level | 2)) % 100
var part = Mood.large
func tally(_ amount: Int) -> Int {
  level = (level - city.count) % 500
  return (sizes.isEmpty ? 3 : sizes[abs(total3) % sizes.count])
}
print(tally((level + level) % 500) - tally(11), level)
func note3(_ amount2: Int) -> Int {
  level %= 5
  let height = 19 / 9 / 8 * (total3 - amount2 - sizes.count) % 97
  return !false ? part.offset : Int(share)
}
for i in sizes {
  print(hasMore, level)
  var turns = 3
  while turns > 0 {
    turns -= 1
    var tries = 4
    while tries > 0 && (9...27).contains(i) {
      tries -= 1
      total3 = (7...22).contains(total3) ? Int(share) : sizes.first ?? level
      _ = tally((tries - total3) % 997)
    }
    entry = SpecialDoor(offset2: sizes.count, isWide: level.isMultiple(of: 2))
  }
  var left = 3
  repeat {
    left -= 1
    share = (share.rounded(.up) / 4).truncatingRemainder(dividingBy: 500)
    entry = SpecialDoor(offset2: abs(5), isWide: total3.isMultiple(of: 2))
  } while left > 0
}
var copy = entry
copy = entry
copy.offset2 = sizes.reduce(0, +) * (total3 + total3) % 997
print(copy.offset2, copy.isWide, copy.changes, copy.note2)
print(entry.offset2, entry.isWide, entry.changes, entry.note2)
print(share, hasMore, city, level)
print(entry.offset2, entry.isWide, entry.changes, entry.note2, sizes, total3, part)
print(copy.offset2, copy.isWide, copy.changes, copy.note2)
print(String(repeating: "-", count: 2))
if level / 4 > (sizes.isEmpty ? 8 : sizes[abs(level) % sizes.count]) {
  var name = String((level.isMultiple(of: 2) ? "\(share + share)-\(level)" : "\(hasMore ? city : "moon") \(level)").prefix(20))
  total3 = (total3 - 11) >> 3 % 100
} else if hasMore || false {
  switch String(repeating: "ab", count: 3) {
  case "cloud", "bird":
    for k in (3..<6).reversed() where city.hasPrefix("x") {
      sizes = Array(sizes.reversed())
    }
  case "":
    var turns2 = 3
    while turns2 > 0 && level.isMultiple(of: 2) {
      turns2 -= 1
      entry = Door(offset2: max(total3, level), isWide: turns2 == total3)
    }
  case let found where found.count > 4:
    print(mix(copy, points: [total3], title: city.uppercased()) as Any)
  default:
    var piece: Door = SpecialDoor(offset2: -8, isWide: city > city)
  }
}
sizes.removeAll { level - $0 == city.count }
level = abs(Int(share))
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}
var v3 = Vector(x: -7, y: (total3 - total3) % 97)
v3 -= Vector(x: 1, y: 2) * 5
print(v3, -v3, v3 == .zero, v3 - .zero * 3)
print(share, hasMore, city, level)
print(entry.offset2, entry.isWide, entry.changes, entry.note2, sizes, total3, part)
print(copy.offset2, copy.isWide, copy.changes, copy.note2)
