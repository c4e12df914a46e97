import Engine
import Program

/// Rows of tables and cells of collections, made from the data source.
extension UIKitWorld {
  func indexPath(of cell: ViewID) -> ProgramValue {
    guard let id = host.machine.memory.object(native: Object.view(cell).code),
      let path = host.machine.kept("indexPath", of: id)
    else { return .structure(UIKitRows.indexPath.id, [.integer(0), .integer(0)]) }
    return path
  }

  /// A new cell of the registered class: nothing is used again here.
  mutating func cell(
    for identifier: String, in table: ProgramValue, isSure: Bool, base: String
  ) throws(Stop) -> ProgramValue {
    var registered = kept("class " + identifier, of: table)
    if let nib = registered, let name = kept("nibName", of: nib) {
      keep("nib " + identifier, name, of: table)
      registered = nil
    }
    if registered == nil, let id = table.asObject {
      let made = host.nibCell(identifier, in: id, &delivery)
      try goOn()
      if let made { return isSure ? made : made.wrapped }
    }
    let type: ProgramType
    if case .type(let known)? = registered?.content {
      type = known
    } else if let plain = SurfaceIndex.uikit.type(named: base) {
      type = .instance(plain.id, [])
    } else {
      return .null
    }
    let made: ProgramValue? = host.enter(&delivery) {
      (machine, world) throws(Stop) -> ProgramValue? in
      base == "UITableViewCell"
        ? try machine.make(
          type, [world.enumeration("UITableViewCell.CellStyle", "default"), .text(identifier)],
          labels: ["style", "reuseIdentifier"], selector: "initWithStyle:reuseIdentifier:",
          in: &world)
        : try machine.make(
          type, [world.value(Rect.zero)], labels: ["frame"], selector: "initWithFrame:",
          in: &world)
    }
    try goOn()
    guard let made, !made.isNull else { return .null }
    return isSure ? made.withoutOptionals : made.withoutOptionals.wrapped
  }

  mutating func cells(of table: ProgramValue) -> ProgramValue {
    guard let view = self.view(table) else { return .array([]) }
    let all = scene.subviews(of: view).filter { cell in
      host.machine.memory.object(native: Object.view(cell).code)
        .flatMap { host.machine.kept("indexPath", of: $0) } != nil
    }
    return .array(all.map { plain(.view($0)) })
  }

  mutating func shownCell(_ path: ProgramValue, in table: ProgramValue) -> ProgramValue {
    let wanted = numbers(path)
    for cell in cells(of: table).members
    where kept("indexPath", of: cell).flatMap({ numbers($0) }) == wanted {
      return cell.wrapped
    }
    return .null
  }

  mutating func reload(_ table: ProgramValue) -> ProgramValue {
    if let view = view(table) { host.reload(view, &delivery) }
    return .nothing
  }

  /// A cell's own label, in its content view and as wide.
  mutating func label(_ name: String, of cell: ProgramValue) -> ProgramValue {
    if let known = kept(name, of: cell) { return known.wrapped }
    guard let view = self.view(cell), let content = self.view(content(of: cell)) else {
      return .null
    }
    let size = scene.bounds(of: content).size
    let free = host.freeName(scene.name(of: view) + "Label", scene)
    guard
      let made = try? scene.addView(
        .label, named: free, in: content, frame: Rect(16, 0, max(0, size.width - 32), size.height))
    else { return .null }
    scene.setAutoresizing(of: made, raw: 18)
    let value = plain(.view(made))
    keep(name, value, of: cell)
    return value.wrapped
  }

  mutating func makeTable(for id: ObjectID) -> Bool {
    guard let own = controller(.object(id)) else { return true }
    let free = host.freeName("tableView", scene)
    guard
      let table = try? scene.addView(.tableView, named: free, in: nil, frame: scene.screen.bounds)
    else { return true }
    change { delivery throws(SceneError) in try delivery.scene.setView(of: own, to: table) }
    let value = plain(.view(table))
    for name in ["delegate", "dataSource"] { setDelegate(.object(id), named: name, of: value) }
    return true
  }
}

extension CodeHost {
  /// Asks the data source for every row, and puts their cells one below the other.
  func reload(_ table: ViewID, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.view(table).code),
      let source = machine.kept("dataSource", of: id)?.anyObject, machine.memory.isAlive(source),
      machine.kept("static rows", of: id) == nil
    else { return }
    for old in delivery.scene.subviews(of: table) {
      guard let cell = machine.memory.object(native: Object.view(old).code),
        machine.kept("indexPath", of: cell) != nil
      else { continue }
      try? delivery.move(old, to: nil, moments: UIKitWorld.noMoments)
    }
    let isTable = delivery.scene[table].kind == .tableView
    let sections =
      call(
        isTable
          ? ["numberOfSections(in:)", "numberOfSectionsInTableView:"]
          : ["numberOfSections(in:)", "numberOfSectionsInCollectionView:"],
        on: source, [.object(id)], &delivery)?.asInteger ?? 1
    var placer = RowPlacer(host: self, table: table, id: id, isTable: isTable)
    placer.begin(&delivery)
    // Nobody scrolls through more; each is a view.
    var left = 500
    for section in 0..<min(sections, 100) {
      let count =
        call(
          isTable
            ? ["tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:"]
            : [
              "collectionView(_:numberOfItemsInSection:)", "collectionView:numberOfItemsInSection:",
            ],
          on: source, [.object(id), .integer(Int(section))], &delivery)?.asInteger ?? 0
      for row in 0..<max(0, min(count, Int64(left))) {
        left -= 1
        guard stop == nil else { return }
        placer.add(section: Int(section), row: Int(row), source, &delivery)
      }
    }
    placer.finish(&delivery)
  }
}

