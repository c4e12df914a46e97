// New methods for types of the standard library.
extension Int {
  var isEven: Bool { self % 2 == 0 }
  func clamped(_ range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
  func times(_ work: (Int) -> Void) { for i in 0..<self { work(i) } }
  mutating func double() { self *= 2 }
}
extension String {
  var isPalindrome: Bool {
    let letters = lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
  }
  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: ".", count: width - count)
  }
}
extension Double {
  var asPercent: String { "\(Int(self * 100))%" }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}
extension Array where Element: Numeric {
  var total: Element { reduce(0, +) }
}
extension Bool {
  var asNumber: Int { self ? 1 : 0 }
}
print(4.isEven, 7.isEven, 12.clamped(0...10), (-1).clamped(0...10))
3.times { print("time \($0)") }
var n = 21
n.double()
print(n, "Never odd or even".isPalindrome, "swift".isPalindrome)
print("tea".padded(to: 6) + "|", "coffee".padded(to: 3) + "|", 0.25.asPercent)
let missing: String? = nil
print("[\(missing.orEmpty)]", [1, 2, 3].total, [0.5, 0.25].total, true.asNumber + true.asNumber)
