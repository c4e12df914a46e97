/// An expression of either language: what both can say is said once.
public struct Expression: Equatable, Sendable {
  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

  public indirect enum Kind: Equatable, Sendable {
    // MARK: Literals
    /// Swift's takes the type that is wanted of it; C's is an `int`, or what its suffix says.
    case integer(Int64)
    case floating(Double)
    case text([TextPart])
    /// `'a'` of C.
    case character(String)
    case boolean(Bool)
    /// `nil`, `NULL`, `Nil`.
    case null
    /// `[1, 2]`, `@[@1, @2]`
    case array([Expression])
    case dictionary([Entry])
    case tuple([Argument])
    /// `@3`, `@(a + b)`, `@YES`: an NSNumber, or what stands in the brackets.
    case boxed(Expression)

    // MARK: Names
    /// `self` and `_cmd` are names like others.
    case name(String)
    case superclass
    /// Without a base it is a member of the type that is wanted: `.zero`.
    case member(Expression?, String)
    /// C's arrow: a member of what the base points to; of an Objective-C object, an instance variable.
    case pointee(Expression, String)
    /// A type where a value stands: `[Int]`, `UIView` before `.self` falls away, `Array<Int>`.
    case type(TypeName)
    /// `#selector(save(_:))`, `@selector(save:)`: the name as Objective-C has it, where it can be told.
    case selector(SelectorName)
    /// `\.frame.width`
    case keyPath([String])

    // MARK: Calls
    /// A trailing closure is its last argument, under the label it was given.
    case call(Expression, [Argument])
    /// `[a foo:b bar:c]`: a message with no argument has one piece without a value.
    case message(Expression, [MessagePiece])
    case index(Expression, [Argument])
    case closure(Closure)

    // MARK: Operations
    case prefix(String, Expression)
    /// `a!`, and C's `i++`.
    case postfix(Expression, String)
    /// `a?`, to whose end the chain around it is given up.
    case chained(Expression)
    case infix(Expression, String, Expression)
    /// `=`, `+=` and their kin; the operator is as it was typed.
    case assign(Expression, String, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Expression, CastKind, TypeName)
    /// `&a`: what a method changes, or C's address.
    case reference(Expression)
    case attempt(AttemptKind, Expression)
    case awaited(Expression)
    /// `if` and `switch` where a value stands.
    case statement(Statement)
    /// Not read: the text as it stands.
    case unread(String)
  }

  public enum CastKind: Equatable, Sendable {
    /// `as`, and C's `(Type)a`.
    case sure
    /// `as?`
    case asked
    /// `as!`
    case forced
    /// `is`
    case test
  }

  public enum AttemptKind: Equatable, Sendable {
    case passed, optional, forced
  }

  public struct Entry: Equatable, Sendable {
    public var key: Expression
    public var value: Expression

    public init(key: Expression, value: Expression) { (self.key, self.value) = (key, value) }
  }
}

public enum TextPart: Equatable, Sendable {
  case plain(String)
  case worked(Expression)
}

public struct Argument: Equatable, Sendable {
  public var label: String?
  public var value: Expression

  public init(_ label: String? = nil, _ value: Expression) {
    (self.label, self.value) = (label, value)
  }
}

public struct MessagePiece: Equatable, Sendable {
  public var name: String
  /// Several after the last colon of a method that takes any number: `stringWithFormat:@"%d", 3`.
  public var arguments: [Expression]

  public init(_ name: String, _ arguments: [Expression]) {
    (self.name, self.arguments) = (name, arguments)
  }
}

public struct SelectorName: Equatable, Sendable {
  /// `save:`; of Swift's the labels, `save(_:)`, or the name alone where there are none.
  public var text: String
  /// `Card` of `#selector(Card.save)`.
  public var owner: String?

  public init(text: String, owner: String? = nil) { (self.text, self.owner) = (text, owner) }
}

public struct Closure: Equatable, Sendable {
  public var captures: [Capture]
  public var parameters: [Parameter]
  /// Nobody says how many where `$0` is used.
  public var isShorthand: Bool
  public var result: TypeName?
  public var body: [Statement]
  public var place: Place

  public init(
    captures: [Capture] = [], parameters: [Parameter] = [], isShorthand: Bool = false,
    result: TypeName? = nil, body: [Statement], place: Place
  ) {
    (self.captures, self.parameters, self.isShorthand) = (captures, parameters, isShorthand)
    (self.result, self.body, self.place) = (result, body, place)
  }

  public struct Capture: Equatable, Sendable {
    public var strength: Strength
    public var name: String
    /// `[count = items.count]`
    public var value: Expression?

    public init(_ strength: Strength, _ name: String, _ value: Expression? = nil) {
      (self.strength, self.name, self.value) = (strength, name, value)
    }
  }
}

public enum Strength: Equatable, Sendable {
  case strong, weak, unowned
}
