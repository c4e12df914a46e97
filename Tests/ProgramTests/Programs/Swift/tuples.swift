// Several values together, with names or without.
let point = (x: 3, y: 4)
print(point.x, point.1, point)
var person = ("Kim", age: 20)
person.age += 1
person.0 = "Tim"
print(person)
func bounds(_ numbers: [Int]) -> (min: Int, max: Int)? {
  guard let first = numbers.first else { return nil }
  return numbers.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}
if let (low, high) = bounds([4, 9, -2]) { print(low, high) }
print(bounds([])?.min as Any, bounds([5])!.max)
var (a, b) = (1, 2)
(a, b) = (b, a + b)
print(a, b)
let (_, second, (inner, _)) = (1, 2, ("in", 4))
print(second, inner)
print((1, "b") < (1, "c"), (2, "a") == (2, "a"))
let pairs = [("one", 1), ("two", 2)]
for (word, number) in pairs { print(word, number) }
print(pairs)
