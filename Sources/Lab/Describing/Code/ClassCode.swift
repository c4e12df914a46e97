import CommandLanguage
import Engine
import Text

/// The class of an object, with all that it overrides.
struct ClassCode {
  let style: CodeStyle

  var scene: Scene { style.scene }
  var isSwift: Bool { style.isSwift }

  struct Method {
    var swift: String
    var objectiveC: String
    var body: [String]
  }

  func lines(
    of object: Object, isShared: Bool? = nil, scripts: Scripts = Scripts()
  ) -> [String] {
    let isShared = isShared ?? scene.isClassShared(by: object)
    let name = isShared ? scene.inventedClass(of: object) : scene.codeClass(of: object)
    let base = isShared ? scene.className(of: object) : scene.baseClass(of: object)
    let methods = methods(of: object) + moments(of: object, scripts)
    return isSwift
      ? swift(name, base: base, methods: methods) : objectiveC(name, base: base, methods: methods)
  }

  // MARK: Layout

  private static let width = 78

  func swift(_ name: String, base: String, methods: [Method]) -> [String] {
    let bases = base == "UIResponder" ? base + ", UIApplicationDelegate" : base
    let head = "class " + name + ": " + bases + " {"
    if methods.isEmpty { return [head + "}"] }
    var lines: [String] = []
    for method in methods {
      let short =
        method.swift + " {"
        + (method.body.isEmpty ? "}" : " " + method.body.joined(separator: "; ") + " }")
      if method.body.count < 2, short.utf8.count < ClassCode.width - 2 {
        lines.append("  " + short)
      } else {
        lines += ClassCode.head(method.swift).map { "  " + $0 }
        lines += method.body.map { "    " + $0 }
        lines.append("  }")
      }
    }
    if lines.count == 1, head.utf8.count + lines[0].utf8.count < ClassCode.width {
      return [head + " " + lines[0].dropFirst(2) + " }"]
    }
    return [head] + lines + ["}"]
  }

  /// Of a long one the parameters have a row of their own.
  private static func head(_ text: String) -> [String] {
    guard text.utf8.count > width - 3, let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")")
    else { return [text + " {"] }
    return [
      String(text[...open]), "  " + text[text.index(after: open)..<close],
      String(text[close...]) + " {",
    ]
  }

  func objectiveC(_ name: String, base: String, methods: [Method]) -> [String] {
    var lines = ["@interface " + name + " : " + base, "@end", "@implementation " + name]
    for method in methods {
      lines.append(method.objectiveC + " {")
      lines += method.body.map { "  " + $0 + ";" }
      lines.append("}")
    }
    return lines + ["@end"]
  }
}

extension String {
  var droppingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }
}
