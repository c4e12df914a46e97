// Two small classics.
for n in 1...15 {
  switch (n % 3, n % 5) {
  case (0, 0): print("FizzBuzz", terminator: " ")
  case (0, _): print("Fizz", terminator: " ")
  case (_, 0): print("Buzz", terminator: " ")
  default: print(n, terminator: " ")
  }
}
print()
func collatz(_ start: Int) -> [Int] {
  var steps = [start]
  while let last = steps.last, last != 1 {
    steps.append(last.isMultiple(of: 2) ? last / 2 : 3 * last + 1)
  }
  return steps
}
print(collatz(6), collatz(1))
let longest = (1...30).max { collatz($0).count < collatz($1).count }!
print(longest, collatz(longest).count)
