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

extension RowUpdate {
  enum Kind: String, CaseIterable {
    case insert, delete, reload
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
    }
    carryOut(update, of: me)
  }

  /// A list that has not been shown asks for all of its rows when it is.
  private mutating func carryOut(_ update: RowUpdate, of me: ProgramValue) {
    guard let table = view(me), kept("isLoaded", of: me) != nil else { return }
    host.update(table, update, &delivery)
  }
}
