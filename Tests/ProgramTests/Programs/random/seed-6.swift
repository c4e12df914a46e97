// A program by chance, number 6.
protocol Moving {
  var word: String { get }
  var level: Int { get set }
  func advance(_ n: Int) -> Int
}

extension Moving {
  func advance(_ n: Int) -> Int { (n + level) % 315 }
  var report: String { "\(word):\(advance(1))" }
}

struct Track: Moving {
  let word = "tea"
  var level: Int
  func advance(_ n: Int) -> Int { level << 1 / (abs(n) + 1) % 997 }
  mutating func grow(by step: Int) {
    level -= abs(level)
    level %= 100
    level += level % 7
    level %= 360
  }
}

struct Box: Moving {
  let word = "moon"
  var level: Int
  func advance(_ n: Int) -> Int { (7...43).contains(17) ? (true ? n : n) : max(level, level) }
  mutating func rate(by age: Int) {
    level = abs(level + age) % 997
    level /= 3
  }
}

func gather(with thing: Box, with score: Int, thing2: Moving, step2: Int = 15) -> String {
  switch score | 1 - score * score {
  case ..<0:
    var total = thing.advance((-18 + thing.level) % 500)
  case 0, 8:
    _ = thing.level
  case 2..<18:
    _ = step2 / (abs(score) + 1)
    var piece: Moving = Track(level: 0 + score)
  case let x where x % 2 == 0:
    let title = String((11.25 / 8 == 10.75 - 14.75 ? "\("\(true) \(score)")-\(step2)" : "stone" + "stone").prefix(20))
    let choice: String? = String("\(title) \(score)".prefix(20))
  default:
    _ = score | 1
  }
  return thing.report
}

func climb(_ n: Int, width: Int) -> Int {
  if n <= 0 { return (abs(n) - -19) % 997 }
  let rest = climb(min(n, 7) - 1, width: (n - n) % 500)
  return (rest + width * n % 100) % 800
}

