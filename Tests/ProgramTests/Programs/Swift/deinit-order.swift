// Objects go when the last strong reference to them goes.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) gone") }
}
final class Machine {
  let part: Part
  init(part: Part) { self.part = part }
  deinit { print("machine gone") }
}

var machine: Machine? = Machine(part: Part("wheel"))
var keeper: Part? = machine?.part
print("letting the machine go")
machine = nil
print("letting the part go")
keeper = nil

var parts = [Part("a"), Part("b"), Part("c")]
parts.remove(at: 1)
print("\(parts.count) left")
parts[0] = Part("d")
parts.removeAll()
print("done")
