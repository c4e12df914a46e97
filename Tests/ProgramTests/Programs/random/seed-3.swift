// A program by chance, number 3.
struct Panel: Equatable {
  var index: Int
  var isOpen: Bool = 3 > 8

  var note: String { String(index + index) }
  mutating func advance(by height: Int) {
    index += height << 3 % 97
    index %= 999
    var marks: [String] = [String("\("fox")-\(height)".prefix(20)), String(repeating: "-", count: 1), "rain", String("\(index) and \(index)".prefix(20))]
  }
  func turn(to offset: Int) -> Int {
    return (offset - offset) / (abs(index) + 1) % 500
  }
}

struct Door {
  var count: Int
  var score: Int = 9

  var word: String { "tea" + "fox" }
  mutating func render(_ width: Int) {
    count = (width * score - 24 * width) % 100
    do {
      score = abs(abs(score))
      count = max(0 + width, count & 15)
    }
  }
  func rate(by width2: Int) -> String {
    return "bird" + "stone"
  }
}

enum Step: Equatable {
  case empty(isOpen2: Bool, step: Int)
  case full(Bool, Int)

  var step2: Int {
    switch self {
    case .empty(let v, let v2): return max(v2 * 17, v2 & 1) % 100
    case .full(let v3, let v4): return (v4 + v4 + (v4 - v4)) % 97
    }
  }
  var label: String {
    switch self {
    case .empty(let v5, let v6): return String("\(v6 >> 3)-\(v6)".prefix(20))
    case .full(let v7, let v8): return String("\(v8):\(v8)".uppercased().prefix(20))
    }
  }
}

func join(_ first: Int, _ sizes: Int...) -> Int {
  var result = first
  for one in sizes { result = (result + one - (first + first) % 500) % 700 }
  return -13
}

