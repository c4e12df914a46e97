/// A type as far as it is known before the program runs, and what a metatype holds.
public indirect enum Type: Hashable, Sendable {
  case unknown
  case any
  case never
  case void
  case bool
  case integer(IntegerKind)
  case double
  case float
  case text
  case character
  case selector
  case array(Type)
  case set(Type)
  case dictionary(Type, Type)
  case range(Type)
  case optional(Type)
  /// `UIView!`
  case implicit(Type)
  case tuple([TupleElement])
  case function([Type], Type)
  case instance(TypeID, [Type])
  case meta(Type)
  /// Of a generic function, or of a row of the library.
  case parameter(String)
  case inOut(Type)
  case pointer(Type)
  /// Of a name that nothing is known of.
  case foreign(String)

  public struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: Type
  }

  static let int = Type.integer(.int)

  static func instance(_ id: TypeID) -> Type { .instance(id, []) }

  var isOptional: Bool {
    switch self {
    case .optional, .implicit: true
    default: false
    }
  }

  /// Without one optional.
  var unwrapped: Type {
    switch self {
    case .optional(let inner), .implicit(let inner): inner
    default: self
    }
  }

  /// Without any.
  var bare: Type {
    switch self {
    case .optional(let inner), .implicit(let inner), .inOut(let inner): inner.bare
    default: self
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer, .double, .float: true
    default: false
    }
  }

  var isFloating: Bool { self == .double || self == .float }

  /// Nothing that could help a literal or an implicit member.
  var isOpen: Bool {
    switch self {
    case .unknown, .any, .parameter, .foreign: true
    default: false
    }
  }

  var asOptional: Type { isOptional ? self : .optional(self) }
}
