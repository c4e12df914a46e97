// Arguments that may be left out.
var calls = 0
func nextNumber() -> Int {
  calls += 1
  return calls
}
func label(_ text: String, size: Int = 12, bold: Bool = false, number: Int = nextNumber()) -> String {
  "\(number): \(text) \(size)\(bold ? " bold" : "")"
}
print(label("a"))
print(label("b", bold: true))
print(label("c", size: 20, number: 99))
print(label("d"))
final class Alert {
  let title: String
  let buttons: [String]
  let style: Style
  enum Style { case plain, loud }
  init(title: String = "Alert", buttons: [String] = ["OK"], style: Style = .plain) {
    self.title = title
    self.buttons = buttons
    self.style = style
  }
  func show(times: Int = 1, then: (() -> Void)? = nil) {
    for _ in 0..<times { print(title, buttons, style) }
    then?()
  }
}
Alert().show()
Alert(buttons: ["Yes", "No"]).show(times: 2)
Alert(title: "Stop", style: .loud).show { print("closed") }
