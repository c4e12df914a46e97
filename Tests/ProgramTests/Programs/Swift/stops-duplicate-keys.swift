// Two values for the same key.
let words = ["one", "two", "three", "six"]
print(Dictionary(words.map { ($0.count, $0) }, uniquingKeysWith: { first, _ in first })[3]!)
let table = Dictionary(uniqueKeysWithValues: words.map { ($0.count, $0) })
print(table)
