// if and switch as values.
func sign(_ n: Int) -> String {
  if n > 0 { "plus" } else if n < 0 { "minus" } else { "zero" }
}
let score = 73
let grade =
  switch score {
  case 90...: "A"
  case 70..<90: "B"
  default: "C"
  }
let bonus: Double = if grade == "A" { 10 } else { 2.5 }
print(sign(4), sign(-4), sign(0), grade, bonus)
enum Level: Int { case low = 1, high }
extension Level {
  var text: String {
    switch self {
    case .low: "low"
    case .high: "high"
    }
  }
}
print(Level.high.text, Level.low.rawValue)
let size: Int? = if score > 100 { nil } else { score / 10 }
print(size as Any)
let choose = { (flag: Bool) in if flag { 1 } else { 0 } }
print(choose(true) + choose(false))
