// The ways to round a number.
let values = [2.5, 3.5, -2.5, 2.4, -2.6]
for value in values {
  print(
    value, value.rounded(), value.rounded(.down), value.rounded(.up),
    value.rounded(.towardZero), value.rounded(.toNearestOrEven))
}
var price = 19.987
price.round()
print(price)
print((19.987 * 100).rounded() / 100)
print(abs(-3), abs(-3.5), max(1, 9, 4), min(2.5, 1.5))
print(5.0.squareRoot() > 2.2, 16.0.squareRoot())
print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2))
