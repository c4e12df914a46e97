// if case, guard case, for case and while case.
enum Event {
  case tap(x: Int, y: Int)
  case key(Character)
  case scroll(Int)
}
let events: [Event] = [.tap(x: 1, y: 2), .key("a"), .scroll(-3), .tap(x: 5, y: 5), .key("q")]
for case .tap(let x, let y) in events { print("tap", x, y) }
for case .key(let key) in events where key != "q" { print("key", key) }
func scrolled(_ event: Event) -> Int {
  guard case .scroll(let amount) = event else { return 0 }
  return amount
}
print(events.map(scrolled).reduce(0, +))
if case .tap(let x, 2) = events[0], x < 3 { print("tap in row 2") }
var index = 0
while index < events.count, case .tap = events[index] { index += 1 }
print(index)
let optionals: [Int?] = [1, nil, 3]
for case let number? in optionals { print(number, terminator: " ") }
for case 3? in optionals { print("three", terminator: " ") }
print()
let pair = (4, "four")
if case (1...5, let word) = pair { print(word) }
let isKey = { (event: Event) -> Bool in if case .key = event { return true } else { return false } }
print(events.filter(isKey).count)
