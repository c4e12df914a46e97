// A program by chance, number 2.
struct Card {
  var age: Int
  var name: String = String(repeating: "ab", count: 2)

  var isOpen: Bool { age.isMultiple(of: 3) }
  mutating func rate(to level: Int) -> Bool {
    age = (level - age + (13 - age)) % 100
    age = (age - level / 9) % 500
    return (8...12).contains(age & 3)
  }
  func grow(by level2: Int) -> Int {
    return (age + age + name.count) % 997
  }
}

struct Panel {
  var offset: Int
  var wasSeen: Bool

  var count: Int {
    get { max(offset + offset, offset + offset) % 997 }
    set { offset = -1 }
  }
  mutating func update(by age2: Int) -> String {
    offset = (offset - age2 / (abs(offset) + 1)) % 500
    return "fox" + "fox"
  }
}

func shift(marks: [String]) -> String {
  if !false { return String("\("pear"):\(13)".prefix(20)) }
  func tally(_ amount: Int) -> Int {
    _ = false ? amount : amount
    return (false ? 10 : amount) * amount % 500
  }
  return String("\(9):\(20)".lowercased().prefix(20))
}

func mix(part: Card, by part2: Panel, score: Int = 7) -> String {
  let width = min(part2.count >> 1, score / 5 + score >> 1) % 500
  switch 6 - width - (true ? score : score) {
  case ..<0:
    _ = shift(marks: ["stone"])
  case 0, 8:
    var offset2 = abs(-5 * (width & 3))
    offset2 -= part2.count
    offset2 %= 999
  case 2..<16:
    var numbers: [Int] = [(score - 13) % 500, part2.count, score % 9, part2.offset]
  case let x where x % 2 == 0:
    _ = shift(marks: ["fox", "moon", "wind", "stone"])
    let piece = Card(age: true ? width : score, name: String("\(x):\(10)".prefix(20)))
  default:
    var scale: Double = 5.75.rounded(.up)
    scale /= 2
  }
  var name2 = String("\((25 - width) * (score + score)) and \(11)".prefix(20))
  return String(name2.reversed())
}

func fill(_ label: inout String, by price: Int) {
  label = String(label.reversed())
  label = String((label + "cloud").prefix(20))
  label = String((label + label).prefix(20))
}

func weigh(_ hasMore: Bool, maybe: Int?, by thing: Panel, offset3: Int = 11) -> Int {
  let entry = Card(age: -2)
  switch (max(offset3, offset3), hasMore && true) {
  case (0, _):
    let level3 = (entry.isOpen ? offset3 * 17 / 4 : (hasMore ? offset3 : offset3) + thing.count) % 100
  case (1...26, true):
    let range: (Int, String) = (thing.offset, "sun".lowercased())
    let found: String? = nil
  case (let a, true):
    var part3: Panel = thing
    part3 = Panel(offset: thing.count, wasSeen: !true)
  case let (a, b) where b || a > 5:
    let part4 = Panel(offset: abs(8), wasSeen: offset3 > offset3)
    _ = mix(part: entry, by: thing)
  case (_, false):
    _ = offset3 - offset3
  }
  return (max(offset3, offset3) - offset3 / 8) % 100
}

