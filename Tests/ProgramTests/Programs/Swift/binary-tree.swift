// A sorted tree as a recursive enum.
indirect enum Tree {
  case empty
  case node(Tree, Int, Tree)

  func inserting(_ value: Int) -> Tree {
    switch self {
    case .empty: return .node(.empty, value, .empty)
    case let .node(left, here, right):
      if value < here { return .node(left.inserting(value), here, right) }
      if value > here { return .node(left, here, right.inserting(value)) }
      return self
    }
  }
  var sorted: [Int] {
    switch self {
    case .empty: return []
    case let .node(left, value, right): return left.sorted + [value] + right.sorted
    }
  }
  var depth: Int {
    guard case let .node(left, _, right) = self else { return 0 }
    return 1 + max(left.depth, right.depth)
  }
  func contains(_ wanted: Int) -> Bool {
    switch self {
    case .empty: false
    case .node(_, wanted, _): true
    case let .node(left, value, _) where wanted < value: left.contains(wanted)
    case let .node(_, _, right): right.contains(wanted)
    }
  }
}
var tree = Tree.empty
for value in [5, 2, 8, 1, 9, 3, 5] { tree = tree.inserting(value) }
print(tree.sorted, tree.depth)
print(tree.contains(3), tree.contains(4))
print(Tree.node(.empty, 1, .empty))
