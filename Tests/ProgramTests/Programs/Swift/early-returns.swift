// A function is left as soon as the answer is known.
func firstRepeated(_ numbers: [Int]) -> Int? {
  var seen: Set<Int> = []
  for number in numbers {
    if seen.contains(number) { return number }
    seen.insert(number)
  }
  return nil
}
func isPrime(_ n: Int) -> Bool {
  if n < 2 { return false }
  var divisor = 2
  while divisor * divisor <= n {
    if n % divisor == 0 { return false }
    divisor += 1
  }
  return true
}
func describe(_ value: Int) -> String {
  if value == 0 { return "zero" }
  if value < 0 { return "minus " + describe(-value) }
  guard value < 10 else { return "many" }
  return ["one", "two", "three"].indices.contains(value - 1)
    ? ["one", "two", "three"][value - 1] : "some"
}
print(firstRepeated([3, 5, 1, 5, 3]) as Any, firstRepeated([1, 2]) as Any)
print((0...20).filter(isPrime))
print([-2, 0, 3, 7, 50].map(describe))
func nothing() {
  print("before")
  return
}
nothing()
