// A program by chance, number 20.
enum Signal: Equatable {
  case far
  case large(Bool)
  case full(Int, weight: Double)

  var price: Int {
    switch self {
    case .far: return -12
    case .large(let v): return 5 - 3 + (13 - 12)
    case .full(let v2, let v3): return -10 | 1
    }
  }
  var word: String {
    switch self {
    case .far: return "rain" + "sun"
    case .large(let v4): return String("\(-3)/\(5)".prefix(20))
    case .full(let v5, let v6): return String(max(v5, v5))
    }
  }
}

struct Shelf {
  var price2: Int { didSet { if price2 != oldValue { changes += 1 } } }
  var note: String
  var changes = 0

  var note2: String { String((note + note).prefix(20)) }
  mutating func turn(by width: Int) -> String {
    note = String((note + "oak").prefix(20))
    price2 = max(width & 15, 0 << 1)
    return String((note + note).prefix(20))
  }
}

func most(_ first: Int, _ marks: Int...) -> Int {
  var result = first
  for one in marks { result = (result + one - (marks.last ?? result)) % 700 }
  return result / 4
}

func unwind(_ n: Int, total: Int) -> Int {
  if n <= 0 { return min(2, n) * (total * n) % 100 }
  let rest = unwind(min(n, 7) - 1, total: most(n, n))
  return (rest - (true ? total : n)) % 800
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func enter(_ score: Int) throws -> Int {
  guard score > 8 else { throw Failure.tooSmall(8 - score) }
  if score * score < 16 - score {
    _ = score & 3
    _ = most(-15, 10 + 13)
  }
  if score.isMultiple(of: 2) { throw Failure.refused }
  return abs(score) * (score % 6) % 500
}

enum Failure2: Error {
  case tooSmall(Int), refused
}
func attempt(_ height: Int) throws -> Int {
  guard height > 8 else { throw Failure2.tooSmall(8 - height) }
  if false || true { throw Failure2.refused }
  return most(height, height) * abs(height) % 100
}

var price3 = abs(10 + 8 - 22 * 11)
var step = unwind(most(price3 / 6, price3 * price3 % 97), total: (price3 + price3) * (price3 * price3) % 997)
var piece = Signal.large(step != step)
var speed: Double = 6.0 * 3
var label = String(repeating: "*", count: 1)
var entry = Shelf(price2: 10 / 7, note: label.lowercased())
var sizes: [Int] = [(step - price3) % 100]
var isOpen = !(step < step)
entry.price2 = (label.count + (step | 8)) % 500
speed = (speed / 8 - (speed - speed)).truncatingRemainder(dividingBy: 500)
_ = entry.turn(by: step >> 2)
if step * step == abs(step) {
  step = (step + (sizes.isEmpty ? 4 : sizes[abs(21) % sizes.count])) % 500
  let tally = { (amount: Int) -> Int in
    step = -8 * (6 - step) % 500
    return entry.price2
  }
  print(tally((step - step) % 997) - tally(price3), step)
}
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 34 { return .failure(.heavy(by: n - 34)) }
  return n % 4 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [max(step, step), price3 / 5, 5] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed(sizes.count).get()) ?? -1, weighed(2).map { $0 + 1 })
print(price3, step, piece, speed)
print(label, entry, sizes, isOpen)
let thing = Signal.full(entry.price2, weight: speed / 2)
isOpen = piece == .full(price3, weight: speed)
for one in label.prefix(5).map({ String($0) }) {
  sizes.sort()
}
enum Refusal2: Error { case heavy(by: Int), odd }
func weighed2(_ n: Int) -> Result<Int, Refusal2> {
  if n > 16 { return .failure(.heavy(by: n - 16)) }
  return n % 5 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [piece.price, Int(speed), 28] {
  switch weighed2(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed2(abs(price3)).get()) ?? -1, weighed2(2).map { $0 + 1 })
print(price3, step, piece, speed)
print(label, entry, sizes, isOpen)
print(thing)
switch -1 {
case ..<0:
  if thing == Signal.full(18, weight: speed) {
    let guess: String? = label.uppercased()
  } else {
    if price3.isMultiple(of: 4) {
      if label.count < 20 { label += "\((step - step) % 997)" }
    }
  }
case 0, 5:
  entry.price2 = -20
  var item = Signal.far
case 2..<10:
  print((speed / 2).rounded())
  func tally2(_ amount2: Int) -> Int {
    price3 = (17 + price3) * entry.price2 % 100
    return label.count
  }
  print(tally2(min(18, price3)) - tally2(step), price3)
default:
  if entry.note.count < 20 { entry.note += " ok" }
  for k in sizes {
    do {
      defer { print("leaving", step * k) }
      isOpen.toggle()
      _ = entry.turn(by: k & 7)
    }
    piece = thing
    print(piece, label.hasSuffix("a"))
  }
}
if label.count < 20 { label += "\(isOpen ? step : step)" }
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v7 = Vector(x: (step + price3) % 997, y: (price3 + 5) % 500)
v7 += Vector(x: 1, y: 2) * 3
print(v7, -v7, v7 == .zero, v7 + .zero * 3)
print(price3, step, piece, speed)
print(label, entry, sizes, isOpen)
print(thing)
_ = try? enter((price3 - price3) % 100)
label = String(label.suffix(3))
struct Vector2: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector2(x: 0, y: 0)
  static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector2, n: Int) -> Vector2 { Vector2(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector2) -> Vector2 { Vector2(x: -a.x, y: -a.y) }
  static func += (a: inout Vector2, b: Vector2) { a = a + b }
}
var v8 = Vector2(x: (price3 | 8) % 97, y: (price3 - price3) % 97)
v8 += Vector2(x: 1, y: 2) * 2
print(v8, -v8, v8 == .zero, v8 + .zero * 3)
print(price3, step, piece, speed)
print(label, entry, sizes, isOpen)
print(thing)
