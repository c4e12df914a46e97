// map, filter, reduce and their relatives.
let numbers = [4, 8, 15, 16, 23, 42]
print(numbers.map { $0 * 2 })
print(numbers.filter { $0 % 2 == 0 })
print(numbers.reduce(0, +), numbers.reduce(1) { $0 * $1 % 1000 })
print(numbers.first { $0 > 10 } ?? 0, numbers.last { $0 < 20 } ?? 0)
print(numbers.firstIndex { $0 > 15 } ?? -1)
print(numbers.allSatisfy { $0 > 3 }, numbers.contains { $0 == 7 })
print(numbers.min() ?? 0, numbers.max() ?? 0, numbers.max { $0 % 10 < $1 % 10 } ?? 0)
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(4), numbers.dropLast(5))
print(numbers.prefix { $0 < 16 }, numbers.drop { $0 < 16 })
print([[1, 2], [], [3]].flatMap { $0 }, ["1", "b"].compactMap { Int($0) })
print(numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
print(zip(numbers, ["a", "b", "c"]).map { "\($1)\($0)" })
print(numbers.reduce(into: [:]) { counts, n in counts[n % 2, default: 0] += 1 }[0] ?? 0)
numbers.forEach { print($0, terminator: " ") }
print()
print(numbers.partitionedByParity())

extension Array where Element == Int {
  func partitionedByParity() -> (even: [Int], odd: [Int]) {
    (filter { $0 % 2 == 0 }, filter { $0 % 2 != 0 })
  }
}
