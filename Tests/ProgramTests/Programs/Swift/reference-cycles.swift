// Two objects that hold each other stay, until the cycle is cut.
final class Node {
  let name: String
  var partner: Node?
  init(_ name: String) { self.name = name }
  deinit { print("\(name) goes") }
}
func pair(cut: Bool) {
  let a = Node(cut ? "a" : "kept a")
  let b = Node(cut ? "b" : "kept b")
  a.partner = b
  b.partner = a
  if cut { a.partner = nil }
  print("leaving")
}
pair(cut: false)
pair(cut: true)
print("end")
