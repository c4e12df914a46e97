// Dictionaries: reading gives an optional, assigning nil removes.
var ages = ["Ann": 30, "Bob": 25]
print(ages["Ann"] as Any, ages["Zoe"] as Any, ages["Zoe", default: 0])
ages["Zoe"] = 4
ages["Bob"] = nil
print(ages.count, ages.keys.sorted(), ages.values.sorted())
print(ages.updateValue(31, forKey: "Ann") as Any, ages.removeValue(forKey: "Nobody") as Any)
ages["Ann"]! += 1
ages["Zoe"]? += 10
ages["Nobody"]? += 10
for (name, age) in ages.sorted(by: { $0.key < $1.key }) {
  print(name, age)
}
var counts: [Character: Int] = [:]
for letter in "banana" {
  counts[letter, default: 0] += 1
}
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(ages.mapValues { $0 * 2 }["Ann"] ?? 0, ages.filter { $0.value > 20 }.count)
print(["only": 1], [:] as [String: Int], ages.isEmpty)
let merged = ages.merging(["Ann": 1, "New": 2]) { old, new in old + new }
print(merged.keys.sorted(), merged["Ann"] ?? 0)
print(ages == ["Ann": 32, "Zoe": 14])
