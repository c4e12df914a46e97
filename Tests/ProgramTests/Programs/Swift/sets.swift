// Sets hold every value once.
var seen: Set<Int> = [3, 1, 3, 2]
print(seen.count, seen.contains(3), seen.sorted())
print(seen.insert(4).inserted, seen.insert(4).inserted)
print(seen.remove(1) as Any, seen.remove(99) as Any)
let other: Set = [2, 3, 10]
print(seen.union(other).sorted(), seen.intersection(other).sorted())
print(seen.subtracting(other).sorted(), seen.symmetricDifference(other).sorted())
print(Set([2, 3]).isSubset(of: other), other.isSuperset(of: [10]), seen.isDisjoint(with: [7]))
print(Set("mississippi").sorted())
print(Set([1]), Set([1, 2]) == Set([2, 1]))

struct Tile: Hashable {
  let row: Int
  let column: Int
}
var tiles: Set<Tile> = []
for step in 0..<10 {
  tiles.insert(Tile(row: step % 2, column: step % 3))
}
print(tiles.count, tiles.contains(Tile(row: 1, column: 2)))
