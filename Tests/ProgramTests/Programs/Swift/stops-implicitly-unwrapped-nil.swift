// An outlet that was never connected.
final class Screen {
  var label: String!
  func show() -> Int { label.count }
}
let screen = Screen()
screen.label = "hi"
print(screen.show())
screen.label = nil
print(screen.label?.count ?? -1)
print(screen.show())
