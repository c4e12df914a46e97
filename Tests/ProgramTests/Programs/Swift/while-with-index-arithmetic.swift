// Moving through an array by hand.
let numbers = [1, 3, 4, 6, 8, 11]
var left = 0
var right = numbers.count - 1
while left < right {
  let sum = numbers[left] + numbers[right]
  print(left, right, sum)
  if sum == 10 { break }
  if sum < 10 { left += 1 } else { right -= 1 }
}

var merged: [Int] = []
let a = [1, 4, 9]
let b = [2, 3, 10, 11]
var i = 0
var j = 0
while i < a.count || j < b.count {
  if j == b.count || (i < a.count && a[i] < b[j]) {
    merged.append(a[i])
    i += 1
  } else {
    merged.append(b[j])
    j += 1
  }
}
print(merged)

var rotated = [1, 2, 3, 4, 5]
let shift = 2
rotated = (0..<rotated.count).map { rotated[($0 + shift) % rotated.count] }
print(rotated)
var index = rotated.count - 1
while index >= 0 {
  print(rotated[index], terminator: index == 0 ? "\n" : ",")
  index -= 2
}
