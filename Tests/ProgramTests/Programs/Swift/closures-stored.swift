// Closures kept in properties, arrays and dictionaries, and called later.
final class Button {
  private var handlers: [(Button) -> Void] = []
  private(set) var taps = 0
  let title: String
  init(_ title: String) { self.title = title }
  func onTap(_ handler: @escaping (Button) -> Void) { handlers.append(handler) }
  func tap() {
    taps += 1
    handlers.forEach { $0(self) }
  }
}
let button = Button("Save")
var log: [String] = []
button.onTap { log.append("\($0.title) \($0.taps)") }
button.tap()
button.onTap { _ in log.append("second") }
button.tap()
print(log)

let operations: [String: (Double, Double) -> Double] = [
  "+": (+), "-": (-), "*": { $0 * $1 }, "/": { a, b in b == 0 ? 0 : a / b },
]
for sign in operations.keys.sorted() { print(sign, operations[sign]!(8, 2)) }
print(operations["%"]?(1, 1) as Any)
var undo: [() -> Void] = []
var value = 1
for factor in 2...4 {
  let old = value
  undo.append { value = old }
  value *= factor
}
print(value)
while let step = undo.popLast() {
  step()
  print(value)
}
