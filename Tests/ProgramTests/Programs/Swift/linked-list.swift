// Nodes that know the next one.
final class Node<Value> {
  let value: Value
  var next: Node?
  init(_ value: Value, next: Node? = nil) {
    self.value = value
    self.next = next
  }
}
struct LinkedList<Value>: Sequence {
  private(set) var head: Node<Value>?
  mutating func push(_ value: Value) { head = Node(value, next: head) }
  mutating func reverse() {
    var previous: Node<Value>?
    var current = head
    while let node = current {
      current = node.next
      node.next = previous
      previous = node
    }
    head = previous
  }
  func makeIterator() -> AnyIterator<Value> {
    var node = head
    return AnyIterator {
      defer { node = node?.next }
      return node?.value
    }
  }
}
var list = LinkedList<Int>()
for number in 1...4 { list.push(number * number) }
for value in list { print(value, terminator: " ") }
print()
list.reverse()
print(Array(list), list.map { $0 + 1 }, list.contains(9))
print(list.head?.next?.next?.value ?? -1)
