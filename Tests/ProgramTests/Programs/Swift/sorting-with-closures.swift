// Sorting by one thing, then by another.
struct Runner {
  let name: String
  let time: Int
}
var runners = [
  Runner(name: "Ida", time: 62), Runner(name: "Bo", time: 58), Runner(name: "Al", time: 62),
]
runners.sort { a, b in
  if a.time != b.time { return a.time < b.time }
  return a.name < b.name
}
for (place, runner) in runners.enumerated() {
  print("\(place + 1). \(runner.name) \(runner.time)")
}
print(runners.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }.map(\.name))
print([3, 1, 2].sorted(by: >), ["b", "C", "a"].sorted())
print(["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
let byLength: (String, String) -> Bool = { $0.count > $1.count }
print(["aa", "b", "cccc", "ddd"].sorted(by: byLength))
print([true, false, true].filter { $0 }.count)
