import Engine
import Program

/// Where a flow layout puts the items of one section: as many in a line as fit, spread to both edges.
struct FlowSection {
  var inset: EdgeInsets
  var lineSpacing: Double
  var itemSpacing: Double
  var sizes: [Size]

  /// `width` is that of the list, or of one that scrolls sideways its height; lines begin at `start`.
  func frames(across width: Double, from start: Double, sideways: Bool) -> (
    frames: [Rect], end: Double
  ) {
    let edges =
      sideways
      ? (inset.top, inset.bottom, inset.left, inset.right)
      : (inset.left, inset.right, inset.top, inset.bottom)
    let items = sizes.map { sideways ? (a: $0.height, b: $0.width) : (a: $0.width, b: $0.height) }
    let room = max(0, width - edges.0 - edges.1)
    var (frames, at) = ([Rect](), start + edges.2)
    let lines = lines(of: items.map { $0.a }, in: room)
    for (number, line) in lines.enumerated() {
      if number > 0 { at += lineSpacing }
      let height = items[line].map { $0.b }.max() ?? 0
      let isLast = number == lines.count - 1
      let (first, gap) = spread(items[line].map { $0.a }, in: room, isLast: isLast)
      var place = edges.0 + first
      for item in items[line] {
        let across = at + (height - item.b) / 2
        frames.append(
          sideways ? Rect(across, place, item.b, item.a) : Rect(place, across, item.a, item.b))
        place += item.a + gap
      }
      at += height
    }
    return (frames, at + edges.3)
  }

  private func lines(of widths: [Double], in room: Double) -> [Range<Int>] {
    var (lines, first, used) = ([Range<Int>](), 0, 0.0)
    for (index, width) in widths.enumerated() {
      let wanted = used + (index > first ? itemSpacing : 0) + width
      if index > first, wanted > room + 1e-6 {
        lines.append(first..<index)
        (first, used) = (index, width)
      } else {
        used = wanted
      }
    }
    if first < widths.count { lines.append(first..<widths.count) }
    return lines
  }

  /// Where the first item of a line stands, and the space between two. The last line stands as if it were full.
  private func spread(
    _ widths: [Double], in room: Double, isLast: Bool
  ) -> (first: Double, gap: Double) {
    guard let width = widths.first else { return (0, itemSpacing) }
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    if isLast, !isUniform { return (0, itemSpacing) }
    var (count, taken) = (widths.count, widths.reduce(0, +))
    if isLast, width + itemSpacing > 0 {
      count = max(1, Int(min(1e6, (room + itemSpacing + 1e-6) / (width + itemSpacing))))
      taken = Double(count) * width
    }
    if count == 1 { return (max(0, (room - width) / 2), itemSpacing) }
    return (0, max(itemSpacing, (room - taken) / Double(count - 1)))
  }
}

/// What a collection's delegate or its layout says of a section.
struct FlowQuestions {
  let host: CodeHost
  let list: ObjectID

  private var layout: ObjectID? {
    host.machine.kept("collectionViewLayout", of: list)?.anyObject
  }

  var isSideways: Bool {
    guard let layout, let value = host.machine.kept("scrollDirection", of: layout) else {
      return false
    }
    return reader.word(value) == "horizontal"
  }

  private var reader: UIKitWorld { UIKitWorld(delivery: .empty, host: host) }

  func section(_ number: Int, _ delivery: inout Delivery) -> FlowSection {
    let given = ProgramValue.integer(number)
    let inset =
      asked("insetForSectionAt", "insetForSectionAtIndex", given, &delivery)
      ?? kept("sectionInset")
    let line =
      asked(
        "minimumLineSpacingForSectionAt", "minimumLineSpacingForSectionAtIndex", given, &delivery)
      ?? kept("minimumLineSpacing")
    let item =
      asked(
        "minimumInteritemSpacingForSectionAt", "minimumInteritemSpacingForSectionAtIndex", given,
        &delivery) ?? kept("minimumInteritemSpacing")
    let edges = inset.flatMap { reader.numbers($0) } ?? []
    return FlowSection(
      inset: edges.count == 4
        ? EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]) : .zero,
      lineSpacing: line?.asDouble ?? 10, itemSpacing: item?.asDouble ?? 10, sizes: [])
  }

  /// A compositional layout, where the list has one.
  var compositional: ObjectID? {
    layout.flatMap {
      host.machine.isKind($0, of: "UICollectionViewCompositionalLayout") ? $0 : nil
    }
  }

  /// Of a header or a footer.
  func size(of edge: CollectionEdge, _ section: Int, _ delivery: inout Delivery) -> Size {
    let value =
      asked(
        "referenceSizeFor\(edge.word)InSection", "referenceSizeFor\(edge.word)InSection",
        .integer(section), &delivery)
      ?? kept(edge == .header ? "headerReferenceSize" : "footerReferenceSize")
    return reader.size(value) ?? .zero
  }

  /// Where the layout has an estimated size a cell sizes itself.
  func ownSize(of item: CollectionItem, _ delivery: inout Delivery) -> Size? {
    guard let estimated = reader.size(kept("estimatedItemSize")), estimated != .zero else {
      return nil
    }
    return host.contentSize(of: item.id, item.view, width: nil, delivery)
  }

  func size(of path: ProgramValue, _ delivery: inout Delivery) -> Size {
    let value =
      asked("sizeForItemAt", "sizeForItemAtIndexPath", path, &delivery) ?? kept("itemSize")
    return reader.size(value) ?? Size(50, 50)
  }

  private func kept(_ name: String) -> ProgramValue? {
    layout.flatMap { host.machine.kept(name, of: $0) }
  }

  private func asked(
    _ swift: String, _ objectiveC: String, _ about: ProgramValue, _ delivery: inout Delivery
  ) -> ProgramValue? {
    guard let delegate = host.machine.kept("delegate", of: list)?.anyObject,
      host.machine.memory.isAlive(delegate), let layout
    else { return nil }
    return host.call(
      ["collectionView(_:layout:\(swift):)", "collectionView:layout:\(objectiveC):"],
      on: delegate, [.object(list), .object(layout), about], &delivery)
  }
}
