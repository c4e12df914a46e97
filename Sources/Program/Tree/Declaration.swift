public struct Declaration: Equatable, Sendable {
  public var kind: Kind
  public var place: Place
  public var attributes: [Attribute] = []

  public init(_ kind: Kind, at place: Place, attributes: [Attribute] = []) {
    (self.kind, self.place, self.attributes) = (kind, place, attributes)
  }

  public indirect enum Kind: Equatable, Sendable {
    case type(TypeDeclaration)
    case function(Function)
    case variable(Variable)
    case subscription(Subscript)
    case enumCase(name: String, payload: [Parameter], rawValue: Expression?)
    case alias(String, TypeName)
    case imported(String)
    /// `infix operator **: Precedence`
    case operation(String, Fixity)
    /// A macro that is an expression: `#define kMargin 10`, `#define W(v) v.frame.size.width`.
    case macro(String, parameters: [String]?, Expression)
    /// What is known to be nobody's here: previews, pragma marks, forward declarations.
    case nothing
    case unread(String, wanted: String)
  }

  public enum Fixity: Equatable, Sendable { case prefix, infix, postfix }
}

/// `@IBOutlet`, `@objc(name)`, `@MainActor`, `@main`: with what stands in its brackets.
public struct Attribute: Equatable, Sendable {
  public var name: String
  public var text: String?
  /// What a wrapper of the program's own is made with: `@Clamped(0...10)`.
  public var arguments: [Argument]

  public init(_ name: String, _ text: String? = nil, arguments: [Argument] = []) {
    (self.name, self.text, self.arguments) = (name, text, arguments)
  }
}

public struct TypeDeclaration: Equatable, Sendable {
  public enum Sort: Equatable, Sendable {
    case classType, structType, enumType, protocolType, actorType
    /// Of Swift, and Objective-C's categories and class extensions `@interface X ()`.
    case addition
    /// `@implementation` of Objective-C: to be joined to its interface, or to stand for it.
    case implementation
  }

  public var sort: Sort
  public var language: SourceLanguage
  public var name: String
  public var generics: [Generic]
  /// The superclass first, where there is one; protocols behind it.
  public var inherits: [TypeName]
  /// `where Self: UIView`
  public var selfBounds: [TypeName] = []
  public var members: [Declaration]

  public init(
    _ sort: Sort, _ language: SourceLanguage, name: String, generics: [Generic] = [],
    inherits: [TypeName] = [], members: [Declaration] = []
  ) {
    (self.sort, self.language, self.name) = (sort, language, name)
    (self.generics, self.inherits, self.members) = (generics, inherits, members)
  }
}

public struct Generic: Equatable, Sendable {
  public var name: String
  public var bound: TypeName?

  public init(_ name: String, _ bound: TypeName? = nil) { (self.name, self.bound) = (name, bound) }
}

/// A method, an initializer, a function, an operator; in Objective-C a method or a C function.
public struct Function: Equatable, Sendable {
  public enum Sort: Equatable, Sendable { case function, initializer, deinitializer, operation }

  public var sort: Sort
  public var language: SourceLanguage
  /// `point` of `point(inside:with:)`; in Objective-C the whole selector, `pointInside:withEvent:`.
  public var name: String
  public var generics: [Generic] = []
  public var parameters: [Parameter] = []
  public var result: TypeName?
  public var isStatic = false
  public var isOverride = false
  public var isMutating = false
  public var isConvenience = false
  /// `init?`
  public var isFailable = false
  public var isThrowing = false
  public var isAsync = false
  /// Nil: a requirement of a protocol, or a declaration in a header.
  public var body: [Statement]?

  public init(_ sort: Sort, _ language: SourceLanguage, name: String, body: [Statement]?) {
    (self.sort, self.language, self.name, self.body) = (sort, language, name, body)
  }
}

public struct Parameter: Equatable, Sendable {
  /// Nil: `_`.
  public var label: String?
  public var name: String
  public var type: TypeName?
  public var isVariadic = false
  /// `@autoclosure`
  public var isDelayed = false
  public var usual: Expression?

  public init(
    label: String?, name: String, type: TypeName?, isVariadic: Bool = false,
    isDelayed: Bool = false, usual: Expression? = nil
  ) {
    (self.label, self.name, self.type) = (label, name, type)
    (self.isVariadic, self.isDelayed, self.usual) = (isVariadic, isDelayed, usual)
  }
}

/// `let a = 1, b = 2` is two of them. Also a property of Objective-C, and its instance variables.
public struct Variable: Equatable, Sendable {
  public var pattern: Pattern
  public var type: TypeName?
  public var value: Expression?
  public var isConstant = false
  public var isStatic = false
  public var isLazy = false
  public var isOverride = false
  public var strength = Strength.strong
  /// `copy` of Objective-C's properties.
  public var isCopied = false
  /// How many a C array has, where it says so: `int a[5]`.
  public var count: Expression?
  /// `__block`: blocks change the variable itself.
  public var isShared = false
  /// `getter=isOpen`
  public var getterName: String?
  public var setterName: String?
  /// `_name`, where `@synthesize name = _other` says so.
  public var storedAs: String?
  /// `@State`, `@Published`: a wrapper of the language's or of the program's own.
  public var accessors: Accessors?
  /// Declared by `@property`, or an instance variable in braces.
  public var isProperty = true

  public init(_ pattern: Pattern, type: TypeName? = nil, value: Expression? = nil) {
    (self.pattern, self.type, self.value) = (pattern, type, value)
  }
}

public struct Accessors: Equatable, Sendable {
  /// Nil: it is stored.
  public var get: [Statement]?
  public var set: NamedBody?
  public var willSet: NamedBody?
  public var didSet: NamedBody?
  /// `mutating get`
  public var isGetMutating = false

  public init(
    get: [Statement]? = nil, set: NamedBody? = nil, willSet: NamedBody? = nil,
    didSet: NamedBody? = nil
  ) {
    (self.get, self.set, self.willSet, self.didSet) = (get, set, willSet, didSet)
  }

  public struct NamedBody: Equatable, Sendable {
    /// `newValue` or `oldValue`, where no other name is given.
    public var name: String
    public var body: [Statement]

    public init(name: String, body: [Statement]) { (self.name, self.body) = (name, body) }
  }
}

public struct Subscript: Equatable, Sendable {
  public var parameters: [Parameter]
  public var result: TypeName?
  public var accessors: Accessors
  public var isStatic: Bool

  public init(
    parameters: [Parameter], result: TypeName?, accessors: Accessors, isStatic: Bool = false
  ) {
    (self.parameters, self.result) = (parameters, result)
    (self.accessors, self.isStatic) = (accessors, isStatic)
  }
}
