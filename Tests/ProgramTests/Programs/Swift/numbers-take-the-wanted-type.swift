// A number without a type becomes what is wanted in its place.
let a: Double = 7
let b: Double = 7 / 2
let c = 7 / 2
let d = 7 / 2.0
let e: Float = 1 / 4
print(a, b, c, d, e)
func half(_ x: Double) -> Double { x / 2 }
print(half(5), half(2 * 3 + 1))
let list = [1, 2.5, 3]
print(list, [1, 2] as [Double])
let wide = true
let width: Double = wide ? 100 : 0
print(width)
var sum = 0.0
for step in [1, 2, 4] as [Double] { sum += 1 / step }
print(sum)
let count = 3
print(Double(count) / 2, Double(count / 2), 3.0 * 2)
struct Size {
  var width: Double
  var height: Double = 10
}
print(Size(width: 5), Size(width: 5 / 2).width)
let pair: (Int, Double) = (1, 1)
print(pair)
let table: [String: Double] = ["a": 1, "b": 2]
print(table["a"]! + 1, table["c", default: 0])
