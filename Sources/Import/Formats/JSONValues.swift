import Lab

/// What dumps write as JSON, in whatever shape.
extension JSON {
  var members: [JSON.Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// An id may be a number.
  var digits: String? {
    if case .number(let number) = self { Assembly.number(number) } else { nil }
  }

  var truth: Bool? {
    switch self {
    case .bool(let value): value
    case .number(let number): number != 0
    case .string(let text): ["1", "true", "YES"].contains(text)
    case .null, .array, .object: nil
    }
  }

  /// One, several in a list or in lists, or in a text such as `0, 0, 375, 812`.
  var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .string(let text): Array(text.utf8)[...].numbers
    case .array(let elements): elements.flatMap { $0.numbers ?? [] }
    case .null, .bool, .object: nil
    }
  }
}
