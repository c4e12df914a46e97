// Labels say which loop is left or continued.
rows: for row in 1...4 {
  for column in 1...4 {
    if column == 3 { continue rows }
    if row == 3 { break rows }
    print(row, column)
  }
}

var attempts = 0
search: while true {
  attempts += 1
  switch attempts {
  case 1, 2: continue search
  case 5: break search
  default: print("attempt \(attempts)")
  }
}
print(attempts)

var n = 0
check: do {
  n = 1
  if n == 1 { break check }
  n = 2
}
print(n)

var countdown = 3
repeat {
  print(countdown, terminator: " ")
  countdown -= 1
} while countdown > 0
print("go")
