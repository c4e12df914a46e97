import Engine
import Lab

/// Lines made of what completion offers, word by word: every command, every property and every object of the
/// scene comes by itself, and what is new in the table is tried the day it is there.
extension CommandMaker {
  /// A line for the scene as it stands.
  public mutating func line(in scene: Scene) -> String {
    bytes.next() % 3 == 0 ? offeredLine(in: scene) : line()
  }

  /// What is asked of files and of lessons is tried elsewhere.
  public static let offeredCommands = commandTable.filter {
    $0.group != .learning && !["save", "open", "import", "export"].contains($0.word)
  }.map { $0.word }

  private mutating func offeredLine(in scene: Scene) -> String {
    var line = bytes.pick(Self.offeredCommands)
    // Some lines stop short, and some take all that may follow.
    for _ in 0..<14 {
      if bytes.next() % 8 == 0 { break }
      if !line.hasSuffix("=") { line += " " }
      let choices =
        completions(of: line, cursor: line.count, in: scene).candidates.map { $0.text }
        + wantedSorts(of: line, cursor: line.count, in: scene).compactMap { value(of: $0) }
      guard !choices.isEmpty else { break }
      line += bytes.pick(choices)
    }
    return line
  }

  /// Of what no list can offer; nil where there is a list, and where it is asked of files and lessons.
  private mutating func value(of sort: Sort) -> String? {
    switch sort {
    case .newName:
      bytes.pick(["A", "B", "C", "K", "M", "R", "T", "W", "视图", "A1", "A2", "A3", "A4"])
    case .number(let low, let high): bytes.pick(["0", "1", "0.5", "-7.25", "\(low)", "\(high)"])
    case .whole(let low, let high): bytes.pick(["\(low)", "\(low + 1)", "3", "\(min(high, 40))"])
    case .point, .place, .size: bytes.pick(["0 0", "60 60", "160 240", "319 479", "-5 900"])
    case .rect: bytes.pick(["0 0 320 480", "20 20 80 40", "0 300 320 44", "5 5 0 0"])
    case .insets: bytes.pick(["0 0 0 0", "10 0 34 0", "-20 5 1e6 0"])
    case .transform: bytes.pick(["rotate 45", "scale 2 1", "scale 0", "1 0 0 1 5 5"])
    case .transform3D: bytes.pick(["\"rotate-y 45, perspective 500\"", "rotate-x 90"])
    case .duration: bytes.pick(["0", "0.05", "0.35", "0.5", "1", "5"])
    case .angle: bytes.pick(["0", "45", "-90", "720"])
    case .selector: bytes.pick(["save:", "copy:", "go", "tapped:with:"])
    case .className: bytes.pick(["MyCell", "Shop.Card", "UIButton"])
    case .keyStroke: bytes.pick(["cmd+s", "a", "return", "cmd+shift+k", "tab", "escape"])
    case .text: bytes.pick(["hi", "\"two words\"", "\"\"", "\"\u{202E}\u{1B}[31m\"", "返回"])
    case .anchor: bytes.pick(["view.left", "A.width", "B.centerX", "view.safeAreaLayoutGuide.top"])
    case .propertyValue: bytes.pick(["YES", "NO", "0", "2", "nil", "\"hi\"", "20 20 80 40"])
    case .object, .objectOrNil, .boolean, .choice, .property, .propertyOrObject, .equals, .rule,
      .command, .rulebookPoint, .topic, .file, .lesson, .questionTopic:
      nil
    }
  }
}
