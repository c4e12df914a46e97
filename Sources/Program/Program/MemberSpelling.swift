/// How one language calls what was named in the other.
enum Spelling {
  /// `setTitle:` of `title`
  static func setter(of name: String) -> String { "set" + capitalized(name) + ":" }

  /// `title` of `setTitle:`
  static func property(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase, !name.contains(":") else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// Whether a selector is the setter that a property names, with its colon or without.
  static func isSetter(_ name: String?, _ selector: String) -> Bool {
    guard let name else { return false }
    return name == selector || name + ":" == selector
  }

  /// `move(to:by:)`
  static func swift(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// `moveTo:by:`, as Swift makes it of `move(to:by:)`.
  static func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      let isPreposition = ["with", "for", "by", "in", "on", "at", "to", "from", "of"]
        .contains {
          first == $0
            || (first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase ?? false)
        }
      text += isPreposition ? capitalized(first) : "With" + capitalized(first)
    }
    text += ":"
    for label in labels.dropFirst() { text += (label ?? "") + ":" }
    return text
  }

  static func capitalized(_ name: String) -> String {
    guard let first = name.first else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// `save(_:)` taken apart; nil, where it is a name alone or a selector.
  static func parts(_ text: String) -> (name: String, labels: [String?])? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
    return (String(text[..<open]), labels.map { $0 == "_" ? nil : String($0) })
  }
}
