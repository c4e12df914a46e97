// A program by chance, number 1.
struct Card {
  var offset: Int
  var speed: Double = false ? 3.75 : 9.75

  var isOpen: Bool { speed + 14.5 < max(speed, speed) }
  var word: String { (false ? "rain" : "oak").lowercased() }
  mutating func turn(_ index: Int) -> String {
    speed = Double(13)
    speed = ((0.25 + speed) * 2).truncatingRemainder(dividingBy: 500)
    return "pear"
  }
  func update(to level: Int) -> String {
    return (true ? "oak" : "lake").lowercased()
  }
}

struct Lamp {
  var score: Int { didSet { if score != oldValue { changes += 1 } } }
  var marks: [Int]
  var changes = 0

  var price: Int { (score - score + (score - score)) % 500 }
  mutating func advance(to index2: Int) -> String {
    marks = marks.map { ($0 - score) >> 2 % 97 }
    score += score * index2 % 100
    score %= 999
    return String("\(6.25)-\(index2)".uppercased().prefix(20))
  }
}

func fill(_ price2: inout Int, by age: Int) {
  price2 = (price2 + age * price2 % 100) % 500
  if !age.isMultiple(of: 3) {
    price2 = (price2 - price2) * (age + price2) % 97
    price2 = (price2 + (age | 8) % 100) % 500
  } else if !false {
    price2 %= 7
  } else {
    price2 %= 6
    price2 = (price2 - price2 / 4) % 500
  }
  price2 += (price2 - price2) % 100
  price2 %= 999
}

func settle(_ isOpen2: Bool, count: Int = 7) -> Int {
  return -16 / 2
}

func combine(_ pair: (Int, String), of guess: String?) -> Int {
  if (4...11).contains(settle(false, count: 4)) {
    let count2 = 9 * (false ? 20 : 4) << 1 % 100
    _ = count2 & 7
  } else {
    _ = settle("fox" < "oak")
    let index3 = 5 * max(4, 18) % 3
  }
  if -12 <= pair.0 {
    _ = abs(9)
  }
  return (true ? 3 : 15) & 15
}

func join(_ first: Int, _ values: Int...) -> Int {
  var result = first
  for one in values { result = (result + one - (true ? 17 : result)) % 700 }
  return result >> 3
}

var sizes: [Int] = Array(1...5)
var height = (sizes.isEmpty ? 5 : sizes[abs(18) % sizes.count])
var city = String(repeating: "*", count: 2)
var ratio: Double = (11.75 / 2).rounded()
var thing = Card(offset: height % 9, speed: ratio)
var item = Lamp(score: max(height, height), marks: sizes)
var isDone = city.hasPrefix("x")
var index4 = abs(max((sizes.isEmpty ? 8 : sizes[abs(height) % sizes.count]), isDone ? height : 22))
height = -18
do {
  defer { print("leaving", height + height) }
  switch String(repeating: "-", count: 2) {
  case "bird", "sun":
    do {
      defer { print("leaving", -12) }
      let maybe: String? = nil
      isDone = !(index4 >= height)
    }
    if (6...56).contains(height + index4) {
      var piece: Lamp = item
      index4 %= 5
    } else if isDone && isDone {
      index4 = (index4 + thing.offset) % 500
    } else {
      print(index4, height)
    }
  case "":
    thing.speed = 14.75 * 5 / 8
  case let found where found.count > 4:
    thing.offset -= height % 8
    thing.offset %= 100
  default:
    item = Lamp(score: 10 * index4 % 97, marks: [index4])
  }
  item = Lamp(score: Int(ratio), marks: [height, height, index4, index4])
}
let value = if city < city { index4 / 7 } else { index4 & 7 }
let size = switch value {
case ..<0: "below"
case 0...38: "small"
default: "large"
}
print(value, size)
print([1, nil, sizes.count].map { ($0 ?? 0) * 2 }, ["1", "x"].compactMap { Int($0) })
print(sizes, height, city, ratio)
print(thing, item, isDone, index4)
print(value, size)
city = String(size.reversed())
let sizes2: [Int] = sizes.sorted()
rows: for row in 0..<4 {
  for column in 0..<4 {
    if column == row { continue rows }
    if row * column > 7 { break rows }
    if (row + column + 3).isMultiple(of: 3) { continue }
    print(row, column, terminator: "; ")
  }
}
print()
print(sizes, height, city, ratio)
print(thing, item, isDone, index4)
print(value, size, sizes2)
if ratio - ratio >= ratio * 4 {
  var label = thing.update(to: min(index4 >> 3, max(index4, value)))
}
print("tea", sizes2)
isDone = (isDone ? size : size) < city + "tea"
var copy = sizes
sizes = copy
print(copy)
print(sizes)
print(sizes, height, city, ratio)
print(thing, item, isDone, index4)
print(value, size, sizes2, copy)
if !sizes.isEmpty {
  sizes[abs(value) % sizes.count] = (height - index4) % 100
}
item = Lamp(score: (height - value) % 97, marks: [value, value, index4])
struct Vector: Equatable {
  var x: Int
  var y: Int
  static let zero = Vector(x: 0, y: 0)
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n, y: a.y * n) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}
var v = Vector(x: value * value % 500, y: item.price)
v -= Vector(x: 1, y: 2) * 4
print(v, -v, v == .zero, v - .zero * 3)
print(sizes, height, city, ratio)
print(thing, item, isDone, index4)
print(value, size, sizes2, copy)
