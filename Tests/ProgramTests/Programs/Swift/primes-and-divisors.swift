// Numbers and what divides them.
func primes(upTo limit: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: limit + 1)
  var found: [Int] = []
  for n in 2...limit where isPrime[n] {
    found.append(n)
    for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
  }
  return found
}
func factors(of number: Int) -> [Int: Int] {
  var rest = number
  var counts: [Int: Int] = [:]
  var divisor = 2
  while rest > 1 {
    while rest % divisor == 0 {
      counts[divisor, default: 0] += 1
      rest /= divisor
    }
    divisor += 1
  }
  return counts
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(primes(upTo: 30))
for n in [12, 97, 360] {
  let text = factors(of: n).sorted { $0.key < $1.key }.map { $1 > 1 ? "\($0)^\($1)" : "\($0)" }
  print(n, "=", text.joined(separator: " * "))
}
print(gcd(48, 36), gcd(17, 5), 21 * 6 / gcd(21, 6))
let perfect = (2...100).filter { n in (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n }
print(perfect)
