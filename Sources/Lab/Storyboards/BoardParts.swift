import Engine

extension BoardConstraint {
  /// Nil for one that is only there while one designs, and for what is no constraint here.
  init?(_ element: BoardElement) {
    guard element.name == "constraint", element.flag("placeholder") != true,
      let first = BoardConstraint.attribute(element["firstAttribute"])
    else { return nil }
    id = element["id"] ?? ""
    self.first = element["firstItem"]
    firstAttribute = first
    relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessOrEqual
      case "greaterThanOrEqual": .greaterOrEqual
      default: .equal
      }
    secondAttribute = BoardConstraint.attribute(element["secondAttribute"])
    // Without a second item it is the view that holds it.
    second = element["secondItem"]
    multiplier = BoardConstraint.multiplier(element["multiplier"]) ?? 1
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? 1000
    identifier = element["identifier"]
  }

  private static func attribute(_ word: String?) -> LayoutAttribute? {
    guard let word else { return nil }
    // Before iOS 8 there was one baseline.
    if word == "baseline" { return .lastBaseline }
    return LayoutAttribute.allCases.first { $0.name == word && $0 != .notAnAttribute }
  }

  /// `0.5`, or `1:2`.
  private static func multiplier(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(separator: ":").map { Double($0) }
    guard let first = parts.first, let first, first.isFinite else { return nil }
    guard parts.count == 2, let second = parts[1] else { return first }
    return second != 0 && second.isFinite ? first / second : nil
  }
}

extension BoardConnection {
  init?(_ element: BoardElement) {
    guard let destination = element["destination"] else { return nil }
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return nil }
      self = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      self = .collection(property: property, destination: destination)
    case "action":
      guard let selector = element["selector"] else { return nil }
      let event = element["eventType"].flatMap { word in
        ControlEvents.all.first { $0.name == word }?.event
          ?? ControlEvents.masks.first { $0.name == word }?.event
      }
      self = .action(selector: selector, destination: destination, events: event)
    case "segue":
      self = .segue(
        BoardSegue(
          id: element["id"] ?? "", kind: BoardSegue.Kind(element), destination: destination,
          identifier: element["identifier"], customClass: element["customClass"]))
    default: return nil
    }
  }
}

extension BoardSegue.Kind {
  fileprivate init(_ element: BoardElement) {
    switch element["kind"] {
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal":
      self = .presentation(
        element["modalPresentationStyle"].flatMap { PresentationStyle(rawValue: $0) })
    case "popoverPresentation", "popover": self = .presentation(.popover)
    case "embed": self = .embed
    case "relationship": self = .relationship(element["relationship"] ?? "")
    case "unwind": self = .unwind(element["unwindAction"] ?? "")
    case "custom": self = .custom
    default: self = .show
    }
  }
}

extension BoardVariation {
  /// `heightClass=regular-widthClass=compact`
  init?(_ element: BoardElement) {
    for part in (element["key"] ?? "").split(separator: "-") {
      if part.hasPrefix("widthClass=") { isWideCompact = part.hasSuffix("compact") }
      if part.hasPrefix("heightClass=") { isHighCompact = part.hasSuffix("compact") }
    }
    for mask in element.children where mask.name == "mask" {
      for one in mask.children {
        guard let id = one["reference"] else { continue }
        if one.name == "exclude" { excluded.append(id) } else { included.append(id) }
      }
    }
    if excluded.isEmpty, included.isEmpty { return nil }
  }

  /// Does it say something in such a size class?
  func applies(isWideCompact wide: Bool, isHighCompact high: Bool) -> Bool {
    (isWideCompact ?? wide) == wide && (isHighCompact ?? high) == high
  }
}

extension RuntimeAttribute {
  init?(_ element: BoardElement) {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] else {
      return nil
    }
    keyPath = path
    let inner = element.child(key: "value")
    switch element["type"] {
    case "boolean": value = .flag(element.flag("value") ?? false)
    case "number":
      let number = inner?.number("value") ?? element.number("value") ?? 0
      value = .number(number, isWhole: inner?.name == "integer")
    case "string": value = .text(element["value"] ?? inner?.text ?? "")
    case "localizedString": value = .text(element["value"] ?? "")
    case "point": value = .point(Point(inner?.number("x") ?? 0, inner?.number("y") ?? 0))
    case "size":
      value = .size(Size(inner?.number("width") ?? 0, inner?.number("height") ?? 0))
    case "rect":
      value = .rect(
        Rect(
          inner?.number("x") ?? 0, inner?.number("y") ?? 0, inner?.number("width") ?? 0,
          inner?.number("height") ?? 0))
    case "color": value = .color
    case "image": value = .image(element["value"] ?? "")
    default: value = .nothing
    }
  }
}
