// An assertion is checked while one develops.
func half(_ n: Int) -> Int {
  assert(n % 2 == 0, "odd")
  return n / 2
}
print(half(8))
print(half(7))
