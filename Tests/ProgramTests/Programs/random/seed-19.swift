// A program by chance, number 19.
class Track {
  var height: Int
  var hasMore: Bool { didSet { changes += 1 } }
  var changes = 0
  init(height: Int, hasMore: Bool) {
    self.height = height
    self.hasMore = hasMore
  }
  func update(to age: Int) -> Int {
    hasMore = height.isMultiple(of: 3)
    return (height * age - (age + 2)) % 997
  }
  var step: Int { -19 }
  func rate(_ n: Int) -> Int { height >> 3 / 7 }
}

final class SpecialTrack: Track {
  override func rate(_ n: Int) -> Int { (super.rate(n) + 2) % 900 }
}

func shift(with alpha: Double, of part: SpecialTrack) -> [Int] {
  if alpha != alpha { return [21, 12] }
  return [Int(alpha), false ? 17 : 7, 3 + 9]
}

func blend(by part2: SpecialTrack) -> Int {
  if (9...56).contains(14) { return part2.changes }
  return 11 * 16 * (17 + 14) % 100
}

func unwind(_ n: Int, price: Int) -> Int {
  if n <= 0 { return -19 }
  let rest = unwind(min(n, 7) - 1, price: 11 / (abs(price) + 1))
  return (rest - price * price % 100) % 800
}

func fill(_ height2: inout Int, by width: Int) {
  height2 %= 4
  height2 += width * height2 % 97
  height2 %= 100
}

var sizes: [Int] = Array(0..<4)
var word = String("\((false ? 3.75 : 11.0) + (9.25 + 7.25))/\(17)".prefix(20))
var index = min(15 * 6 | 2, abs(23) - (15 + 3))
var entry = Track(height: (4 + index) % 997, hasMore: true || false)
var wasSeen = index - index <= index * index
var step2 = min(0 * index + abs(index), -8)
var part3 = SpecialTrack(height: sizes.last ?? 7, hasMore: sizes.contains(step2))
var share: Double = 3.5 / 8 * 3
if entry.changes == entry.height {
  switch -14 {
  case ..<0:
    var turns = 3
    while turns > 0 && word == word {
      turns -= 1
      var piece: Track = entry
      if let last = sizes.popLast() { print("took \(last)", sizes.count) }
    }
  case 0, 4:
    if sizes.count < 6 { sizes += [index, step2, step2] }
  case 2..<18:
    do {
      defer { print("leaving", false ? index : index) }
      if sizes.count < 6 { sizes += [index, step2] }
      if sizes.count > 1 { sizes.swapAt(0, sizes.count - 1) }
    }
    if sizes.contains(step2) {
      if word.count < 20 { word += "-x" }
      sizes.reverse()
    } else {
      part3.hasMore = (wasSeen ? share : share) != share * 2
      part3.height %= 3
    }
  case let x where x % 3 == 0:
    switch entry.height + (index - index) {
    case ..<0:
      var isOpen: Bool = word.contains("o") || sizes.contains(x)
    case 0, 3:
      part3.hasMore = !(step2 != step2)
      entry.hasMore = x == index || x <= step2
    case 2..<7:
      let range: (Int, String) = ((index + index) % 100, String(word.reversed()))
    case let x2 where x2 % 2 == 0:
      var choice: String? = String("\(share)/\(x)".prefix(20))
    default:
      var entry2 = Track(height: (sizes.min() ?? 0), hasMore: sizes.isEmpty)
    }
    part3.height -= (x - index) % 997
    part3.height %= 100
  default:
    entry = SpecialTrack(height: blend(by: SpecialTrack(height: index, hasMore: wasSeen)), hasMore: !wasSeen)
  }
} else if share > 7.75 {
  if step2.isMultiple(of: 3) {
    word = String("\(step2 - step2) and \(7)".prefix(20))
    let bump = { (amount: Int) -> Int in
      step2 = -6
      return sizes.reduce(0, +) % 500
    }
    print(bump(11 * index % 97) - bump(step2), step2)
  }
}
part3.hasMore = sizes.contains(step2)
if Int(share) < step2 | 8 {
  var left = 2
  while left > 0 {
    left -= 1
    do {
      defer { print("leaving", blend(by: part3)) }
      _ = part3.update(to: Int(share))
      print(part3.height, part3.hasMore, part3.changes, part3.step)
    }
  }
  for one in word.prefix(5).map({ String($0) }) where !wasSeen {
    print(unwind(sizes.filter({ _ in !wasSeen }).count, price: left * left % 997))
    index %= 7
    if sizes.isEmpty {
      _ = part3.update(to: (23 + index) % 100)
      var choice2: Int? = nil
    } else if step2 > step2 {
      part3 = SpecialTrack(height: max(index, step2), hasMore: entry.hasMore)
    } else {
      index = (index + word.count) % 500
    }
  }
}
let probe = { (amount2: Int) -> Int in
  index = max(-20, entry.rate(step2))
  return (0 + step2 - entry.changes) % 997
}
var copy = sizes
copy = copy.map { ($0 - $0) % 4 }
print(copy)
print(sizes)
print(sizes, word, index, entry.height, entry.hasMore, entry.changes, entry.step)
print(wasSeen, step2, part3.height, part3.hasMore, part3.changes, part3.step, share)
print(copy)
copy = copy.filter { part3.height >= $0 - index }
var count = (part3.hasMore ? max(step2, step2) : step2 - step2) * (abs(index) / 3) % 500
for i in copy {
  outer: for i2 in 1..<6 {
    for one2 in word.prefix(5).map({ String($0) }) {
      entry = Track(height: (count - index) % 997, hasMore: sizes.isEmpty)
      var stock: [String: Int] = ["b": 2, "d": 23]
    }
    var left2 = 2
    while left2 > 0 {
      left2 -= 1
      index = (21 - i - entry.rate(left2)) % 500
      _ = part3.update(to: true ? left2 : step2)
      step2 = (probe(count) - Int(share)) % 997
    }
  }
}
print(index, "wind" + word == word.uppercased())
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 17 { return .failure(.heavy(by: n - 17)) }
  return n % 4 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [(sizes.max() ?? 0), word.count, 12] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed(part3.height).get()) ?? -1, weighed(2).map { $0 + 1 })
print(sizes, word, index, entry.height, entry.hasMore, entry.changes, entry.step)
print(wasSeen, step2, part3.height, part3.hasMore, part3.changes, part3.step, share)
print(copy, count)
do {
  step2 -= max(16, index)
  step2 %= 999
  if !copy.contains(16) {
    part3.height = (part3.height - step2 % 5) % 500
    index /= 2
  } else {
    print(String(word.prefix(4)))
  }
}
for (index2, one3) in copy.enumerated() {
  print(word)
}
let words = ["bird", "tea", "cloud", "moon", "fox", "wind"]
let groups = Dictionary(grouping: words) { $0.count }
print(groups.map { "\($0.key): \($0.value.sorted())" }.sorted())
print(words.sorted { ($0.count, $1) < ($1.count, $0) })
print(zip(words, 1...).map { "\($1)\($0.prefix(1).uppercased())" }.joined(separator: " "))
print(words.reduce(into: [:]) { $0[$1.first ?? "?", default: 0] += 1 }.values.sorted())
print(Set(words.map(\.count)).sorted(), words.min { $0.count < $1.count } ?? "")
print(sizes, word, index, entry.height, entry.hasMore, entry.changes, entry.step)
print(wasSeen, step2, part3.height, part3.hasMore, part3.changes, part3.step, share)
print(copy, count)
