// What two groups have in common.
enum Skill: String, CaseIterable, Comparable {
  case swift, design, music, chess
  static func < (a: Skill, b: Skill) -> Bool { a.rawValue < b.rawValue }
}
struct Person {
  let name: String
  var skills: Set<Skill>
}
var people = [
  Person(name: "Ann", skills: [.swift, .music]),
  Person(name: "Bo", skills: [.music, .chess, .music]),
]
print(people.map(\.skills.count))
let common = people.reduce(Set(Skill.allCases)) { $0.intersection($1.skills) }
print(common)
let all = people.reduce(into: Set<Skill>()) { $0.formUnion($1.skills) }
print(all.sorted().map(\.rawValue), Skill.allCases.filter { !all.contains($0) })
people[0].skills.insert(.chess)
people[1].skills.remove(.music)
print(people[1].skills.isSubset(of: people[0].skills), people[0].skills.symmetricDifference(people[1].skills).sorted())
var numbers: Set = [1, 2, 3]
numbers.formIntersection([2, 3, 4])
numbers.subtract([3])
print(numbers, numbers.insert(2), numbers.update(with: 9) as Any, numbers.sorted())
let unique = ["b", "a", "b"].reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
print(unique)
