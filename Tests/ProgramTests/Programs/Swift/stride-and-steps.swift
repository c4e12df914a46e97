// Walking in steps, also of doubles, and drawing a ruler.
print(Array(stride(from: 0, to: 10, by: 4)), Array(stride(from: 0, through: 8, by: 4)))
print(Array(stride(from: 5, through: 1, by: -2)), Array(stride(from: 1, to: 1, by: 1)).isEmpty)
print(Array(stride(from: 0.0, to: 1.0, by: 0.25)))
var ruler = ""
for tick in 0...20 {
  ruler += tick.isMultiple(of: 10) ? "|" : tick.isMultiple(of: 5) ? "+" : "-"
}
print(ruler)
let letters = Array("abcdefg")
print(String(stride(from: 0, to: letters.count, by: 2).map { letters[$0] }))
for start in stride(from: 0, to: letters.count, by: 3) {
  print(String(letters[start..<min(start + 3, letters.count)]), terminator: " ")
}
print()
var position = 0.0
var frames = 0
while position < 100 {
  position += (100 - position) / 2
  if 100 - position < 1 { position = 100 }
  frames += 1
}
print(frames, position)
