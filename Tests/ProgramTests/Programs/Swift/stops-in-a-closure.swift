// A crash inside of a callback, after defer was set up.
func run(_ work: (Int) -> Int) {
  defer { print("not printed") }
  for n in [2, 1, 0] { print(work(n)) }
}
run { 10 / $0 }
