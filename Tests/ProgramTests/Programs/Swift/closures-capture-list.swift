// A capture list copies the value when the closure is made.
var total = 1
let copied = { [total] in total }
let shared = { total }
total = 100
print(copied(), shared())

struct Size {
  var width = 1
}
var size = Size()
let before = { [size] in size.width }
let doubled = { [twice = size.width * 2] in twice }
size.width = 50
print(before(), doubled(), size.width)
