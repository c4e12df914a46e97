// An error that nobody catches.
enum Problem: Error { case tooLate(Int) }
func arrive(at hour: Int) throws -> String {
  defer { print("arrived") }
  guard hour < 9 else { throw Problem.tooLate(hour) }
  return "in time at \(hour)"
}
print(try arrive(at: 8))
print(try arrive(at: 10))
print("never")
