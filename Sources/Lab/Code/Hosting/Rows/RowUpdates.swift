import Engine
import Program

/// What changes of a list's rows: all of them, or those that the program names.
struct RowUpdate {
  var isWhole = false
  var deleted: Set<RowPlace> = []
  var inserted: Set<RowPlace> = []
  var reloaded: Set<RowPlace> = []
  var sections = SectionUpdate()

  static let whole = RowUpdate(isWhole: true)
}

/// Whole sections that come, go and are loaded again.
struct SectionUpdate {
  var deleted: Set<Int> = []
  var inserted: Set<Int> = []
  var reloaded: Set<Int> = []

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty }

  fileprivate func leaves(_ section: Int) -> Bool {
    deleted.contains(section) || reloaded.contains(section)
  }

  /// What stays of each section, by where it is afterwards.
  fileprivate func moved<T>(_ sections: [[T]]) -> [[T]] {
    var sections = sections
    for old in deleted.sorted(by: >) where sections.indices.contains(old) {
      sections.remove(at: old)
    }
    for new in inserted.sorted() {
      while sections.count < new { sections.append([]) }
      sections.insert([], at: new)
    }
    return sections
  }
}

/// A cell or header that stands in a list.
struct StandingRow {
  var view: ViewID
  var id: ObjectID
  var place: RowPlace
}

extension CodeHost {
  /// Asks the data source for every row again. The cells that were there wait to be used again.
  func reload(_ table: ViewID, _ delivery: inout Delivery) {
    update(table, .whole, &delivery)
  }

  /// Rows that stay keep their cells.
  func update(_ table: ViewID, _ update: RowUpdate, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.view(table).code),
      let source = machine.kept("dataSource", of: id)?.anyObject, machine.memory.isAlive(source),
      machine.kept("static rows", of: id) == nil
    else { return }
    let isTable = delivery.scene[table].kind == .tableView
    var (staying, leaving) = ([[StandingRow]](), [StandingRow]())
    for row in standingRows(of: table, delivery).reversed() {
      if update.isWhole || update.deleted.contains(row.place)
        || update.reloaded.contains(row.place) || update.sections.leaves(row.place.section)
      {
        leaving.insert(row, at: 0)
      } else {
        while staying.count <= row.place.section { staying.append([]) }
        staying[row.place.section].append(row)
      }
    }
    staying = update.sections.moved(staying)
    takeOut(leaving, &delivery)
    // What goes as a whole is free for the rows that come; a single row is asked for while its old cell is there.
    if update.isWhole { for row in leaving { pool(row.id, of: id) } }
    var placer = RowPlacer(host: self, table: table, id: id, isTable: isTable)
    placer.begin(isWhole: update.isWhole || !update.sections.isEmpty, &delivery)
    // Nobody scrolls through more; each is a view.
    var left = 500
    for section in 0..<min(sectionCount(of: id, source, isTable, &delivery), 100) {
      let count = rowCount(of: id, section, source, isTable, &delivery)
      placer.addEdge(section, isHeader: true, source, &delivery)
      for row in 0..<max(0, min(count, left)) {
        left -= 1
        guard stop == nil else { return }
        let place = RowPlace(section: section, row: row)
        let isNew = update.inserted.contains(place) || update.reloaded.contains(place)
        if !isNew, staying.indices.contains(section), let old = staying[section].popLast() {
          placer.put(old.id, old.view, at: place, &delivery)
        } else {
          placer.add(place, source, &delivery)
        }
      }
      placer.addEdge(section, isHeader: false, source, &delivery)
    }
    let rest = staying.flatMap { $0 }
    takeOut(rest, &delivery)
    for row in rest + (update.isWhole ? [] : leaving) { pool(row.id, of: id) }
    machine.keep("leaving", nil, of: keeper)
    placer.finish(&delivery)
  }

  private func takeOut(_ rows: [StandingRow], _ delivery: inout Delivery) {
    guard !rows.isEmpty else { return }
    // Nobody else holds them until they are in the pool.
    let held = machine.kept("leaving", of: keeper)?.members ?? []
    machine.keep("leaving", .array(held + rows.map { .object($0.id) }), of: keeper)
    for row in rows {
      delivery.scene.deselectRow(row.view)
      try? delivery.move(row.view, to: nil, moments: UIKitWorld.noMoments)
    }
  }

  /// The cells of a list, in the order of their rows.
  func standingRows(of table: ViewID, _ delivery: Delivery) -> [StandingRow] {
    delivery.scene.subviews(of: table).compactMap { view in
      guard let id = machine.memory.object(native: Object.view(view).code),
        let place = place(ofCell: id)
      else { return nil }
      return StandingRow(view: view, id: id, place: place)
    }
    .sorted { $0.place < $1.place }
  }

  func sectionCount(
    of id: ObjectID, _ source: ObjectID, _ isTable: Bool, _ delivery: inout Delivery
  ) -> Int {
    if let snapshot = snapshot(of: source) { return snapshot.sections.count }
    let count =
      call(
        isTable
          ? ["numberOfSections(in:)", "numberOfSectionsInTableView:"]
          : ["numberOfSections(in:)", "numberOfSectionsInCollectionView:"],
        on: source, [.object(id)], &delivery)?.asInteger ?? 1
    return Int(clamping: max(0, min(count, 1_000_000)))
  }

  func rowCount(
    of id: ObjectID, _ section: Int, _ source: ObjectID, _ isTable: Bool,
    _ delivery: inout Delivery
  ) -> Int {
    if let snapshot = snapshot(of: source) {
      return snapshot.rows.indices.contains(section) ? snapshot.rows[section].count : 0
    }
    let count =
      call(
        isTable
          ? ["tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:"]
          : [
            "collectionView(_:numberOfItemsInSection:)", "collectionView:numberOfItemsInSection:",
          ],
        on: source, [.object(id), .integer(section)], &delivery)?.asInteger ?? 0
    return Int(clamping: max(0, min(count, 1_000_000)))
  }

  /// The rows stay the same ones, and move below what stands above them now.
  func moveRows(of table: ViewID, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.view(table).code),
      delivery.scene[table].kind == .tableView,
      let top = machine.kept("rows top", of: id)?.asDouble,
      let bottom = machine.kept("rows bottom", of: id)?.asDouble
    else { return }
    var placer = RowPlacer(host: self, table: table, id: id, isTable: true)
    placer.begin(isWhole: false, &delivery)
    let way = placer.y - top
    let moved = delivery.scene.subviews(of: table).filter { view in
      guard let row = machine.memory.object(native: Object.view(view).code) else { return false }
      return machine.kept("indexPath", of: row) != nil || machine.kept("section", of: row) != nil
    }
    for view in moved where way != 0 {
      if let edge = machine.memory.object(native: Object.view(view).code) {
        for name in ["natural", "section top", "section bottom"] {
          guard let old = machine.kept(name, of: edge)?.asDouble else { continue }
          machine.keep(name, .double(old + way), of: edge)
        }
      }
      let frame = delivery.scene.frame(of: view)
      let to = Rect(frame.x, frame.y + way, frame.width, frame.height)
      try? delivery.set(.frame, of: .view(view), to: .rect(to))
    }
    placer.y = bottom + way
    placer.finish(&delivery)
  }
}
