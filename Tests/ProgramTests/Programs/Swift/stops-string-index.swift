// Past the end of a string.
let text = "abc"
func letter(_ offset: Int) -> Character { text[text.index(text.startIndex, offsetBy: offset)] }
print(letter(0), letter(2))
print(letter(3))
