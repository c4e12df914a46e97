/// Expressions of Objective-C. None of them changes anything, since C does not say in which order
/// arguments are worked out.
extension ObjectiveCWriter {
  mutating func term(_ kind: Kind, depth: Int) -> Term {
    switch kind {
    case .integer: integer(depth)
    case .double: double(depth)
    case .bool: bool(depth)
    case .text: text(depth)
    case .maybe: maybe(depth)
    case .list(let element): list(of: element, depth)
    case .table: table()
    case .pair: Term(text: "NSMakeRange(\(dice.below(9)), \(dice.below(9)))")
    case .named(let name): thing(name, depth)
    }
  }

  /// A term that is small enough to be kept in a variable.
  mutating func storable(_ kind: Kind, depth: Int = 2) -> Term {
    let term = term(kind, depth: depth)
    switch kind {
    case .integer where term.bound > Limit.number:
      return Term(
        text: "\(term.inside(.product)) % \(dice.pick([97, 100, 500, 997]))", tightness: .product,
        bound: 996)
    case .double where term.bound > Limit.number:
      return Term(text: "fmod(\(term.text), 500)", bound: 500)
    case .text where term.bound > Limit.text:
      return Term(text: "Short(\(term.text))", bound: 20)
    default:
      return term
    }
  }

  /// A number, a truth or a text as an object.
  mutating func boxed(_ kind: Kind, depth: Int) -> Term {
    let value = storable(kind, depth: depth)
    guard kind == .integer else { return value }
    let isLiteral = value.tightness == .atom && value.text.allSatisfy { $0.isNumber }
    return Term(text: isLiteral ? "@\(value.text)" : "@(\(value.text))", bound: value.bound)
  }

  mutating func variable(_ kind: Kind) -> Term? {
    guard let variable = dice.pickAny(variables(of: kind)) else { return nil }
    return Term(text: variable.name, bound: kind.storedBound)
  }

  mutating func choice(_ kind: Kind, _ depth: Int) -> Term {
    let condition = bool(depth - 1)
    let (yes, no) = (term(kind, depth: depth - 1), term(kind, depth: depth - 1))
    return Term(
      text: "(\(condition.insideRight(of: .ternary)) ? \(yes.insideRight(of: .ternary))"
        + " : \(no.insideRight(of: .ternary)))", bound: max(yes.bound, no.bound))
  }

  mutating func call(_ kind: Kind, _ depth: Int) -> Term? {
    let candidates = functions.filter { $0.result == kind && isAffordable($0.cost) }
    guard let function = dice.pickAny(candidates) else { return nil }
    spend(function.cost)
    let arguments = function.parameters.map { storable($0.kind, depth: depth - 1).text }
    return Term(
      text: "\(function.name)(\(arguments.joined(separator: ", ")))", bound: kind.storedBound)
  }

  mutating func member(_ kind: Kind, _ depth: Int) -> Term? {
    var all: [(owner: Variable, member: Member)] = []
    for owner in variables {
      guard case .named(let name) = owner.kind, let type = type(named: name) else { continue }
      all += type.members
        .filter { $0.kind == kind && !$0.isMutating && isAffordable($0.cost) }
        .map { (owner, $0) }
    }
    guard let (owner, member) = dice.pickAny(all) else { return nil }
    spend(member.cost)
    return Term(
      text: message(owner.name, member, depth: depth - 1), bound: kind.storedBound)
  }

  /// `owner.name` or `[owner name:argument]`.
  mutating func message(_ owner: String, _ member: Member, depth: Int) -> String {
    guard let parameters = member.parameters else {
      return owner == "self" || dice.chance(85) || type(of: owner) == nil
        ? "\(owner).\(member.name)" : "[\(owner) \(member.name)]"
    }
    guard let parameter = parameters.first else { return "[\(owner) \(member.name)]" }
    return "[\(owner) \(member.name):\(storable(parameter.kind, depth: depth).text)]"
  }

