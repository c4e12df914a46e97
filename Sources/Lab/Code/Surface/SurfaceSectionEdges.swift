import Engine
import Program

/// Headers and footers of a table's sections.
extension UIKitRows {
  /// Rows of `UITableView`.
  static func addSectionEdges(_ s: inout SurfaceBuilder) {
    s.call(
      "func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)",
      selector: "registerClass:forHeaderFooterViewReuseIdentifier:"
    ) { (world, me, given) in
      world.keep("class " + (given[1].asText ?? ""), given[0].withoutOptionals, of: me)
      return .nothing
    }
    addNibCells(&s, label: "forHeaderFooterViewReuseIdentifier")
    s.call(
      "func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?",
      selector: "dequeueReusableHeaderFooterViewWithIdentifier:"
    ) { (world, me, given) throws(Stop) in
      try world.cell(
        for: given[0].asText ?? "", in: me, isSure: false, base: "UITableViewHeaderFooterView")
    }
    for (name, isHeader) in [("header", true), ("footer", false)] {
      s.call(
        "func \(name)View(forSection section: Int) -> UITableViewHeaderFooterView?",
        selector: name + "ViewForSection:"
      ) { (world, me, given) in
        world.sectionView(of: me, given[0].asInteger ?? 0, isHeader: isHeader)
      }
    }
  }

  static func addHeaderViews(_ s: inout SurfaceBuilder) {
    s.type("UITableViewHeaderFooterView", above: "UIView")
    s.make("init(reuseIdentifier: String?)") { (world, id, given) in
      world.host.machine.keep("reuseIdentifier", given[0], of: id)
      world.setFrame(of: id, world.value(Rect(0, 0, 320, 28)))
      return true
    }
    s.get("let contentView: UIView") { (world, me) in world.content(of: me) }
    for name in ["textLabel", "detailTextLabel"] {
      s.get("let \(name): UILabel?") { (world, me) in world.label(name, of: me) }
    }
    s.looks(
      "let reuseIdentifier: String?", "func prepareForReuse()", "var backgroundView: UIView?",
      "var contentConfiguration: Any?", "var backgroundConfiguration: Any?")
  }
}

extension UIKitWorld {
  fileprivate func sectionView(
    of me: ProgramValue, _ section: Int64, isHeader: Bool
  ) -> ProgramValue {
    guard let table = view(me) else { return .null }
    for view in scene.subviews(of: table) {
      guard let id = host.machine.memory.object(native: Object.view(view).code),
        host.machine.kept("section", of: id)?.asInteger == section,
        host.machine.kept("isHeader", of: id)?.asBool == isHeader
      else { continue }
      return ProgramValue.object(id).wrapped
    }
    return .null
  }
}
