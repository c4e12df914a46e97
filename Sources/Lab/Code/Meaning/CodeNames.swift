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

extension String {
  /// UIKit's class that a class of such a name is made from: `CheckoutViewController`, `OrderCell`.
  var likelyBase: String? {
    let known = [
      ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
      ("TableView", "UITableView"), ("ScrollView", "UIScrollView"),
      ("TextField", "UITextField"), ("Button", "UIButton"), ("Control", "UIControl"),
      ("Label", "UILabel"), ("Window", "UIWindow"), ("View", "UIView"),
      ("GestureRecognizer", "UIGestureRecognizer"),
    ]
    return known.first { hasSuffix($0.0) }?.1
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

extension Scene {
  /// What an object's name is as a variable: letters, digits and `_`, no digit first, and nobody else's name.
  public func codeIdentifier(of name: String) -> String {
    var plain = String(
      name.map { character in
        character.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        } ? character : "_"
      })
    if plain.first?.isNumber == true { plain = "_" + plain }
    while plain != name, names[plain] != nil { plain += "_" }
    return plain
  }

  /// The object that code calls so.
  func object(inCode name: String) -> Object? {
    if let found = object(named: name) { return found }
    // Nothing is spelt otherwise that has none.
    guard name.contains("_") else { return nil }
    return names.keys.sorted().lazy.flatMap { own in
      [own, own + ".transitionView", own + ".pull", own + ".tap"]
    }.first { own in
      let plain = codeIdentifier(of: own)
      return plain == name || "_" + plain == name
    }.flatMap { object(named: $0) }
  }
}
