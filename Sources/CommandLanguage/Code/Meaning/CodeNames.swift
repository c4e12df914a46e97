import Engine

/// The names of properties, in either language.
enum CodeNames {
  static func row(_ name: String, of object: Object, in scene: Scene) -> PropertyRow? {
    scene.properties(of: object).first { $0.swiftName == name || $0.property.rawValue == name }
  }

  /// Of whatever has it: for what is not in the scene yet.
  static func row(_ name: String) -> PropertyRow? {
    PropertyRow.table.first { $0.swiftName == name || $0.property.rawValue == name }
  }

  static func near(_ name: String, of object: Object, in scene: Scene) -> [String] {
    Nearest.words(
      to: name,
      among: scene.properties(of: object).map { $0.swiftName ?? $0.property.rawValue })
  }
}

/// One spelling for what Swift and Objective-C write differently.
enum Selectors {
  /// `save(_:)` and `Card.save(_:)` are `save:`, `save()` is `save`.
  static func canonical(_ text: String) -> String {
    guard let open = text.firstIndex(of: "(") else {
      return text.split(separator: ".").last.map { String($0) } ?? text
    }
    let name = text[..<open].split(separator: ".").last.map { String($0) } ?? ""
    let labels = text[open...].dropFirst().dropLast()
    guard !labels.isEmpty else { return name }
    var parts = labels.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard let first = parts.first else { return name }
    // `save(sender:)` is `saveWithSender:` to Objective-C.
    let start =
      first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
    return start + ":" + parts.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
