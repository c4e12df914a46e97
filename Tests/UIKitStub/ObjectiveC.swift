/// What `#selector` and `Selector(…)` need.
public struct Selector: Equatable, ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
  public init(_ name: String) {}
}
