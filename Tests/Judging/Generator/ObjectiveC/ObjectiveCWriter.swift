/// Writes one program in Objective-C, with classes, functions and `main`.
struct ObjectiveCWriter {
  var dice: Dice
  var page = Page()
  var names = Names()
  var variables: [Variable] = []
  var functions: [Function] = []
  var types: [NamedType] = []
  /// How often the place that is being written may be reached.
  var rounds = 1
  /// Steps that the text so far takes at most.
  var steps = 0
  var loops = 0
  var nesting = 0
  /// In functions nothing is printed, since they may be called often.
  var isQuiet = false

  init(dice: Dice) {
    self.dice = dice
  }

  mutating func program(seed: UInt64) -> String {
    page.write("// A program by chance, number \(seed).")
    page.write("#import <Foundation/Foundation.h>")
    page.write("")
    writeHelpers()
    for _ in 0..<dice.between(1...3) {
      writeType()
      page.write("")
    }
    for _ in 0..<dice.between(2...3) {
      writeFunction()
      page.write("")
    }
    page.open("int main(void) {")
    page.open("@autoreleasepool {")
    let kinds: [Kind] = [.integer, .integer, .text, .double, .list(.integer), .table]
    for kind in dice.shuffled(kinds + types.prefix(2).map { .named($0.name) }) {
      declare(kind, isMutable: true)
    }
    for _ in 0..<dice.between(2...4) {
      for _ in 0..<dice.between(2...4) { writeStatement() }
      writeSetPiece()
      printState()
    }
    page.close()
    page.write("return 0;")
    page.close()
    return page.text
  }

  private mutating func writeHelpers() {
    page.open("static NSString *Short(NSString *text) {")
    page.write("return text.length > 20 ? [text substringToIndex:20] : text;")
    page.close()
    page.write("")
    page.open("static NSString *TableText(NSDictionary *table) {")
    page.write("NSMutableArray *parts = [NSMutableArray array];")
    page.open(
      "for (NSString *key in [table.allKeys sortedArrayUsingSelector:@selector(compare:)]) {")
    page.write("[parts addObject:[NSString stringWithFormat:@\"%@=%@\", key, table[key]]];")
    page.close()
    page.write("return [parts componentsJoinedByString:@\" \"];")
    page.close()
    page.write("")
  }

  // MARK: Blocks of statements

  mutating func block(times: Int = 1, _ body: (inout ObjectiveCWriter) -> Void) {
    let outer = (variables: variables, functions: functions, rounds: rounds)
    rounds *= max(times, 1)
    nesting += 1
    body(&self)
    nesting -= 1
    (variables, functions, rounds) = outer
  }

  /// Writes what stands in a function, which sees only what it is given.
  mutating func apart(_ known: [Variable], _ body: (inout ObjectiveCWriter) -> Void) -> Int {
    let outer = (
      variables: variables, functions: functions, rounds: rounds, steps: steps, loops: loops,
      nesting: nesting, isQuiet: isQuiet
    )
    (variables, rounds, steps, loops, nesting, isQuiet) = (known, 1, 1, 0, 0, true)
    body(&self)
    let cost = steps
    (variables, functions, rounds, steps) = (
      outer.variables, outer.functions, outer.rounds, outer.steps
    )
    (loops, nesting, isQuiet) = (outer.loops, outer.nesting, outer.isQuiet)
    return cost + 1
  }

  var canPrint: Bool { !isQuiet && rounds <= Limit.prints }

  func isAffordable(_ cost: Int) -> Bool {
    rounds * cost + steps <= Limit.steps
  }

  mutating func spend(_ cost: Int = 1) {
    steps += rounds * cost
  }

  func variables(of kind: Kind) -> [Variable] {
    variables.filter { $0.kind == kind }
  }

  func type(named name: String) -> NamedType? {
    types.first { $0.name == name }
  }

  mutating func freshName(for kind: Kind) -> String {
    names.fresh(dice.pick(kind.stems))
  }
}

extension Kind {
  /// As it stands before a name: `NSInteger `, `NSString *`.
  func inObjectiveC(isMutable: Bool = false) -> String {
    switch self {
    case .integer: "NSInteger "
    case .double: "double "
    case .bool: "BOOL "
    case .text, .maybe: "NSString *"
    case .list: isMutable ? "NSMutableArray *" : "NSArray *"
    case .table: isMutable ? "NSMutableDictionary *" : "NSDictionary *"
    case .pair: "NSRange "
    case .named(let name): name.hasPrefix("Plain") ? "\(name) " : "\(name) *"
    }
  }
}
