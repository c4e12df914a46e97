// What is deferred runs when its block is left, the last one first.
func visit(early: Bool) -> Int {
  print("in")
  defer { print("out") }
  if early {
    defer { print("leaving early") }
    return 1
  }
  defer { print("before out") }
  print("working")
  return 2
}
print(visit(early: true))
print(visit(early: false))

var number = 1
func takeNumber() -> Int {
  defer { number += 1 }
  return number
}
print(takeNumber(), takeNumber(), number)

for index in 0..<3 {
  defer { print("end of \(index)") }
  if index == 1 { continue }
  print("body of \(index)")
}
