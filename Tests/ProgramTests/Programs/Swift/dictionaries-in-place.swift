// Changing what is inside of a dictionary.
struct Player {
  var name: String
  var points = 0
  var items: [String] = []
}
var players = ["a": Player(name: "Ann"), "b": Player(name: "Bo")]
players["a"]?.points += 10
players["a"]?.items.append("sword")
players["zzz"]?.points += 99
players["c", default: Player(name: "New")].points = 5
print(players["a"]!, players.count, players["c"]!.name)
var groups: [String: [Int]] = [:]
groups["odd", default: []].append(1)
groups["odd", default: []].append(3)
groups["even"] = [2]
groups["even"]?[0] = 20
print(groups["odd"]!, groups["even"]!)
var nested: [String: [String: Int]] = ["x": ["y": 1]]
nested["x"]?["y"] = 2
nested["x"]?["z"] = 3
nested["w", default: [:]]["v", default: 10] += 1
print(nested["x"]!.keys.sorted(), nested["w"]!)
for key in players.keys { players[key]!.points *= 2 }
print(players.values.map(\.points).sorted())
if let removed = players.removeValue(forKey: "b") { print("removed \(removed.name)") }
let old = players
players.removeAll()
print(old.count, players.isEmpty)
