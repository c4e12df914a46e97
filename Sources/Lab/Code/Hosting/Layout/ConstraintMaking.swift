import Engine
import Program

/// What SnapKit and Masonry gather in a closure, and make constraints of when it ends.
///
/// A tie is an object of the program's: attributes of one view, and what they are held to. Its parts are kept with it.
extension UIKitWorld {
  enum Dialect: String {
    case snapKit = "made by snp"
    case masonry = "made by mas"

    var maker: String { self == .snapKit ? "ConstraintMaker" : "MASConstraintMaker" }
    var tie: String { self == .snapKit ? "ConstraintMakerExtendable" : "MASConstraint" }
    var item: String { self == .snapKit ? "ConstraintItem" : "MASViewAttribute" }
  }

  /// What is to become of those that the item has already.
  enum Making { case make, remake, update }

  // MARK: In the closure

  /// `make.top`
  mutating func newTie(
    _ attributes: [LayoutAttribute], of maker: ProgramValue, _ dialect: Dialect
  ) -> ProgramValue {
    let tie = newObject(SurfaceIndex.uikit.type(named: dialect.tie))
    keep("item", kept("item", of: maker), of: tie)
    keep("dialect", .text(dialect.rawValue), of: tie)
    keep("attributes", numbers(of: attributes), of: tie)
    if let origin = host.origin {
      keep("line", .integer(origin.line), of: tie)
      keep("method", .text(origin.method), of: tie)
    }
    keep("ties", .array((kept("ties", of: maker)?.members ?? []) + [tie]), of: maker)
    return tie
  }

  /// `make.top.left`
  mutating func extend(_ tie: ProgramValue, by attributes: [LayoutAttribute]) -> ProgramValue {
    let all = self.attributes("attributes", of: tie) + attributes
    keep("attributes", numbers(of: all), of: tie)
    return tie
  }

  /// `card.snp.bottom`, `card.mas_bottom`
  mutating func target(
    _ item: ProgramValue, _ attributes: [LayoutAttribute], _ dialect: Dialect
  ) -> ProgramValue {
    realizeTitle(item)
    let made = newObject(SurfaceIndex.uikit.type(named: dialect.item))
    keep("item", item.withoutOptionals, of: made)
    keep("attributes", numbers(of: attributes), of: made)
    return made
  }

  /// `.equalTo(…)`: a view, a guide, one of their sides, or what is a constant.
  mutating func hold(
    _ tie: ProgramValue, _ relation: LayoutRelation, to other: ProgramValue?
  ) -> ProgramValue {
    keep("relation", .integer(relation.number), of: tie)
    guard let other = other?.withoutOptionals, !other.isNull else { return tie }
    realizeTitle(other)
    if let path = other.path {
      host.note(unknown: path)
      keep("isVoid", .bool(true), of: tie)
    } else if other.asDouble != nil || numbers(other) != nil {
      keep("constant", other, of: tie)
    } else if layoutItem(other) == nil, let item = kept("item", of: other) {
      keep("target", item, of: tie)
      keep("targetAttributes", kept("attributes", of: other), of: tie)
    } else {
      keep("target", other, of: tie)
    }
    return tie
  }

  mutating func holdToSuperview(
    _ tie: ProgramValue, _ relation: LayoutRelation
  ) throws(Stop) -> ProgramValue {
    let item = kept("item", of: tie) ?? .null
    guard let outer = superview(of: item) else {
      if let view = view(item), wasLent(view) {
        host.note(unknown: scene.name(of: view) + ".superview")
        keep("isVoid", .bool(true), of: tie)
        return tie
      }
      throw .crash(
        .fatalError(
          "Expected superview but found nil when attempting make constraint `equalToSuperview`."),
        host.machine.place)
    }
    keep("relation", .integer(relation.number), of: tie)
    keep("target", plain(.view(outer)), of: tie)
    return tie
  }

  func superview(of item: ProgramValue) -> ViewID? {
    switch layoutItem(item) {
    case .view(let view)?: scene.superview(of: view)
    case .guide(let view, _)?: view
    case .own(let guide)?: scene.owner(of: .own(guide))
    case nil: nil
    }
  }

  // MARK: At its end

