// Long texts and texts with many signs.
let name = "World"
let letter = """
  Dear \(name),

    this is indented,
  \tthis has a tab, "quotes" and \
  no break here.
  Bye
  """
print(letter)
print(letter.split(separator: "\n").count)
print(#"C:\new\"#, #"say "hi""#, #"sum \#(1 + 2)"#)
print(##"a "# b"##)
let empty = """
  """
print(empty.isEmpty)
let oneLine = """
  only
  """
print(oneLine == "only")
print("unicode \u{41} \u{1F600}", "null: \0".count)
print("a\\b", "it's")
