// Numbers as the Romans wrote them, and back.
let signs: [(value: Int, sign: String)] = [
  (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
  (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]
func roman(_ number: Int) -> String {
  var rest = number
  var text = ""
  for (value, sign) in signs {
    while rest >= value {
      text += sign
      rest -= value
    }
  }
  return text
}
func number(_ roman: String) -> Int {
  let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
  let numbers = roman.compactMap { values[$0] }
  return numbers.indices.reduce(0) { sum, index in
    let isSmaller = index + 1 < numbers.count && numbers[index] < numbers[index + 1]
    return sum + (isSmaller ? -numbers[index] : numbers[index])
  }
}
for year in [4, 9, 14, 1994, 2024] { print(year, roman(year), number(roman(year)) == year) }
print((1...60).allSatisfy { number(roman($0)) == $0 })
