// A slice keeps the places of the array that it comes from.
var numbers = [10, 20, 30, 40, 50]
let middle = numbers[1...3]
print(middle, middle.startIndex, middle[2], middle.first ?? 0)
print(Array(middle)[0], middle.indices, middle.count)
numbers[1...2] = [0]
print(numbers, middle)
numbers[0..<2].reverse()
print(numbers)
numbers.removeSubrange(1...2)
print(numbers)
numbers.insert(contentsOf: [7, 8, 9], at: 1)
print(numbers, numbers.dropFirst().dropLast())
for index in numbers[2...].indices { numbers[index] += 100 }
print(numbers)
print(numbers.suffix(2).startIndex, numbers.prefix(0).isEmpty)
func sum(_ slice: ArraySlice<Int>) -> Int {
  guard let first = slice.first else { return 0 }
  return first + sum(slice.dropFirst())
}
print(sum(numbers[...]))
