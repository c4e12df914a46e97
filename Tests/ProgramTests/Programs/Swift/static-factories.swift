// Ready-made values with names, written short where the type is known.
struct Color: Equatable {
  var red: Int
  var green: Int
  var blue: Int
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color.gray(255)
  static func gray(_ level: Int) -> Color { Color(red: level, green: level, blue: level) }
  func withRed(_ red: Int) -> Color {
    var copy = self
    copy.red = red
    return copy
  }
}
struct Style {
  var text = Color.black
  var background: Color = .white
  static func dimmed(_ level: Int = 100) -> Style { Style(text: .gray(level)) }
}
func describe(_ color: Color) -> String {
  switch color {
  case .black: "black"
  case .white: "white"
  default: "\(color.red)/\(color.green)/\(color.blue)"
  }
}
print(describe(.black), describe(.gray(7)), describe(.white.withRed(1)))
let style: Style = .dimmed()
print(describe(style.text), describe(style.background))
let colors: [Color] = [.black, .gray(1), .white]
print(colors.contains(.white), colors.firstIndex(of: .gray(1)) ?? -1)
let maybe: Color? = .gray(3)
print(maybe == .gray(3), maybe?.green ?? 0)
