/// An element of a file of Interface Builder's: what it is called, what it says of itself, and what is in it.
public struct BoardElement: Equatable, Sendable {
  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  public var name: String
  public var attributes: [Attribute]
  /// Between its tags, of an element that holds a text.
  public var text = ""
  public var children: [BoardElement] = []

  public init(_ name: String, _ attributes: [Attribute] = []) {
    (self.name, self.attributes) = (name, attributes)
  }

  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func child(_ name: String) -> BoardElement? { children.first { $0.name == name } }

  /// `<rect key="frame" …/>`: which part of its parent it is.
  func child(key: String) -> BoardElement? { children.first { $0["key"] == key } }
}

extension BoardElement {
  /// `["view", {"id": "a"}, "text", ["rect", …]]`
  var json: JSON {
    var items: [JSON] = [.string(name)]
    items.append(.members(attributes.map { ($0.name, .string($0.value)) }))
    if !text.isEmpty { items.append(.string(text)) }
    return .array(items + children.map { $0.json })
  }

  init?(_ json: JSON) {
    guard case .array(let items) = json, let name = items.first?.text else { return nil }
    self.init(name)
    for item in items.dropFirst() {
      switch item {
      case .object(let members):
        attributes = members.compactMap { member in
          member.value.text.map { Attribute(member.name, $0) }
        }
      case .string(let text): self.text = text
      case .array:
        guard let child = BoardElement(item) else { return nil }
        children.append(child)
      case .null, .bool, .number: return nil
      }
    }
  }
}