var piece2 = Card(age: 21 & 7, name: "lake".lowercased())
var values: [Int] = Array(stride(from: 2, to: 14, by: 3))
var offset4 = (max(4, 17) % 6 - min(values.first ?? 20, false ? 11 : 9)) % 997
var thing2 = Panel(offset: (offset4 - offset4) % 97, wasSeen: values.contains(offset4))
var note = 9.25 > 10.0 && thing2.wasSeen ? "moon" + "fox" : String(offset4 - offset4)
var isDone = offset4.isMultiple(of: 2)
var height = values.count
var share: Double = Double((values.min() ?? 0))
if !false || height >= height {
  switch weigh(note < note, maybe: nil, by: Panel(offset: 6, wasSeen: isDone)) {
  case ..<0:
    thing2.wasSeen = (8...53).contains(25 - offset4)
  case 0, 3:
    if Double(height) > share + share {
      offset4 = ((isDone ? offset4 : offset4) - (isDone ? height : height)) % 997
      print("stone", thing2, piece2, values)
    } else {
      height = (height - offset4 * height % 97) % 500
    }
  case 2..<11:
    if "rain" >= note || (true || isDone) {
      let isWide = 14.25 - share >= share - share
    }
    isDone = (9...59).contains(offset4 * height)
  default:
    print(Double(2) * 5, share, piece2)
  }
} else {
  piece2.name = String(note.suffix(1))
}
if offset4.isMultiple(of: 3) {
  piece2 = Card(age: (offset4 + height) % 97, name: note.lowercased())
  values.removeAll { _ in thing2.wasSeen }
} else if thing2.wasSeen {
  switch note.count {
  case ..<0:
    for k in 4...7 {
      print(piece2)
    }
  case 0, 7:
    if weigh(isDone, maybe: values.firstIndex(of: offset4), by: thing2, offset3: 24) >= offset4 + height {
      offset4 = (values.reduce(0, +) + 18 << 1) % 97
      piece2.name = String(note.reversed())
    } else {
      print(share, share, note.isEmpty && share > share)
    }
  case 2..<25:
    if note.hasPrefix("t") {
      if values.count > 1 { values.swapAt(0, values.count - 1) }
    }
  case let x2 where x2 % 2 == 0:
    offset4 /= 2
  default:
    if min(height, offset4) > abs(height) {
      height -= offset4 * height % 97
      height %= 100
      isDone = isDone && isDone || offset4 == height
    } else {
      share = min(share / 4, share.rounded(.up)).truncatingRemainder(dividingBy: 500)
      _ = thing2.update(by: (height + height) % 97)
    }
  }
} else {
  share /= 4
}
print(mix(part: Card(age: offset4, name: note), by: Panel(offset: height, wasSeen: isDone), score: piece2.age))
thing2.wasSeen = piece2.isOpen
@propertyWrapper
struct Limited {
  private var value = 0
  private(set) var projectedValue = 0
  var wrappedValue: Int {
    get { value }
    set {
      if newValue > 28 { projectedValue += 1 }
      value = min(max(newValue, 0), 28)
    }
  }
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
struct Knobs {
  @Limited var bass = 26
  @Limited var treble: Int = 5
}
var knobs = Knobs()
knobs.bass += thing2.count
knobs.treble = offset4 % 6
knobs.treble -= 3
print(knobs.bass, knobs.$bass, knobs.treble, knobs.$treble)
print(piece2, values, offset4, thing2)
print(note, isDone, height, share)
_ = thing2
if -6 == height + offset4 {
  _ = thing2.update(by: (9 - height) % 997)
  if 4.25.rounded(.down) != (isDone ? share : 12.5) {
    for (index, one) in values.enumerated() {
      thing2.wasSeen = index.isMultiple(of: 2) && thing2.wasSeen
      share = Double(one + index).truncatingRemainder(dividingBy: 500)
    }
  }
} else {
  let probe = { (amount2: Int) -> Int in
    height -= (offset4 + offset4) % 100
    height %= 360
    isDone = offset4 | 1 >= Int(share)
    return (height + amount2) * (8 * height) % 97
  }
  print(probe(-18) - probe(offset4), height)
}
print(!(offset4 == offset4), isDone)
let words = ["moon", "oak", "wind", "stone", "sun", "bird"]
let groups = Dictionary(grouping: words) { $0.last == "n" }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(piece2, values, offset4, thing2)
print(note, isDone, height, share)
values = values.sorted { $1 < $0 }
for (index2, one2) in values.enumerated() {
  if note.hasSuffix("a") {
    func tally2(_ amount3: Int) -> Int {
      height %= 6
      return piece2.grow(by: note.count)
    }
  } else {
    if true && isDone { continue }
  }
  share = (max(12.5, share) + (share + share)).truncatingRemainder(dividingBy: 500)
  for k2 in (1..<6).reversed() {
    thing2.offset = (thing2.offset + abs(index2)) % 500
    isDone = Double(k2) != Double(k2)
  }
}
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let value): return value
    case let .node(left, right): return (left.sum - right.sum) % 700
    }
  }
  func mapped(_ change: (Int) -> Int) -> Tree {
    switch self {
    case .leaf(let value): .leaf(change(value))
    case .node(let left, let right): .node(right.mapped(change), left.mapped(change))
    }
  }
}
let tree = Tree.node(.leaf(Int(share)), .node(.leaf(abs(height)), .leaf(39)))
print(tree.sum, tree.mapped { $0 % 7 }.sum)
if case .node(.leaf(let first), _) = tree { print("first", first) }
print(piece2, values, offset4, thing2)
print(note, isDone, height, share)
