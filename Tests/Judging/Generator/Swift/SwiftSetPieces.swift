/// Small scenes that a grammar would hardly come upon: each declares something and uses it.
extension SwiftWriter {
  mutating func writeSetPiece() {
    switch dice.below(12) {
    case 0: counterScene()
    case 1: labelScene()
    case 2: stackScene()
    case 3: operatorScene()
    case 4: wrapperScene()
    case 5: groupingScene()
    case 6: treeScene()
    case 7: copyScene()
    case 8: resultScene()
    case 9: orderScene()
    case 10: lazyScene()
    default: expressionScene()
    }
  }

  private mutating func number() -> String { storable(.integer, depth: 1).text }

  /// Closures that share a variable.
  private mutating func counterScene() {
    let (make, up, read) = (names.fresh("makeCounter"), names.fresh("up"), names.fresh("read"))
    page.open("func \(make)(_ start: Int) -> (up: (Int) -> Void, read: () -> Int) {")
    page.write("var count = start")
    page.write("return ({ count = (count + $0) % 300 }, { count })")
    page.close()
    page.write("let (\(up), \(read)) = \(make)(\(number()))")
    page.write("\(up)(\(number()))")
    page.write("print(\(read)(), \(make)(\(number())).read())")
    let actions = names.fresh("actions")
    page.write("var \(actions): [(Int) -> Int] = []")
    page.open("for factor in 1...3 {")
    page.write("\(actions).append { ($0 * factor + \(read)()) % 100 }")
    page.write("\(up)(factor)")
    page.close()
    page.write("print(\(actions).map { $0(\(dice.below(20))) })")
  }

  private mutating func labelScene() {
    let (rows, limit) = (names.fresh("rows"), dice.between(3...9))
    page.open("\(rows): for row in 0..<4 {")
    page.open("for column in 0..<4 {")
    page.write("if column == row { continue \(rows) }")
    page.write("if row * column > \(limit) { break \(rows) }")
    page.write("if (row + column + \(dice.below(9))).isMultiple(of: 3) { continue }")
    page.write("print(row, column, terminator: \"; \")")
    page.close()
    page.close()
    page.write("print()")
  }

  private mutating func stackScene() {
    let (type, stack) = (names.fresh("Stack"), names.fresh("stack"))
    page.open("struct \(type)<Element> {")
    page.write("private(set) var items: [Element] = []")
    page.write("var top: Element? { items.last }")
    page.write("mutating func push(_ item: Element) { items.append(item) }")
    page.write("mutating func pop() -> Element? { items.popLast() }")
    page.write(
      "subscript(depth: Int) -> Element? { depth < items.count ? items[items.count - 1 - depth] : nil }"
    )
    page.close()
    page.open("extension \(type) where Element: Comparable {")
    page.write("func largest() -> Element? { items.max() }")
    page.close()
    let kind: Kind = dice.pick([.integer, .text])
    page.write("var \(stack) = \(type)<\(kind.inSwift)>()")
    for _ in 0..<dice.between(2...4) {
      page.write("\(stack).push(\(storable(kind, depth: 1).text))")
    }
    page.write("let \(stack)Copy = \(stack)")
    page.write("print(\(stack).pop() as Any, \(stack).top as Any, \(stack)[1] as Any)")
    page.write("print(\(stack).items, \(stack)Copy.items.count, \(stack)Copy.largest() as Any)")
  }

  private mutating func operatorScene() {
    let (type, v) = (names.fresh("Vector"), names.fresh("v"))
    let sign = dice.pick(["+", "-"])
    page.open("struct \(type): Equatable {")
    page.write("var x: Int")
    page.write("var y: Int")
    page.write("static let zero = \(type)(x: 0, y: 0)")
    page.write(
      "static func \(sign) (a: \(type), b: \(type)) -> \(type) { \(type)(x: a.x \(sign) b.x, y: a.y \(sign) b.y) }"
    )
    page.write("static func * (a: \(type), n: Int) -> \(type) { \(type)(x: a.x * n, y: a.y * n) }")
    page.write("static prefix func - (a: \(type)) -> \(type) { \(type)(x: -a.x, y: -a.y) }")
    page.write("static func \(sign)= (a: inout \(type), b: \(type)) { a = a \(sign) b }")
    page.close()
    page.write("var \(v) = \(type)(x: \(number()), y: \(number()))")
    page.write("\(v) \(sign)= \(type)(x: 1, y: 2) * \(dice.between(2...5))")
    page.write("print(\(v), -\(v), \(v) == .zero, \(v) \(sign) .zero * 3)")
  }

