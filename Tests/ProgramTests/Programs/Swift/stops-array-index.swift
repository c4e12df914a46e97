// One step too far in an array.
let rows = ["a", "b", "c"]
var index = 0
while index <= rows.count {
  print(index, rows[index])
  index += 1
}
print("never")
