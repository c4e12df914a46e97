// A program by chance, number 14.
class Box {
  var offset: Int
  var speed: Double
  var changes = 0
  init(offset: Int, speed: Double) {
    self.offset = offset
    self.speed = speed
  }
  func update(_ level: Int) {
    offset /= 5
  }
  var isWide: Bool { offset.isMultiple(of: 3) }
  func advance(_ n: Int) -> Int { (n - 20 + Int(speed)) % 997 }
}

enum Shape: String, CaseIterable {
  case green
  case full
  case small
  case empty

  var width: Int {
    switch self {
    case .green: return 6 + 1 + abs(7)
    case .full: return 6 % 9 + (22 - 10)
    case .small: return 20 - 22 + max(17, 18)
    case .empty: return abs(22 - 2)
    }
  }
  var city: String {
    switch self {
    case .green: return 7 > 21 ? String(12) : "wind" + "tea"
    case .full: return "oak" + "tea"
    case .small: return "wind" + "stone"
    case .empty: return "sun" < "cloud" ? String(3) : String(6)
    }
  }
  mutating func advance2() {
    self = self == .green ? .empty : .green
  }
}

func raise(_ ratio: inout Double, by age: Int) {
  ratio /= 4
  ratio = 13.25.rounded(.towardZero)
}

func gather(by maybe: String?, price: Int = 17) -> Int {
  if !false { return (price + price) % 100 }
  return (14 / (abs(price) + 1) - price >> 2) % 500
}

func adjust(with speed2: Double, count: Int = 9) -> Bool {
  guard "wind" < "tea" else { return false && false }
  _ = max(count, count)
  switch Int(speed2) {
  case ..<0:
    var score = Int(speed2)
  case 0, 8:
    let maybe2: String? = "wind"
    var title = (maybe2 ?? (true ? "cloud" : "oak")).uppercased()
  case 2..<24:
    let part = Shape.small
    var guess: String? = nil
  case let x where x % 2 == 0:
    let isDone = "\(false):\(count)" < String(x)
  default:
    _ = gather(by: "cloud")
    _ = gather(by: "moon", price: false ? count : count)
  }
  return count % (abs(count) + 1) == abs(count)
}

var note = String("\(-17)/\(23)".prefix(20))
var piece = Shape.full
var isDone2 = 3 + 8 != 23 * 22
var part2 = Box(offset: 9 & 1, speed: 0.25 - 3.0)
var age2 = (17 != 4 ? 10 - 19 : (isDone2 ? 19 : 7)) & 15
var points: [Int] = [Int](1...6)
var weight: Double = Double(age2).rounded(.down).truncatingRemainder(dividingBy: 500)
var index = piece.width
part2.update(part2.advance(age2))
switch (points.last ?? index) - note.count {
case ..<0:
  swap(&age2, &index)
case 0, 5:
  if part2.isWide && !isDone2 {
    var left = 5
    while left > 0 {
      left -= 1
      var isWide2 = -5 != abs(6)
      piece = .green
    }
  } else {
    for k in (1..<6).reversed() {
      part2 = Box(offset: part2.advance(age2), speed: isDone2 ? 6.25 : weight)
      part2 = Box(offset: (index + index) % 100, speed: (weight * 3).truncatingRemainder(dividingBy: 500))
      let piece2 = Shape.small
    }
  }
case 2..<20:
  part2.offset = (part2.offset - (age2 - 12) % 100) % 500
default:
  switch (gather(by: nil, price: index), points.contains(index)) {
  case (0, _):
    if note.contains("a") {
      age2 += (age2 - index) % 997
      age2 %= 999
      if points.count > 1 { points.swapAt(0, points.count - 1) }
    }
    index = (points.max() ?? 0) / 3
  case (1...22, true):
    piece = .full
  case (let a, true):
    print("cloud", "\((1...48).contains(a)) and \(a)", "\(gather(by: note, price: 17))-\(11)", min(weight + 5.75, weight + weight))
    isDone2 = piece == piece
  case let (a, b) where b || a > 5:
    outer2: for k2 in points {
      index = (index - (points.last ?? k2)) % 500
    }
  case (_, false):
    if String(note.reversed()) == String(note.suffix(1)) {
      print("lake", points, (points.isEmpty ? 8 : points[abs(age2) % points.count]) * (age2 - age2), -16 > Int(weight))
      part2.speed = Double(age2) / 2
    } else {
      note = String("\(-12) \(index)".prefix(20))
    }
  }
}
var tries = 2
repeat {
  tries -= 1
  for k3 in stride(from: 16, to: 0, by: -4) {
    print(gather(by: note, price: (25 - age2) % 97))
    var score2 = points.count
    do {
      defer { print("leaving", -10) }
      var city2 = String((note + "bird").prefix(20))
      age2 = (isDone2 ? age2 : index) << 3 % 500
    }
  }
  outer3: for i in stride(from: 8, to: 0, by: -2) {
    if weight - weight == Double(i) {
      part2.offset = (part2.offset - note.count) % 500
    }
  }
} while tries > 0
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 23 { return .failure(.heavy(by: n - 23)) }
  return n % 4 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [(age2 - age2) % 997, (index + index) % 97, 28] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed(note.count).get()) ?? -1, weighed(2).map { $0 + 1 })
print(note, piece, isDone2, part2.offset, part2.speed, part2.changes, part2.isWide)
print(age2, points, weight, index)
print(tries)
let share: Double = (adjust(with: weight) ? min(weight, weight) : weight.rounded(.down)).truncatingRemainder(dividingBy: 500)
weight = Double(tries + age2).truncatingRemainder(dividingBy: 500)
part2 = Box(offset: gather(by: "cloud"), speed: Double(age2))
if !points.isEmpty {
  points[abs(index) % points.count] = piece.width
}
struct Stack<Element> {
  private(set) var items: [Element] = []
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  subscript(depth: Int) -> Element? { depth < items.count ? items[items.count - 1 - depth] : nil }
}
extension Stack where Element: Comparable {
  func largest() -> Element? { items.max() }
}
var stack = Stack<String>()
stack.push(note.uppercased())
stack.push(String(("bird" + note).prefix(20)))
let stackCopy = stack
print(stack.pop() as Any, stack.top as Any, stack[1] as Any)
print(stack.items, stackCopy.items.count, stackCopy.largest() as Any)
print(note, piece, isDone2, part2.offset, part2.speed, part2.changes, part2.isWide)
print(age2, points, weight, index)
print(tries, share)
