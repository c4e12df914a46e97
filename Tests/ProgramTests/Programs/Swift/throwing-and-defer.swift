// A thrown error leaves every block on its way, and what was deferred runs.
struct Broken: Error { let at: Int }
func step(_ number: Int) throws {
  print("open \(number)")
  defer { print("close \(number)") }
  if number == 3 { throw Broken(at: number) }
  try step(number + 1)
  print("never reached \(number)")
}
do {
  try step(1)
} catch let broken as Broken {
  print("broke at \(broken.at)")
} catch {
  print("unknown")
}

func attempt<T>(_ work: () throws -> T) rethrows -> T {
  print("trying")
  return try work()
}
print(attempt { 5 })
do {
  let value: Int = try attempt { throw Broken(at: 9) }
  print(value)
} catch {
  print("caught \(error)")
}
