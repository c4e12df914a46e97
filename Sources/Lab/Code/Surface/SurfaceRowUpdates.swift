import Engine
import Program

/// Rows that come, go and are loaded again, alone or in one batch.
extension UIKitRows {
  static func addRowUpdates(_ s: inout SurfaceBuilder, item: String) {
    let animation = item == "Row" ? ", with animation: UITableView.RowAnimation" : ""
    let part = item == "Row" ? "RowsAtIndexPaths:withRowAnimation:" : "ItemsAtIndexPaths:"
    for kind in RowUpdate.Kind.allCases {
      s.call(
        "func \(kind.rawValue)\(item)s(at indexPaths: [IndexPath]\(animation))",
        "the other rows keep their cells", selector: kind.rawValue + part
      ) { (world, me, given) in
        world.update(me, kind, given[0].members)
        return .nothing
      }
    }
    addSectionUpdates(&s, item: item, animation)
    s.call(
      "func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
    ) { (world, me, given) throws(Stop) in
      world.beginUpdates(of: me)
      world.run(given[0], [])
      try world.goOn()
      world.endUpdates(of: me)
      try world.goOn()
      world.run(given[1], [.bool(true)])
      return .nothing
    }
    guard item == "Row" else { return }
    s.call("func beginUpdates()") { (world, me, _) in
      world.beginUpdates(of: me)
      return .nothing
    }
    s.call("func endUpdates()") { (world, me, _) in
      world.endUpdates(of: me)
      return .nothing
    }
  }
}

extension UIKitRows {
  private static func addSectionUpdates(
    _ s: inout SurfaceBuilder, item: String, _ animation: String
  ) {
    let rest = item == "Row" ? ":withRowAnimation:" : ":"
    for kind in RowUpdate.Kind.allCases {
      s.call(
        "func \(kind.rawValue)Sections(_ sections: IndexSet\(animation))",
        "all rows of them", selector: kind.rawValue + "Sections" + rest
      ) { (world, me, given) in
        world.update(me, kind, sections: world.indexes(given[0]))
        return .nothing
      }
    }
  }

  /// Numbers of sections and of rows.
  static func addIndexSets(_ s: inout SurfaceBuilder) {
    s.type("IndexSet", above: "NSObject", other: "NSIndexSet")
    s.make("init()") { (_, _, _) in true }
    s.make("init(integer: Int)") { (world, id, given) in
      world.keep("indexes", .array([given[0]]), of: .object(id))
      return true
    }
    s.make("init(_ elements: [Int])") { (world, id, given) in
      world.keep("indexes", .array(given[0].members), of: .object(id))
      return true
    }
    s.call("static func indexSetWithIndex(_ value: Int) -> IndexSet") { (world, _, given) in
      world.indexSet([given[0]])
    }
    s.call("static func indexSetWithIndexesInRange(_ range: NSRange) -> IndexSet") {
      (world, _, given) in
      let parts = world.numbers(given[0]) ?? []
      guard parts.count == 2, parts[1] > 0, parts[1] < 10_000 else { return world.indexSet([]) }
      return world.indexSet((0..<Int(parts[1])).map { .integer(Int(parts[0]) + $0) })
    }
  }
}

extension RowUpdate {
  enum Kind: String, CaseIterable {
    case insert, delete, reload
  }

  fileprivate mutating func add(_ kind: Kind, sections: [Int]) {
    switch kind {
    case .insert: self.sections.inserted.formUnion(sections)
    case .delete: self.sections.deleted.formUnion(sections)
    case .reload: self.sections.reloaded.formUnion(sections)
    }
  }

  fileprivate mutating func add(_ kind: Kind, _ places: [RowPlace]) {
    switch kind {
    case .insert: inserted.formUnion(places)
    case .delete: deleted.formUnion(places)
    case .reload: reloaded.formUnion(places)
    }
  }
}

extension UIKitWorld {
  mutating func run(_ closure: ProgramValue, _ given: [ProgramValue]) {
    guard !closure.isNull, !closure.isLeftOut else { return }
    _ = host.call(closure, given, &delivery)
  }

  /// At once, or where a batch has begun when that ends.
  fileprivate mutating func update(
    _ me: ProgramValue, _ kind: RowUpdate.Kind, _ paths: [ProgramValue]
  ) {
    if kept("batch", of: me) != nil {
      let name = "batch " + kind.rawValue
      keep(name, .array((kept(name, of: me)?.members ?? []) + paths), of: me)
      return
    }
    var update = RowUpdate()
    update.add(kind, paths.compactMap { RowPlace($0) })
    carryOut(update, of: me)
  }

  fileprivate mutating func update(
    _ me: ProgramValue, _ kind: RowUpdate.Kind, sections: [Int]
  ) {
    if kept("batch", of: me) != nil {
      let name = "batch sections " + kind.rawValue
      let more = sections.map { ProgramValue.integer($0) }
      keep(name, .array((kept(name, of: me)?.members ?? []) + more), of: me)
      return
    }
    var update = RowUpdate()
    update.add(kind, sections: sections)
    carryOut(update, of: me)
  }

  fileprivate mutating func indexSet(_ members: [ProgramValue]) -> ProgramValue {
    let made = newObject(SurfaceIndex.uikit.type(named: "IndexSet"))
    keep("indexes", .array(members), of: made)
    return made
  }

  /// An index set, or an array that stands for one.
  fileprivate func indexes(_ value: ProgramValue) -> [Int] {
    let members = kept("indexes", of: value)?.members ?? value.withoutOptionals.members
    return members.compactMap { $0.asInteger.map { Int(clamping: $0) } }
  }

  fileprivate mutating func beginUpdates(of me: ProgramValue) {
    let depth = kept("batch", of: me)?.asInteger ?? 0
    keep("batch", .integer(Int(clamping: depth + 1)), of: me)
  }

  fileprivate mutating func endUpdates(of me: ProgramValue) {
    guard let depth = kept("batch", of: me)?.asInteger else { return }
    guard depth <= 1 else { return keep("batch", .integer(Int(clamping: depth - 1)), of: me) }
    keep("batch", nil, of: me)
    var update = RowUpdate()
    for kind in RowUpdate.Kind.allCases {
      let name = "batch " + kind.rawValue
      update.add(kind, (kept(name, of: me)?.members ?? []).compactMap { RowPlace($0) })
      keep(name, nil, of: me)
      let sections = "batch sections " + kind.rawValue
      update.add(
        kind,
        sections: (kept(sections, of: me)?.members ?? []).compactMap {
          $0.asInteger.map { Int(clamping: $0) }
        })
      keep(sections, nil, of: me)
    }
    carryOut(update, of: me)
  }

  /// A list that has not been shown asks for all of its rows when it is.
  private mutating func carryOut(_ update: RowUpdate, of me: ProgramValue) {
    guard let table = view(me), kept("isLoaded", of: me) != nil else { return }
    host.update(table, update, &delivery)
  }
}
