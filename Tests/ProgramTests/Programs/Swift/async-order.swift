// What is awaited runs first; what comes after waits for it.
func fetch(_ name: String) async -> String {
  print("fetching \(name)")
  return name.uppercased()
}
func load() async -> [String] {
  var results: [String] = []
  for name in ["a", "b"] {
    let result = await fetch(name)
    print("got \(result)")
    results.append(result)
  }
  return results
}
print("start")
let results = await load()
print(results)
let first = await fetch("c")
print(first.count)
