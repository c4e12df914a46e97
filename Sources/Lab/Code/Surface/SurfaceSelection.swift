import Engine
import Program

/// Rows and items that are selected, by a finger or by code.
extension UIKitRows {
  static func addSelection(_ s: inout SurfaceBuilder, item: String) {
    let position = item == "Row" ? "UITableView.ScrollPosition" : "Any?"
    s.call(
      "func deselect\(item)(at indexPath: IndexPath, animated: Bool)",
      selector: "deselect\(item)AtIndexPath:animated:"
    ) { (world, me, given) in
      world.host.notes?.noteOther()
      if let cell = world.view(world.shownCell(given[0], in: me)) { world.scene.deselectRow(cell) }
      return .nothing
    }
    s.call(
      "func select\(item)(at indexPath: IndexPath?, animated: Bool, scrollPosition: \(position))",
      selector: "select\(item)AtIndexPath:animated:scrollPosition:"
    ) { (world, me, given) in
      world.select(given[0], in: me)
      return .nothing
    }
    s.variable(
      "var allowsMultipleSelection: Bool", "may several be selected at once",
      get: { (world, me) in
        .bool(world.view(me).map { world.scene.rare($0).rows.allowsMultipleSelection } ?? false)
      },
      set: { (world, me, value) throws(Stop) in
        guard let table = world.view(me) else { return }
        world.host.notes?.noteOther()
        world.scene.setAllowsMultipleSelection(of: table, to: value.asBool ?? false)
      })
    s.get("let indexPathsForSelected\(item)s: [IndexPath]?") { (world, me) in
      let all = world.selectedPaths(of: me)
      return all.isEmpty && item == "Row" ? .null : ProgramValue.array(all).wrapped
    }
    if item == "Row" {
      s.get("let indexPathForSelectedRow: IndexPath?") { (world, me) in
        world.selectedPaths(of: me).first?.wrapped ?? .null
      }
    }
  }
}

extension UIKitWorld {
  /// None selects none.
  fileprivate mutating func select(_ path: ProgramValue, in me: ProgramValue) {
    host.notes?.noteOther()
    guard let table = view(me) else { return }
    if path.isNull {
      for cell in scene.selectedRows(of: table) { scene.deselectRow(cell) }
    } else if let cell = view(shownCell(path, in: me)) {
      scene.selectRow(cell, in: table)
    }
  }

  fileprivate func selectedPaths(of me: ProgramValue) -> [ProgramValue] {
    guard let table = view(me) else { return [] }
    return scene.selectedRows(of: table).map { indexPath(of: $0) }
  }
}
