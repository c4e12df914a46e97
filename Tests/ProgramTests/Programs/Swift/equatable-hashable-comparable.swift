// What the compiler writes by itself, and what one writes oneself.
struct Card: Hashable {
  var suit: String
  var rank: Int
}
enum Move: Equatable {
  case stay
  case go(Int, up: Bool)
}
struct Version: Comparable {
  let major: Int
  let minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
struct Name: Hashable {
  let text: String
  static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print(Card(suit: "h", rank: 1) == Card(suit: "h", rank: 1), Set([Card(suit: "h", rank: 1), Card(suit: "h", rank: 1)]).count)
print(Move.go(1, up: true) == .go(1, up: true), Move.go(1, up: true) == .go(1, up: false), Move.stay != .stay)
let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!)
print(Version(major: 1, minor: 0) >= Version(major: 1, minor: 0), min(versions[0], versions[1]).major)
print(Set([Name(text: "Ann"), Name(text: "ANN")]).count, Name(text: "a") == Name(text: "A"))
var counts: [Card: Int] = [:]
counts[Card(suit: "s", rank: 2), default: 0] += 5
print(counts[Card(suit: "s", rank: 2)] ?? 0, [Move.stay] == [.stay])
