/// A method in both languages.
struct WrittenMethod {
  /// As its declaration has it.
  var swift: String
  var objectiveC: String
  var body: [String]
}

/// A class as it stands in a file.
struct WrittenClass {
  let name: String
  let base: String
  var protocols: [String] = []
  let methods: [WrittenMethod]

  private static let width = 78

  func lines(in style: CodeStyle) -> [String] { style.isSwift ? swift : objectiveC }

  private var swift: [String] {
    let head = "class " + name + ": " + ([base] + protocols).joined(separator: ", ") + " {"
    if methods.isEmpty { return [head + "}"] }
    var lines: [String] = []
    for method in methods {
      let short =
        method.swift + " {"
        + (method.body.isEmpty ? "}" : " " + method.body.joined(separator: "; ") + " }")
      if method.body.count < 2, short.utf8.count < WrittenClass.width - 2 {
        lines.append("  " + short)
      } else {
        lines += WrittenClass.head(method.swift).map { "  " + $0 }
        lines += method.body.map { "    " + $0 }
        lines.append("  }")
      }
    }
    if lines.count == 1, head.utf8.count + lines[0].utf8.count < WrittenClass.width {
      return [head + " " + lines[0].dropFirst(2) + " }"]
    }
    return [head] + lines + ["}"]
  }

  /// Of a long one the parameters have rows of their own.
  private static func head(_ text: String) -> [String] {
    guard text.utf8.count > width - 3, let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")")
    else { return [text + " {"] }
    let inner = String(text[text.index(after: open)..<close])
    let rows =
      inner.utf8.count < width - 4
      ? [inner]
      : inner.split(separator: ",").enumerated().map { at, part in
        (at == 0 ? String(part) : String(part.dropFirst()))
          + (at < inner.split(separator: ",").count - 1 ? "," : "")
      }
    return [String(text[...open])] + rows.map { "  " + $0 } + [String(text[close...]) + " {"]
  }

  private var objectiveC: [String] {
    var lines = [
      "@interface " + name + " : " + base
        + (protocols.isEmpty ? "" : " <" + protocols.joined(separator: ", ") + ">"),
      "@end", "@implementation " + name,
    ]
    for method in methods {
      lines.append(method.objectiveC + " {")
      lines += method.body.map { "  " + $0 + (WrittenClass.isWhole($0) ? "" : ";") }
      lines.append("}")
    }
    return lines + ["@end"]
  }

  /// No statement ends with the line: it is closed already, goes on, or is a comment.
  private static func isWhole(_ line: String) -> Bool {
    line.hasPrefix("//") || ["}", ",", "["].contains { line.hasSuffix($0) }
  }
}

extension String {
  /// As a part of something longer.
  var droppingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }
}
