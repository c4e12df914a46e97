// Breaking a text into lines of a given width.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
func centered(_ text: String, in width: Int) -> String {
  let space = max(0, width - text.count)
  return String(repeating: " ", count: space / 2) + text + String(repeating: " ", count: space - space / 2)
}
let text = "a view lays out its subviews when it is about to be drawn"
for line in wrapped(text, width: 16) { print("|" + centered(line, in: 16) + "|") }
print(wrapped("", width: 5), wrapped("unbreakable", width: 3))
print(wrapped("one two", width: 7), wrapped("one two", width: 6))
