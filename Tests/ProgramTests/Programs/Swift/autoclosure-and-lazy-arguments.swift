// An autoclosure's argument is worked out only when it is used.
var asked = 0
func expensive() -> Int {
  asked += 1
  return 42
}
func value(_ cached: Int?, or make: @autoclosure () -> Int) -> Int {
  if let cached { return cached }
  return make()
}
print(value(1, or: expensive()), asked)
print(value(nil, or: expensive()), asked)
func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { print("check failed: \(message())") }
}
check(true, "asked \(expensive())")
check(1 > 2, "one is not more than two, \(asked)")
func firstTrue(_ options: [(String, () -> Bool)]) -> String? {
  for (name, test) in options {
    print("trying \(name)")
    if test() { return name }
  }
  return nil
}
print(firstTrue([("a", { false }), ("b", { true }), ("c", { true })]) ?? "none")
