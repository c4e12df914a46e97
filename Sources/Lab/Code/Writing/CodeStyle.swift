import Engine

/// How Swift or Objective-C writes values, messages and declarations. What it writes compiles, and is
/// read back as what it was.
struct CodeStyle {
  let language: CodeLanguage
  let scene: Scene

  var isSwift: Bool { language == .swift }

  // MARK: Values

  func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map { number($0) }.joined(separator: ", ")
  }

  private func labelled(_ type: String, _ parts: [(String, Double)]) -> String {
    type + "(" + parts.map { $0.0 + ": " + number($0.1) }.joined(separator: ", ") + ")"
  }

  func point(_ point: Point) -> String {
    isSwift
      ? labelled("CGPoint", [("x", point.x), ("y", point.y)])
      : "CGPointMake(" + list([point.x, point.y]) + ")"
  }

  func size(_ size: Size) -> String {
    isSwift
      ? labelled("CGSize", [("width", size.width), ("height", size.height)])
      : "CGSizeMake(" + list([size.width, size.height]) + ")"
  }

  func insets(_ insets: EdgeInsets) -> String {
    isSwift
      ? labelled(
        "UIEdgeInsets",
        [
          ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
          ("right", insets.right),
        ])
      : "UIEdgeInsetsMake("
        + list([insets.top, insets.left, insets.bottom, insets.right]) + ")"
  }

  func array(_ elements: [String]) -> String {
    (isSwift ? "[" : "@[") + elements.joined(separator: ", ") + "]"
  }

  func rect(_ rect: Rect) -> String {
    isSwift
      ? labelled(
        "CGRect",
        [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)])
      : "CGRectMake(" + list([rect.x, rect.y, rect.width, rect.height]) + ")"
  }

  func transform(_ t: AffineTransform) -> String {
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    if t == .identity { return isSwift ? ".identity" : "CGAffineTransformIdentity" }
    return isSwift
      ? labelled("CGAffineTransform", Array(zip(["a", "b", "c", "d", "tx", "ty"], numbers)))
      : "CGAffineTransformMake(" + list(numbers) + ")"
  }

  func transform3D(_ t: Transform3D) -> String {
    if t == .identity { return "CATransform3DIdentity" }
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    return isSwift
      ? labelled("CATransform3D", Array(zip(names, t.numbers)))
      : "(CATransform3D){" + list(t.numbers) + "}"
  }

  func bool(_ value: Bool) -> String {
    isSwift ? (value ? "true" : "false") : (value ? "YES" : "NO")
  }

  func text(_ text: String) -> String { (isSwift ? "" : "@") + text.visible.codeQuoted }

  /// A variable's name; one that Swift could take for something else stands between backticks.
  func name(_ object: Object) -> String { name(scene.name(of: object)) }

  func name(_ name: String) -> String {
    if name.hasSuffix(".view") { return self.name(String(name.dropLast(5))) + ".view" }
    for member in [".panGestureRecognizer", ".navigationBar", ".tabBar"]
    where name.hasSuffix(member) {
      return self.name(String(name.dropLast(member.count))) + member
    }
    // There may be none, as UIKit declares them.
    for member in [
      ".pinchGestureRecognizer", ".interactivePopGestureRecognizer",
      ".interactiveContentPopGestureRecognizer",
    ] where name.hasSuffix(member) {
      return self.name(String(name.dropLast(member.count))) + member + (isSwift ? "!" : "")
    }
    let plain = scene.codeIdentifier(of: name)
    guard isSwift else { return CodeStyle.reservedInC.contains(plain) ? "_" + plain : plain }
    return CodeStyle.reserved.contains(plain) ? "`" + plain + "`" : plain
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout",
    "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "rethrows", "self", "Self", "super", "throws", "true", "try",
    "internal", "public", "private", "fileprivate", "static", "_",
  ]

  private static let reservedInC: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict",
    "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union",
    "unsigned", "void", "volatile", "while", "asm", "typeof", "id", "nil", "Nil", "self", "super",
    "Class", "SEL", "IMP", "BOOL", "YES", "NO",
  ]

  func nameOrNil(_ object: Object?) -> String { object.map { name($0) } ?? "nil" }

  /// A UIAction that goes by an identifier, with nothing in its closure.
  func action(_ identifier: String) -> String {
    isSwift
      ? "UIAction(identifier: .init(" + text(identifier) + ")) { _ in }"
      : "[UIAction actionWithTitle:@\"\" image:nil identifier:" + text(identifier)
        + " handler:^(UIAction *action) {}]"
  }

  /// One of several of UIKit's constants: `.left`, `[.left, .right]`.
  func choices(_ words: [String], objectiveC prefix: String) -> String {
    if isSwift {
      let names = words.map { "." + $0 }
      return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }
    return words.map { prefix + $0.startingLarge }.joined(separator: " | ")
  }

  func selector(_ selector: String) -> String {
    isSwift ? "Selector((" + selector.visible.codeQuoted + "))" : "@selector(" + selector + ")"
  }

  // MARK: Statements

  private var end: String { isSwift ? "" : ";" }

  func declare(_ name: String, as className: String, arguments: [(String, String)] = []) -> String {
    if isSwift {
      let list = arguments.map { $0.0 + ": " + $0.1 }.joined(separator: ", ")
      return "let " + self.name(name) + " = " + className + "(" + list + ")"
    }
    // Modules are Swift's.
    let className = className.withoutModule
    let made =
      arguments.isEmpty
      ? "[" + className + " new]"
      : "[[" + className + " alloc] "
        + arguments.enumerated().map {
          ($0 == 0 ? "initWith" + $1.0.startingLarge : $1.0) + ":" + $1.1
        }.joined(separator: " ") + "]"
    return className + " *" + self.name(name) + " = " + made + ";"
  }

  func assign(_ target: String, property: String, value: String) -> String {
    target + "." + property + " = " + value + end
  }

  /// `a.insertSubview(b, at: 0)`: the parts of Objective-C's selector have their labels.
  func call(
    _ receiver: String, _ method: String, with arguments: [(label: String, value: String)] = [],
    objectiveC selector: [String]? = nil
  ) -> String {
    if isSwift {
      let list = arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.value }
      return receiver + "." + method + "(" + list.joined(separator: ", ") + ")"
    }
    guard !arguments.isEmpty else { return "[" + receiver + " " + (selector?[0] ?? method) + "];" }
    let parts = selector ?? [method] + arguments.dropFirst().map { $0.label }
    let message = zip(parts, arguments).map { $0 + ":" + $1.value }.joined(separator: " ")
    return "[" + receiver + " " + message + "];"
  }

  /// Objective-C has no methods that leave it out.
  var noCompletion: [(label: String, value: String)] { isSwift ? [] : [("completion", "nil")] }

  func focus(on name: String) -> String {
    isSwift
      ? "UIFocusSystem(for: \(name))?.requestFocusUpdate(to: \(name))"
      : "[[UIFocusSystem focusSystemForEnvironment:\(name)] requestFocusUpdateToEnvironment:\(name)];"
  }

  func comment(_ text: String) -> String { "// " + text.visible }
}
