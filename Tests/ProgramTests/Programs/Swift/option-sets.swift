// Several switches in one value.
struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1 << 0)
  static let left = Edges(rawValue: 1 << 1)
  static let bottom = Edges(rawValue: 1 << 2)
  static let right = Edges(rawValue: 1 << 3)
  static let all: Edges = [.top, .left, .bottom, .right]
}
func text(_ edges: Edges) -> String {
  var names: [String] = []
  if edges.contains(.top) { names.append("top") }
  if edges.contains(.left) { names.append("left") }
  if edges.contains(.bottom) { names.append("bottom") }
  if edges.contains(.right) { names.append("right") }
  return names.isEmpty ? "none" : names.joined(separator: "+")
}
var edges: Edges = [.top, .right]
print(text(edges), edges.rawValue)
edges.insert(.left)
edges.remove(.top)
print(text(edges), edges == [.left, .right], edges.isEmpty)
print(text(edges.union(.bottom)), text(edges.intersection(.right)), text(Edges.all.subtracting(edges)))
print(text([]), text(.all), edges.isSubset(of: .all), Edges(rawValue: 5).contains([.top, .bottom]))
