/// Writes one program in Swift, from its types down to its last print.
struct SwiftWriter {
  var dice: Dice
  var page = Page()
  var names = Names()
  /// What may be named at this place of the text.
  var variables: [Variable] = []
  var functions: [Function] = []
  var types: [NamedType] = []
  /// How often the place that is being written may be reached.
  var rounds = 1
  /// Steps that the text so far takes at most.
  var steps = 0
  /// Labels of the loops around this place, nil for one without.
  var loops: [String?] = []
  /// Whether `return` may be written here, and what with.
  var returning: Kind?
  /// How many blocks are open inside of a function or of the top.
  var nesting = 0
  /// In functions nothing is printed, since they may be called often.
  var isQuiet = false
  /// In methods no closure is kept, since it would have to say how it holds `self`.
  var isMember = false
  /// `$0` would mean something else in a closure inside of a closure.
  var isInClosure = false

  init(dice: Dice) {
    self.dice = dice
  }

  mutating func program(seed: UInt64) -> String {
    page.write("// A program by chance, number \(seed).")
    for _ in 0..<dice.between(1...3) {
      writeType()
      page.write("")
    }
    for _ in 0..<dice.between(2...4) {
      writeFunction()
      page.write("")
    }
    let kinds: [Kind] = [.integer, .integer, .text, .double, .list(.integer), .bool]
    for kind in dice.shuffled(kinds + types.prefix(2).map { .named($0.name) }) {
      declare(kind, isMutable: true)
    }
    for _ in 0..<dice.between(2...4) {
      for _ in 0..<dice.between(2...4) {
        writeStatement()
      }
      writeSetPiece()
      printState()
    }
    return page.text
  }

  // MARK: Blocks

  /// Writes what stands in a block; what it declares is gone afterwards.
  mutating func block(times: Int = 1, _ body: (inout SwiftWriter) -> Void) {
    let outer = (variables: variables, functions: functions, rounds: rounds)
    rounds *= max(times, 1)
    nesting += 1
    body(&self)
    nesting -= 1
    (variables, functions, rounds) = outer
  }

  /// Writes what stands in a function, which sees only what it is given.
  mutating func apart(returning kind: Kind?, _ body: (inout SwiftWriter) -> Void) -> Int {
    let outer = (
      variables: variables, functions: functions, rounds: rounds, steps: steps, loops: loops,
      returning: returning, nesting: nesting, isQuiet: isQuiet,
      isMember: isMember
    )
    (rounds, steps, loops, returning, nesting, isQuiet) = (1, 1, [], kind, 0, true)
    body(&self)
    let cost = steps
    (variables, functions, rounds, loops) = (
      outer.variables, outer.functions, outer.rounds, outer.loops
    )
    (steps, returning, nesting, isQuiet) = (
      outer.steps, outer.returning, outer.nesting, outer.isQuiet
    )
    isMember = outer.isMember
    return cost
  }

  var canPrint: Bool { !isQuiet && rounds <= Limit.prints }

  func isAffordable(_ cost: Int) -> Bool {
    rounds * cost + steps <= Limit.steps
  }

  mutating func spend(_ cost: Int = 1) {
    steps += rounds * cost
  }

  // MARK: Names

  mutating func freshName(for kind: Kind) -> String {
    names.fresh(dice.pick(kind.stems))
  }

  func variables(of kind: Kind) -> [Variable] {
    variables.filter { $0.kind == kind }
  }

  func type(named name: String) -> NamedType? {
    types.first { $0.name == name }
  }

  /// `value.member` for every value in reach whose member has the kind that is wanted.
  func reachable(_ kind: Kind) -> [(owner: Variable, member: Member)] {
    variables.flatMap { owner -> [(owner: Variable, member: Member)] in
      guard case .named(let name) = owner.kind, let type = type(named: name) else { return [] }
      return type.members
        .filter { $0.kind == kind && !$0.isMutating && isAffordable($0.cost) }
        .map { (owner, $0) }
    }
  }
}
