/// What Swift's standard library and Foundation bring, as tables: a member is a row.
struct Library<W: World> {
  typealias Work =
    (inout Machine<W>, inout W, _ at: Int) throws(Stop) -> ProgramValue

  struct Row {
    var owner: LibraryOwner
    var name: String
    /// Nil: a property.
    var labels: [String?]?
    var parameters: [Type]
    var result: Type
    var traits: Traits
    /// Its receiver stands in the machine's register `at`, its arguments behind.
    var work: Work
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// Changes its receiver where it stands.
    static var mutating: Traits { Traits(rawValue: 1) }
    static var isStatic: Traits { Traits(rawValue: 2) }
    /// The first parameter takes any number of values.
    static var variadic: Traits { Traits(rawValue: 4) }
    /// The last parameter is an `@autoclosure`.
    static var delayed: Traits { Traits(rawValue: 8) }
    /// Arguments at the end may be left out.
    static var usual: Traits { Traits(rawValue: 16) }
    /// The last parameter does.
    static var variadicLast: Traits { Traits(rawValue: 64) }
    /// Named by an Objective-C selector.
    static var selector: Traits { Traits(rawValue: 32) }
  }

  private(set) var rows: [Row] = []
  private var places: [Key: [Int]] = [:]

  struct Key: Hashable, Sendable {
    var owner: LibraryOwner
    var name: String
    var isStatic: Bool
    var isSelector: Bool
  }

  init() {
    addGlobals()
    addC()
    addNumbers()
    addTexts()
    addSequences()
    addArrays()
    addTables()
    addOthers()
    addFoundation()
    addObjectiveCTexts()
    addObjectiveCCollections()
  }

  mutating func add(
    _ owner: LibraryOwner, _ spelling: String, _ parameters: [Type], _ result: Type,
    _ traits: Traits = [], _ work: @escaping Work
  ) {
    var (name, labels): (String, [String?]?) = (spelling, nil)
    if !traits.contains(.selector), let parts = Spelling.parts(spelling) {
      (name, labels) = (parts.name, parts.labels)
    }
    let key = Key(
      owner: owner, name: name, isStatic: traits.contains(.isStatic),
      isSelector: traits.contains(.selector))
    places[key, default: []].append(rows.count)
    rows.append(
      Row(
        owner: owner, name: name, labels: labels, parameters: parameters, result: result,
        traits: traits, work: work))
  }

  /// A property.
  mutating func add(
    _ owner: LibraryOwner, _ name: String, _ result: Type, _ traits: Traits = [],
    _ work: @escaping Work
  ) {
    add(owner, name, [], result, traits, work)
  }

  /// A message of Objective-C.
  mutating func send(
    _ owner: LibraryOwner, _ selector: String, _ result: Type = .unknown, _ traits: Traits = [],
    _ work: @escaping Work
  ) {
    let count = selector.count { $0 == ":" }
    add(
      owner, selector, [Type](repeating: .unknown, count: count), result,
      traits.union(.selector), work)
  }

  func find(
    _ name: String, of owner: LibraryOwner, isStatic: Bool = false, isSelector: Bool = false
  ) -> [Int] {
    places[Key(owner: owner, name: name, isStatic: isStatic, isSelector: isSelector)] ?? []
  }
}

/// Whose a row of the library is.
enum LibraryOwner: String, Hashable, Sendable {
  /// Functions outside of types.
  case global
  case integer = "Int"
  case floating = "Double"
  case bool = "Bool"
  case text = "String"
  case character = "Character"
  case array = "Array"
  case set = "Set"
  case dictionary = "Dictionary"
  case range = "Range"
  case optional = "Optional"
  case sequence = "Sequence"
  case function = "Function"
  case type = "Type"
  case options = "OptionSet"
  case enumeration = "Enum"
  case any = "Any"
  // Objective-C's
  case object = "NSObject"
  case string = "NSString"
  case number = "NSNumber"
  case list = "NSArray"
  case table = "NSDictionary"
  case group = "NSSet"
  case mutableArray = "NSMutableArray"
  case mutableDictionary = "NSMutableDictionary"
  case mutableSet = "NSMutableSet"
  case mutableString = "NSMutableString"
  case exception = "NSException"
  case error = "NSError"
  case null = "NSNull"
  case date = "NSDate"
  case task = "Task"
  case mainActor = "MainActor"
  case hasher = "Hasher"
}

/// Short names for the rows.
extension Type {
  static let element = Type.parameter("Element")
  static let key = Type.parameter("Key")
  static let held = Type.parameter("Value")
  static let other = Type.parameter("R")
  static let same = Type.parameter("Self")
  static let elements = Type.array(.element)
  static func taking(_ types: Type..., to result: Type) -> Type { .function(types, result) }
}
