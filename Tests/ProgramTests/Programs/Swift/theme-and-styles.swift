// Styles chosen by enum, with computed properties and nested switch.
enum Theme: String, CaseIterable {
  case light, dark
  struct Colors {
    var text: String
    var back: String
  }
  var colors: Colors {
    switch self {
    case .light: Colors(text: "black", back: "white")
    case .dark: Colors(text: "white", back: "black")
    }
  }
}
struct Style {
  enum Weight { case regular, bold }
  var size: Double
  var weight = Weight.regular
  var color: KeyPath<Theme.Colors, String> = \.text
  static let body = Style(size: 17)
  static let title = Style(size: 34, weight: .bold)
  func scaled(_ factor: Double) -> Style {
    var style = self
    style.size = (size * factor).rounded()
    return style
  }
  func text(in theme: Theme) -> String {
    "\(size) \(weight) \(theme.colors[keyPath: color])"
  }
}
for theme in Theme.allCases {
  print(theme.rawValue, Style.body.text(in: theme), "|", Style.title.scaled(0.8).text(in: theme))
}
var inverse = Style.body
inverse.color = \.back
print(inverse.text(in: .dark))
