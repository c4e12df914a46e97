// Putting text together piece by piece.
func table(_ rows: [(String, Int)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  var text = ""
  for (name, value) in rows {
    let padding = String(repeating: " ", count: width - name.count)
    text += "\(name)\(padding) | \(value)\n"
  }
  text.removeLast()
  return text
}
print(table([("tea", 3), ("coffee", 12), ("", 0)]))

var line = ""
for i in 1...5 {
  if !line.isEmpty { line += ", " }
  line += String(i * i)
}
print(line)
let words = ["and", "so", "on"]
var title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
title.append(".")
title.insert(contentsOf: ">> ", at: title.startIndex)
print(title)
let stars = (1...3).map { String(repeating: "*", count: $0) }.joined(separator: "\n")
print(stars)
print("x=\(1)" + ", " + "y=\(2.5)", words.reduce("") { $0 + $1.uppercased() })
var reversed = ""
for letter in "drawer" { reversed = String(letter) + reversed }
print(reversed)
