/// The visual format language, read: `H:|-50-[a(>=20)]-[b(==a)]-|`.
struct VisualFormat: Equatable {
  struct Predicate: Equatable {
    /// A number, or the name of a metric or of a view.
    enum Value: Equatable {
      case number(Double)
      case name(String)
    }

    var relation = ">="
    var value: Value
    var priority: Value?
  }

  enum Item: Equatable {
    case superview
    case view(String)
  }

  /// What stands between two items; nil: the usual space, none: they touch.
  enum Gap: Equatable {
    case touching
    case usual
    case said([Predicate])
  }

  var isVertical = false
  var items: [Item] = []
  /// One fewer than the items.
  var gaps: [Gap] = []
  /// Of views, what is said of their lengths, by the number of the item.
  var lengths: [(item: Int, predicate: Predicate)] = []

  static func == (a: VisualFormat, b: VisualFormat) -> Bool {
    a.isVertical == b.isVertical && a.items == b.items && a.gaps == b.gaps
      && a.lengths.map { $0.item } == b.lengths.map { $0.item }
      && a.lengths.map { $0.predicate } == b.lengths.map { $0.predicate }
  }

  /// Nil: it cannot be read.
  init?(_ text: String) {
    var rest = text.filter { !$0.isWhitespace }[...]
    if rest.hasPrefix("V:") { isVertical = true }
    if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
    guard readItem(&rest) else { return nil }
    while !rest.isEmpty {
      guard let gap = VisualFormat.gap(&rest), readItem(&rest) else { return nil }
      gaps.append(gap)
    }
    guard items.dropFirst().dropLast().allSatisfy({ $0 != .superview }),
      items.contains(where: { $0 != .superview })
    else { return nil }
  }

  private mutating func readItem(_ rest: inout Substring) -> Bool {
    if rest.first == "|" {
      rest = rest.dropFirst()
      items.append(.superview)
      return true
    }
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return false }
    var inside = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    let name = inside.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return false }
    inside = inside.dropFirst(name.count)
    items.append(.view(String(name)))
    guard !inside.isEmpty else { return true }
    guard inside.first == "(", inside.last == ")",
      let predicates = VisualFormat.predicates(inside.dropFirst().dropLast(), usual: "==")
    else { return false }
    lengths += predicates.map { (items.count - 1, $0) }
    return true
  }

  private static func gap(_ rest: inout Substring) -> Gap? {
    guard rest.first == "-" else { return .touching }
    rest = rest.dropFirst()
    if rest.first == "[" || rest.first == "|" { return .usual }
    let said: Substring
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      said = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      said = rest.prefix { $0 != "-" }
      rest = rest.dropFirst(said.count)
    }
    guard rest.first == "-", let predicates = predicates(said, usual: "==") else { return nil }
    rest = rest.dropFirst()
    return .said(predicates)
  }

  private static func predicates(_ text: Substring, usual: String) -> [Predicate]? {
    var found: [Predicate] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      var part = part
      var relation = usual
      for sign in ["==", ">=", "<="] where part.hasPrefix(sign) {
        relation = sign
        part = part.dropFirst(2)
      }
      let halves = part.split(separator: "@", omittingEmptySubsequences: false)
      guard let value = halves.first.flatMap({ value($0) }), halves.count <= 2 else { return nil }
      var predicate = Predicate(relation: relation, value: value)
      if halves.count == 2 {
        guard let priority = self.value(halves[1]) else { return nil }
        predicate.priority = priority
      }
      found.append(predicate)
    }
    return found
  }

  private static func value(_ text: Substring) -> Predicate.Value? {
    guard let first = text.first else { return nil }
    if text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !first.isNumber {
      return .name(String(text))
    }
    return Double(String(text)).map { .number($0) }
  }
}
