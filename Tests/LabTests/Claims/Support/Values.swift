@testable import Lab

/// Expected values are written as they stand in the replies.
extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

extension JSON: CustomStringConvertible {
  public var description: String { encoded }

  /// `deliveries.0.to`: members by name, elements by index.
  func value(at path: String) -> JSON? {
    path.split(separator: ".").reduce(Optional(self)) { value, part in
      Int(part).map { value?[$0] } ?? value?[String(part)]
    }
  }
}
