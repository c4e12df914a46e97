// Strings: counting, searching, changing.
var word = "Hello"
print(word.count, word.isEmpty, word.uppercased(), word.lowercased())
word += ", world"
word.append("!")
print(word, word.hasPrefix("Hell"), word.hasSuffix("?"))
print(word.contains("wor"), word.contains("z"))
print(word.first ?? "-", word.last ?? "-")
print(String(word.reversed()))
print(word.prefix(4), word.suffix(6), word.dropFirst(7))
print(word.split(separator: ",").map(String.init))
print("a,b,,c".split(separator: ","))
print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print(["x", "y", "z"].joined(separator: "-"), ["x", "y"].joined())
print(String(repeating: "=", count: 10))
for (index, letter) in "abc".enumerated() {
  print(index, letter)
}
print("apple" < "banana", "Zoo" < "apple", "a" == "a")
