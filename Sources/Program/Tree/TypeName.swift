/// A type as it is written: `[String: UIView]?`, `UIButton *`, `(Int) -> Void`.
public indirect enum TypeName: Hashable, Sendable {
  /// `Result<Int, Error>`, `UIView`; a nested one has its path, `UIControl.Event`.
  case named(String, [TypeName])
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case optional(TypeName)
  /// `UIView!`: an optional that unwraps itself.
  case implicitlyUnwrapped(TypeName)
  case tuple([TypeName])
  /// An element of a tuple under its name: `(min: Int, max: Int)`.
  case labelled(String, TypeName)
  case function([TypeName], TypeName)
  /// `Card.Type`
  case metatype(TypeName)
  /// C's: `CGRect *`, `NSError **`. A pointer to an object is the object's class by itself.
  case pointer(TypeName)
  case inOut(TypeName)
  /// `A & B`
  case both([TypeName])
  /// `some View`, `any Shape`: the type without the word.
}

extension TypeName {
  /// Of what stands behind it once it is unwrapped.
  public var className: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.className
    default: nil
    }
  }

  /// Of an array's elements.
  var elementClassName: String? {
    switch self {
    case .array(let element): element.className
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.elementClassName
    default: nil
    }
  }
}
