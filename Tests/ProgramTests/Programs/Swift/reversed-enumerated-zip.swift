// Walking backwards, with numbers, and in pairs.
let names = ["Ann", "Bob", "Cy"]
for name in names.reversed() { print(name, terminator: " ") }
for (index, name) in names.enumerated().reversed() { print(index, name, terminator: "; ") }
print()
for (name, age) in zip(names, [30, 25]) { print("\(name): \(age)") }
for (before, after) in zip(names, names.dropFirst()) { print(before, "->", after) }
let pairs = Array(zip(1..., names))
print(pairs.map { "\($0.0)\($0.1)" })
print(Dictionary(uniqueKeysWithValues: zip(names, 1...))["Cy"] ?? 0)
print(names.indices.reversed().map { names[$0].count })
print(Array("abc".reversed()), String("abc".reversed()))
print(names.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: " "))
for (a, b) in zip("abc", "xyz") where a != "b" { print("\(a)\(b)", terminator: " ") }
print()
