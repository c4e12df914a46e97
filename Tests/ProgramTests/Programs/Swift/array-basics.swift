// Arrays: making, reading, changing.
var numbers = [5, 3, 8]
numbers.append(1)
numbers += [9, 9]
numbers.insert(7, at: 2)
print(numbers, numbers.count, numbers.isEmpty)
print(numbers.first ?? 0, numbers.last ?? 0, numbers[1])
print(numbers.removeLast(), numbers.removeFirst(), numbers.remove(at: 1))
print(numbers)
print(numbers.contains(8), numbers.firstIndex(of: 9) ?? -1, numbers.firstIndex(of: 77) as Any)
numbers.swapAt(0, 2)
numbers.reverse()
print(numbers, numbers.sorted(), numbers.sorted(by: >))
print(numbers[1...], numbers[..<2], numbers[1...2].count)
numbers.removeAll { $0 > 8 }
print(numbers)
numbers.replaceSubrange(0...0, with: [10, 20, 30])
print(numbers)
let zeros = [Int](repeating: 0, count: 3)
let empty: [String] = []
print(zeros, empty, Array(1...5), [1, 2] == [1, 2], [1, 2] + [3])
print(numbers.indices, numbers.startIndex, numbers.endIndex)
