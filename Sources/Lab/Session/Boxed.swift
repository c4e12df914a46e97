/// A large value that seldom changes, held as one pointer: whoever holds it is copied in one step, and
/// the compiler writes no code to copy its parts for each type around it.
@propertyWrapper
public indirect enum Boxed<Value> {
  case value(Value)

  public init(wrappedValue: Value) { self = .value(wrappedValue) }

  public var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
