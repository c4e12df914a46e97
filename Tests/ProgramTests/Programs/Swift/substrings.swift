// A part of a string is a view of it until it becomes a string.
let path = "home/ann/notes.txt"
let parts = path.split(separator: "/")
print(parts, parts[1].count, type(of: parts[1]))
let file = parts.last!
if let dot = file.lastIndex(of: ".") {
  let name = file[..<dot]
  let ending = file[file.index(after: dot)...]
  print(name, ending, String(name) + "-copy." + ending)
}
print(path.prefix(while: { $0 != "/" }), path.suffix(3).uppercased())
print(path.split(separator: "/", maxSplits: 1).map(String.init))
let words = "  many   spaces here ".split(whereSeparator: { $0 == " " })
print(words.joined(separator: "_"), words.count)
func isShort(_ text: some StringProtocol) -> Bool { text.count < 5 }
print(isShort(file), isShort("abc"))
var longest: Substring = ""
for word in words where word.count > longest.count { longest = word }
print(longest, longest.isEmpty, longest == "spaces", Int("42x".dropLast()) ?? 0)
print(path.firstIndex(of: "?") == nil, path.contains("ann/n"))
print("key: value: more".split(separator: ":", maxSplits: 1, omittingEmptySubsequences: true)[1])
