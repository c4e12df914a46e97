/// Bytes to decide by, one after the other; zeroes when they are used up.
public struct Bytes {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  public var isEmpty: Bool { rest.isEmpty }

  public mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

  public mutating func pick<T>(_ choices: [T]) -> T { choices[next() % choices.count] }

  /// Something in `thirds` of three.
  public mutating func chance(_ thirds: Int) -> Bool { next() % 3 < thirds }
}
