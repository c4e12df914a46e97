import Engine
import Program

/// Puts cells where they go: rows below one another, cells in lines.
struct RowPlacer {
  let host: CodeHost
  let table: ViewID
  let id: ObjectID
  let isTable: Bool
  var y = 0.0
  /// Headers and footers that stand there, by section.
  var standing: [SectionEdge: ObjectID] = [:]
  /// Where the section begins that is being placed, and its header and footer.
  var sectionTop = 0.0
  var edges: [ObjectID] = []
  /// Headers and footers that stay in sight.
  var floating: [ViewID] = []
  /// Of a collection: what waits for its place, section by section.
  private var items: [CollectionItem] = []
  var sections = 0

  init(host: CodeHost, table: ViewID, id: ObjectID, isTable: Bool) {
    (self.host, self.table, self.id, self.isTable) = (host, table, id, isTable)
  }

  /// Rows begin below the table's header.
  mutating func begin(isWhole: Bool, _ delivery: inout Delivery) {
    guard isTable else {
      if isWhole { host.takeOutEdges(of: table, id, &delivery) }
      return
    }
    collectEdges(isWhole: isWhole, &delivery)
    if let header = host.edge("tableHeaderView", of: id, delivery) {
      let width = delivery.scene.bounds(of: table).width
      y = delivery.scene.frame(of: header).height
      try? delivery.set(.frame, of: .view(header), to: .rect(Rect(0, 0, width, y)))
    }
    host.machine.keep("rows top", .double(y), of: id)
  }

  /// A row that the data source is asked for.
  mutating func add(_ place: RowPlace, _ source: ObjectID, _ delivery: inout Delivery) {
    let names =
      isTable
      ? ["tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:"]
      : ["collectionView(_:cellForItemAt:)", "collectionView:cellForItemAtIndexPath:"]
    let made =
      host.provided(place, of: source, in: id, &delivery)
      ?? host.call(names, on: source, [.object(id), place.value], &delivery)
    // Nobody else holds it until it is in the table.
    host.machine.keep("cell", made, of: host.keeper)
    defer { host.machine.keep("cell", nil, of: host.keeper) }
    guard let cell = made?.anyObject,
      let view = host.machine.memory.native(of: cell).flatMap({ Object(code: $0) })?.view
    else { return }
    put(cell, view, at: place, &delivery)
  }

  /// A cell goes to its row, and into the list where it is not there yet.
  mutating func put(
    _ cell: ObjectID, _ view: ViewID, at place: RowPlace, _ delivery: inout Delivery
  ) {
    host.machine.keep("indexPath", place.value, of: cell)
    if isTable {
      let (x, width) = across(delivery)
      let old = delivery.scene.frame(of: view)
      delivery.scene.setAutoresizing(of: view, raw: 2)
      if old.width != width {
        let wide = Rect(x, y, width, old.height)
        try? delivery.set(.frame, of: .view(view), to: .rect(wide))
      }
      let height = rowHeight(place.value, cell, width, &delivery)
      try? delivery.set(.frame, of: .view(view), to: .rect(Rect(x, y, width, height)))
      y += height
    } else {
      items.append(CollectionItem(place: place, view: view, id: cell))
    }
    guard delivery.scene.superview(of: view) != table else { return }
    try? delivery.move(view, to: table, moments: UIKitWorld.noMoments)
  }

  /// Where cells and headers are from side to side: the inset style leaves room at both.
  func across(_ delivery: Delivery) -> (x: Double, width: Double) {
    let width = delivery.scene.bounds(of: table).width
    guard style == "insetGrouped" else { return (0, width) }
    let inset = delivery.scene.screen.rowMargin
    return (inset, max(0, width - 2 * inset))
  }

  var style: String {
    let kept = host.machine.kept("style", of: id)
    return kept.flatMap { UIKitWorld(delivery: .empty, host: host).word($0) } ?? "plain"
  }

  /// Where the layout and its delegate have the items, when all of them are there.
  private func placeItems(_ delivery: inout Delivery) {
    // They are in the list by now, and size themselves there.
    let size = CollectionPlacer(host: host, list: table, id: id, sections: sections, items: items)
      .place(&delivery)
    try? delivery.set(.contentSize, of: .view(table), to: .size(size))
  }

  private func rowHeight(
    _ path: ProgramValue, _ cell: ObjectID, _ width: Double, _ delivery: inout Delivery
  ) -> Double {
    if let delegate = host.machine.kept("delegate", of: id)?.anyObject,
      let own = host.call(
        ["tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:"], on: delegate,
        [.object(id), path], &delivery)?.asDouble, own > 0
    {
      return own
    }
    let kept = host.machine.kept("rowHeight", of: id)?.asDouble ?? -1
    if kept > 0 { return kept }
    // A row that is tied from top to bottom sizes itself.
    guard let content = host.native(host.machine.kept("contentView", of: cell))?.view,
      !delivery.scene.constraints(about: content).isEmpty
    else { return 44 }
    let room = delivery.scene.bounds(of: content).width
    let size = delivery.scene.fittingSize(
      of: content, target: Size(room > 0 ? room : width, 0), across: .required)
    return size.height > 0 ? size.height : 44
  }

  mutating func finish(_ delivery: inout Delivery) {
    guard isTable else { return placeItems(&delivery) }
    host.machine.keep("rows bottom", .double(y), of: id)
    if !floating.isEmpty { host.machine.keep("floats", .bool(true), of: id) }
    for view in floating { delivery.scene.bringToFront(view) }
    let width = delivery.scene.bounds(of: table).width
    if let footer = host.edge("tableFooterView", of: id, delivery) {
      let height = delivery.scene.frame(of: footer).height
      try? delivery.set(.frame, of: .view(footer), to: .rect(Rect(0, y, width, height)))
      y += height
    }
    try? delivery.set(.contentSize, of: .view(table), to: .size(Size(width, y)))
  }
}

extension Screen {
  /// The margin at each side of a row: wider on wide screens.
  var rowMargin: Double { device.isPad || min(size.width, size.height) >= 414 ? 20 : 16 }
}
