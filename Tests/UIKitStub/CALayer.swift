public struct CATransform3D {
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double,
    m24: Double, m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double,
    m43: Double, m44: Double
  ) {}
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

open class CALayer: NSObject {
  public var frame = CGRect()
  public var anchorPoint = CGPoint()
  public var zPosition = 0.0
  public var cornerRadius = 0.0
  public func addSublayer(_ layer: CALayer) {}
  public func removeFromSuperlayer() {}
  public func removeAllAnimations() {}
}
