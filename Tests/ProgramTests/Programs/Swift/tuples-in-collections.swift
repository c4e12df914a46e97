// Lists of pairs, sorted, split and searched.
var scores: [(name: String, points: Int)] = [("Ann", 5), ("Bo", 9)]
scores.append((name: "Cy", points: 7))
scores[0].points += 10
scores.sort { $0.points > $1.points }
for (rank, score) in scores.enumerated() { print(rank + 1, score.name, score.points) }
let (names, points) = (scores.map(\.name), scores.map { $0.points })
print(names, points)
if let best = scores.max(by: { $0.points < $1.points }) { print(best) }
let pairs = zip(names, points).map { (key: $0, value: $1) }
print(pairs[0].key, pairs.first { $0.value < 10 }?.key ?? "-")
func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let low = list.min(), let high = list.max() else { return nil }
  return (low, high)
}
if let range = minMax(points) { print(range.max - range.min, range) }
print(minMax([]) == nil)
let grouped = ["even": (0...6).filter { $0 % 2 == 0 }, "odd": [1]]
for (key, values) in grouped.sorted(by: { $0.key < $1.key }) { print(key, values) }
let point = (x: 1, y: 2)
let moved = (x: point.x + 1, y: point.y)
print(moved, point == moved, moved > point)
