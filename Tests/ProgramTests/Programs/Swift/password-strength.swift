// Points for what a password has.
enum Strength: Int, Comparable, CaseIterable {
  case empty, weak, fair, strong
  static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  var color: String {
    switch self {
    case .empty, .weak: "red"
    case .fair: "orange"
    case .strong: "green"
    }
  }
}
func strength(of password: String) -> Strength {
  guard !password.isEmpty else { return .empty }
  let checks: [(Character) -> Bool] = [\.isLowercase, \.isUppercase, \.isNumber, { "!?#-".contains($0) }]
  var points = checks.filter { password.contains(where: $0) }.count
  if password.count >= 8 { points += 1 }
  if password.count < 4 { points = min(points, 1) }
  switch points {
  case ...2: return .weak
  case 3: return .fair
  default: return .strong
  }
}
for password in ["", "abc", "abcdefgh", "abcdefgH", "Ab1", "Ab1!long-one"] {
  let result = strength(of: password)
  print("'\(password)'", result, result.color, result >= .fair)
}
print(Strength.allCases.max()!, Strength.allCases.filter { $0.color == "red" }.count)
