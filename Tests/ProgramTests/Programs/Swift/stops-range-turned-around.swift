// A range whose end is before its start.
func countdown(from start: Int, to end: Int) {
  for n in end...start { print(n) }
}
countdown(from: 3, to: 2)
countdown(from: 1, to: 2)
