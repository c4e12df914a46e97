// Counting, grouping and comparing words.
let text = "the cat sat on the mat; the act was short."
let words = text.lowercased().split { !$0.isLetter }.map(String.init)
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3)
for (word, count) in top { print(word, count) }
let anagrams = Dictionary(grouping: Set(words)) { String($0.sorted()) }
  .values.filter { $0.count > 1 }.map { $0.sorted() }
print(anagrams)
func isAnagram(_ a: String, _ b: String) -> Bool { a.sorted() == b.sorted() }
print(isAnagram("listen", "silent"), isAnagram("a", "ab"))
func packed(_ text: String) -> String {
  var result = ""
  var run = 0
  var previous: Character?
  for letter in text + "\n" {
    if letter == previous {
      run += 1
      continue
    }
    if let previous { result += run > 1 ? "\(run)\(previous)" : "\(previous)" }
    previous = letter
    run = 1
  }
  return result
}
print(packed("aaabccdddd"), packed(""), packed("abc"))
let vowels = Set("aeiou")
print(words.map { $0.filter { !vowels.contains($0) } }.joined(separator: " "))
