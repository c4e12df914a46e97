public typealias TimeInterval = Double

open class NSObject {
  public init() {}
}

extension NSObject: Equatable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
}

extension NSObject: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

public final class NSNumber: NSObject {
  public init(value: Int) {}
}

public struct NSRange: Equatable {
  public var location = 0
  public var length = 0
}

public struct IndexPath: Equatable {
  public var row = 0
  public var section = 0
}
