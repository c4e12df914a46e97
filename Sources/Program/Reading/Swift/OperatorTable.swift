/// How tightly Swift's operators bind, and those that the text declares.
struct OperatorTable {
  static let assignment = Rank(height: 10, side: .right)
  static let ternary = Rank(height: 20, side: .right)
  static let usual = Rank(height: 30, side: .none)
  static let casting = Rank(height: 80, side: .none)

  private var groups: [String: Rank] = [
    "AssignmentPrecedence": assignment, "FunctionArrowPrecedence": Rank(height: 15, side: .right),
    "TernaryPrecedence": ternary, "DefaultPrecedence": usual,
    "LogicalDisjunctionPrecedence": Rank(height: 40, side: .left),
    "LogicalConjunctionPrecedence": Rank(height: 50, side: .left),
    "ComparisonPrecedence": Rank(height: 60, side: .none),
    "NilCoalescingPrecedence": Rank(height: 70, side: .right), "CastingPrecedence": casting,
    "RangeFormationPrecedence": Rank(height: 90, side: .none),
    "AdditionPrecedence": Rank(height: 100, side: .left),
    "MultiplicationPrecedence": Rank(height: 110, side: .left),
    "BitwiseShiftPrecedence": Rank(height: 120, side: .none),
  ]
  private var infixes: [String: Rank] = [:]
  private var postfixes: [String] = []

  func rank(of token: Token, in tokens: TokenCursor) -> Rank {
    if !infixes.isEmpty, let own = infixes[tokens.text(of: token)] { return own }
    return token.sign.rank ?? OperatorTable.usual
  }

  func isPostfix(_ token: Token, in tokens: TokenCursor) -> Bool {
    !postfixes.isEmpty && postfixes.contains(tokens.text(of: token))
  }

  /// Finds `precedencegroup` and `infix operator` before anything is read: they may stand at the end.
  mutating func declare(in tokens: TokenCursor) {
    for index in 0..<tokens.limit where tokens.token(at: index).isWord(.precedencegroup) {
      declareGroup(at: index, in: tokens)
    }
    for index in 0..<tokens.limit where tokens.token(at: index).isWord(.operator) {
      declareOperator(at: index, in: tokens)
    }
  }

  private mutating func declareGroup(at index: Int, in tokens: TokenCursor) {
    var rank = OperatorTable.usual
    let open = index + 2
    guard tokens.token(at: open).kind == .openCurly else { return }
    for line in open..<tokens.indexBehindBracket(at: open) {
      let value = tokens.text(of: tokens.token(at: line + 2))
      switch tokens.token(at: line).word {
      case .higherThan: rank.height = (groups[value]?.height ?? rank.height) + 5
      case .lowerThan: rank.height = (groups[value]?.height ?? rank.height) - 5
      case .associativity:
        rank.side = value == "left" ? .left : value == "right" ? .right : .none
      default: continue
      }
    }
    groups[tokens.text(of: tokens.token(at: index + 1))] = rank
  }

  private mutating func declareOperator(at index: Int, in tokens: TokenCursor) {
    let name = tokens.text(of: tokens.token(at: index + 1))
    switch tokens.token(at: index - 1).word {
    case .postfix: postfixes.append(name)
    case .infix:
      guard tokens.token(at: index + 2).kind == .colon else { return }
      infixes[name] = groups[tokens.text(of: tokens.token(at: index + 3))] ?? OperatorTable.usual
    default: break
    }
  }
}

extension Sign {
  /// The library's operators.
  fileprivate var rank: Rank? {
    if assigns { return OperatorTable.assignment }
    switch self {
    case .orElse: return Rank(height: 40, side: .left)
    case .andAlso: return Rank(height: 50, side: .left)
    case .less, .greater, .atMost, .atLeast, .same, .different, .identical, .notIdentical,
      .matches:
      return Rank(height: 60, side: .left)
    case .coalesce: return Rank(height: 70, side: .right)
    case .range, .halfRange: return Rank(height: 90, side: .left)
    case .plus, .minus, .wrappingPlus, .wrappingMinus, .or, .caret:
      return Rank(height: 100, side: .left)
    case .times, .over, .percent, .wrappingTimes, .and:
      return Rank(height: 110, side: .left)
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight:
      return Rank(height: 120, side: .left)
    default: return nil
    }
  }
}
