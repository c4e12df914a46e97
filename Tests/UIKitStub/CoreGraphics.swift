public typealias CGFloat = Double

public struct CGPoint: Equatable {
  public var x = 0.0
  public var y = 0.0
  public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Equatable {
  public var width = 0.0
  public var height = 0.0
  public static var zero: CGSize { CGSize() }
}

public struct CGRect: Equatable {
  public var origin = CGPoint()
  public var size = CGSize()
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public init(origin: CGPoint, size: CGSize) {}
  public static var zero: CGRect { CGRect() }
  public func insetBy(dx: Double, dy: Double) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
}

public struct CGAffineTransform: Equatable {
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {}
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}
