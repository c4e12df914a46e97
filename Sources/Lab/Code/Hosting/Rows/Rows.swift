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

  /// One that waits to be used again, or a new one of the registered class.
  mutating func cell(
    for identifier: String, in table: ProgramValue, isSure: Bool, base: String
  ) throws(Stop) -> ProgramValue {
    if let id = table.asObject, let used = host.takePooled(identifier, of: id, &delivery) {
      try goOn()
      return isSure ? used : used.wrapped
    }
    var registered = kept("class " + identifier, of: table)
    if let nib = registered, let name = kept("nibName", of: nib) {
      keep("nib " + identifier, name, of: table)
      registered = nil
    }
    if registered == nil, let id = table.asObject {
      let made = host.nibCell(identifier, in: id, &delivery)
      try goOn()
      if let made {
        keep("reuseIdentifier", .text(identifier), of: made.withoutOptionals)
        return isSure ? made : made.wrapped
      }
    }
    let type: ProgramType
    if case .type(let known)? = registered?.content {
      type = known
    } else if isSure || host.wantsCell, let plain = SurfaceIndex.uikit.type(named: base) {
      type = .instance(plain.id, [])
    } else {
      return .null
    }
    let takesStyle = base == "UITableViewCell"
    let made: ProgramValue? = host.enter(&delivery) {
      (machine, world) throws(Stop) -> ProgramValue? in
      if base == "UITableViewHeaderFooterView" {
        return try machine.make(
          type, [.text(identifier)], labels: ["reuseIdentifier"],
          selector: "initWithReuseIdentifier:", in: &world)
      }
      return takesStyle
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
    keep("reuseIdentifier", .text(identifier), of: made.withoutOptionals)
    if takesStyle, let list = view(table), let cell = view(made.withoutOptionals),
      scene.bounds(of: cell).width == 0
    {
      // It comes as wide as its table.
      let frame = Rect(0, 0, scene.bounds(of: list).width, 44)
      change { delivery throws(SceneError) in
        try delivery.set(.frame, of: .view(cell), to: .rect(frame))
      }
    }
    return isSure ? made.withoutOptionals : made.withoutOptionals.wrapped
  }

  mutating func cells(of table: ProgramValue) -> ProgramValue {
    guard let view = self.view(table) else { return .array([]) }
    return .array(host.standingRows(of: view, delivery).map { .object($0.id) })
  }

  /// Those that can be seen.
  func shownRows(of table: ProgramValue) -> [StandingRow] {
    guard let view = self.view(table) else { return [] }
    let bounds = scene.bounds(of: view)
    return host.standingRows(of: view, delivery).filter { row in
      let frame = scene.frame(of: row.view)
      return frame.maxY > bounds.minY && frame.y < bounds.maxY && frame.maxX > bounds.minX
        && frame.x < bounds.maxX
    }
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

  mutating func makeTable(for id: ObjectID, style: ProgramValue) -> Bool {
    guard let own = controller(.object(id)) else { return true }
    let free = host.freeName("tableView", scene)
    guard
      let table = try? scene.addView(.tableView, named: free, in: nil, frame: scene.screen.bounds)
    else { return true }
    change { delivery throws(SceneError) in try delivery.scene.setView(of: own, to: table) }
    let value = plain(.view(table))
    keep("style", style, of: value)
    for name in ["delegate", "dataSource"] { setDelegate(.object(id), named: name, of: value) }
    return true
  }

  /// The collection view is a subview of the controller's view.
  mutating func makeCollection(for id: ObjectID, layout: ProgramValue) -> Bool {
    guard let own = controller(.object(id)) else { return true }
    let bounds = scene.screen.bounds
    let free = host.freeName("collectionView", scene)
    let around = scene[own].view
    guard
      let list = try? scene.addView(.collectionView, named: free, in: around, frame: bounds)
    else { return true }
    scene.setAutoresizing(of: list, raw: 18)
    let value = plain(.view(list))
    keep("collectionViewLayout", layout, of: value)
    keep("collectionView", value, of: .object(id))
    for name in ["delegate", "dataSource"] { setDelegate(.object(id), named: name, of: value) }
    return true
  }
}

extension CodeHost {
  /// Is it a cell of a table, and no item of a collection?
  func isRow(_ cell: ProgramValue) -> Bool {
    var next = cell.anyObject.flatMap { machine.worldClass(of: $0) }.map { $0.name }
    while let name = next, name != "UITableViewCell" {
      next = SurfaceIndex.uikit.type(named: name)?.superclass
    }
    return next != nil
  }

  /// Does the statement take for granted that a cell comes, so that a storyboard has it that is not here?
  fileprivate var wantsCell: Bool {
    let place = machine.place
    guard sources.indices.contains(Int(place.source)) else { return false }
    let line = sources[Int(place.source)].assignmentText(of: place.start)
    return line.contains(text: ")!") || line.contains(text: "as!")
  }
}
