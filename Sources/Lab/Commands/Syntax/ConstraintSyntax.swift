import Engine

extension Syntax where Value == LayoutConstraint {
  /// `redeem.centerX = card.centerX + 10 @750`
  static var constraint: Syntax<LayoutConstraint> {
    let anchor = Syntax<LayoutAnchor>.anchor.form
    let number = Form.value(.number(low: -farthest, high: farthest), label: "number")
    return Syntax(
      .sequence([
        anchor, .choice([.word("="), .word("<="), .word(">=")]), .choice([anchor, number]),
        .optional(.sequence([.word("+"), number])), .optional(.sequence([.word("@"), number])),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      reader.splitSigns()
      return try reader.constraint()
    }
  }
}

extension Syntax where Value == LayoutAnchor {
  static var anchor: Syntax<LayoutAnchor> {
    Syntax(.value(.anchor, label: "view.attribute")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.anchor()
    }
  }
}

extension Syntax where Value == BuildingCommand {
  /// `unconstrain redeem.centerX`, or all of `redeem`'s.
  static var unconstraining: Syntax<BuildingCommand> {
    let view = Syntax<ViewID>.view
    return Syntax(.choice([Syntax<LayoutAnchor>.anchor.form, view.form])) {
      (reader: inout Reader) throws(CommandError) in
      if let next = reader.next, reader.scene.object(named: next.text)?.view != nil {
        return .unconstrain(.view(try view.read(&reader)), nil)
      }
      let anchor = try reader.anchor()
      return .unconstrain(anchor.item, anchor.attribute)
    }
  }
}

extension Reader {
  fileprivate mutating func constraint() throws(CommandError) -> LayoutConstraint {
    let first = try anchor()
    let relation = try self.relation()
    var made = LayoutConstraint(first, relation)
    let sign: Double = takeMark("-") ? -1 : 1
    if sign > 0, let second = try attempt(.anchor) {
      made.second = second
      if takeMark("*") { made.multiplier = try amount() }
    } else {
      let number = sign * (try amount())
      if takeMark("*") {
        (made.second, made.multiplier) = (try anchor(), number)
      } else {
        made.constant = number
      }
    }
    while let sign = try self.sign() { made.constant += sign * (try amount()) }
    if takeMark("@") {
      made.priority = LayoutPriority(Float(try self.number(Reader.priority, low: 1, high: 1000)))
    }
    return made
  }

  private static let priority = Sort.number(low: 1, high: 1000)

  private mutating func amount() throws(CommandError) -> Double {
    try number(.number(low: -farthest, high: farthest), low: -farthest, high: farthest)
  }

  private mutating func relation() throws(CommandError) -> LayoutRelation {
    if takeMark("≤") { return .lessOrEqual }
    if takeMark("≥") { return .greaterOrEqual }
    let isLess = takeMark("<")
    let isGreater = !isLess && takeMark(">")
    let isEqual = takeMark("=")
    guard isLess || isGreater || isEqual else {
      throw failure(.expected([.word("="), .word("<="), .word(">=")], found: next?.text))
    }
    if !isLess, !isGreater { _ = takeMark("=") }
    return isLess ? .lessOrEqual : isGreater ? .greaterOrEqual : .equal
  }

  private mutating func sign() throws(CommandError) -> Double? {
    if takeMark("+") { return 1 }
    if takeMark("-") { return -1 }
    note(failure(.expected([.word("+"), .word("@")], found: next?.text)))
    return nil
  }

  /// `card.centerX`, `view.safeAreaLayoutGuide.top`
  fileprivate mutating func anchor() throws(CommandError) -> LayoutAnchor {
    guard let next, next.kind == .plain, let dot = next.text.lastIndex(of: ".") else {
      throw expected(.anchor)
    }
    let (owner, last) = (String(next.text[..<dot]), String(next.text[dot...].dropFirst()))
    let item = try self.item(owner)
    let key = last.hasSuffix("Anchor") ? String(last.dropLast(6)) : last
    let known = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    guard let attribute = known.first(where: { $0.name.spellingKey == key.spellingKey }) else {
      throw failure(
        .unknownAttribute(last),
        Nearest.words(to: key, among: known.map { $0.name }).map { owner + "." + $0 })
    }
    at += 1
    return LayoutAnchor(item, attribute)
  }

  private func item(_ name: String) throws(CommandError) -> LayoutItem {
    if let object = scene.object(named: name) {
      guard let view = object.view else { throw wrongKind(object, wanted: .view) }
      return .view(view)
    }
    if let dot = name.lastIndex(of: "."),
      let view = scene.object(named: String(name[..<dot]))?.view
    {
      let word = String(name[dot...].dropFirst())
      if let guide = LayoutGuide.allCases.first(where: {
        $0.rawValue.spellingKey == word.spellingKey
      }) {
        return .guide(view, guide)
      }
      throw failure(
        .unknownAttribute(word),
        Nearest.words(to: word, among: LayoutGuide.allCases.map { $0.rawValue }))
    }
    throw failure(.unknownName(name), Nearest.names(to: name, in: scene, sort: .view))
  }
}
