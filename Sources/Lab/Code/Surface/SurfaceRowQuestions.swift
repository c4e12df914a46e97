import Engine
import Program

/// What a list knows of its rows.
extension UIKitRows {
  static func addRowQuestions(_ s: inout SurfaceBuilder, item: String) {
    let isRow = item == "Row"
    s.call(
      "func numberOf\(item)s(inSection section: Int) -> Int",
      selector: "numberOf\(item)sInSection:"
    ) { (world, me, given) in
      .integer(world.rowCount(of: me, given[0].asInteger ?? 0))
    }
    s.get("let numberOfSections: Int") { (world, me) in .integer(world.sectionCount(of: me)) }
    s.call(
      isRow
        ? "func indexPathForRow(at point: CGPoint) -> IndexPath?"
        : "func indexPathForItem(at point: CGPoint) -> IndexPath?",
      selector: "indexPathFor\(item)AtPoint:"
    ) { (world, me, given) in
      guard let point = world.point(given[0]) else { return .null }
      return world.rows(of: me).first { world.scene.frame(of: $0.view).contains(point) }?
        .place.value.wrapped ?? .null
    }
    s.get(
      isRow
        ? "let indexPathsForVisibleRows: [IndexPath]?"
        : "let indexPathsForVisibleItems: [IndexPath]"
    ) { (world, me) in
      let all = ProgramValue.array(world.shownRows(of: me).map { $0.place.value })
      return isRow ? all.wrapped : all
    }
    if isRow {
      s.call(
        "func rectForRow(at indexPath: IndexPath) -> CGRect", selector: "rectForRowAtIndexPath:"
      ) { (world, me, given) in
        let place = RowPlace(given[0])
        let row = world.rows(of: me).first { $0.place == place }
        return world.value(row.map { world.scene.frame(of: $0.view) } ?? .zero)
      }
    }
    let position = isRow ? "UITableView.ScrollPosition" : "Any?"
    s.call(
      "func scrollTo\(item)(at indexPath: IndexPath, at scrollPosition: \(position), animated: Bool)",
      selector: "scrollTo\(item)AtIndexPath:atScrollPosition:animated:"
    ) { (world, me, given) in
      world.scroll(me, to: RowPlace(given[0]), world.word(given[1]), given[2].asBool ?? false)
      return .nothing
    }
  }
}

extension UIKitWorld {
  fileprivate func rows(of me: ProgramValue) -> [StandingRow] {
    view(me).map { host.standingRows(of: $0, delivery) } ?? []
  }

  /// What the data source said when it was last asked; it is asked where it never was.
  fileprivate mutating func rowCount(of me: ProgramValue, _ section: Int64) -> Int {
    guard kept("isLoaded", of: me) == nil, let (id, source, isTable) = source(of: me) else {
      return rows(of: me).count { $0.place.section == section }
    }
    return host.rowCount(of: id, Int(clamping: section), source, isTable, &delivery)
  }

  fileprivate mutating func sectionCount(of me: ProgramValue) -> Int {
    guard let (id, source, isTable) = source(of: me) else { return 1 }
    return host.sectionCount(of: id, source, isTable, &delivery)
  }

  private func source(of me: ProgramValue) -> (ObjectID, ObjectID, Bool)? {
    guard let id = me.asObject, let view = view(me),
      let source = kept("dataSource", of: me)?.anyObject
    else { return nil }
    return (id, source, scene[view].kind == .tableView)
  }

  /// The row goes where it is wanted, as far as the content goes.
  fileprivate mutating func scroll(
    _ me: ProgramValue, to place: RowPlace?, _ position: String?, _ isAnimated: Bool
  ) {
    host.notes?.noteOther()
    guard let table = view(me), let row = rows(of: me).first(where: { $0.place == place })
    else { return }
    delivery.scroll(
      table, toShow: scene.frame(of: row.view), at: position ?? "none", animated: isAnimated)
  }
}
