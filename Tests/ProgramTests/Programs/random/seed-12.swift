// A program by chance, number 12.
enum Step: String, CaseIterable {
  case full
  case green

  var total: Int {
    switch self {
    case .full: return 9 * min(20, 12)
    case .green: return (true ? 0 : 16) * (false ? 18 : 13)
    }
  }
  var title: String {
    switch self {
    case .full: return String("\("\(9) \(17)") and \(25)".prefix(20))
    case .green: return String("\(String(1)) \(12)".prefix(20))
    }
  }
  mutating func press() {
    self = self == .full ? .green : .full
  }
}

func shift(_ votes: [String: Int]) -> Int {
  return votes["d", default: 1]
}

func sum(_ first: Int, _ sizes: Int...) -> Int {
  var result = first
  for one in sizes { result = (result + one - abs(first)) % 700 }
  return shift(["c": 7, "a": 30])
}

enum Failure: Error {
  case tooSmall(Int), refused
}
func attempt(_ width: Int) throws -> Int {
  guard width > 1 else { throw Failure.tooSmall(1 - width) }
  switch (width - 22, width.isMultiple(of: 2)) {
  case (0, _):
    _ = 2 - width
  case (1...26, true):
    _ = shift(["b": 18, "a": 27, "c": 17])
    _ = shift(["d": 29, "a": 1])
  case (let a, true):
    _ = shift(["c": 0, "d": 30, "b": 20])
  case let (a, b) where b || a > 5:
    _ = shift(["a": 5])
  case (_, false):
    let points: [String] = ["cloud" + "cloud", String("\(7.25) \(4)".prefix(20)), String("\(width)-\(width)".prefix(20))]
  }
  if 2.75 != 1.25 { throw Failure.refused }
  return -2
}

func bend(_ height: inout Int, by width2: Int) {
  height -= width2 & 15
  height %= 360
  if String(height) > "\(22)/\(height)" {
    height = (height - abs(13)) % 500
    height /= 2
  } else if false || false {
    height /= 5
  }
  height = (height - height) * abs(height) % 500
}

var isWide = 19 < 23 || (1...37).contains(24)
var score: Int = (abs(6) + -5) * (11 - 16 + 6 * 11) % 500
var offset = (score > score ? score + score : score * score) / (abs(score) + 1) % 997
var points2: [Int] = Array(stride(from: 1, to: 14, by: 3))
var item = Step.full
var scale: Double = min(4.0, 4.25) / 2
var city = String(repeating: "*", count: 3)
do {
  print("tea", points2, score, city)
  outer: for one in city.prefix(5).map({ String($0) }) {
    outer2: for n in (1..<6).reversed() where 21 < offset {
      item.press()
      let part: Step = item
    }
    switch String(city.suffix(4)) {
    case "rain", "moon":
      isWide = sum(score) == item.total
    case "":
      item = Step.full
      item.press()
    case let found where found.count > 4:
      offset = shift(["d": 13, "b": 18]) * (offset - score) % 500
      city = String((city + one).prefix(20))
    default:
      offset = (offset + (isWide ? offset : score)) % 500
      points2 = points2.map { _ in min((points2.min() ?? 0), offset % 3) }
    }
    for k in stride(from: 12, to: 0, by: -3) {
      let wasSeen = scale * 5 != 8.0 - scale
      var step = -11
      bend(&step, by: wasSeen ? offset : k)
    }
  }
}
item.press()
let words = ["wind", "cloud", "stone", "lake", "tea", "pear"]
let groups = Dictionary(grouping: words) { $0.hasPrefix("s") }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(isWide, score, offset, points2)
print(item, scale, city)
points2.sort()
if points2.count < 8 { points2.insert(item.total, at: points2.count / 2) }
print(isWide, score, points2)
var asked: [Int] = []
func ask(_ n: Int, _ answer: Bool = true) -> Bool {
  asked.append(n)
  return answer && n % 2 != 0
}
print(ask(6) && ask(6, false) && ask(1))
let askedPair = (ask(11), ask(12) ? ask(13) : ask(14))
print(asked, askedPair)
defer { print("at the end", asked.count) }
print(isWide, score, offset, points2)
print(item, scale, city)
print(points2, score)
for i in (1..<4).reversed() {
  print("oak", score)
}
offset = max(score * score, sum(15)) % 500
switch Step.full {
case .full:
  for k2 in (1..<5).reversed() {
    do {
      defer { print("leaving", isWide ? score : offset) }
      item.press()
      let word: String = String("\(String(city.reversed())) and \(k2)".prefix(20))
    }
    if !isWide || (0...12).contains(k2) {
      scale = Double(score) / 8
      if !points2.isEmpty {
        points2[abs(offset) % points2.count] = (points2.max() ?? 0)
      }
    } else {
      points2 = Array(points2.suffix(2))
    }
  }
case .green:
  do {
    do {
      print("got", try attempt(Int(scale)))
    } catch {
      print("failed:", error)
    }
    points2.append((offset + score) % 100)
    if points2.count > 8 { points2.removeFirst(2) }
  }
  print(item)
}
final class Report {
  var reads = 0 { didSet { history.append(oldValue) } }
  private(set) var history: [Int] = []
  lazy var summary = "\(reads) reads"
  weak var other: Report?
}
let report = Report()
report.reads += 4
print(report.other?.reads as Any)
report.other = report
report.other?.reads = (points2.isEmpty ? 1 : points2[abs(offset) % points2.count])
print(report.summary)
report.reads = 0
print(report.summary, report.history, report.other === report)
print(isWide, score, offset, points2)
print(item, scale, city)
