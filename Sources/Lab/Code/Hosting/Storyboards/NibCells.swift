import Engine
import Program

/// Cells that a storyboard or a xib has.
extension CodeHost {
  /// A table knows its prototypes by the identifiers by which they are reused.
  func keepCells(
    of object: BoardObject, _ view: ViewID, _ place: BoardPlace, owner: ObjectID,
    _ delivery: inout Delivery
  ) {
    guard !object.prototypes.isEmpty else { return }
    let table = objectID(of: .view(view), in: delivery.scene)
    for cell in object.prototypes {
      guard let identifier = cell.identifier else { continue }
      machine.keep("nib cell " + identifier, BoardPlace(place.board, cell.id).value, of: table)
    }
    machine.keep("nib owner", ProgramValue.object(owner).weakly, of: table)
  }

  /// `dequeueReusableCell(withIdentifier:)`: a prototype, or the cell of a registered xib.
  func nibCell(
    _ identifier: String, in table: ObjectID, _ delivery: inout Delivery
  ) -> ProgramValue? {
    if let name = machine.kept("nib " + identifier, of: table)?.asText {
      guard let board = board(named: name, .xib) else {
        note(unknown: name + ".xib")
        return nil
      }
      return loadXib(board, owner: nil, &delivery).first { native($0)?.view != nil }
    }
    guard let place = BoardPlace(machine.kept("nib cell " + identifier, of: table)),
      boards.indices.contains(place.board),
      let scene = boards[place.board].scenes.first(where: { $0.contains(id: place.id) }),
      let object = scene.find(place.id)
    else { return nil }
    return makeCell(object, scene, place.board, in: table, &delivery)
  }

  private func makeCell(
    _ object: BoardObject, _ scene: BoardScene, _ board: Int, in table: ObjectID,
    _ delivery: inout Delivery
  ) -> ProgramValue? {
    instances.count += 1
    guard instances.count <= 50 * CodeHost.mostInstances else {
      end(with: .tooMuchMemory(machine.place))
      return nil
    }
    let controller = machine.kept("nib owner", of: table)?.anyObject
    let anchor = machine.makeObject(UIKitRows.object)
    var loader = NibLoader(self, board, scene, owner: anchor, delivery.scene.screen)
    var cell: ProgramValue?
    holding(.object(anchor)) {
      if let controller, machine.memory.isAlive(controller), let owner = scene.controller {
        loader.made[owner.id] = .object(controller)
      }
      guard let view = loader.makeView(object, in: nil, &delivery) else { return }
      loader.constrain(&delivery)
      loader.connect(&delivery)
      let id = objectID(of: .view(view), in: delivery.scene)
      if let controller {
        machine.keep("segue owner", ProgramValue.object(controller).weakly, of: id)
      }
      // The cell holds what came with it.
      machine.keep("nib " + object.id, nil, of: anchor)
      machine.keep("nib", .object(anchor), of: id)
      if let identifier = object.identifier {
        machine.keep("reuseIdentifier", .text(identifier), of: id)
      }
      if let list = machine.memory.native(of: table).flatMap({ Object(code: $0)?.view }) {
        hearsOfRows(list, from: view, &delivery)
      }
      cell = .object(id)
    }
    return cell
  }

  /// A row with a segue is asked for it when it is selected.
  func hearsOfRows(_ table: ViewID, from cell: ViewID, _ delivery: inout Delivery) {
    guard delivery.scene[cell].kind == .tableCell,
      let id = machine.memory.object(native: Object.view(cell).code),
      machine.kept("segue", of: id) != nil
    else { return }
    let places = delivery.scene.ownPlaces(of: .view(table))
    delivery.scene.setOwnPlaces(places.union(.rows), of: .view(table))
  }
}

extension CodeHost {
  /// What a table shows is as wide as it is.
  func fitStaticRows(_ delivery: inout Delivery) {
    guard boards.contains(where: { $0.sort == .storyboard }) else { return }
    for index in 0..<delivery.scene.views.count {
      let view = delivery.scene.viewID(numbered: index)
      guard delivery.scene[view].kind == .tableView, delivery.scene.exists(view),
        let id = machine.memory.object(native: Object.view(view).code),
        let height = machine.kept("static rows", of: id)?.asDouble
      else { continue }
      let size = Size(delivery.scene.bounds(of: view).width, height)
      if delivery.scene.rare(view).contentSize != size {
        try? delivery.set(.contentSize, of: .view(view), to: .size(size))
      }
    }
  }
}

extension NibLoader {
  /// Rows that stand in the file, one below the other.
  mutating func makeRows(
    _ object: BoardObject, in table: ViewID, _ delivery: inout Delivery
  ) {
    let id = host.objectID(of: .view(table), in: delivery.scene)
    host.machine.keep("isLoaded", .bool(true), of: id)
    let width = delivery.scene.bounds(of: table).width
    var y =
      host.edge("tableHeaderView", of: id, delivery).map {
        delivery.scene.frame(of: $0).height
      } ?? 0
    host.machine.keep("rows top", .double(y), of: id)
    for (number, section) in object.sections.enumerated() {
      // A title takes a row's place that UIKit documents no height of.
      if section.hasHeader { y += 28 }
      for (row, cell) in section.cells.enumerated() {
        guard let view = makeView(cell, in: table, &delivery) else { continue }
        let height = rowHeight(of: cell, object)
        try? delivery.set(.frame, of: .view(view), to: .rect(Rect(0, y, width, height)))
        delivery.scene.setAutoresizing(of: view, raw: 2)
        y += height
        let path = ProgramValue.structure(
          UIKitRows.indexPath.id, [.integer(number), .integer(row)])
        let inner = host.objectID(of: .view(view), in: delivery.scene)
        host.machine.keep("indexPath", path, of: inner)
      }
      if section.hasFooter { y += 28 }
    }
    host.machine.keep("rows bottom", .double(y), of: id)
    host.machine.keep("static rows", .double(y), of: id)
    try? delivery.set(.contentSize, of: .view(table), to: .size(Size(width, y)))
  }

  private func rowHeight(of cell: BoardObject, _ table: BoardObject) -> Double {
    for object in [cell, table] {
      for case .keptNumber("rowHeight", let height) in object.settings where height > 0 {
        return height
      }
    }
    return cell.frame.map { $0.height > 0 ? $0.height : 44 } ?? 44
  }
}
