public final class UIBezierPath: NSObject {
  override public init() {}
  public init(ovalIn rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func close() {}
  public func contains(_ point: CGPoint) -> Bool { false }
}
