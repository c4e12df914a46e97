/// Conditions and texts.
extension SwiftWriter {
  mutating func bool(_ depth: Int) -> Term {
    guard depth > 0 else {
      if dice.chance(88), let known = variable(.bool) { return known }
      return Term(text: dice.chance(50) ? "true" : "false")
    }
    for _ in 0..<4 {
      if let term = compoundBool(depth) { return term }
    }
    return comparison(depth)
  }

  private mutating func compoundBool(_ depth: Int) -> Term? {
    switch dice.below(16) {
    case 0...4: return comparison(depth)
    case 5, 6:
      let (a, b) = (bool(depth - 1), bool(depth - 1))
      return dice.chance(50) ? a.joined("&&", b, .and, bound: 0) : a.joined("||", b, .or, bound: 0)
    case 7:
      return Term(text: "!\(bool(depth - 1).inside(.atom))", tightness: .prefix)
    case 8:
      guard let text = variable(.text)?.text else { return nil }
      let letter = dice.pick(["a", "n", "o", "t", "x"])
      return Term(
        text: dice.pick([
          "\(text).isEmpty", "\(text).contains(\"\(letter)\")", "\(text).hasPrefix(\"\(letter)\")",
          "\(text).hasSuffix(\"\(letter)\")",
        ]))
    case 9:
      guard let list = variable(.list(.integer))?.text else { return nil }
      return dice.chance(50)
        ? Term(text: "\(list).contains(\(integer(0).text))") : Term(text: "\(list).isEmpty")
    case 10:
      guard let maybe = variable(.maybe(.integer)) ?? variable(.maybe(.text)) else { return nil }
      return maybe.joined(dice.pick(["==", "!="]), Term(text: "nil"), .comparison, bound: 0)
    case 11:
      guard let known = variable(.integer)?.text else { return nil }
      return Term(text: "\(known).isMultiple(of: \(dice.between(2...4)))")
    case 12: return sameThing(depth)
    case 13: return member(.bool, depth)
    case 14: return call(.bool, depth)
    default:
      let (low, most) = (dice.below(10), dice.between(10...60))
      return Term(text: "(\(low)...\(most)).contains(\(integer(depth - 1).text))")
    }
  }

  private mutating func comparison(_ depth: Int) -> Term {
    let kind: Kind = dice.pick([.integer, .integer, .integer, .double, .text])
    let (a, b) = (term(kind, depth: depth - 1), term(kind, depth: depth - 1))
    return a.joined(dice.pick(["<", ">", "<=", ">=", "==", "!="]), b, .comparison, bound: 0)
  }

  private mutating func sameThing(_ depth: Int) -> Term? {
    let equatable = types.filter(\.isEquatable).map { Kind.named($0.name) }
    guard let owner = dice.pickAny(variables.filter { equatable.contains($0.kind) }) else {
      return nil
    }
    let other = expected(owner.kind, depth: depth - 1)
    return Term(text: owner.name)
      .joined(dice.pick(["==", "!="]), other, .comparison, bound: 0)
  }

  // MARK: Texts

  mutating func text(_ depth: Int) -> Term {
    if depth > 0 {
      for _ in 0..<4 {
        if let term = compoundText(depth) { return term }
      }
    }
    if dice.chance(75), let known = variable(.text) { return known }
    let word = dice.pick(Names.words)
    return Term(text: "\"\(word)\"", bound: word.count)
  }

  private mutating func compoundText(_ depth: Int) -> Term? {
    switch dice.below(15) {
    case 0, 1:
      // Nothing larger, or swiftc takes too long to find its types.
      let (a, b) = (text(0), text(0))
      return a.joined("+", b, .sum, bound: a.bound + b.bound)
    case 2...4: return interpolation(depth)
    case 5:
      let inner = text(depth - 1)
      return Term(
        text: "\(inner.inside(.atom)).\(dice.pick(["uppercased", "lowercased"]))()",
        bound: inner.bound)
    case 6:
      let inner = integer(depth - 1)
      guard inner.bound < 1_000_000 else { return nil }
      return Term(text: "String(\(inner.text))", bound: 8)
    case 7:
      guard let known = variable(.text) else { return nil }
      return Term(text: "String(\(known.text).reversed())", bound: known.bound)
    case 8:
      guard let known = variable(.text) else { return nil }
      let count = dice.between(1...4)
      let part = dice.pick(["prefix(\(count))", "suffix(\(count))", "dropFirst(\(count))"])
      return Term(text: "String(\(known.text).\(part))", bound: known.bound)
    case 9:
      guard let list = variable(.list(.text)) else { return nil }
      return Term(
        text: "\(list.text).joined(separator: \"\(dice.pick(["-", ", ", "", "/"]))\")", bound: 500)
    case 10: return choice(.text, depth)
    case 11: return member(.text, depth)
    case 12: return call(.text, depth)
    case 13:
      guard let maybe = variable(.maybe(.text)) else { return nil }
      let other = text(depth - 1)
      return maybe.joined("??", other, .coalescing, bound: max(Limit.text, other.bound))
    default:
      let count = dice.between(1...4)
      return Term(
        text: "String(repeating: \"\(dice.pick(["*", "ab", "-"]))\", count: \(count))", bound: 8)
    }
  }

  private mutating func interpolation(_ depth: Int) -> Term {
    let kind: Kind = dice.pick([.integer, .integer, .bool, .double, .text])
    let (a, b) = (term(kind, depth: depth - 1), integer(0))
    let sign = dice.pick(["-", ":", " and ", "/", " "])
    return Term(text: "\"\\(\(a.text))\(sign)\\(\(b.text))\"", bound: 60)
  }
}
