// Two names for one object.
final class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}
let a = Box(1)
let b = a
let c = Box(1)
b.value = 7
print(a.value, a === b, a === c, a !== c)

func change(_ box: Box) { box.value += 1 }
change(a)
print(b.value)

var boxes = [a, c]
let copy = boxes
boxes[0] = Box(100)
boxes[1].value = 50
print(boxes.map(\.value), copy.map(\.value), c.value)

struct Holder {
  let box: Box
  var tag: String
}
var first = Holder(box: a, tag: "first")
var second = first
second.tag = "second"
second.box.value = 0
print(first.tag, first.box.value)
