// A slice has no first place zero.
let numbers = [5, 6, 7, 8]
let tail = numbers[2...]
print(tail[2], tail.first ?? 0)
print(tail[0])
