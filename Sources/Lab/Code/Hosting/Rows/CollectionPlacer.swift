import Engine
import Program

/// Puts a collection's items where its layout has them, section by section.
struct CollectionPlacer {
  let host: CodeHost
  let list: ViewID
  let id: ObjectID
  let sections: Int
  let items: [CollectionItem]

  /// The content's size.
  func place(_ delivery: inout Delivery) -> Size {
    let questions = FlowQuestions(host: host, list: id)
    if let layout = questions.compositional {
      return CompositionalPlacer(host: host, list: list, id: id, layout: layout)
        .place(items, sections: sections, &delivery)
    }
    let (isSideways, bounds) = (questions.isSideways, delivery.scene.bounds(of: list))
    let across = isSideways ? bounds.height : bounds.width
    var at = 0.0
    for number in 0..<max(sections, (items.last?.place.section ?? -1) + 1) {
      let own = items.filter { $0.place.section == number }
      at = placeEdge(.header, number, at, questions, bounds.size, &delivery)
      var section = questions.section(number, &delivery)
      section.sizes = own.map { item in
        questions.ownSize(of: item, &delivery) ?? questions.size(of: item.place.value, &delivery)
      }
      let placed = section.frames(across: across, from: at, sideways: isSideways)
      for (item, frame) in zip(own, placed.frames) {
        try? delivery.set(.frame, of: .view(item.view), to: .rect(frame))
      }
      at = placeEdge(.footer, number, placed.end, questions, bounds.size, &delivery)
    }
    return isSideways ? Size(at, bounds.height) : Size(bounds.width, at)
  }

  /// A header or footer is as long as the layout says, and as wide as the list.
  private func placeEdge(
    _ edge: CollectionEdge, _ section: Int, _ at: Double, _ questions: FlowQuestions,
    _ room: Size, _ delivery: inout Delivery
  ) -> Double {
    let size = questions.size(of: edge, section, &delivery)
    let length = questions.isSideways ? size.width : size.height
    guard length > 0 else { return at }
    let frame =
      questions.isSideways ? Rect(at, 0, length, room.height) : Rect(0, at, room.width, length)
    host.show(edge, section, in: list, id, frame, &delivery)
    return at + length
  }
}

struct CollectionItem {
  var place: RowPlace
  var view: ViewID
  var id: ObjectID
}

extension CodeHost {
  /// The view that the data source has for it, at a place.
  func show(
    _ edge: CollectionEdge, _ section: Int, in list: ViewID, _ id: ObjectID, _ frame: Rect,
    _ delivery: inout Delivery
  ) {
    var owner = standingEdge(edge, section, in: list, delivery)
    if owner == nil {
      guard let source = machine.kept("dataSource", of: id)?.anyObject else { return }
      let path = RowPlace(section: section, row: 0).value
      let given: [ProgramValue] = [.object(id), .text(edge.kind), path]
      let provider = machine.kept("supplementaryViewProvider", of: source)
      let made =
        provider.flatMap { call($0, given, &delivery) }
        ?? call(
          [
            "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
          ], on: source, given, &delivery)
      owner = made?.anyObject
      // Nobody else holds it until it is in the list.
      machine.keep("edge", made?.withoutOptionals, of: keeper)
    }
    defer { machine.keep("edge", nil, of: keeper) }
    guard let owner, let view = native(.object(owner))?.view else { return }
    machine.keep("element kind", .text(edge.kind), of: owner)
    machine.keep("element section", .integer(section), of: owner)
    try? delivery.set(.frame, of: .view(view), to: .rect(frame))
    guard delivery.scene.superview(of: view) != list else { return }
    try? delivery.move(view, to: list, moments: UIKitWorld.noMoments)
  }

  /// How large a cell's content wants to be; nil where nothing ties it.
  func contentSize(
    of cell: ObjectID, _ view: ViewID, width: Double?, _ delivery: Delivery
  ) -> Size? {
    let content = native(machine.kept("contentView", of: cell))?.view ?? view
    guard !delivery.scene.constraints(about: content).isEmpty else { return nil }
    let size =
      width.map {
        delivery.scene.fittingSize(of: content, target: Size($0, 0), across: .required)
      } ?? delivery.scene.fittingSize(of: content, target: .zero)
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
