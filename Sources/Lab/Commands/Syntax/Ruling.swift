import Engine

extension Syntax where Value == RuleChange {
  /// A whole rulebook, or one point of it: `nil-target=sender`.
  static var ruleChange: Syntax<RuleChange> {
    either(
      .oneOf(
        "rulebook", [(["uikit"], .book(.uikit)), (["documents"], .book(.documents))]),
      Syntax(.value(.rulebookPoint, label: "point=value")) {
        (reader: inout Reader) throws(CommandError) in try reader.rulebookPoint()
      })
  }
}

extension Syntax where Value == SessionCommand {
  static var ruling: Syntax<SessionCommand> {
    let change = Syntax<RuleChange>.ruleChange
    return Syntax(.optional(change.form)) { (reader: inout Reader) throws(CommandError) in
      var changes: [RuleChange] = []
      while reader.next != nil { changes.append(try change.read(&reader)) }
      _ = try reader.attempt(change)
      return .rules(changes)
    }
  }

  static var explaining: Syntax<SessionCommand> {
    let which = either(
      Syntax<Void>.word("back").map { Explanation.Step.back },
      Syntax<Int>.whole(1, 1_000_000).labelled("n").map { Explanation.Step.number($0) })
    let step = after("step", which.otherwise(.next)).map { Explanation.step($0) }
    let rule = Syntax<Explanation>(.value(.rule, label: "rule")) {
      (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next, next.kind != .mark else { throw reader.expected(.rule) }
      let key = next.text.spellingKey
      if let mistake = Mistake.allCases.first(where: { $0.rawValue.spellingKey == key }) {
        reader.at += 1
        return .mistake(mistake)
      }
      guard let rule = Rule.allCases.first(where: { $0.rawValue.spellingKey == key }) else {
        throw reader.failure(
          .unknownRule(next.text),
          Nearest.words(
            to: next.text,
            among: Rule.allCases.map { $0.rawValue } + Mistake.allCases.map { $0.rawValue }))
      }
      reader.at += 1
      return .rule(rule)
    }
    let code = Syntax<Void>.word("code").map { Explanation.code }
    return command(either(either(step, code), rule).otherwise(.last)) { .explain($0) }
  }

  /// What `import` has left in a session.
  static var storyboard: Syntax<SessionCommand> {
    Syntax(.optional(.value(.text, label: "text"))) { (reader: inout Reader) throws(CommandError) in
      guard let rest = reader.takeRest() else { return .storyboard(nil) }
      do throws(BoardProblem) { return .storyboard(try StoryboardFile(text: rest.text)) } catch {
        throw reader.expected(.text)
      }
    }
  }

  static var supposing: Syntax<SessionCommand> {
    Syntax(.value(.text, label: "name value")) { (reader: inout Reader) throws(CommandError) in
      guard let rest = reader.takeRest() else { throw reader.expected(.text) }
      // What it is to be is missing behind the name.
      guard let supposition = Supposition(rest.text) else { throw reader.expected(.boolean) }
      return .suppose(supposition)
    }
  }
}

extension Reader {
  mutating func rulebookPoint() throws(CommandError) -> RuleChange {
    guard let next, next.kind != .mark else { throw expected(.rulebookPoint) }
    let key = next.text.spellingKey
    guard let point = RulebookPoint.table.first(where: { $0.name.spellingKey == key }) else {
      let names = ["uikit", "documents"] + RulebookPoint.table.map { $0.name }
      throw failure(.unknownPoint(next.text), Nearest.words(to: next.text, among: names))
    }
    at += 1
    try equals()
    switch point.values {
    case .bool: return .point(point.name, .bool(try Syntax<Bool>.boolean.read(&self)))
    case .number(let high):
      return .point(
        point.name, .number(try number(.number(low: 0, high: high), low: 0, high: high)))
    case .choice(let words):
      let word = try Syntax<String>.oneOf(point.name, words.map { ([$0], $0) }).read(&self)
      return .point(point.name, .words([word]))
    case .several(let words):
      if self.next?.text.spellingKey == "none" {
        at += 1
        return .point(point.name, .words([]))
      }
      // Its name is a plural.
      return .point(point.name, .words(try list(String(point.name.dropLast()), words)))
    }
  }

  /// Words with commas between.
  private mutating func list(
    _ name: String, _ words: [String]
  ) throws(CommandError) -> [String] {
    let chosen = try Syntax<String>.oneOf(name, words.map { ([$0], $0) }).list.read(&self)
    return words.filter { chosen.contains($0) }
  }
}
