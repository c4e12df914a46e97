// A sum that does not fit.
var level: UInt8 = 250
for step in 1...10 {
  level += 2
  print(step, level)
}
