// Values inside of text.
let name = "Ann"
let age = 41
print("\(name) is \(age), next year \(age + 1)")
print("quotes \"\(name)\" and \\ and \t tab")
print("list \([1, 2, 3]) and pair \((1, "x"))")
print("nested \("inner \(age > 40 ? "old" : "young")")")
print(#"raw \(name) and \#(name)"#)
let poem = """
  Roses are \(name.lowercased()),
    indented,
  and \
  joined.
  """
print(poem)
print("\("a" + "b")\(1)\(true)\(2.5)")
print("", "x", separator: "-", terminator: "!\n")
