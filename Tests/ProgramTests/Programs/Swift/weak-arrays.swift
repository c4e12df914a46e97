// A list of listeners that does not keep them.
protocol Listener: AnyObject {
  func hear(_ text: String)
}
struct WeakListener {
  weak var listener: Listener?
}
final class Channel {
  private var listeners: [WeakListener] = []
  func add(_ listener: Listener) { listeners.append(WeakListener(listener: listener)) }
  func send(_ text: String) {
    listeners.removeAll { $0.listener == nil }
    listeners.forEach { $0.listener?.hear(text) }
    print("sent to \(listeners.count)")
  }
}
final class Person: Listener {
  let name: String
  init(_ name: String) { self.name = name }
  func hear(_ text: String) { print("\(name) hears \(text)") }
}
let channel = Channel()
let ann = Person("Ann")
channel.add(ann)
var bob: Person? = Person("Bob")
channel.add(bob!)
channel.send("hello")
bob = nil
channel.send("again")
