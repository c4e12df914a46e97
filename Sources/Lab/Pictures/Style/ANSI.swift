/// A line for a terminal of 16 colours.
public enum ANSI {
  public static func text(_ line: StyledText) -> String {
    var result = ""
    for span in line.spans {
      let code = code(of: span.style)
      result += code.isEmpty ? span.text : "\u{1B}[" + code + "m" + span.text + "\u{1B}[0m"
    }
    return result
  }

  static func start(_ style: Style) -> String { "\u{1B}[" + code(of: style) + "m" }
  static let end = "\u{1B}[0m"

  static func wrapped(_ text: String, _ style: Style) -> String { start(style) + text + end }

  /// Owners take turns with the colours that read well on dark and on light.
  private static let owners = ["36", "35", "32", "33", "34", "31", "96", "95", "92", "94"]

  private static func code(of style: Style) -> String {
    switch style {
    case .plain: ""
    case .name: "1"
    case .hit: "1;32"
    case .gate: "33"
    case .dim: "2"
    case .code: "36"
    case .wrong: "1;31"
    case .owner(let number): owners[Int(number.magnitude % UInt(owners.count))]
    }
  }
}
