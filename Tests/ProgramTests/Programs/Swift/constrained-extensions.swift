// Extensions for some element types only.
extension Array where Element == String {
  var longest: String? { self.max { $0.count < $1.count } }
}
extension Sequence where Element: BinaryInteger {
  var sum: Element { reduce(0, +) }
  func average() -> Double? {
    var count = 0
    var total = 0.0
    for number in self {
      count += 1
      total += Double(Int(number))
    }
    return count == 0 ? nil : total / Double(count)
  }
}
extension Collection {
  var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] }
}
extension Dictionary where Value == Int {
  mutating func count(_ key: Key) { self[key, default: 0] += 1 }
}
extension Optional where Wrapped: Collection {
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
print(["a", "ccc", "bb"].longest ?? "-", [1, 2, 3].sum, (1...4).average() ?? 0)
print([Int]().average() as Any, "hello".middle ?? "-", [9, 8, 7].middle ?? 0)
var counts: [String: Int] = [:]
for word in ["x", "y", "x"] { counts.count(word) }
print(counts["x"] ?? 0, counts["y"] ?? 0)
let text: String? = nil
let list: [Int]? = [1]
print(text.isNilOrEmpty, list.isNilOrEmpty)
