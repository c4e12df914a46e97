import Engine
import Program

/// Data sources that are told what there is, and make cells by a closure.
extension UIKitRows {
  static func addDiffable(_ s: inout SurfaceBuilder) {
    s.type(
      "NSDiffableDataSourceSnapshot", .structure, fields: [("sections", "Any"), ("rows", "Any")])
    s.call("init() -> NSDiffableDataSourceSnapshot") { (world, _, _) in
      world.snapshot([], [])
    }
    s.call("mutating func appendSections(_ identifiers: [Any])") { (world, me, given) in
      let old = world.parts(of: me)
      let new = given[0].members
      me = world.snapshot(old.sections + new, old.rows + new.map { _ in [] })
      return .nothing
    }
    s.call("mutating func appendItems(_ identifiers: [Any], toSection: Any? = nil)") {
      (world, me, given) in
      var old = world.parts(of: me)
      guard !old.rows.isEmpty else { return .nothing }
      let wanted = given[1].isLeftOut || given[1].isNull ? nil : given[1].withoutOptionals
      let at = wanted.flatMap { one in old.sections.firstIndex { $0 == one } }
      old.rows[at ?? old.rows.count - 1] += given[0].members
      me = world.snapshot(old.sections, old.rows)
      return .nothing
    }
    s.call("mutating func deleteItems(_ identifiers: [Any])") { (world, me, given) in
      let old = world.parts(of: me)
      let gone = given[0].members
      me = world.snapshot(
        old.sections,
        old.rows.map { rows in rows.filter { row in !gone.contains(row) } })
      return .nothing
    }
    s.call("mutating func deleteAllItems()") { (world, me, _) in
      me = world.snapshot([], [])
      return .nothing
    }
    for name in ["reloadItems", "reconfigureItems", "reloadSections"] {
      s.call("mutating func \(name)(_ identifiers: [Any])") { (_, _, _) in .nothing }
    }
    s.get("let numberOfItems: Int") { (world, me) in
      .integer(world.parts(of: me).rows.reduce(0) { $0 + $1.count })
    }
    s.get("let numberOfSections: Int") { (world, me) in
      .integer(world.parts(of: me).sections.count)
    }
    s.get("let sectionIdentifiers: [Any]") { (world, me) in .array(world.parts(of: me).sections) }
    s.get("let itemIdentifiers: [Any]") { (world, me) in
      .array(world.parts(of: me).rows.flatMap { $0 })
    }
    for (list, item) in [("Table", "tableView"), ("Collection", "collectionView")] {
      s.type("UI\(list)ViewDiffableDataSource", above: "NSObject")
      s.make("init(\(item): UI\(list)View, cellProvider: Any)") { (world, id, given) in
        let me = ProgramValue.object(id)
        world.keep("cellProvider", given[1], of: me)
        world.setDelegate(me, named: "dataSource", of: given[0])
        world.keep("list", given[0].withoutOptionals.weakly, of: me)
        return true
      }
      if list == "Collection" {
        s.keeps("var supplementaryViewProvider: Any?", "makes headers and footers")
      } else {
        s.looks("var defaultRowAnimation: UITableView.RowAnimation")
      }
      s.call(
        "func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)",
        "the list shows what the snapshot says"
      ) { (world, me, given) throws(Stop) in
        world.keep("snapshot", given[0], of: me)
        if let list = world.kept("list", of: me), world.kept("isLoaded", of: list) != nil {
          _ = world.reload(list)
        }
        try world.goOn()
        if !given[2].isLeftOut, !given[2].isNull {
          _ = world.host.call(given[2], [], &world.delivery)
        }
        return .nothing
      }
      s.call("func snapshot() -> NSDiffableDataSourceSnapshot") { (world, me, _) in
        world.kept("snapshot", of: me) ?? world.snapshot([], [])
      }
      s.call("func itemIdentifier(for indexPath: IndexPath) -> Any?") { (world, me, given) in
        guard let place = RowPlace(given[0]), let snapshot = world.kept("snapshot", of: me) else {
          return .null
        }
        return world.parts(of: snapshot).row(at: place)?.wrapped ?? .null
      }
    }
  }
}

struct SnapshotParts {
  var sections: [ProgramValue]
  var rows: [[ProgramValue]]

  func row(at place: RowPlace) -> ProgramValue? {
    guard rows.indices.contains(place.section), rows[place.section].indices.contains(place.row)
    else { return nil }
    return rows[place.section][place.row]
  }
}

extension UIKitWorld {
  fileprivate func snapshot(
    _ sections: [ProgramValue], _ rows: [[ProgramValue]]
  ) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "NSDiffableDataSourceSnapshot") else {
      return .null
    }
    return .structure(type.id, [.array(sections), .array(rows.map { .array($0) })])
  }

  fileprivate func parts(of value: ProgramValue) -> SnapshotParts { SnapshotParts(value) }
}

extension SnapshotParts {
  init(_ value: ProgramValue?) {
    guard case .structure(let structure)? = value?.withoutOptionals.content,
      structure.fields.count == 2
    else {
      self.init(sections: [], rows: [])
      return
    }
    self.init(
      sections: structure.fields[0].members, rows: structure.fields[1].members.map { $0.members })
  }
}

extension CodeHost {
  /// What a data source that works by snapshots shows; nil: it is none.
  func snapshot(of source: ObjectID) -> SnapshotParts? {
    guard machine.kept("cellProvider", of: source) != nil else { return nil }
    return SnapshotParts(machine.kept("snapshot", of: source))
  }

  /// The cell that its closure makes.
  func provided(
    _ place: RowPlace, of source: ObjectID, in list: ObjectID, _ delivery: inout Delivery
  ) -> ProgramValue? {
    guard let provider = machine.kept("cellProvider", of: source),
      let item = snapshot(of: source)?.row(at: place)
    else { return nil }
    return call(provider, [.object(list), place.value, item], &delivery)
  }
}
