// try! ends the program when an error comes.
struct Missing: Error { let name: String }
func load(_ name: String) throws -> Int {
  if name == "moon" { throw Missing(name: name) }
  return name.count
}
print(try! load("sun"))
print(try! load("moon"))
