// Counting up, down, and in steps.
for i in 0..<3 { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
print()
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for i in stride(from: 0, through: 1, by: 0.25) { print(i, terminator: " ") }
print()
let range = 5..<10
print(range, range.count, range.contains(10), range.lowerBound, range.upperBound)
print((1...4).map { $0 * $0 }, (1...4).reduce(0, +), Array(0..<0))
print((1...10).clamped(to: 3...5), (3...5) ~= 4, range.isEmpty)
let letters = ["a", "b", "c", "d", "e"]
print(letters[1..<3], letters[3...], letters[...1])
print((0.0...1.0).contains(0.5), ("a"..."f").contains("g"))
for i in 0..<letters.count where i % 2 == 1 { print(letters[i]) }
