// Division of integers cuts toward zero, and the remainder has the sign of the left side.
print(7 / 2, -7 / 2, 7 / -2, -7 / -2)
print(7 % 2, -7 % 2, 7 % -2, -7 % -2)

let seconds = 7384
let hours = seconds / 3600
let minutes = seconds % 3600 / 60
print("\(hours) h \(minutes) min \(seconds % 60) s")

let (quotient, remainder) = 47.quotientAndRemainder(dividingBy: 6)
print(quotient, remainder)
print((-8).isMultiple(of: 4), 9.isMultiple(of: 4))

let half: Double = 7 / 2
let whole = 7 / 2
print(half, whole, Double(whole))
