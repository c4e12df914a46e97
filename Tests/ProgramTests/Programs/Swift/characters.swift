// What a character is made of.
let letters: [Character] = ["a", "Z", "7", " ", "é", "?", "\n"]
for letter in letters {
  print(
    letter.isLetter, letter.isNumber, letter.isUppercase, letter.isWhitespace, letter.isPunctuation)
}
print("7" as Character == "7", Character("b") > "a")
print(Character("9").wholeNumberValue ?? -1, Character("x").wholeNumberValue ?? -1)
print(Character("A").asciiValue ?? 0)
let code = Character("a").unicodeScalars.first!.value
print(code, Character(UnicodeScalar(code + 2)!))
print("cafe\u{301}".count, "cafe\u{301}" == "café", "👍🏽".count)
print("é".utf8.count, "日本".utf8.count, "abc".utf16.count)

func shifted(_ text: String, by step: Int) -> String {
  String(
    text.map { letter in
      guard let value = letter.asciiValue, letter.isLowercase else { return letter }
      return Character(UnicodeScalar((value - 97 + UInt8(step)) % 26 + 97))
    })
}
print(shifted("hello, xyz", by: 3))
