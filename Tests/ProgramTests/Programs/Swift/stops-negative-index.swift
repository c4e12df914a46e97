// A place before the first.
var list = [1, 2, 3]
func previous(of index: Int) -> Int { list[index - 1] }
print(previous(of: 2), previous(of: 1))
print(previous(of: 0))
