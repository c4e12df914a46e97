// A program by chance, number 16.
enum Event: Equatable {
  case full
  case green
  case far(String, String)
  case near(Double)

  var width: Int {
    switch self {
    case .full: return -2 - 16 >> 1
    case .green: return (14 | 2) * abs(9)
    case .far(let v, let v2): return 15 * 3 + -9
    case .near(let v3): return min(22 - 23, Int(v3))
    }
  }
  var city: String {
    switch self {
    case .full: return String("\(17 + 14):\(9)".prefix(20))
    case .green: return "bird" + "tea"
    case .far(let v4, let v5): return String("\(max(13.25, 2.75))/\(25)".prefix(20))
    case .near(let v6): return "sun" + "sun"
    }
  }
  mutating func update() {
    self = self == .full ? .green : .full
  }
}

protocol Drawn {
  var note: String { get }
  var offset: Int { get set }
  func advance(_ n: Int) -> Int
}

extension Drawn {
  func advance(_ n: Int) -> Int { (n + offset) % 679 }
  var report: String { "\(note):\(advance(8))" }
}

struct Track: Drawn {
  let note = "tea"
  var offset: Int
  func advance(_ n: Int) -> Int { true && false ? (true ? 24 : 16) : -12 }
  mutating func check(by index: Int) {
    offset = (13 - offset - -17) % 997
  }
}

struct Meter: Drawn {
  let note = "cloud"
  var offset: Int
  func advance(_ n: Int) -> Int { max(n * offset, -16) % 100 }
  mutating func rate(_ width2: Int) {
    offset /= 7
    switch Event.full {
    case .green:
      offset %= 3
    case .far(let v7, let v8):
      offset = min(offset + offset, -17) % 100
      offset = v8.count
    case .near(let v9):
      offset -= offset % 2
      offset %= 100
      offset = (offset | 8) / 6 % 997
    case .full:
      offset %= 2
      var alpha: Double = 2.75.rounded(.towardZero)
    }
  }
}

func most(_ first: Int, _ marks: Int...) -> Int {
  var result = first
  for one in marks { result = (result + one - result >> 2) % 700 }
  return result & 15
}

func fold(_ n: Int, count: Int) -> Int {
  if n <= 0 { return (abs(n) - (n - n)) % 997 }
  let rest = fold(min(n, 7) - 1, count: (count + n) % 97)
  return (rest - (n + count) % 997) % 800
}

func settle(_ choice: Int?, total: Int = 15) -> Bool {
  let bump = { (amount: Int) -> Int in
    _ = total + amount
    return choice ?? (choice ?? total)
  }
  if let choice, total.isMultiple(of: 2) {
    var item = Track(offset: 4 * total % 500)
  } else {
    let city2 = String("\(total - total + total / 4)/\(total)".prefix(20))
  }
  _ = max(total, total)
  return !(5...34).contains(total)
}

func shift(of found: String?, with piece: Event) -> String {
  return String("\(found == nil):\(22)".prefix(20))
}

