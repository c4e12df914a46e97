// Two functions that call each other, and a small reader of sums.
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7), isEven(3))

struct Calculator {
  private let letters: [Character]
  private var position = 0
  init(_ text: String) { letters = text.filter { $0 != " " } }
  private var next: Character? { position < letters.count ? letters[position] : nil }

  mutating func sum() -> Int {
    var value = product()
    while let sign = next, sign == "+" || sign == "-" {
      position += 1
      let right = product()
      value = sign == "+" ? value + right : value - right
    }
    return value
  }
  mutating func product() -> Int {
    var value = factor()
    while next == "*" {
      position += 1
      value *= factor()
    }
    return value
  }
  mutating func factor() -> Int {
    if next == "(" {
      position += 1
      defer { position += 1 }
      return sum()
    }
    var number = 0
    while let digit = next?.wholeNumberValue {
      number = number * 10 + digit
      position += 1
    }
    return number
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "2 * (10 - 4) - 5", "42"] {
  var calculator = Calculator(text)
  print(text, "=", calculator.sum())
}
