// A loop walks over the array as it was, even if it is changed inside.
var numbers = [1, 2, 3]
for number in numbers {
  if number < 3 { numbers.append(number * 10) }
}
print(numbers)
for (index, number) in numbers.enumerated() where number > 5 { numbers[index] = 0 }
print(numbers)
var table = ["a": 1, "b": 2]
for (key, value) in table { table[key] = value + 1 }
print(table["a"]!, table["b"]!)
let snapshot = numbers
numbers.removeAll()
print(snapshot, numbers)
func doubled(_ list: [Int]) -> [Int] {
  var list = list
  for index in list.indices { list[index] *= 2 }
  return list
}
print(doubled(snapshot), snapshot)
let make = { [snapshot] in snapshot.count }
print(make())
var range = 0..<3
for i in range {
  range = 0..<1
  print(i, terminator: " ")
}
print(range)
