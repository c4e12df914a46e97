// Saying a number in words.
let small = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]
let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
func words(_ n: Int) -> String {
  switch n {
  case ..<0: return "minus " + words(-n)
  case 0..<20: return small[n]
  case 20..<100:
    let rest = n % 10
    return tens[n / 10] + (rest == 0 ? "" : "-" + small[rest])
  case 100..<1000:
    let rest = n % 100
    return small[n / 100] + " hundred" + (rest == 0 ? "" : " and " + words(rest))
  default:
    let rest = n % 1000
    return words(n / 1000) + " thousand" + (rest == 0 ? "" : " " + words(rest))
  }
}
for n in [0, 13, 40, 99, 100, 342, 7001, -12] { print(n, words(n)) }
