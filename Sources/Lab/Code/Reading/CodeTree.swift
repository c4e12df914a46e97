/// An expression, and the bytes where it stands.
struct CodeExpression: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    /// A name, or a word such as `self`, `nil` and `true`.
    case name(String)
    case number(Double)
    case text(String)
    /// `a.b`; `.b` alone has no base.
    case member(CodeExpression?, String)
    case call(CodeExpression, [CodeArgument])
    /// `!a`, `a && b`, `a ? b : c`.
    case operation(String, [CodeExpression])
    case array([CodeExpression])
    /// `#selector(go)`, as it is written.
    case selector(String)
    case closure([CodeStatement])
    /// Part of a line that says nothing here, and what is wrong for who asks for it.
    case unread(CodeProblem)
  }

  var kind: Kind
  var place: Range<Int>
  /// How many expressions stand in one another, so that nothing that goes through them goes too deep.
  private(set) var depth: Int

  static let depthLimit = 100

  init(_ kind: Kind, at place: Range<Int>) throws(CodeError) {
    self.kind = kind
    self.place = place
    depth = 1 + kind.depth
    guard depth <= CodeExpression.depthLimit else { throw CodeError(.tooDeep, at: place) }
  }

  static func == (one: CodeExpression, other: CodeExpression) -> Bool { one.kind == other.kind }

  var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}

extension CodeExpression.Kind {
  fileprivate var depth: Int {
    switch self {
    case .name, .number, .text, .selector, .unread, .member(nil, _): 0
    case .member(let base?, _): base.depth
    case .call(let callee, let arguments):
      max(callee.depth, arguments.map { $0.value.depth }.max() ?? 0)
    case .operation(_, let parts), .array(let parts): parts.map { $0.depth }.max() ?? 0
    // Its depth is limited as it is read.
    case .closure: 1
    }
  }
}

struct CodeArgument: Equatable, Sendable {
  var label: String?
  var value: CodeExpression
}

struct CodeStatement: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case bind(name: String, className: String?, CodeExpression?)
    case assign(CodeExpression, sign: String, value: CodeExpression)
    case give(CodeExpression?)
    /// `guard` has no `then`: what follows it is that.
    case condition([CodeCondition], then: [CodeStatement], otherwise: [CodeStatement])
    case check([CodeCondition], otherwise: [CodeStatement])
    case loop(String, in: CodeExpression, where: CodeExpression?, [CodeStatement])
    /// `continue` and `break`.
    case jump(String)
    case expression(CodeExpression)
    case declaration(CodeClass)
    case function(CodeFunction)
    /// An import, an attribute by itself: nothing to do.
    case nothing
    case unread(CodeUnread)
  }

  var kind: Kind
  var place: Range<Int>

  static func == (one: CodeStatement, other: CodeStatement) -> Bool { one.kind == other.kind }
}

/// What could not be read, which matters to who wants to know what it does.
struct CodeUnread: Equatable, Sendable {
  /// What it is called where it is left aside.
  var title: String
  /// Names that stand in it.
  var names: Set<String> = []
  var error: CodeError
}

/// One of the conditions of an `if`.
enum CodeCondition: Equatable, Sendable {
  case holds(CodeExpression)
  /// `let hit = …`: it holds where that is not nil.
  case binds(String, CodeExpression)
}

struct CodeClass: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    /// All that its objects override.
    case whole
    /// More of it.
    case addition
    /// Objective-C's interface: what it is made from.
    case interface
  }

  var part = Part.whole
  /// Objective-C's `@implementation`, whose base its interface says.
  var isImplementation = false
  var name: String
  var base: String?
  var functions: [CodeFunction]
  var stored: [CodeStored] = []
  /// What of it could not be read, by name.
  var unread: [String] = []
  var namePlace: Range<Int>
  var basePlace: Range<Int>
}

/// A property that an object would keep; the value of one that may change is nobody's.
struct CodeStored: Equatable, Sendable {
  var name: String
  var className: String?
  var value: CodeExpression?
  /// What it begins with, even if that may change.
  var initial: CodeExpression?
  /// Does a method of the class give it another value?
  var isSet = false
}

/// A method, or a property that computes: that has no parameters.
struct CodeFunction: Equatable, Sendable {
  /// As Swift spells it: `point(inside:with:)`, `next`.
  var name: String
  /// What the parameters are called inside.
  var parameters: [String]
  /// The first name of each parameter's type, where Swift says it.
  var types: [String] = []
  var isOverride: Bool
  /// `@objc`: it may be an action.
  var isExposed = false
  var body: [CodeStatement]
  var place: Range<Int>
}
