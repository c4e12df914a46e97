// A switch over a pair: fixed values, ranges, names, and conditions.
func place(of point: (Int, Int)) -> String {
  switch point {
  case (0, 0):
    return "the origin"
  case (_, 0):
    return "on the x-axis"
  case (0, let y):
    return "on the y-axis at \(y)"
  case (1...3, 1...3):
    return "near"
  case let (x, y) where x == y:
    return "on the diagonal"
  case (let x, let y):
    return "at \(x), \(y)"
  }
}
for point in [(0, 0), (4, 0), (0, -2), (2, 3), (9, 9), (5, 7)] {
  print(place(of: point))
}

let answer: (Int?, String) = (nil, "no number")
switch answer {
case (let number?, _): print("number \(number)")
case (nil, let reason): print("nothing: \(reason)")
}
