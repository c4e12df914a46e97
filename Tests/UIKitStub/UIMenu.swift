public class UIAction {
  public struct Identifier {
    public init(_ rawValue: String) {}
  }
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {}
}

public class UIMenu {
  public init() {}
}