  private mutating func wrapperScene() {
    let (wrapper, type, value) = (
      names.fresh("Limited"), names.fresh("Knobs"), names.fresh("knobs")
    )
    let most = dice.between(10...60)
    page.write("@propertyWrapper")
    page.open("struct \(wrapper) {")
    page.write("private var value = 0")
    page.write("private(set) var projectedValue = 0")
    page.open("var wrappedValue: Int {")
    page.write("get { value }")
    page.open("set {")
    page.write("if newValue > \(most) { projectedValue += 1 }")
    page.write("value = min(max(newValue, 0), \(most))")
    page.close()
    page.close()
    page.write("init(wrappedValue: Int) { self.wrappedValue = wrappedValue }")
    page.close()
    page.open("struct \(type) {")
    page.write("@\(wrapper) var bass = \(dice.below(80))")
    page.write("@\(wrapper) var treble: Int = 5")
    page.close()
    page.write("var \(value) = \(type)()")
    page.write("\(value).bass += \(number())")
    page.write("\(value).treble = \(number())")
    page.write("\(value).treble -= 3")
    page.write("print(\(value).bass, \(value).$bass, \(value).treble, \(value).$treble)")
  }

  private mutating func groupingScene() {
    let (words, groups) = (names.fresh("words"), names.fresh("groups"))
    let list = dice.shuffled(Names.words).prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
    page.write("let \(words) = [\(list)]")
    let key = dice.pick([
      "$0.count", "$0.hasPrefix(\"s\")", "$0.count % 2 == 0", "$0.last == \"n\"",
    ])
    page.write("let \(groups) = Dictionary(grouping: \(words)) { \(key) }")
    page.write("print(\(groups).map { \"\\($0.key): \\($0.value.sorted())\" }.sorted())")
    page.write("print(\(words).sorted { ($0.count, $1) < ($1.count, $0) })")
    page.write(
      "print(zip(\(words), 1...).map { \"\\($1)\\($0.prefix(1).uppercased())\" }.joined(separator: \" \"))"
    )
    page.write(
      "print(\(words).reduce(into: [:]) { $0[$1.first ?? \"?\", default: 0] += 1 }.values.sorted())"
    )
    page.write(
      "print(Set(\(words).map(\\.count)).sorted(), \(words).min { $0.count < $1.count } ?? \"\")")
  }

  private mutating func treeScene() {
    let (type, tree) = (names.fresh("Tree"), names.fresh("tree"))
    page.open("indirect enum \(type) {")
    page.write("case leaf(Int)")
    page.write("case node(\(type), \(type))")
    page.open("var sum: Int {")
    page.open("switch self {")
    page.label("case .leaf(let value): return value")
    page.label(
      "case let .node(left, right): return (left.sum \(dice.pick(["+", "-"])) right.sum) % 700")
    page.close()
    page.close()
    page.open("func mapped(_ change: (Int) -> Int) -> \(type) {")
    page.open("switch self {")
    page.label("case .leaf(let value): .leaf(change(value))")
    page.label("case .node(let left, let right): .node(right.mapped(change), left.mapped(change))")
    page.close()
    page.close()
    page.close()
    page.write(
      "let \(tree) = \(type).node(.leaf(\(number())), .node(.leaf(\(number())), .leaf(\(dice.below(50)))))"
    )
    page.write("print(\(tree).sum, \(tree).mapped { $0 % 7 }.sum)")
    page.write("if case .node(.leaf(let first), _) = \(tree) { print(\"first\", first) }")
  }

