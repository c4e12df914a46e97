// The next one of none.
func next(after index: Int, in list: [String]) -> String { list[(index + 1) % list.count] }
print(next(after: 2, in: ["a", "b", "c"]))
print(next(after: 0, in: []))
