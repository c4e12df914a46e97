/// How a terminal shows pictures: by a protocol of its own, which its user must name, or as text.
public enum TerminalGraphics: String, CaseIterable, Equatable, Sendable {
  case kitty, iterm, sixel, text

  /// As its makers write it.
  public var title: String {
    switch self {
    case .kitty: "Kitty"
    case .iterm: "iTerm2"
    case .sixel: "Sixel"
    case .text: "text"
    }
  }
}