extension CodeHost {
  /// The rows stay the same ones, and move below what stands above them now.
  func moveRows(of table: ViewID, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.view(table).code),
      delivery.scene[table].kind == .tableView
    else { return }
    let cells = delivery.scene.subviews(of: table).filter { view in
      machine.memory.object(native: Object.view(view).code)
        .map { machine.kept("indexPath", of: $0) != nil } ?? false
    }
    var placer = RowPlacer(host: self, table: table, id: id, isTable: true)
    placer.begin(&delivery)
    for cell in cells { placer.move(cell, &delivery) }
    placer.finish(&delivery)
  }
}

/// Puts cells where they go: rows below one another, cells in lines.
struct RowPlacer {
  let host: CodeHost
  let table: ViewID
  let id: ObjectID
  let isTable: Bool
  private var y = 0.0
  /// Of a collection: what waits for its place, section by section.
  private var items: [(section: Int, path: ProgramValue, view: ViewID)] = []

  init(host: CodeHost, table: ViewID, id: ObjectID, isTable: Bool) {
    (self.host, self.table, self.id, self.isTable) = (host, table, id, isTable)
  }

  /// Rows begin below the table's header.
  mutating func begin(_ delivery: inout Delivery) {
    guard isTable, let header = host.edge("tableHeaderView", of: id, delivery) else { return }
    let width = delivery.scene.bounds(of: table).width
    y = delivery.scene.frame(of: header).height
    try? delivery.set(.frame, of: .view(header), to: .rect(Rect(0, 0, width, y)))
  }

  mutating func add(
    section: Int, row: Int, _ source: ObjectID, _ delivery: inout Delivery
  ) {
    let path = ProgramValue.structure(UIKitRows.indexPath.id, [.integer(section), .integer(row)])
    let names =
      isTable
      ? ["tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:"]
      : ["collectionView(_:cellForItemAt:)", "collectionView:cellForItemAtIndexPath:"]
    let made = host.call(names, on: source, [.object(id), path], &delivery)
    // Nobody else holds it until it is in the table.
    host.machine.keep("cell", made, of: host.keeper)
    defer { host.machine.keep("cell", nil, of: host.keeper) }
    guard let cell = made?.anyObject,
      let view = host.machine.memory.native(of: cell).flatMap({ Object(code: $0) })?.view
    else { return }
    host.machine.keep("indexPath", path, of: cell)
    guard isTable else {
      items.append((section, path, view))
      return put(view, &delivery)
    }
    let height = rowHeight(path, cell, &delivery)
    let width = delivery.scene.bounds(of: table).width
    delivery.scene.setAutoresizing(of: view, raw: 2)
    try? delivery.set(.frame, of: .view(view), to: .rect(Rect(0, y, width, height)))
    y += height
    put(view, &delivery)
  }

  mutating func move(_ cell: ViewID, _ delivery: inout Delivery) {
    let frame = delivery.scene.frame(of: cell)
    try? delivery.set(
      .frame, of: .view(cell), to: .rect(Rect(frame.x, y, frame.width, frame.height)))
    y += frame.height
  }

  private func put(_ view: ViewID, _ delivery: inout Delivery) {
    try? delivery.move(view, to: table, moments: UIKitWorld.noMoments)
  }

  /// Where the layout and its delegate have the items, when all of them are there.
  private mutating func placeItems(_ delivery: inout Delivery) {
    let questions = FlowQuestions(host: host, list: id)
    let (isSideways, bounds) = (questions.isSideways, delivery.scene.bounds(of: table))
    let across = isSideways ? bounds.height : bounds.width
    var at = 0.0
    for number in 0...(items.last?.section ?? 0) {
      let own = items.filter { $0.section == number }
      guard !own.isEmpty else { continue }
      var section = questions.section(number, &delivery)
      section.sizes = own.map { questions.size(of: $0.path, &delivery) }
      let placed = section.frames(across: across, from: at, sideways: isSideways)
      for (item, frame) in zip(own, placed.frames) {
        try? delivery.set(.frame, of: .view(item.view), to: .rect(frame))
      }
      at = placed.end
    }
    let size = isSideways ? Size(at, bounds.height) : Size(bounds.width, at)
    try? delivery.set(.contentSize, of: .view(table), to: .size(size))
  }

  private func rowHeight(
    _ path: ProgramValue, _ cell: ObjectID, _ delivery: inout Delivery
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
    let width = delivery.scene.bounds(of: table).width
    guard
      let content = host.machine.kept("contentView", of: cell)?.anyObject
        .flatMap({ host.machine.memory.native(of: $0) }).flatMap({ Object(code: $0)?.view }),
      !delivery.scene.constraints(about: content).isEmpty
    else { return 44 }
    let size = delivery.scene.fittingSize(
      of: content, target: Size(width, 0), across: .required)
    return size.height > 0 ? size.height : 44
  }

  mutating func finish(_ delivery: inout Delivery) {
    guard isTable else { return placeItems(&delivery) }
    let width = delivery.scene.bounds(of: table).width
    if let footer = host.edge("tableFooterView", of: id, delivery) {
      let height = delivery.scene.frame(of: footer).height
      try? delivery.set(.frame, of: .view(footer), to: .rect(Rect(0, y, width, height)))
      y += height
    }
    try? delivery.set(.contentSize, of: .view(table), to: .size(Size(width, y)))
  }
}
