/// A JSON value whose members keep their order.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSON
  }

  public static func object(_ members: (String, JSON)...) -> JSON {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The same, of members that are put together one by one.
  public static func members(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  static func whole(_ number: Int) -> JSON { .number(Double(number)) }

  static func name(_ name: String?) -> JSON { name.map { .string($0) } ?? .null }

  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public subscript(index: Int) -> JSON? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }

  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A member more, of an object.
  public mutating func add(_ name: String, _ value: JSON) {
    guard case .object(var members) = self else { return }
    members.append(Member(name: name, value: value))
    self = .object(members)
  }
}

extension JSON {
  /// One line, no spaces.
  public var encoded: String {
    var text = ""
    encode(into: &text)
    return text
  }

  private func encode(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSON.digits(value)
    case .string(let value): value.writeJSON(into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.encode(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        member.name.writeJSON(into: &text)
        text += ":"
        member.value.encode(into: &text)
      }
      text += "}"
    }
  }

  /// Whole numbers without a fraction; JSON has no infinity, so that becomes null.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e18 { return "\(Int64(value))" }
    return value.description
  }
}
