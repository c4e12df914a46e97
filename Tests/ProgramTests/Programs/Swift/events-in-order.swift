// A queue of events with times, handled one by one.
struct Event: Comparable {
  let time: Int
  let name: String
  static func < (a: Event, b: Event) -> Bool { (a.time, a.name) < (b.time, b.name) }
}
struct Queue {
  private var events: [Event] = []
  mutating func add(_ name: String, at time: Int) {
    let event = Event(time: time, name: name)
    let index = events.firstIndex { $0 > event } ?? events.endIndex
    events.insert(event, at: index)
  }
  mutating func next() -> Event? { events.isEmpty ? nil : events.removeFirst() }
}
var queue = Queue()
queue.add("lunch", at: 12)
queue.add("wake", at: 7)
queue.add("news", at: 7)
var now = 0
var handled = 0
while let event = queue.next(), handled < 6 {
  assert(event.time >= now)
  now = event.time
  handled += 1
  print("\(now): \(event.name)")
  switch event.name {
  case "wake": queue.add("coffee", at: now + 1)
  case "lunch": queue.add("walk", at: now + 2)
  case "walk": queue.add("lunch", at: now + 20)
  default: break
  }
}