var title2: String = String("\((10.75 - 14.0) / 4)/\(0)".prefix(20))
var thing3 = Track(level: 24 - 9)
var sizes: [Int] = Array(stride(from: 2, to: 14, by: 3))
var score2: Int = thing3.level * ((sizes.min() ?? 0) - (5 + 15)) % 500
var wasSeen = (9...11).contains(score2 - score2)
var offset = (sizes.reduce(0, +) + max(score2, score2) + (score2 - score2) * (score2 - score2)) % 100
var thing4 = Box(level: (score2 - offset) % 997)
var scale: Double = 10.5 * 2 * 5
if sizes.isEmpty || offset == 11 {
  offset %= 2
  switch (title2.count, wasSeen || wasSeen) {
  case (0, _):
    func tally(_ amount: Int) -> Int {
      score2 = (amount - score2) % 4
      return (score2 - amount) / 3 % 100
    }
    print(tally(title2.count) - tally(offset), score2)
  case (1...24, true):
    var part: Box = thing4
    for i in 1..<4 where (6...17).contains(offset) {
      let found: Int? = title2.count
      var level2 = (thing3.level + sizes.reduce(0, +)) % 97
      let item: Track = thing3
    }
  case (let a, true):
    let numbers: [String] = Array(title2.map { String($0) }.prefix(6))
    do {
      defer { print("leaving", thing4.advance(a)) }
      thing3.level -= (offset + score2) % 100
      thing3.level %= 360
      thing3.level -= (sizes.max() ?? 0)
      thing3.level %= 360
    }
  case let (a, b) where b || a > 5:
    if thing4.report >= (wasSeen ? title2 : title2) {
      if sizes.count < 8 { sizes.insert((a - offset) % 997, at: sizes.count / 2) }
    } else {
      print(abs(climb(12, width: a)), b, "\(18 % (abs(offset) + 1)) \(a)")
      thing3 = Track(level: sizes.reduce(0, +) % 100)
    }
  case (_, false):
    offset = (sizes.max() ?? 0)
    var turns = 3
    repeat {
      turns -= 1
      thing4.level = -9 * (score2 + turns) % 500
      thing4.level /= 4
      thing3 = Track(level: (offset + score2) % 97)
    } while turns > 0 && !wasSeen
  }
} else if wasSeen || true {
  wasSeen.toggle()
} else {
  let tally2 = { (amount2: Int) -> Int in
    offset -= title2.count
    offset %= 100
    return Int(scale)
  }
}
if thing4.word != String(repeating: "*", count: 4) {
  thing3.level = Int(scale)
  let note = { (amount3: Int) -> Int in
    offset = Int(scale)
    thing4.level = Int(scale)
    return thing4.level % 4
  }
  print(note(thing4.advance(offset)) - note(score2), offset)
}
func makeCounter(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {
  var count = start
  return ({ count = (count + $0) % 300 }, { count })
}
let (up, read) = makeCounter(sizes.last ?? 6)
up(wasSeen ? score2 : offset)
print(read(), makeCounter(Int(scale)).read())
var actions: [(Int) -> Int] = []
for factor in 1...3 {
  actions.append { ($0 * factor + read()) % 100 }
  up(factor)
}
print(actions.map { $0(11) })
print(title2, thing3, sizes, score2)
print(wasSeen, offset, thing4, scale)
sizes.reverse()
switch gather(with: Box(level: score2), with: score2, thing2: thing4) {
case "wind", "lake":
  thing3.level = (thing3.level + min(10, score2)) % 97
case "":
  thing3 = Track(level: thing4.level)
  var found2: String? = String(title2.suffix(1))
case let found3 where found3.count > 4:
  switch String(repeating: "*", count: 1) {
  case "pear", "lake":
    print(climb((score2 + score2) % 97, width: offset * offset % 500))
    if offset.isMultiple(of: 2) {
      wasSeen = scale.rounded() >= scale * 5
      if sizes.count > 2 { sizes.remove(at: 1) }
    } else {
      let maybe: String? = String("\(wasSeen) and \(score2)".prefix(20))
      scale = (scale * 2).truncatingRemainder(dividingBy: 500)
    }
  case "":
    thing3 = Track(level: (offset + offset) % 997)
  case let found4 where found4.count > 4:
    if offset > score2 && offset > offset {
      offset /= 4
    }
    wasSeen = scale - scale > scale * 5
  default:
    switch thing4.word {
    case "bird", "sun":
      if title2.count < 20 { title2 += " ok" }
    case "":
      thing3 = Track(level: thing3.advance(offset))
      var piece2: Moving = thing4
    case let found5 where found5.count > 4:
      print(scale, String(title2.prefix(4)), found3)
    default:
      thing3.level = (sizes.reduce(0, +) | 1) % 997
      thing4.level = found3.count
    }
    if sizes.count > 1 { sizes.swapAt(0, sizes.count - 1) }
  }
  for n in sizes {
    print(gather(with: thing4, with: Int(scale), thing2: Track(level: score2)))
    print(n)
    wasSeen = (9...55).contains(min(score2, score2))
  }
default:
  func tally3(_ amount4: Int) -> Int {
    score2 = max((sizes.min() ?? 0), title2.count)
    thing3.level += (offset - amount4) % 100
    thing3.level %= 360
    return sizes.count
  }
}
if sizes.count > 1 { sizes.swapAt(0, sizes.count - 1) }
enum Refusal: Error { case heavy(by: Int), odd }
func weighed(_ n: Int) -> Result<Int, Refusal> {
  if n > 8 { return .failure(.heavy(by: n - 8)) }
  return n % 4 == 1 ? .failure(.odd) : .success(n * 2)
}
for n in [climb(offset, width: offset), Int(scale), 37] {
  switch weighed(n) {
  case .success(let value): print("took", value)
  case .failure(.heavy(let by)) where by > 10: print("far too heavy")
  case .failure(let problem): print(problem)
  }
}
print((try? weighed(title2.count).get()) ?? -1, weighed(2).map { $0 + 1 })
print(title2, thing3, sizes, score2)
print(wasSeen, offset, thing4, scale)
