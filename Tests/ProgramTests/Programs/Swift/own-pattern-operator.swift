// ~= decides what a case matches.
struct Multiple {
  let of: Int
}
func ~= (pattern: Multiple, value: Int) -> Bool { value % pattern.of == 0 }
func ~= (pattern: (String) -> Bool, value: String) -> Bool { pattern(value) }
func starts(with prefix: String) -> (String) -> Bool { { $0.hasPrefix(prefix) } }
func word(_ n: Int) -> String {
  switch n {
  case Multiple(of: 15): return "FizzBuzz"
  case Multiple(of: 5): return "Buzz"
  case Multiple(of: 3): return "Fizz"
  default: return "\(n)"
  }
}
print((1...15).map(word).joined(separator: " "))
for url in ["https://a", "ftp://b", "c"] {
  switch url {
  case starts(with: "https"): print("safe")
  case starts(with: "ftp"): print("old")
  default: print("unknown")
  }
}
print(1...3 ~= 2, Multiple(of: 4) ~= 9)