  /// The class of an object in reach; a structure of C takes no messages.
  private func type(of owner: String) -> NamedType? {
    guard let variable = variables.first(where: { $0.name == owner }),
      case .named(let name) = variable.kind, let type = type(named: name), type.form == .object
    else { return nil }
    return type
  }

  // MARK: NumberLiterals

  func literal(_ value: Int) -> Term {
    Term(text: "\(value)", tightness: value < 0 ? .prefix : .atom, bound: abs(value))
  }

  mutating func integer(_ depth: Int) -> Term {
    if depth > 0 {
      for _ in 0..<4 {
        if let term = compoundInteger(depth) { return term }
      }
    }
    if dice.chance(88), let known = variable(.integer) { return known }
    return literal(dice.below(25))
  }

  private mutating func compoundInteger(_ depth: Int) -> Term? {
    let a = integer(depth - 1)
    switch dice.below(20) {
    case 0...3:
      let b = integer(depth - 1)
      return a.joined(dice.pick(["+", "-"]), b, .sum, bound: a.bound + b.bound)
    case 4, 5:
      let b = integer(depth - 1)
      guard a.bound <= 1_000_000, b.bound <= 1_000_000 else { return nil }
      return a.joined("*", b, .product, bound: a.bound * b.bound)
    case 6:
      return a.joined(
        dice.pick(["/", "%"]), literal(dice.between(2...9)), .product, bound: a.bound)
    case 7:
      guard let known = variable(.integer)?.text else { return nil }
      return a.joined("/", Term(text: "(ABS(\(known)) + 1)"), .product, bound: a.bound)
    case 8: return Term(text: "ABS(\(a.text))", bound: a.bound)
    case 9:
      let b = integer(depth - 1)
      return Term(
        text: "\(dice.pick(["MIN", "MAX"]))(\(a.text), \(b.text))", bound: max(a.bound, b.bound))
    case 10:
      guard let text = variable(.text) ?? variable(.maybe(.text)) else { return nil }
      return Term(text: "(NSInteger)\(text.text).length", tightness: .prefix, bound: Limit.text)
    case 11, 12: return fromList()
    case 13:
      guard let table = variable(.table)?.text else { return nil }
      let key = dice.pick(SwiftWriter.keys)
      return Term(
        text: dice.chance(50)
          ? "[\(table)[@\"\(key)\"] integerValue]"
          : "[(\(table)[@\"\(key)\"] ?: @\(dice.below(9))) intValue]", bound: Limit.number)
    case 14: return choice(.integer, depth)
    case 15, 16: return member(.integer, depth)
    case 17: return call(.integer, depth)
    case 18: return bits(a)
    default:
      let (b, c) = (integer(0), integer(0))
      return Term(
        text: "(\(b.text) \(dice.pick(["<", ">", "==", "!="])) \(c.text))", bound: 1)
    }
  }

  private mutating func bits(_ a: Term) -> Term? {
    guard a.bound < 100_000 else { return nil }
    let inner = a.inside(.atom)
    switch dice.below(4) {
    case 0: return Term(text: "(\(inner) & \(dice.pick([1, 3, 15])))", bound: 15)
    case 1: return Term(text: "(\(inner) | \(dice.pick([1, 2, 8])))", bound: a.bound + 16)
    case 2:
      return Term(
        text: "((\(inner) & 255) << \(dice.between(1...3)))", bound: 2048)
    default: return Term(text: "(\(inner) >> \(dice.between(1...3)))", bound: a.bound)
    }
  }

  private mutating func fromList() -> Term? {
    guard let list = variable(.list(.integer))?.text else { return nil }
    switch dice.below(4) {
    case 0: return Term(text: "(NSInteger)\(list).count", tightness: .prefix, bound: Limit.list)
    case 1:
      let index = integer(0).text
      return Term(
        text: "(\(list).count ? [\(list)[ABS(\(index)) % (NSInteger)\(list).count] integerValue]"
          + " : \(dice.below(9)))", bound: Limit.number)
    case 2:
      return Term(
        text: "[\(list).\(dice.pick(["firstObject", "lastObject"])) integerValue]",
        bound: Limit.number)
    default:
      return Term(
        text: "(NSInteger)([\(list) indexOfObject:@(\(integer(0).text))] & 15)",
        tightness: .prefix, bound: 15)
    }
  }

