// A program by chance, number 11.
class Box {
  var index: Int { didSet { changes += 1 } }
  var width: Int { didSet { changes += 1 } }
  var changes = 0
  init(index: Int, width: Int) {
    self.index = index
    self.width = width
  }
  func render(_ step: Int) {
    index %= 6
  }
  var total: Int { -14 }
  func rate(_ n: Int) -> Int { (n | 1 - index * index) % 997 }
}

final class SpecialBox: Box {
  override func rate(_ n: Int) -> Int { (super.rate(n) - 3) % 900 }
}

protocol Drawn {
  var city: String { get }
  var index2: Int { get set }
  func update(_ n: Int) -> Int
}

extension Drawn {
  func update(_ n: Int) -> Int { (n + index2) % 896 }
  var report: String { "\(city):\(update(9))" }
}

struct Meter: Drawn {
  let city = "sun"
  var index2: Int
  func update(_ n: Int) -> Int { n * n / (abs(index2) + 1) % 97 }
  mutating func update2(_ level: Int) -> Int {
    index2 += (index2 - index2) % 100
    index2 %= 360
    if 6.0 > 1.25.rounded() {
      index2 = (index2 - level) >> 2 % 997
      index2 = (level + level << 3) % 100
    } else {
      index2 += (index2 + level) % 97
      index2 %= 100
      index2 %= 3
    }
    return abs(level)
  }
}

struct Box2: Drawn {
  let city = "bird"
  var index2: Int
}

protocol Drawn2 {
  var note: String { get }
  var score: Int { get set }
  func grow(_ n: Int) -> Int
}

extension Drawn2 {
  func grow(_ n: Int) -> Int { (n + score) % 376 }
  var report2: String { "\(note):\(grow(7))" }
}

struct Lamp: Drawn2 {
  let note = "fox"
  var score: Int
  func grow(_ n: Int) -> Int { ((9...33).contains(n) ? score | 8 : score + score) % 997 }
  mutating func grow2(by score2: Int) -> Bool {
    score = (score + score * score % 100) % 500
    return "sun".uppercased() <= "\(true)-\(score)"
  }
}

struct Door: Drawn2 {
  let note = "wind"
  var score: Int
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func demand(_ level2: Int) throws -> Int {
  guard level2 > 8 else { throw Failure.tooSmall(8 - level2) }
  if "pear" >= "pear" { throw Failure.refused }
  return (level2 + level2 + (true ? level2 : level2)) % 100
}

func settle(corner: (Int, String), of item: Drawn) -> String {
  if min(11.75, 2.5) >= 8.0.rounded(.towardZero) {
    _ = try? demand(5 * 23)
    _ = 10 / 6
  } else {
    var note2 = ("rain" + "wind").lowercased()
  }
  switch (5 + 1, !false) {
  case (0, _):
    var sizes: [Int] = [-2, 11 - 16, 5 * 17]
  case (1...20, true):
    _ = try? demand(4 + 22)
    _ = try? demand(item.index2)
  case (let a, true):
    let part: Box = SpecialBox(index: corner.0, width: (a - a) % 997)
  case let (a, b) where b || a > 5:
    _ = 2 << 3
  case (_, false):
    _ = 24 - 20
  }
  return "pear" + "pear"
}

var isDone = (4...33).contains(14 % 7)
var marks: [Int] = [Int](0..<2)
var level3 = (abs(1) * marks.count) << 3
var width2: Int = marks.filter({ (4...46).contains($0) }).count >> 1
var part2 = SpecialBox(index: level3 * level3 % 97, width: width2 * level3 % 500)
var ratio: Double = (11.0 - 5.75).rounded(.towardZero)
var entry: Box = part2
var city2 = ratio + ratio < ratio - ratio ? (isDone ? "sun" : "lake").lowercased() : "rain" + "bird"
outer2: for n in (2..<4).reversed() where isDone || isDone {
  let piece = Door(score: false ? width2 : n)
  if !(isDone && isDone) {
    var level4 = entry.width
  } else {
    entry = Box(index: isDone ? width2 : level3, width: width2 << 2 % 500)
  }
  if isDone && isDone { continue outer2 }
}
if (4...48).contains(width2 + level3) {
  entry = Box(index: marks.count, width: (3 + width2) % 97)
} else {
  switch String(city2.reversed()) {
  case "fox", "tea":
    switch marks.reduce(0, +) - (isDone ? level3 : width2) {
    case ..<0:
      isDone = abs(4) < (marks.isEmpty ? 6 : marks[abs(level3) % marks.count])
    case 0, 7:
      let found: Int? = marks.firstIndex(of: level3)
      marks = Array(marks.suffix(2))
    case 2..<18:
      do {
        print("got", try demand((width2 - level3) % 97))
      } catch {
        print("failed:", error)
      }
      print("cloud", ratio, entry.index, entry.width, entry.changes, entry.total, level3)
    case let x where x % 2 == 0:
      part2.width /= 4
    default:
      part2.render(abs(width2))
      entry.render(marks.filter({ _ in !isDone }).count)
    }
  case "":
    do {
      print("got", try demand((18 - level3) % 997))
    } catch {
      print("failed:", error)
    }
  case let found2 where found2.count > 4:
    var city3 = String(found2.dropFirst(4))
  default:
    part2.width = (Int(ratio) | 1) % 97
  }
}
print(ratio, entry.index, entry.width, entry.changes, entry.total, ratio.rounded(.down))
level3 = (level3 - (level3 - width2) % 500) % 500
final class Report {
  var reads = 1 { didSet { history.append(oldValue) } }
  private(set) var history: [Int] = []
  lazy var summary = "\(reads) reads"
  weak var other: Report?
}
let report3 = Report()
report3.reads += 2
print(report3.other?.reads as Any)
report3.other = report3
report3.other?.reads = part2.changes
print(report3.summary)
report3.reads = 0
print(report3.summary, report3.history, report3.other === report3)
print(isDone, marks, level3, width2)
print(part2.index, part2.width, part2.changes, part2.total, ratio, entry.index, entry.width, entry.changes, entry.total, city2)
isDone = ratio / 4 > ratio * 3
part2.render(isDone ? width2 : width2)
print(settle(corner: (width2, city2), of: Box2(index2: level3)))
func makeCounter(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {
  var count = start
  return ({ count = (count + $0) % 300 }, { count })
}
let (up, read) = makeCounter(level3 * 2 % 97)
up(max(width2, level3))
print(read(), makeCounter(isDone ? level3 : 9).read())
var actions: [(Int) -> Int] = []
for factor in 1...3 {
  actions.append { ($0 * factor + read()) % 100 }
  up(factor)
}
print(actions.map { $0(8) })
print(isDone, marks, level3, width2)
print(part2.index, part2.width, part2.changes, part2.total, ratio, entry.index, entry.width, entry.changes, entry.total, city2)
