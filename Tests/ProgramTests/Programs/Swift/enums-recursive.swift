// An enum that holds more of itself: arithmetic as a tree.
indirect enum Term {
  case number(Int)
  case sum(Term, Term)
  case product(Term, Term)
  case negative(Term)

  var value: Int {
    switch self {
    case .number(let n): return n
    case .sum(let a, let b): return a.value + b.value
    case .product(let a, let b): return a.value * b.value
    case .negative(let a): return -a.value
    }
  }
  var text: String {
    switch self {
    case .number(let n): return "\(n)"
    case let .sum(a, b): return "(\(a.text) + \(b.text))"
    case let .product(a, b): return "\(a.text) * \(b.text)"
    case .negative(.number(let n)): return "-\(n)"
    case .negative(let a): return "-(\(a.text))"
    }
  }
}
let term = Term.sum(.number(2), .product(.number(3), .negative(.number(4))))
print(term.text, "=", term.value)
print(Term.negative(term).text, Term.negative(term).value)
print(Term.number(1))
