// A function may say which errors it throws.
enum Refusal: Error {
  case tooYoung(by: Int)
  case full
}
func admit(age: Int, seats: Int) throws(Refusal) -> Int {
  guard age >= 18 else { throw .tooYoung(by: 18 - age) }
  guard seats > 0 else { throw .full }
  return seats - 1
}
for (age, seats) in [(20, 3), (15, 3), (40, 0)] {
  do throws(Refusal) {
    print("left \(try admit(age: age, seats: seats))")
  } catch {
    switch error {
    case .tooYoung(let years): print("come back in \(years) years")
    case .full: print("full")
    }
  }
}
