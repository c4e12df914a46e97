// A property that will surely be there when it is used.
final class Screen {
  var label: String!
  var count: Int!
  func load() {
    label = "loaded"
    count = 3
  }
  var text: String { label + " \(count + 1)" }
}
let screen = Screen()
print(screen.label as Any, screen.label == nil)
screen.load()
print(screen.text, screen.label.count)
screen.count += 10
let copy: Int = screen.count
print(copy, screen.count ?? 0)
if let label = screen.label { print(label.uppercased()) }
screen.label = nil
print(screen.label?.count ?? -1)