var city3 = String((true && true || !true ? "\(max(1, 4)) and \(1)" : String(25 * 21)).prefix(20))
var part = Track(offset: 9 << 1)
var ratio: Double = 1.25 / 2
var height: Int = part.offset
var piece2 = Event.green
var isDone = "\(city3):\(height)" <= "stone" + "fox"
var marks2: [Int] = Array(stride(from: 3, to: 14, by: 2))
var age = (height / 5 + part.offset - abs(min(height, height))) % 97
switch Event.near(ratio) {
case .near(let v10):
  if age / 5 <= age + age {
    if settle(age) {
      print("sun", min(Double(height), isDone ? v10 : v10), part)
    }
    var isWide: Bool = Double(age) == max(v10, v10)
  }
  switch (age / 6, piece2 == piece2) {
  case (0, _):
    print(shift(of: city3, with: .green))
  case (1...23, true):
    piece2 = .far(isDone ? "wind" : city3, String(city3.prefix(2)))
  case (let a, true):
    print("moon", city3, piece2, city3 + city3)
  case let (a, b) where b || a > 5:
    do {
      piece2.update()
      height = marks2.first ?? a
    }
    switch piece2.width {
    case ..<0:
      isDone = height + age <= marks2.filter({ _ in !true }).count
    case 0, 6:
      print(max(ratio, v10) - (ratio - 9.0))
      var word = part.note
    case 2..<12:
      age = min(a * 25, -12) % 97
    default:
      piece2.update()
      print("sun", true || isDone ? v10.rounded(.towardZero) : (b ? ratio : v10), city3, piece2)
    }
  case (_, false):
    switch Int(ratio) >> 3 {
    case ..<0:
      print("fox", age, piece2.width <= -15)
    case 0, 9:
      piece2.update()
    case 2..<24:
      isDone = -8 > age * height
    case let x where x % 2 == 0:
      part.offset = max(height + age, isDone ? age : height) % 500
      piece2.update()
    default:
      part.offset = -15
    }
  }
case .green:
  print("lake", ratio.rounded(.down) * 5, ratio)
case .full:
  if fold(age, count: age) > age - height {
    switch (age + height, isDone || isDone) {
    case (0, _):
      part.offset %= 5
      part = Track(offset: height * height % 97)
    case (1...22, true):
      var isOpen = height - age > max(height, height)
    case (let a2, true):
      city3 = String(city3.suffix(1))
      height -= (age + age) % 97
      height %= 100
    case let (a2, b2) where b2 || a2 > 5:
      piece2.update()
    case (_, false):
      if !marks2.isEmpty {
        marks2[abs(age) % marks2.count] = most(age, height)
      }
      part = Track(offset: Int(ratio))
    }
  }
  let points: [String] = marks2.map { _ in String((ratio != ratio ? city3.uppercased() : city3 + city3).prefix(20)) }
case .far(let v11, let v12):
  print(most(height * age % 997, -19))
}
switch "\(false)-\(height)" {
case "pear", "sun":
  let bump2 = { (amount2: Int) -> Int in
    height += amount2 % 2
    height %= 999
    return (ratio <= ratio ? height + 25 : piece2.width) % 97
  }
  print(bump2(isDone ? 2 : height) - bump2(age), height)
case "":
  if height * height >= height % 5 {
    ratio = Double(abs(height))
    var choice2: Int? = (height + height) % 100
  } else {
    if piece2 == piece2 {
      if city3.count < 20 { city3 += " ok" }
    } else {
      isDone = min(age, height) <= fold(age, count: height)
      let item2 = Meter(offset: Int(ratio))
    }
    func bump3(_ amount3: Int) -> Int {
      age = part.offset
      return ((marks2.first ?? amount3) + marks2.count) % 997
    }
    print(bump3(height * 23 % 997) - bump3(height), age)
  }
  print(ratio - ratio, piece2.width % (abs(height) + 1), min(ratio, ratio) * 2)
case let found2 where found2.count > 4:
  outer: for one in city3.prefix(5).map({ String($0) }) {
    if ratio <= ratio { break outer }
  }
  switch "\(age):\(height)" {
  case "tea", "rain":
    marks2.removeAll { _ in !(!isDone) }
  case "":
    print(found2)
  case let found3 where found3.count > 4:
    let thing: Drawn = Track(offset: (age - height) % 100)
  default:
    if marks2.count < 6 { marks2 += marks2 }
    age = (Int(ratio) - (isDone ? height : 21)) % 97
  }
default:
  let tally = { (amount4: Int) -> Int in
    age /= 7
    return max(height * amount4, marks2.filter({ age < $0 }).count) % 97
  }
  let probe = { (amount5: Int) -> Int in
    height = age & 1 * (marks2.max() ?? 0) % 997
    return marks2.reduce(0, +) * (height / 5) % 97
  }
}
for i in marks2 {
  do {
    defer { print("leaving", part.offset) }
    print("wind", ratio * 5 - (ratio - ratio), i)
    switch -12 {
    case ..<0:
      print(shift(of: city3, with: Event.full))
    case 0, 6:
      print("lake", ratio, (7...51).contains(part.advance(i)), part.offset)
      print(isDone)
    case 2..<10:
      let choice3: Int? = marks2.firstIndex(of: age)
      print(String(city3.reversed()), String(city3.reversed()), ratio.rounded())
    default:
      piece2.update()
      print(most(part.advance(age), marks2.reduce(0, +) % 97))
    }
  }
  print("bird", city3, part, shift(of: city3, with: piece2).uppercased())
  print(piece2 != piece2, (2...14).contains(age + i))
}
if marks2.count < 6 { marks2 += [4, height] }
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v13 = Vector(x: city3.count, y: city3.count)
v13 += Vector(x: 1, y: 2) * 2
print(v13, -v13, v13 == .zero, v13 + .zero * 3)
print(city3, part, ratio, height)
print(piece2, isDone, marks2, age)
for n in 2...3 where city3.isEmpty {
  if city3.count <= fold(n, count: height) {
    if marks2.count < 8 { marks2.insert((n + height) % 100, at: marks2.count / 2) }
    outer3: for k in 2...4 where !isDone {
      let votes: [String: Int] = ["a": 24, "d": 14, "b": 6]
      print(k, k, piece2)
    }
  } else {
    isDone = settle(age, total: 13 % 7)
  }
  print(settle(marks2.firstIndex(of: height), total: Int(ratio)))
  if height != age { continue }
}
age -= Int(ratio)
age %= 100
var copy = part
part = Track(offset: fold(age, count: age))
copy.offset = Int(ratio)
print(copy)
print(part)
print(city3, part, ratio, height)
print(piece2, isDone, marks2, age)
print(copy)
var item3: Event = piece2
do {
  defer { print("leaving", height - age) }
  print(part, item3, marks2)
  var entry: Drawn = Track(offset: marks2.count)
}
copy = Track(offset: Int(ratio))
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 4 != 0
}
print(ask(5) && ask(4, false) || ask(4))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(city3, part, ratio, height)
print(piece2, isDone, marks2, age)
print(copy, item3)
