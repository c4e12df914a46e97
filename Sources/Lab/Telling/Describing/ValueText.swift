import Engine

extension Scene {
  func text(of value: Value) -> String {
    switch value {
    case .bool(let bool): return bool ? "YES" : "NO"
    case .number(let number): return Numbers.text(number)
    case .point(let point): return Numbers.text(point)
    case .size(let size): return "(\(Numbers.text(size.width)) \(Numbers.text(size.height)))"
    case .rect(let rect): return Numbers.text(rect)
    case .insets(let insets): return Numbers.text(insets)
    case .transform(let t):
      guard t != .identity else { return "identity" }
      return "["
        + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Numbers.text($0) }.joined(separator: ", ")
        + "]"
    case .transform3D(let t):
      return t == .identity ? "identity" : SolidWords.text(t) ?? SolidWords.numbers(t)
    case .text(let text): return "\"" + text.visible + "\""
    case .words(let words): return words.isEmpty ? "none" : words.joined(separator: " ")
    case .objects(let objects):
      return objects.isEmpty ? "nil" : objects.map { name(of: $0) }.joined(separator: ", ")
    case .object(let object): return object.map { name(of: $0) } ?? "nil"
    }
  }
}