func combine(_ piece: Door, count2: Int = 17) -> Int {
  return piece.count
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func enter(_ width3: Int) throws -> Int {
  guard width3 > 2 else { throw Failure.tooSmall(2 - width3) }
  if "stone" != "rain" { throw Failure.refused }
  return (width3 / (abs(width3) + 1) + width3 * width3) % 97
}

func shift(_ found: String?, table: [String: Int]) -> Int? {
  _ = abs(19)
  func note2(_ amount: Int) -> Int {
    var part = Panel(index: (13 + amount) % 500, isOpen: amount >= amount)
    return (max(amount, amount) + amount * amount) % 500
  }
  return Int("stone".prefix(2))
}

var total = abs((2 + 10) % 4)
var piece2 = Door(count: total * total % 97, score: total)
var age: Int = (join(6 * total % 100, 6 * 15) - (-9 - piece2.score)) % 100
var note3 = String("\(max(false ? 0.75 : 7.5, 1.75)) and \(total)".prefix(20))
var piece3 = Panel(index: abs(total), isOpen: total == total)
var sizes2: [Int] = Array(0..<3)
var scale: Double = Double(total).rounded(.towardZero).truncatingRemainder(dividingBy: 500)
var isWide = note3.hasPrefix("x")
for k in 1..<4 {
  outer: for i in 4...7 {
    piece2.render((i + k) % 500)
    print("cloud", isWide, age, k)
    if piece3 != piece3 || total >= age {
      var thing: Panel = piece3
      if sizes2.count > 1 { sizes2.swapAt(0, sizes2.count - 1) }
    } else {
      piece2.count = (piece2.count - (age - k) % 500) % 500
    }
  }
}
for (index2, one) in sizes2.enumerated() {
  var sizes3: [String] = Array(note3.map { String($0) }.prefix(6))
  func probe(_ amount2: Int) -> Int {
    age = (Int(scale) - (age - amount2)) % 97
    return (max(12, age) - -13) % 997
  }
  print(probe((age - index2) % 500) - probe(3), age)
  piece3.isOpen = scale + scale <= (isWide ? scale : scale)
}
if age.isMultiple(of: 3) {
  do {
    defer { print("leaving", Int(scale)) }
    let tally = { (amount3: Int) -> Int in
      age = abs(Int(scale))
      return sizes2.reduce(0, +) % 500
    }
    print(tally(age / (abs(age) + 1)) - tally(total), age)
    print(piece2, age)
  }
}
let bump = { (amount4: Int) -> Int in
  age = -15
  total %= 2
  return note3.count
}
print(bump((total - age) % 500) - bump(age), age)
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 4 != 0
}
print(ask(6) && ask(7, false) && ask(1))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(total, piece2, age, note3)
print(piece3, sizes2, scale, isWide)
piece3.advance(by: (age | 2) % 97)
isWide = (isWide ? age : total) == piece3.index
var copy = piece2
copy = piece2
copy.count -= isWide ? total : total
copy.count %= 100
print(copy)
print(piece2)
print(total, piece2, age, note3)
print(piece3, sizes2, scale, isWide)
print(copy)
do {
  defer { print("leaving", sizes2.reduce(0, +)) }
  age = (age - -14) % 500
  var left = 4
  while left > 0 {
    left -= 1
    print(piece3)
    (total, age) = (age, total)
    print("oak", copy.count, sizes2)
  }
}
if sizes2.count < 6 { sizes2 += sizes2 }
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}
var v9 = Vector(x: abs(total), y: isWide ? 18 : total)
v9 -= Vector(x: 1, y: 2) * 4
print(v9, -v9, v9 == .zero, v9 - .zero * 3)
print(total, piece2, age, note3)
print(piece3, sizes2, scale, isWide)
print(copy)
do {
  defer { print("leaving", abs(total)) }
  if abs(total) < (isWide ? total : age) {
    for k2 in 1..<3 {
      if sizes2.count < 8 { sizes2.insert((sizes2.max() ?? 0), at: sizes2.count / 2) }
      age = (max(age, age) - max(k2, 1)) % 500
    }
    for i2 in 2...6 {
      piece2.render(copy.score)
      piece3 = Panel(index: (total + i2) % 97, isOpen: isWide || isWide)
    }
  } else {
    piece2.score /= 5
  }
  var tries = 4
  while tries > 0 && piece3 != piece3 {
    tries -= 1
    let choice: Int? = sizes2.last
  }
}
var left2 = 5
while left2 > 0 {
  left2 -= 1
  isWide = piece3 != piece3
  note3 = String("\(scale <= scale)/\(age)".prefix(20))
  note3 = String(note3.dropFirst(4))
}
switch Step.empty(isOpen2: true, step: age) {
case let .empty(v10, v11):
  print(note3, total, age)
  piece3.index = max(left2, total) * (left2 * age) % 100
default:
  for one2 in note3.prefix(5).map({ String($0) }) where scale <= scale {
    print(join(abs(total), left2 % (abs(total) + 1)))
    scale = (scale - (9.25 + scale)).truncatingRemainder(dividingBy: 500)
    if (isWide || isWide) && 4.75 < scale {
      print(copy, isWide)
    } else if total > age {
      piece2.render(-1)
    } else if sizes2.isEmpty {
      piece2.count = note3.count / 8
    } else if (9...58).contains(2) {
      print(shift(nil, table: ["b": 5, "d": 11]) as Any)
    }
  }
  for n in stride(from: 8, to: 0, by: -2) {
    print(join((age | 8) % 997, (14 + age) % 97))
  }
}
func bump2(_ amount5: Int) -> Int {
  total = Int(scale)
  return copy.count * piece2.count % 100
}
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 35 { return .failure(.heavy(by: n - 35)) }
  return n % 3 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [combine(Door(count: 11, score: total)), abs(age), 2] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed((left2 + total) % 97).get()) ?? -1, weighed(2).map { $0 + 1 })
print(total, piece2, age, note3)
print(piece3, sizes2, scale, isWide)
print(copy, left2)
