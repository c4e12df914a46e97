// && and || and ?? look at their right side only when they must.
func yes(_ name: String) -> Bool {
  print("asked \(name)")
  return true
}
func no(_ name: String) -> Bool {
  print("asked \(name)")
  return false
}
print(no("a") && yes("b"))
print(yes("c") || no("d"))
print(no("e") || yes("f") && no("g"))
let known: Int? = 1
func fallback() -> Int {
  print("fallback")
  return 0
}
print(known ?? fallback())
let unknown: Int? = nil
print(unknown ?? fallback())

func unless(_ condition: @autoclosure () -> Bool, _ work: () -> Void) {
  if !condition() { work() }
}
unless(no("h")) { print("done") }
func assume(_ enabled: Bool, _ message: @autoclosure () -> String) {
  if enabled { print(message()) }
}
assume(false, "\(yes("never asked"))")
assume(true, "\(yes("asked now"))")
