// A closure keeps the variable itself, not the value that it had.
func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}

let first = makeCounter()
let second = makeCounter()
print(first(), first(), first())
print(second())

var price = 10
let show = { print("price is \(price)") }
show()
price = 25
show()

var actions: [() -> Void] = []
for step in 1...3 {
  actions.append { print("step \(step), price \(price)") }
}
price = 0
for action in actions {
  action()
}