  /// Two names for a value, one of which changes.
  private mutating func copyScene() {
    guard let original = dice.pickAny(changeable().filter { $0.kind.isWorthCopying }) else {
      return counterScene()
    }
    let copy = names.fresh("copy")
    page.write("var \(copy) = \(original.name)")
    variables.append(Variable(name: copy, kind: original.kind, isMutable: true))
    change(dice.pick([copy, original.name]), original.kind)
    if case .named(let name) = original.kind, let type = type(named: name) {
      if let member = dice.pickAny(type.members.filter(\.isSettable)), let kind = member.kind {
        change("\(copy).\(member.name)", kind)
      }
    }
    page.write("print(\(printed(copy, original.kind)))")
    page.write("print(\(printed(original.name, original.kind)))")
  }

  private mutating func resultScene() {
    let (type, name) = (names.fresh("Refusal"), names.fresh("weighed"))
    let (limit, other) = (dice.between(5...40), dice.between(2...5))
    page.write("enum \(type): Error { case heavy(by: Int), odd }")
    page.open("func \(name)(_ n: Int) -> Result<Int, \(type)> {")
    page.write("if n > \(limit) { return .failure(.heavy(by: n - \(limit))) }")
    page.write("return n % \(other) == 1 ? .failure(.odd) : .success(n * 2)")
    page.close()
    page.open("for n in [\(number()), \(number()), \(dice.below(40))] {")
    page.open("switch \(name)(n) {")
    page.label("case .success(let value): print(\"took\", value)")
    page.label("case .failure(.heavy(let by)) where by > 10: print(\"far too heavy\")")
    page.label("case .failure(let problem): print(problem)")
    page.close()
    page.close()
    page.write("print((try? \(name)(\(number())).get()) ?? -1, \(name)(2).map { $0 + 1 })")
  }

  /// Who is asked first: calls that tell when they run.
  private mutating func orderScene() {
    let (ask, list) = (names.fresh("ask"), names.fresh("asked"))
    page.write("var \(list): [Int] = []")
    page.open("func \(ask)(_ n: Int, _ answer: Bool = true) -> Bool {")
    page.write("\(list).append(n)")
    page.write("return answer && n % \(dice.between(2...4)) != 0")
    page.close()
    page.write(
      "print(\(ask)(\(dice.below(9))) \(dice.pick(["&&", "||"])) \(ask)(\(dice.below(9)), false) "
        + "\(dice.pick(["&&", "||"])) \(ask)(\(dice.below(9))))")
    page.write("let \(list)Pair = (\(ask)(11), \(ask)(12) ? \(ask)(13) : \(ask)(14))")
    page.write("print(\(list), \(list)Pair)")
    page.write("defer { print(\"at the end\", \(list).count) }")
  }

  private mutating func lazyScene() {
    let (type, object) = (names.fresh("Report"), names.fresh("report"))
    page.open("final class \(type) {")
    page.write("var reads = \(dice.below(9)) { didSet { history.append(oldValue) } }")
    page.write("private(set) var history: [Int] = []")
    page.write("lazy var summary = \"\\(reads) reads\"")
    page.write("weak var other: \(type)?")
    page.close()
    page.write("let \(object) = \(type)()")
    page.write("\(object).reads += \(dice.below(5))")
    page.write("print(\(object).other?.reads as Any)")
    page.write("\(object).other = \(object)")
    page.write("\(object).other?.reads = \(number())")
    page.write("print(\(object).summary)")
    page.write("\(object).reads = 0")
    page.write("print(\(object).summary, \(object).history, \(object).other === \(object))")
  }

  private mutating func expressionScene() {
    let (value, text) = (names.fresh("value"), names.fresh("size"))
    page.write("let \(value) = if \(bool(1).text) { \(number()) } else { \(number()) }")
    page.open("let \(text) = switch \(value) {")
    page.label("case ..<0: \"below\"")
    page.label("case 0...\(dice.between(5...50)): \"small\"")
    page.label("default: \"large\"")
    page.close()
    page.write("print(\(value), \(text))")
    page.write(
      "print([1, nil, \(number())].map { ($0 ?? 0) * 2 }, [\"1\", \"x\"].compactMap { Int($0) })")
    variables.append(Variable(name: value, kind: .integer))
    variables.append(Variable(name: text, kind: .text))
  }
}

extension Kind {
  var isWorthCopying: Bool {
    switch self {
    case .list, .table, .named: true
    default: false
    }
  }
}
