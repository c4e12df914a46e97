/// How tightly an expression holds together, from loose to tight.
enum Tightness: Int, Comparable {
  case ternary, or, and, comparison, coalescing, sum, product, shift, prefix, atom

  static func < (a: Tightness, b: Tightness) -> Bool { a.rawValue < b.rawValue }
}

/// An expression with what is known of its value.
struct Term {
  var text: String
  var tightness = Tightness.atom
  /// The largest magnitude of a number, the greatest length of a text or a list.
  var bound = 0

  /// With parentheses where something holds tighter around it.
  func inside(_ outer: Tightness) -> String {
    tightness < outer ? "(\(text))" : text
  }

  func insideRight(of outer: Tightness) -> String {
    tightness <= outer ? "(\(text))" : text
  }

  /// `self + other`, whose operator takes its left side first.
  func joined(_ sign: String, _ other: Term, _ tightness: Tightness, bound: Int) -> Term {
    let left =
      tightness == .comparison || tightness == .shift
      ? insideRight(of: tightness) : inside(tightness)
    return Term(
      text: "\(left) \(sign) \(other.insideRight(of: tightness))", tightness: tightness,
      bound: bound)
  }
}

/// What keeps every value of a program small, so that nothing overflows and nothing grows without
/// end: whatever is stored stays within.
enum Limit {
  static let number = 1000
  static let text = 40
  static let list = 10
  /// How often a printed line may be repeated.
  static let prints = 24
  /// Steps of one call, and of the whole program.
  static let steps = 4000
}
