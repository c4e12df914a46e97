/// Texts, collections and objects.
extension ObjectiveCWriter {
  mutating func text(_ depth: Int) -> Term {
    if depth > 0 {
      for _ in 0..<4 {
        if let term = compoundText(depth) { return term }
      }
    }
    if dice.chance(75), let known = variable(.text) { return known }
    let word = dice.pick(Names.words)
    return Term(text: "@\"\(word)\"", bound: word.count)
  }

  private mutating func compoundText(_ depth: Int) -> Term? {
    switch dice.below(12) {
    case 0, 1:
      let (a, b) = (text(depth - 1), text(depth - 1))
      return Term(text: "[\(a.text) stringByAppendingString:\(b.text)]", bound: a.bound + b.bound)
    case 2...4: return formatted(depth)
    case 5:
      let inner = text(depth - 1)
      let word = dice.pick(["uppercaseString", "lowercaseString", "capitalizedString"])
      let isMessage = dice.chance(40) || inner.text.contains { "[@".contains($0) }
      return Term(
        text: isMessage ? "[\(inner.text) \(word)]" : "\(inner.inside(.atom)).\(word)",
        bound: inner.bound)
    case 6:
      guard let known = variable(.text) else { return nil }
      let count = dice.between(1...5)
      return Term(
        text: dice.chance(50)
          ? "[\(known.text) substringToIndex:MIN(\(count), \(known.text).length)]"
          : "[\(known.text) substringFromIndex:\(known.text).length / 2]", bound: Limit.text)
    case 7:
      guard let known = variable(.text) else { return nil }
      let (old, new) = (dice.pick(["a", "o", "n"]), dice.pick(["x", "_", ""]))
      return Term(
        text:
          "[\(known.text) stringByReplacingOccurrencesOfString:@\"\(old)\" withString:@\"\(new)\"]",
        bound: Limit.text)
    case 8:
      guard let list = variable(.list(dice.pick([.text, .integer]))) else { return nil }
      return Term(
        text: "[\(list.text) componentsJoinedByString:@\"\(dice.pick(["-", ", ", "/"]))\"]",
        bound: 500)
    case 9: return choice(.text, depth)
    case 10: return member(.text, depth) ?? call(.text, depth)
    default:
      guard let maybe = variable(.maybe(.text)) else { return nil }
      let other = text(0)
      return Term(text: "(\(maybe.text) ?: \(other.text))", bound: max(Limit.text, other.bound))
    }
  }

  private mutating func formatted(_ depth: Int) -> Term {
    let parts = (0..<dice.between(1...2)).map { _ -> (format: String, value: String) in
      let kind: Kind = dice.pick([.integer, .double, .text, .bool])
      return printed(term(kind, depth: depth - 1), kind)
    }
    let sign = dice.pick(["-", ":", " and ", "/"])
    let format = parts.map(\.format).joined(separator: sign)
    let values = parts.map { ", \($0.value)" }.joined()
    return Term(text: "[NSString stringWithFormat:@\"\(format)\"\(values)]", bound: 120)
  }

  /// The format and the argument by which a value is printed.
  mutating func printed(_ term: Term, _ kind: Kind) -> (format: String, value: String) {
    switch kind {
    case .integer:
      ("%\(dice.pick(["", "", "", "3", "03", "-4"]))ld", "(long)\(term.inside(.atom))")
    case .double: (dice.pick(["%.2f", "%.2f", "%.1f", "%7.3f"]), term.text)
    case .bool:
      dice.chance(60) ? ("%d", term.text) : ("%@", "\(term.inside(.atom)) ? @\"YES\" : @\"NO\"")
    case .text, .maybe: ("%@", term.text)
    case .list: ("[%@]", "[\(term.text) componentsJoinedByString:@\" \"]")
    case .table: ("{%@}", "TableText(\(term.text))")
    case .pair: ("%lu", "(unsigned long)\(term.text).length")
    case .named(let name): thingPrinted(term.text, name)
    }
  }

  private mutating func thingPrinted(_ text: String, _ name: String) -> (
    format: String, value: String
  ) {
    let members = (type(named: name)?.members ?? []).filter {
      $0.parameters == nil && $0.kind != nil
    }
    let parts = members.map { member -> (format: String, value: String) in
      let kind = member.kind ?? .integer
      return printed(Term(text: "\(text).\(member.name)"), kind)
    }
    return (
      "<" + parts.map(\.format).joined(separator: " ") + ">",
      parts.map(\.value).joined(separator: ", ")
    )
  }

  mutating func maybe(_ depth: Int) -> Term {
    if dice.chance(30) { return Term(text: "nil") }
    if dice.chance(40), let list = variable(.list(.text)) {
      return Term(text: "\(list.text).\(dice.pick(["firstObject", "lastObject"]))")
    }
    return storable(.text, depth: depth - 1)
  }

  mutating func list(of element: Kind, _ depth: Int) -> Term {
    if depth > 1, dice.chance(60), let source = variable(.list(element)) {
      spend(Limit.list)
      switch dice.below(4) {
      case 0: return Term(text: "[\(source.text) sortedArrayUsingSelector:@selector(compare:)]")
      case 1: return Term(text: "\(source.text).reverseObjectEnumerator.allObjects")
      case 2:
        let sign = dice.pick(["[b compare:a]", "[a compare:b]"])
        return Term(
          text:
            "[\(source.text) sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return \(sign); }]"
        )
      default:
        return Term(
          text:
            "[\(source.text) subarrayWithRange:NSMakeRange(0, MIN(\(dice.between(1...3)), \(source.text).count))]"
        )
      }
    }
    let items = (0..<dice.between(1...4)).map { _ in boxed(element, depth: depth - 1).text }
    return Term(text: "@[ \(items.joined(separator: ", ")) ]", bound: items.count)
  }

  mutating func table() -> Term {
    let keys = dice.shuffled(SwiftWriter.keys).prefix(dice.between(1...3))
    let entries = keys.map { "@\"\($0)\" : @\(dice.between(0...30))" }
    return Term(text: "@{ \(entries.joined(separator: ", ")) }", bound: 3)
  }

  mutating func thing(_ name: String, _ depth: Int) -> Term {
    if dice.chance(45), let known = variable(.named(name)) { return known }
    guard let type = type(named: name) else { return Term(text: "nil") }
    let values = type.initializer.map { storable($0.kind, depth: depth - 1).text }
    if type.form == .structure {
      return Term(text: "(\(name)){\(values.joined(separator: ", "))}")
    }
    if let special = dice.pickAny(type.conformers), dice.chance(40) {
      return thing(special, depth)
    }
    let parts = zip(type.initializer, values).enumerated().map { index, part in
      index == 0 ? "\(part.0.name):\(part.1)" : " \(part.0.name):\(part.1)"
    }
    return Term(text: "[\(name) \(parts.joined())]")
  }
}
