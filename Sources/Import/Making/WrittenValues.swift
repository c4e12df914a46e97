import Engine
import Text

/// Values as commands write them.
extension Assembly {
  /// A line break is a blank, as in what the probe prints.
  static func harmless(_ text: String) -> String {
    let visible = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }).visible
    return visible.count > 200 ? String(visible.prefix(200)) : visible
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : value.description
  }

  static func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { number($0) }.joined(separator: " ")
  }

  static func text(_ value: Value) -> String {
    switch value {
    case .bool(let isOn): isOn ? "YES" : "NO"
    case .number(let number): Assembly.number(number)
    case .point(let point): "(\(number(point.x)), \(number(point.y)))"
    case .size(let size): "(\(number(size.width)), \(number(size.height)))"
    case .rect(let rect): "\"\(text(rect))\""
    case .insets(let edges):
      "\""
        + [edges.top, edges.left, edges.bottom, edges.right].map { number($0) }
        .joined(separator: " ") + "\""
    case .transform(let t):
      "\"" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " ") + "\""
    case .transform3D(let t):
      "\"" + t.numbers.map { number($0) }.joined(separator: " ") + "\""
    case .text(let text): text.quoted
    case .words(let words): words.joined(separator: " ")
    case .object, .objects: "nil"
    }
  }
}
