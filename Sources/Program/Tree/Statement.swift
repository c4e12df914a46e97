public struct Statement: Equatable, Sendable {
  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

  public indirect enum Kind: Equatable, Sendable {
    case expression(Expression)
    case variable(Variable)
    case declaration(Declaration)
    case block([Statement])
    case choice([Condition], then: [Statement], otherwise: [Statement]?)
    /// `guard … else { … }`: what it binds is known after it.
    case guarded([Condition], otherwise: [Statement])
    case switched(Expression, [Case])
    case whileLoop(label: String?, [Condition], [Statement])
    case repeatLoop(label: String?, [Statement], until: Expression)
    /// `for case let x? in xs where …`, `for (UIView *v in vs)`
    case forIn(label: String?, Pattern, Expression, filter: Expression?, [Statement])
    /// C's.
    case forLoop(label: String?, start: [Statement], [Condition], step: [Expression], [Statement])
    case returned(Expression?)
    case broken(label: String?)
    case continued(label: String?)
    case fallenThrough
    case thrown(Expression)
    case deferred([Statement])
    case caught([Statement], [Catch])
    /// `out: do { … break out }`: a name for what is no loop.
    case labelled(String, Statement)
    /// What cannot be read: its text, and what was wanted there.
    case unread(String, wanted: String)
  }

  public struct Case: Equatable, Sendable {
    /// Empty: `default`.
    public var patterns: [CasePattern]
    public var body: [Statement]
    public var place: Place

    public init(patterns: [CasePattern], body: [Statement], place: Place) {
      (self.patterns, self.body, self.place) = (patterns, body, place)
    }
  }

  public struct CasePattern: Equatable, Sendable {
    public var pattern: Pattern
    public var filter: Expression?

    public init(_ pattern: Pattern, filter: Expression? = nil) {
      (self.pattern, self.filter) = (pattern, filter)
    }
  }

  public struct Catch: Equatable, Sendable {
    /// Empty: whatever was thrown, as `error`.
    public var patterns: [CasePattern]
    public var body: [Statement]

    public init(patterns: [CasePattern], body: [Statement]) {
      (self.patterns, self.body) = (patterns, body)
    }
  }
}

public enum Condition: Equatable, Sendable {
  case holds(Expression)
  /// `let x = y`, `case .a(let b) = c`; without a value, `if let x`.
  case matches(Pattern, Expression)
  /// `#available(iOS 15, *)`: the newest there is.
  case available(Bool)
}

public struct Pattern: Equatable, Sendable {
  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

  public indirect enum Kind: Equatable, Sendable {
    case wildcard
    /// `let x`, `var x`: of a binding in `if let x = …`, `optional` around it.
    case bind(String, isConstant: Bool)
    /// `x?`, and what `if let` means.
    case optional(Pattern)
    case tuple([Element])
    /// `.some(let x)`, `Shape.circle(radius: let r)`
    case enumCase(TypeName?, String, [Element]?)
    case typed(Pattern, TypeName)
    /// `is UIButton`
    case isType(TypeName)
    /// A value, a range, or what `~=` is asked about.
    case value(Expression)
  }

  public struct Element: Equatable, Sendable {
    public var label: String?
    public var pattern: Pattern

    public init(_ label: String? = nil, _ pattern: Pattern) {
      (self.label, self.pattern) = (label, pattern)
    }
  }
}
