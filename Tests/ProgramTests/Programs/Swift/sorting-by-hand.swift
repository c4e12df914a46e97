// Three ways to sort an array in place.
func bubbleSort(_ items: inout [Int]) -> Int {
  var swaps = 0
  for end in stride(from: items.count - 1, to: 0, by: -1) {
    var swapped = false
    for i in 0..<end where items[i] > items[i + 1] {
      items.swapAt(i, i + 1)
      swaps += 1
      swapped = true
    }
    if !swapped { break }
  }
  return swaps
}
func insertionSort<T: Comparable>(_ items: inout [T]) {
  for i in items.indices.dropFirst() {
    var j = i
    let item = items[i]
    while j > 0, items[j - 1] > item {
      items[j] = items[j - 1]
      j -= 1
    }
    items[j] = item
  }
}
func quickSort(_ items: [Int]) -> [Int] {
  guard let pivot = items.first else { return [] }
  let rest = items.dropFirst()
  return quickSort(rest.filter { $0 < pivot }) + [pivot] + quickSort(rest.filter { $0 >= pivot })
}
var numbers = [5, 1, 4, 2, 3]
print(bubbleSort(&numbers), numbers)
var words = ["pear", "fig", "apple"]
insertionSort(&words)
print(words)
print(quickSort([3, 6, 1, 8, 2, 9, 2]))
