// Handing a property over with & sets it once, when the function returns.
final class Meter {
  var value = 0 { didSet { print("set \(oldValue) -> \(value)") } }
  var list = [3, 1, 2] { didSet { print("list \(list)") } }
}
func raise(_ number: inout Int, times: Int) {
  for _ in 0..<times { number += 1 }
  print("inside \(number)")
}
let meter = Meter()
raise(&meter.value, times: 3)
raise(&meter.value, times: 0)
raise(&meter.list[0], times: 10)
meter.list.sort()

struct Temperature {
  var celsius = 0.0
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
func add(_ amount: Double, to number: inout Double) { number += amount }
var temperature = Temperature()
add(18, to: &temperature.fahrenheit)
print(temperature.celsius, temperature.fahrenheit)
var a = [1, 2]
var b = a
func append(_ list: inout [Int]) { list.append(list.count) }
append(&a)
append(&a)
append(&b)
print(a, b)