  /// Runs the closure, and makes what it gathered.
  mutating func make(
    for item: ProgramValue, _ closure: ProgramValue, _ how: Making, _ dialect: Dialect
  ) throws(Stop) -> ProgramValue {
    let item = item.withoutOptionals
    realizeTitle(item)
    let maker = newObject(SurfaceIndex.uikit.type(named: dialect.maker))
    keep("item", item, of: maker)
    // Nobody else holds it.
    let keeper = ProgramValue.object(host.keeper)
    let outer = kept("maker", of: keeper)
    keep("maker", .array([outer ?? .null, maker]), of: keeper)
    _ = host.call(closure, [maker], &delivery)
    let ties = kept("ties", of: maker)?.members ?? []
    defer { keep("maker", outer, of: keeper) }
    try goOn()
    if let view = view(item) { scene.setTranslatesMask(view, to: false) }
    if how == .remake { removeMade(for: item, dialect) }
    let hadSome = !made(for: item, dialect).isEmpty
    for tie in ties {
      try install(tie, for: item, how == .update && hadSome, dialect)
    }
    return .array(ties)
  }

  func made(for item: ProgramValue, _ dialect: Dialect) -> [LayoutConstraintID] {
    (kept(dialect.rawValue, of: item)?.members ?? []).compactMap {
      raw($0).flatMap { LayoutCode.constraint($0) }
    }
  }

  mutating func removeMade(for item: ProgramValue, _ dialect: Dialect) {
    for id in made(for: item, dialect) { scene.removeConstraint(id) }
    keep(dialect.rawValue, nil, of: item)
  }

  private mutating func install(
    _ tie: ProgramValue, for item: ProgramValue, _ updates: Bool, _ dialect: Dialect
  ) throws(Stop) {
    let known = updates ? made(for: item, dialect) : []
    let (wanted, origin) = (try constraints(of: tie, dialect), origin(of: tie))
    var ids: [LayoutConstraintID] = []
    for constraint in wanted {
      ids.append(try put(constraint, from: origin, in: known, updates, dialect))
    }
    keep("made", codes(of: ids), of: tie)
    let all = made(for: item, dialect)
    keep(dialect.rawValue, codes(of: all + ids.filter { !all.contains($0) }), of: item)
  }

  /// Those that Masonry makes of its own accord.
  mutating func addMade(
    _ wanted: [LayoutConstraint], for item: ProgramValue, _ dialect: Dialect
  ) throws(Stop) {
    if let view = view(item) { scene.setTranslatesMask(view, to: false) }
    var ids = made(for: item, dialect)
    for constraint in wanted {
      let id = try make(constraint)
      try activate(id)
      ids.append(id)
    }
    keep(dialect.rawValue, codes(of: ids), of: item)
  }

  private func codes(of ids: [LayoutConstraintID]) -> ProgramValue {
    .array(ids.map { .integer(LayoutCode.code($0)) })
  }

  /// Where one is known that differs in its constant alone, that is changed.
  private mutating func put(
    _ constraint: LayoutConstraint, from origin: ConstraintOrigin?,
    in known: [LayoutConstraintID], _ updates: Bool, _ dialect: Dialect
  ) throws(Stop) -> LayoutConstraintID {
    if let like = known.first(where: { scene[$0]?.differsInConstantAlone(constraint) == true }) {
      try changeConstant(of: like, to: constraint.constant)
      return like
    }
    if updates, dialect == .snapKit {
      throw .crash(
        .fatalError(
          "Updated constraint could not find existing matching constraint to update: \(scene.text(of: constraint))"
        ), host.machine.place)
    }
    var made = constraint
    made.origin = origin
    let id = try make(made)
    try activate(id)
    return id
  }

  private mutating func changeConstant(
    of id: LayoutConstraintID, to constant: Double
  ) throws(Stop) {
    do throws(SceneError) {
      try scene.setConstant(of: id, to: constant)
    } catch { throw crash(error) }
  }

  private func origin(of tie: ProgramValue) -> ConstraintOrigin? {
    guard let line = kept("line", of: tie).flatMap({ raw($0) }),
      let method = kept("method", of: tie)?.asText
    else { return nil }
    return ConstraintOrigin(method: method, line: line)
  }

  func attributes(_ name: String, of value: ProgramValue) -> [LayoutAttribute] {
    var found: [LayoutAttribute] = []
    for member in kept(name, of: value)?.members ?? [] {
      if let number = raw(member), let attribute = LayoutAttribute(rawValue: number) {
        found.append(attribute)
      }
    }
    return found
  }

  private func numbers(of attributes: [LayoutAttribute]) -> ProgramValue {
    .array(attributes.map { .integer($0.rawValue) })
  }
}

extension LayoutConstraint {
  fileprivate func differsInConstantAlone(_ other: LayoutConstraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && multiplier == other.multiplier && priority == other.priority
  }
}

extension LayoutRelation {
  var number: Int {
    switch self {
    case .lessOrEqual: -1
    case .equal: 0
    case .greaterOrEqual: 1
    }
  }

  init(number: Int) { self = number < 0 ? .lessOrEqual : number > 0 ? .greaterOrEqual : .equal }
}
