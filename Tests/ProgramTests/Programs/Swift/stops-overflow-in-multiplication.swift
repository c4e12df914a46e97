// Factorials grow fast.
var factorial = 1
for n in 1...25 {
  factorial *= n
  if n % 5 == 0 { print(n, factorial) }
}
print("never")
