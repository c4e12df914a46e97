// Cases for words, for ranges, and several in one.
func kind(of key: String) -> String {
  switch key {
  case "a", "e", "i", "o", "u": return "vowel"
  case "0"..."9": return "digit"
  case "": return "nothing"
  default: return "other"
  }
}
print(["a", "7", "", "k"].map(kind))

func grade(_ points: Int) -> String {
  switch points {
  case ..<0: return "impossible"
  case 0..<50: return "failed"
  case 50, 51, 52: return "just passed"
  case 53..<90: return "passed"
  case 90...: return "excellent"
  default: return "?"
  }
}
for points in [-4, 0, 49, 51, 53, 89, 90, 1000] {
  print(points, grade(points))
}

let temperature = 36.6
switch temperature {
case ..<35.0: print("cold")
case 35.0..<37.5: print("fine")
default: print("hot")
}
