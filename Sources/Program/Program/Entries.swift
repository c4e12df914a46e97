/// A class, structure, enumeration or protocol with everything that its extensions and categories bring; or, of a type
/// that is not the program's, what extensions of the program add to it.
struct TypeEntry: Sendable {
  var name: String
  var sort: TypeDeclaration.Sort
  var language: SourceLanguage
  var place: Place
  var generics: [Generic] = []
  var inherits: [TypeName] = []
  /// Of a protocol: what it, or an extension of it, says of `Self`.
  var selfBounds: [TypeName] = []
  /// By the name without labels; of Objective-C by the whole selector.
  var members: [String: [Member]] = [:]
  /// In the order of their declaration, without those of a superclass.
  var fields: [FieldEntry] = []
  var cases: [CaseEntry] = []
  var initializers: [Int] = []
  var subscripts: [SubscriptEntry] = []
  var deinitializer: Int?
  /// Gives the fields the values that stand at their declarations.
  var defaults: Int?
  var attributes: [Attribute] = []
  /// Where objects that are there keep its fields, by name; nil: there were none before.
  var slots: [String: Int]?
  /// Of a protocol: the names that its types are to bring, whether or not it has a default.
  var requirements: Set<String> = []
  /// The type around it.
  var outer: Int?
  /// Its declaration stands in a file that is not here.
  var isGuessed = false

  enum Member: Equatable, Sendable {
    case function(Int)
    case property(Int)
    case enumCase(Int)
    case type(Int)
  }
}

struct FieldEntry: Sendable {
  /// As the field itself is called: `_title` in Objective-C.
  var name: String
  var property: Int
  var strength: Strength
}

struct CaseEntry: Sendable {
  var name: String
  var payload: [Parameter]
  var raw: Expression?
}

struct SubscriptEntry: Sendable {
  var isStatic: Bool
  var parameters: [Parameter]
  var result: TypeName?
  var getter: Int?
  var setter: Int?
}

/// What can be called: declared as a function, or an accessor.
struct FunctionEntry: Sendable {
  var function: Function
  /// The number of its type.
  var owner: Int?
  var place: Place
  var role = Role.declared

  enum Role: Equatable, Sendable {
    case declared
    /// Reads and writes of this property in it go to what is stored.
    case accessor(property: Int)
    /// Gives the stored field its value when it is first read.
    case lazyGetter(property: Int)
    /// Gives all fields of a type the values at their declarations.
    case defaults(type: Int)
    /// What a global or static variable starts as.
    case initialValue(property: Int)
    /// The statements of a file.
    case file
  }
}

/// A variable with a name of its own: of a type, or global.
struct PropertyEntry: Sendable {
  var name: String
  var owner: Int?
  var place: Place
  var language: SourceLanguage
  var type: TypeName?
  var value: Expression?
  var isConstant: Bool
  var isStatic: Bool
  var isLazy: Bool
  var strength: Strength
  var storage: Storage
  var getter: Int?
  var setter: Int?
  var isCopied = false
  /// `getter=isOn`
  var getterName: String?
  var setterName: String?
  var isOverride = false
  var isOutlet = false
  /// What its wrapper was given: `@Clamped(0...10)`.
  var wrapper: Attribute?

  enum Storage: Equatable, Sendable {
    case none
    /// By its place among the fields of its own type.
    case field(Int)
    case global(Int)
  }
}

struct Macro: Sendable {
  var parameters: [String]?
  var value: Expression
}

/// What the declarations of a program say that cannot be.
public struct ProgramProblem: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A class that is its own superclass, by way of others or not.
    case circularClass(String)
    /// An `@implementation` or category whose class nobody declares.
    case unknownClass(String)
  }

  public var kind: Kind
  public var place: Place
}
