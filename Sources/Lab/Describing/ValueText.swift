import Engine

/// Numbers and values as a learner reads them.
enum Figure {
  /// Up to six digits after the point, and no zeros that say nothing.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    guard abs(value) < 1e9, abs(value) >= 1e-6 else { return value.description }
    let sign = value < 0 ? "-" : ""
    let millionths = Int((abs(value) * 1_000_000).rounded())
    let fraction = String(millionths % 1_000_000)
    var digits = String(repeating: "0", count: 6 - fraction.count) + fraction
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = String(millionths / 1_000_000)
    return digits.isEmpty ? sign + whole : sign + whole + "." + digits
  }

  static func text(_ point: Point) -> String { "(\(text(point.x)), \(text(point.y)))" }

  static func text(_ rect: Rect) -> String {
    "(\(text(rect.x)) \(text(rect.y)); \(text(rect.width)) \(text(rect.height)))"
  }
}

extension Scene {
  func text(of value: Value) -> String {
    switch value {
    case .bool(let bool): return bool ? "YES" : "NO"
    case .number(let number): return Figure.text(number)
    case .point(let point): return Figure.text(point)
    case .size(let size): return "(\(Figure.text(size.width)) \(Figure.text(size.height)))"
    case .rect(let rect): return Figure.text(rect)
    case .transform(let t):
      guard t != .identity else { return "identity" }
      return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Figure.text($0) }.joined(separator: ", ")
        + "]"
    case .text(let text): return "\"" + text.shown + "\""
    case .words(let words): return words.isEmpty ? "none" : words.joined(separator: " ")
    case .object(let object): return object.map { name(of: $0) } ?? "nil"
    }
  }
}

extension String {
  /// With control characters shown, so that none reaches a terminal.
  var shown: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        let isControl =
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        if isControl {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
