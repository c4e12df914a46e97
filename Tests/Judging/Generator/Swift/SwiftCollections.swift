/// Lists and optionals.
extension SwiftWriter {
  mutating func list(of element: Kind, _ depth: Int) -> Term {
    if dice.chance(30), let known = variable(.list(element)) { return known }
    if depth > 1, !isInClosure {
      for _ in 0..<3 {
        if let term = compoundList(element, depth) { return term }
      }
    }
    let count = dice.between(1...4)
    let items = (0..<count).map { _ in expected(element, depth: depth - 1).text }
    return Term(text: "[\(items.joined(separator: ", "))]", bound: count)
  }

  private mutating func compoundList(_ element: Kind, _ depth: Int) -> Term? {
    spend(Limit.list)
    switch (element, dice.below(9)) {
    case (.integer, 0):
      let most = dice.between(2...6)
      return Term(
        text: "\(dice.pick(["Array", "[Int]"]))(\(dice.pick(["1...", "0..<"]))\(most))", bound: most
      )
    case (.integer, 1):
      let step = dice.between(2...4)
      return Term(text: "Array(stride(from: \(dice.below(4)), to: 14, by: \(step)))", bound: 7)
    case (.integer, 2...4), (.text, 2...4):
      guard let source = dice.pickAny(variables.filter { $0.kind.isPlainList }),
        case .list(let inner) = source.kind
      else { return nil }
      return Term(
        text: "\(source.name).map \(closure(over: inner, to: element, depth: 2).text)",
        bound: Limit.list)
    case (_, 5):
      guard let source = variable(.list(element)) else { return nil }
      return Term(
        text: "\(source.text).filter \(closure(over: element, to: .bool, depth: 2).text)",
        bound: Limit.list)
    case (.integer, 6), (.text, 6):
      guard let source = variable(.list(element)) else { return nil }
      return Term(
        text: source.text
          + dice.pick([
            ".sorted()", ".sorted(by: >)", ".sorted { $0 > $1 }", ".sorted { $1 < $0 }",
          ]), bound: Limit.list)
    case (_, 7):
      guard let source = variable(.list(element)) else { return nil }
      let part = dice.pick(["reversed()", "dropFirst()", "prefix(3)", "suffix(2)", "dropLast()"])
      return Term(text: "Array(\(source.text).\(part))", bound: Limit.list)
    case (.text, 8):
      guard let known = variable(.text) else { return nil }
      return Term(text: "\(known.text).map { String($0) }", bound: known.bound)
    default:
      guard let source = variable(.list(element)) else { return nil }
      let more = list(of: element, 1)
      return source.joined("+", more, .sum, bound: Limit.list * 2)
    }
  }

  // MARK: Optionals

  mutating func maybe(_ wrapped: Kind, _ depth: Int) -> Term {
    if dice.chance(30), let known = variable(.maybe(wrapped)) { return known }
    switch (wrapped, dice.below(7)) {
    case (.integer, 0):
      return Term(text: "Int(\(text(0).text).prefix(2))")
    case (.integer, 1):
      guard let table = variable(.table) else { break }
      return Term(text: "\(table.text)[\"\(dice.pick(Self.keys))\"]")
    case (_, 2), (_, 3):
      guard let list = variable(.list(wrapped)) else { break }
      return Term(text: "\(list.text).\(dice.pick(["first", "last"]))")
    case (.integer, 4):
      guard let known = variable(.maybe(.integer)) else { break }
      return Term(text: "\(known.text).map \(closure(over: .integer, to: .integer, depth: 1).text)")
    case (.integer, 5):
      guard let list = variable(.list(.integer)) else { break }
      return Term(text: "\(list.text).firstIndex(of: \(integer(0).text))")
    case (_, 6):
      return Term(text: "nil")
    default:
      break
    }
    return storable(wrapped, depth: depth - 1)
  }
}

extension Kind {
  var isPlainList: Bool {
    switch self {
    case .list(.integer), .list(.text): true
    default: false
    }
  }
}
