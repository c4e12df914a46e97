// A string's characters are reached by indices, not by numbers.
let text = "swift code"
let start = text.startIndex
print(text[start])
let third = text.index(start, offsetBy: 2)
print(text[third], text[start..<third], text[third...])
if let space = text.firstIndex(of: " ") {
  print(text[..<space], text[text.index(after: space)...])
  print(text.distance(from: start, to: space))
}
print(text[text.index(before: text.endIndex)])
var changed = text
changed.insert("y", at: changed.index(changed.startIndex, offsetBy: 5))
changed.remove(at: changed.startIndex)
print(changed)
changed.removeLast(2)
changed.removeFirst()
print(changed)
print(changed.filter { $0 != "i" })
