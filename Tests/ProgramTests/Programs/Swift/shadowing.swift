// An inner name hides an outer one, as long as its block lasts.
let value = 1
func show() {
  let value = value + 10
  print("function \(value)")
  do {
    let value = "text"
    print("block \(value)")
  }
  for value in 20...21 { print("loop \(value)") }
  if let value = Int("30") { print("if \(value)") }
  let closure = { (value: Int) in value * 2 }
  print("closure \(closure(40)), after \(value)")
}
show()
print("outside \(value)")

struct Item {
  var value = 5
  func sum(_ value: Int) -> Int { value + self.value }
  mutating func set(value: Int) { self.value = value }
}
var item = Item()
print(item.sum(2))
item.set(value: 70)
print(item.value)
var count = 3
do {
  var count = count
  count += 100
  print(count)
}
print(count)
