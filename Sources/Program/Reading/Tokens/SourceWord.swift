/// The words that the grammars know, of both languages. Most of them are names as well.
enum SourceWord: String, CaseIterable, Sendable {
  case none = ""

  // MARK: Reserved in Swift
  case `associatedtype`
  case `class`
  case `deinit`
  case `enum`
  case `extension`
  case `func`
  case `import`
  case initializer = "init"
  case `inout`
  case `let`
  case `operator`
  case `precedencegroup`
  case `protocol`
  case `struct`
  case `subscript`
  case `typealias`
  case `var`
  case `fileprivate`
  case `internal`
  case `private`
  case `public`
  case `static`
  case `break`
  case `case`
  case `catch`
  case `continue`
  case `default`
  case `defer`
  case `do`
  case `else`
  case `fallthrough`
  case `for`
  case `guard`
  case `if`
  case `in`
  case `repeat`
  case `return`
  case `switch`
  case `throw`
  case `where`
  case `while`
  case `as`
  case `is`
  case `rethrows`
  case `throws`
  case `try`

  // MARK: Swift's values and types that are words
  case `Any`
  case `false`
  case `nil`
  case `self`
  case `Self`
  case `super`
  case `true`
  case underscore = "_"

  // MARK: Words of Swift at their places only
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet
  case distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, left, macro
  case mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix
  case required, right, safe, sending, set, some, unowned, unsafe, weak, willSet, yield
  case `Protocol`
  case `Type`
  case associativity, assignment, higherThan, lowerThan
  case readAccess = "_read"
  case modifyAccess = "_modify"
  case owned = "__owned"
  case shared = "__shared"
  case const = "_const"

  // MARK: Behind `#` and `@`
  case elseif, endif, elif, ifdef, ifndef, define, undef, include, pragma, error, warning, line
  case available, unavailable, selector, keyPath, function, file, fileID, filePath, column,
    dsohandle
  case colorLiteral, imageLiteral, fileLiteral, `Preview`, autoclosure, escaping, unknown
  case interface, implementation, end, property, synthesize, protected, finally, synchronized
  case autoreleasepool, encode, objc, compatibilityAlias = "compatibility_alias"
  case weakify, strongify

  // MARK: Conditions of `#if`
  case os, canImport, targetEnvironment, compiler, swift, arch, defined, simulator
  case hasInclude = "__has_include"
  case hasFeature = "__has_feature"

  // MARK: C
  case auto, char, constant = "const", double, extern, float, goto, inline, int, long, register
  case restrict, short, signed, sizeof, typedef, union, unsigned, void, volatile
  case bool, cBool = "_Bool", objcBool = "BOOL"
  case inlineOld = "__inline"
  case inlineOlder = "__inline__"
  case constOld = "__const"
  case typeof = "typeof"
  case typeofOld = "__typeof"
  case typeofOlder = "__typeof__"
  case attribute = "__attribute__"
  case attributeOld = "__attribute"
  case autoType = "__auto_type"
  case yes = "YES"
  case no = "NO"
  case null = "NULL"
  case nilClass = "Nil"
  case cTrue = "TRUE"
  case cFalse = "FALSE"

  // MARK: Objective-C
  case id, instancetype, classType = "Class"
  case byref, bycopy, oneway, out
  case getter, setter, readonly, readwrite, retain, assign, strong, atomic, nonatomic
  case unsafeUnretained = "unsafe_unretained"
  case nullable, nonnull
  case nullUnspecified = "null_unspecified"
  case nullResettable = "null_resettable"
  case nullableType = "_Nullable"
  case nullableOld = "__nullable"
  case nullableResult = "_Nullable_result"
  case nonnullType = "_Nonnull"
  case nonnullOld = "__nonnull"
  case nullUnspecifiedType = "_Null_unspecified"
  case nullUnspecifiedOld = "__null_unspecified"
  case kindof = "__kindof"
  case covariant = "__covariant"
  case contravariant = "__contravariant"
  case weakQualifier = "__weak"
  case strongQualifier = "__strong"
  case blockQualifier = "__block"
  case unsafeQualifier = "__unsafe_unretained"
  case autoreleasing = "__autoreleasing"
  case unused = "__unused"
  case deprecatedWord = "__deprecated"
  case bridge = "__bridge"
  case bridgeTransfer = "__bridge_transfer"
  case bridgeRetained = "__bridge_retained"
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case action = "IBAction"
  case inspectable = "IBInspectable"
  case designable = "IB_DESIGNABLE"
  case nsEnum = "NS_ENUM"
  case nsOptions = "NS_OPTIONS"
  case nsClosedEnum = "NS_CLOSED_ENUM"
  case nsErrorEnum = "NS_ERROR_ENUM"
  case cfEnum = "CF_ENUM"
  case cfOptions = "CF_OPTIONS"

  /// It cannot be a name in Swift, unless in backticks, behind a dot, or as a label.
  var isReservedInSwift: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .initializer, .inout,
      .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate,
      .internal, .private, .public, .static, .break, .case, .catch, .continue, .default, .defer,
      .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch, .throw, .where,
      .while, .as, .is, .rethrows, .throws, .try:
      true
    default: false
    }
  }
}
