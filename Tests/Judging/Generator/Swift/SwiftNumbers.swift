/// Whole numbers and numbers with a fraction.
extension SwiftWriter {
  mutating func integer(_ depth: Int) -> Term {
    if depth > 0 {
      for _ in 0..<4 {
        if let term = compoundInteger(depth) { return term }
      }
    }
    if dice.chance(88), let known = variable(.integer) { return known }
    return literal(dice.between(0...25))
  }

  func literal(_ value: Int) -> Term {
    Term(text: "\(value)", tightness: value < 0 ? .prefix : .atom, bound: abs(value))
  }

  private mutating func compoundInteger(_ depth: Int) -> Term? {
    switch dice.below(22) {
    case 0...3: return sum(depth)
    case 4, 5: return product(depth)
    case 6: return quotient(depth)
    case 7:
      let inner = integer(depth - 1)
      return Term(text: "abs(\(inner.text))", bound: inner.bound)
    case 8:
      let (a, b) = (integer(depth - 1), integer(depth - 1))
      return Term(
        text: "\(dice.pick(["min", "max"]))(\(a.text), \(b.text))", bound: max(a.bound, b.bound))
    case 9:
      guard let text = variable(.text) else { return nil }
      return Term(text: "\(text.text).count", bound: text.bound)
    case 10, 11: return fromList(depth)
    case 12: return fromTable()
    case 13:
      guard let maybe = variable(.maybe(.integer)) else { return nil }
      let other = integer(depth - 1)
      return maybe.joined("??", other, .coalescing, bound: max(Limit.number, other.bound))
    case 14: return choice(.integer, depth)
    case 15, 16: return member(.integer, depth)
    case 17: return call(.integer, depth)
    case 18: return bits(depth)
    case 19:
      guard let known = variable(.double) else { return nil }
      return Term(text: "Int(\(known.text))", bound: known.bound)
    case 20:
      guard let owner = dice.pickAny(variables.filter { $0.kind.firstIsInteger }) else {
        return nil
      }
      return Term(text: "\(owner.name).0", bound: Limit.number)
    default:
      return literal(dice.between(-20 ... -1))
    }
  }

  private mutating func sum(_ depth: Int) -> Term {
    let (a, b) = (integer(depth - 1), integer(depth - 1))
    return a.joined(dice.pick(["+", "-"]), b, .sum, bound: a.bound + b.bound)
  }

  private mutating func product(_ depth: Int) -> Term? {
    let (a, b) = (integer(depth - 1), integer(depth - 1))
    guard a.bound <= 1_000_000, b.bound <= 1_000_000 else { return nil }
    return a.joined("*", b, .product, bound: a.bound * b.bound)
  }

  /// The divisor is never zero.
  private mutating func quotient(_ depth: Int) -> Term {
    let a = integer(depth - 1)
    let divisor: Term
    if dice.chance(30), let known = variable(.integer) {
      divisor = Term(text: "(abs(\(known.text)) + 1)", bound: Limit.number + 1)
    } else {
      divisor = literal(dice.between(2...9))
    }
    return dice.chance(50)
      ? a.joined("/", divisor, .product, bound: a.bound)
      : a.joined("%", divisor, .product, bound: min(a.bound, divisor.bound))
  }

  private mutating func bits(_ depth: Int) -> Term? {
    let a = integer(depth - 1)
    guard a.bound < 100_000 else { return nil }
    switch dice.below(4) {
    case 0: return a.joined("&", literal(dice.pick([1, 3, 7, 15])), .product, bound: 15)
    case 1: return a.joined("|", literal(dice.pick([1, 2, 8])), .sum, bound: a.bound + 16)
    case 2: return a.joined("<<", literal(dice.between(1...3)), .shift, bound: a.bound * 8)
    default: return a.joined(">>", literal(dice.between(1...3)), .shift, bound: a.bound)
    }
  }

  private mutating func fromList(_ depth: Int) -> Term? {
    guard let list = variable(.list(.integer))?.text else { return nil }
    switch dice.below(6) {
    case 0: return Term(text: "\(list).count", bound: Limit.list)
    case 1:
      let index = integer(0).text
      return Term(
        text: "(\(list).isEmpty ? \(dice.below(9)) : \(list)[abs(\(index)) % \(list).count])",
        bound: Limit.number)
    case 2:
      let other = integer(0)
      return Term(text: "\(list).\(dice.pick(["first", "last"]))", bound: Limit.number)
        .joined("??", other, .coalescing, bound: Limit.number)
    case 3:
      return Term(text: "\(list).reduce(0, +)", bound: Limit.number * Limit.list)
    case 4:
      return Term(text: "(\(list).\(dice.pick(["min", "max"]))() ?? 0)", bound: Limit.number)
    default:
      let test = closure(over: .integer, to: .bool, depth: 1)
      return Term(text: "\(list).filter(\(test.text)).count", bound: Limit.list)
    }
  }

  private mutating func fromTable() -> Term? {
    guard let table = variable(.table)?.text else { return nil }
    let key = dice.pick(Self.keys)
    return dice.chance(50)
      ? Term(text: "(\(table)[\"\(key)\"] ?? \(dice.below(9)))", bound: Limit.number)
      : Term(text: "\(table)[\"\(key)\", default: \(dice.below(9))]", bound: Limit.number)
  }

  // MARK: Fractions

  mutating func double(_ depth: Int) -> Term {
    guard depth > 0 else {
      if dice.chance(85), let known = variable(.double) { return known }
      let value = dice.between(1...60)
      return Term(text: "\(Double(value) / 4)", bound: 15)
    }
    let a = double(depth - 1)
    switch dice.below(9) {
    case 0, 1:
      let b = double(depth - 1)
      return a.joined(dice.pick(["+", "-"]), b, .sum, bound: a.bound + b.bound)
    case 2:
      guard a.bound < 1_000_000 else { return a }
      let factor = dice.between(2...5)
      return a.joined("*", literal(factor), .product, bound: a.bound * factor)
    case 3:
      return a.joined("/", literal(dice.pick([2, 4, 8])), .product, bound: a.bound)
    case 4:
      let whole = integer(depth - 1)
      guard whole.bound <= 10_000 else { return a }
      return Term(text: "Double(\(whole.text))", bound: whole.bound)
    case 5: return choice(.double, depth)
    case 6:
      return Term(
        text: "\(a.inside(.atom)).rounded(\(dice.pick(["", ".down", ".up", ".towardZero"])))",
        bound: a.bound + 1)
    case 7: return member(.double, depth) ?? call(.double, depth) ?? a
    default:
      let b = double(depth - 1)
      return Term(
        text: "\(dice.pick(["min", "max"]))(\(a.text), \(b.text))", bound: max(a.bound, b.bound))
    }
  }
}

extension Kind {
  var firstIsInteger: Bool {
    if case .pair(.integer, _) = self { true } else { false }
  }
}
