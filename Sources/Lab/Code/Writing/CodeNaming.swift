import Engine

/// What objects and their classes are called in code.
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

  /// What its class is called in code: the one that it was given, or one made from its name.
  public func codeClass(of object: Object) -> String {
    ownClass(of: object) ?? inventedClass(of: object)
  }

  private func ownClass(of object: Object) -> String? {
    switch object {
    case .view(let view): rare(view).className
    case .controller(let controller): self[controller].className
    case .delegate: appDelegate == .plainObject ? nil : "AppDelegate"
    case .recognizer, .layer, .windowScene, .application, .own: nil
    }
  }

  /// UIKit's class.
  public func baseClass(of object: Object) -> String {
    switch object {
    case .view(let view): isItem(view) ? "UICollectionViewCell" : self[view].kind.className
    case .controller(let controller): self[controller].kind.className
    case .delegate: "UIResponder"
    case .recognizer, .layer, .windowScene, .application, .own: className(of: object)
    }
  }

  /// Is the class that it was given that of another object too, which may override something else?
  public func isClassShared(by object: Object) -> Bool {
    guard object != .delegate, let own = ownClass(of: object) else { return false }
    return names.values.contains { $0 != object && ownClass(of: $0) == own }
  }

  public func inventedClass(of object: Object) -> String {
    let stem = String(name(of: object).map { $0 == "." || $0 == "-" ? "_" : $0 })
    let base = className(of: object)
    let kind =
      object.controller != nil
      ? "Controller" : base.hasPrefix("UI") ? String(base.dropFirst(2)) : base
    let capital = stem.prefix(1).uppercased() + stem.dropFirst()
    let name = capital.lowercased().hasSuffix(kind.lowercased()) ? capital : capital + kind
    return name == kind ? "My" + name : name
  }
}

extension String {
  /// `left` as `Left`.
  public var startingLarge: String { prefix(1).uppercased() + dropFirst() }

  /// As a literal of Swift's and Objective-C's.
  public var codeQuoted: String {
    var inner = ""
    for character in self {
      if character == "\"" || character == "\\" { inner += "\\" }
      inner.append(character)
    }
    return "\"" + inner + "\""
  }
}
