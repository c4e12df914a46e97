// A case ends by itself; only fallthrough goes on into the next.
func rewards(for level: Int) -> [String] {
  var list: [String] = []
  switch level {
  case 3:
    list.append("cup")
    fallthrough
  case 2:
    list.append("badge")
    fallthrough
  case 1:
    list.append("sticker")
  default:
    break
  }
  return list
}
for level in 0...3 {
  print(level, rewards(for: level))
}
