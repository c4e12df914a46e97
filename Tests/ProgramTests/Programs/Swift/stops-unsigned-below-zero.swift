// Counting down past zero without a sign.
var left: UInt = 2
repeat {
  print(left)
  left -= 1
} while true