  mutating func double(_ depth: Int) -> Term {
    guard depth > 0 else {
      if dice.chance(85), let known = variable(.double) { return known }
      return Term(text: "\(Double(dice.between(1...60)) / 4)", bound: 15)
    }
    let a = double(depth - 1)
    switch dice.below(10) {
    case 0, 1:
      let b = double(depth - 1)
      return a.joined(dice.pick(["+", "-"]), b, .sum, bound: a.bound + b.bound)
    case 2:
      guard a.bound < 1_000_000 else { return a }
      return a.joined("*", literal(dice.between(2...5)), .product, bound: a.bound * 5)
    case 3: return a.joined("/", literal(dice.pick([2, 4, 8])), .product, bound: a.bound)
    case 4:
      let whole = integer(depth - 1)
      guard whole.bound <= 10_000 else { return a }
      return Term(text: "(double)\(whole.inside(.atom))", tightness: .prefix, bound: whole.bound)
        .joined("/", literal(dice.pick([1, 2, 4])), .product, bound: whole.bound)
    case 5:
      // Whole numbers are divided first, and only then become a double.
      let whole = integer(0)
      return Term(text: "(\(whole.text) / \(dice.between(2...5)))", bound: whole.bound)
    case 6: return choice(.double, depth)
    case 7:
      return Term(
        text: "\(dice.pick(["floor", "ceil", "round", "fabs", "trunc"]))(\(a.text))",
        bound: a.bound + 1)
    case 8: return member(.double, depth) ?? call(.double, depth) ?? a
    default:
      let b = double(depth - 1)
      return Term(
        text: "\(dice.pick(["MIN", "MAX"]))(\(a.text), \(b.text))", bound: max(a.bound, b.bound))
    }
  }

  mutating func bool(_ depth: Int) -> Term {
    guard depth > 0 else {
      if dice.chance(88), let known = variable(.bool) { return known }
      return Term(text: dice.pick(["YES", "NO"]))
    }
    switch dice.below(10) {
    case 0, 1:
      let (a, b) = (bool(depth - 1), bool(depth - 1))
      let (left, right) = (a.insideRight(of: .comparison), b.insideRight(of: .comparison))
      return Term(text: "\(left) \(dice.pick(["&&", "||"])) \(right)", tightness: .and)
    case 2: return Term(text: "!\(bool(depth - 1).inside(.atom))", tightness: .prefix)
    case 3:
      guard let a = variable(.text)?.text else { break }
      let letter = dice.pick(["a", "n", "o", "x"])
      return Term(
        text: dice.pick([
          "[\(a) isEqualToString:\(text(0).text)]", "[\(a) hasPrefix:@\"\(letter)\"]",
          "[\(a) hasSuffix:@\"\(letter)\"]", "[\(a) containsString:@\"\(letter)\"]",
        ]))
    case 4:
      guard let list = variable(.list(.integer))?.text else { break }
      return Term(text: "[\(list) containsObject:\(boxed(.integer, depth: 0).text)]")
    case 5:
      guard let maybe = variable(.maybe(.text))?.text else { break }
      return Term(
        text: dice.pick(["\(maybe) != nil", "\(maybe) == nil", "!\(maybe).length"]),
        tightness: .comparison)
    case 6:
      if let term = member(.bool, depth) ?? call(.bool, depth) { return term }
    default: break
    }
    let kind: Kind = dice.pick([.integer, .integer, .double])
    let (a, b) = (term(kind, depth: depth - 1), term(kind, depth: depth - 1))
    return a.joined(
      dice.pick(["<", ">", "<=", ">=", "==", "!="]), b, .comparison, bound: 0)
  }
}
