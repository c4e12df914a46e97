// Characters are what a reader sees, whatever they are made of.
let flag = "🇩🇪"
let family = "👨‍👩‍👧"
let accent = "e\u{301}"
print(flag.count, family.count, accent.count, accent == "é")
print(flag.unicodeScalars.count, family.unicodeScalars.count, accent.unicodeScalars.count)
print(flag.utf8.count, "añb".utf8.count, "añb".utf16.count)
let text = "naïve café"
print(text.count, text.uppercased(), String(text.reversed()))
for scalar in "aé".unicodeScalars { print(scalar.value, terminator: " ") }
print()
print(Array("héllo"), Array("hi".utf8))
print("ß".uppercased(), "ÀB".lowercased())
print("日本語".first!, "日本語".dropFirst())
print("a" < "á", "á" < "b")
print("\u{65}\u{301}tude".hasPrefix("é"))
