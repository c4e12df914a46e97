import Engine
import Program

/// Collections as lists: rows below one another, and cells that a registration fills.
extension UIKitRows {
  static func addCollectionLists(_ s: inout SurfaceBuilder) {
    s.enumeration(
      "UICollectionLayoutListConfiguration.Appearance", "plain", "grouped", "insetGrouped",
      "sidebar", "sidebarPlain", prefix: "UICollectionLayoutListAppearance")
    s.type("UICollectionLayoutListConfiguration", above: "NSObject")
    s.make("init(appearance: UICollectionLayoutListConfiguration.Appearance)") {
      (world, id, given) in
      world.keep("appearance", given[0], of: .object(id))
      return true
    }
    s.looks(
      "var showsSeparators: Bool", "var backgroundColor: UIColor?",
      "var leadingSwipeActionsConfigurationProvider: Any?",
      "var trailingSwipeActionsConfigurationProvider: Any?", "var headerTopPadding: CGFloat?",
      "var separatorConfiguration: Any?")
    for name in ["headerMode", "footerMode"] {
      s.missing("var \(name): Any?", "a list made so has no headers here")
    }
    s.type("UICollectionViewListCell", above: "UICollectionViewCell")
    s.looks(
      "func defaultContentConfiguration() -> UIListContentConfiguration",
      "var contentConfiguration: Any?", "var accessories: [Any]", "var indentationLevel: Int",
      "var backgroundConfiguration: Any?")
    s.type("UICollectionView.CellRegistration", above: "NSObject")
    s.make("init(_ handler: Any)") { (world, id, given) in
      let me = ProgramValue.object(id)
      world.keep("handler", given[0], of: me)
      world.keep(
        "className", .text(world.host.registeredClass ?? "UICollectionViewListCell"), of: me)
      return true
    }
  }

  /// Continues UICollectionView.
  static func addConfiguredCells(_ s: inout SurfaceBuilder) {
    s.call(
      "func dequeueConfiguredReusableCell(using registration: UICollectionView.CellRegistration, for indexPath: IndexPath, item: Any?) -> UICollectionViewCell",
      "a cell, filled by the registration's closure"
    ) { (world, me, given) throws(Stop) in
      let name = world.kept("className", of: given[0])?.asText ?? "UICollectionViewListCell"
      let identifier = "registered " + name
      var cell = ProgramValue.null
      if let id = me.asObject, let used = world.host.takePooled(identifier, of: id, &world.delivery)
      {
        cell = used
      } else {
        let made = world.host.enter(&world.delivery) {
          (machine, world) throws(Stop) -> ProgramValue? in
          try machine.make(
            name, [world.value(Rect.zero)], labels: ["frame"], selector: "initWithFrame:",
            in: &world)
        }
        try world.goOn()
        cell = made?.withoutOptionals ?? .null
        world.keep("reuseIdentifier", .text(identifier), of: cell)
      }
      guard let handler = world.kept("handler", of: given[0]) else { return cell }
      // Nobody else holds it until it is in the list.
      let keeper = ProgramValue.object(world.host.keeper)
      world.keep("configured", cell, of: keeper)
      _ = world.host.call(handler, [cell, given[1], given[2]], &world.delivery)
      world.keep("configured", nil, of: keeper)
      try world.goOn()
      return cell
    }
  }

  /// Continues UICollectionViewCompositionalLayout.
  static func addListLayout(_ s: inout SurfaceBuilder) {
    s.call(
      "static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout",
      selector: "layoutWithListConfiguration:"
    ) { (world, _, given) in
      let section = world.newObject(SurfaceIndex.uikit.type(named: "NSCollectionLayoutSection"))
      world.keep("list", given[0], of: section)
      let made = world.newObject(
        SurfaceIndex.uikit.type(named: "UICollectionViewCompositionalLayout"))
      world.keep("section", section, of: made)
      return made
    }
  }
}

extension CodeHost {
  /// `CellRegistration<RowCell, Note>`: the class that stands in the line which runs.
  fileprivate var registeredClass: String? {
    let place = machine.place
    guard sources.indices.contains(Int(place.source)) else { return nil }
    let line = sources[Int(place.source)].assignmentText(of: place.start)
    var rest = line[...]
    let start = "CellRegistration<"
    while !rest.isEmpty, !rest.hasPrefix(start) { rest = rest.dropFirst() }
    let name = rest.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
