// Halving a sorted array until the value is found.
extension Array where Element: Comparable {
  func binarySearch(_ wanted: Element) -> (index: Int?, looks: Int) {
    var low = 0
    var high = count - 1
    var looks = 0
    while low <= high {
      let middle = (low + high) / 2
      looks += 1
      if self[middle] == wanted { return (middle, looks) }
      if self[middle] < wanted { low = middle + 1 } else { high = middle - 1 }
    }
    return (nil, looks)
  }
}
let squares = (0..<20).map { $0 * $0 }
for wanted in [49, 0, 361, 50] {
  let (index, looks) = squares.binarySearch(wanted)
  print(wanted, index.map { "at \($0)" } ?? "is not there", "after \(looks) looks")
}
print(["a", "c", "e"].binarySearch("e").index as Any)
