import Engine
import Program

/// Where a compositional layout has the items: groups of items, one below another.
struct CompositionalPlacer {
  let host: CodeHost
  let list: ViewID
  let id: ObjectID
  let layout: ObjectID

  func place(
    _ items: [CollectionItem], sections: Int, _ delivery: inout Delivery
  ) -> Size {
    let bounds = delivery.scene.bounds(of: list)
    var at = 0.0
    for number in 0..<max(sections, (items.last?.place.section ?? -1) + 1) {
      guard let section = section(number, &delivery) else { continue }
      if let list = host.machine.kept("list", in: section) {
        at = placeRows(items.filter { $0.place.section == number }, list, at, &delivery)
        continue
      }
      let inset = insets(of: section)
      let room = Size(max(0, bounds.width - inset.left - inset.right), bounds.height)
      let edges = boundaryItems(of: section)
      for item in edges where !item.isFooter {
        at = place(item, number, Point(inset.left, at), room, &delivery)
      }
      var filling = GroupFilling(
        items: items.filter { $0.place.section == number }, host: host)
      filling.fill(section, in: room, at: Point(inset.left, at + inset.top), &delivery)
      at = (filling.isEmpty ? at + inset.top : filling.end) + inset.bottom
      for item in edges where item.isFooter {
        at = place(item, number, Point(inset.left, at), room, &delivery)
      }
    }
    return Size(bounds.width, at)
  }

  /// Of a list: as high as their content wants, 44 where nothing says so.
  private func placeRows(
    _ items: [CollectionItem], _ list: ProgramValue, _ start: Double, _ delivery: inout Delivery
  ) -> Double {
    let reader = UIKitWorld(delivery: .empty, host: host)
    let isInset = reader.word(host.machine.kept("appearance", in: list)) == "insetGrouped"
    let side = isInset ? delivery.scene.screen.rowMargin : 0
    let width = max(0, delivery.scene.bounds(of: self.list).width - 2 * side)
    var at = start
    for item in items {
      let own = host.contentSize(of: item.id, item.view, width: width, delivery)
      let frame = Rect(side, at, width, own?.height ?? 44)
      try? delivery.set(.frame, of: .view(item.view), to: .rect(frame))
      at += frame.height
    }
    return at
  }

  /// The layout's one section, or what its closure makes.
  private func section(_ number: Int, _ delivery: inout Delivery) -> ProgramValue? {
    if let one = host.machine.kept("section", of: layout) { return one }
    guard let provider = host.machine.kept("sectionProvider", of: layout) else { return nil }
    let environment = host.withNewEnvironment(&delivery)
    let made = host.call(provider, [.integer(number), environment], &delivery)
    guard let made, !made.isNull else { return nil }
    // As long as the layout is there.
    host.machine.keep("section \(number)", made.withoutOptionals, of: layout)
    return made.withoutOptionals
  }

  private func insets(of value: ProgramValue) -> EdgeInsets {
    GroupFilling.insets(of: value, host)
  }

  private func boundaryItems(of section: ProgramValue) -> [(size: ProgramValue, isFooter: Bool)] {
    let all = host.machine.kept("boundarySupplementaryItems", in: section)?.members ?? []
    return all.compactMap { item in
      guard let size = host.machine.kept("layoutSize", in: item) else { return nil }
      let kind = host.machine.kept("elementKind", in: item)?.asText ?? ""
      return (size, kind.hasSuffix("Footer"))
    }
  }

  private func place(
    _ item: (size: ProgramValue, isFooter: Bool), _ section: Int, _ at: Point, _ room: Size,
    _ delivery: inout Delivery
  ) -> Double {
    let size = GroupFilling.size(item.size, in: room, host)
    host.show(
      item.isFooter ? .footer : .header, section, in: list, id,
      Rect(at.x, at.y, size.width, size.height), &delivery)
    return at.y + size.height
  }
}

/// Fills groups with the items of a section, in their order.
struct GroupFilling {
  var items: [CollectionItem]
  let host: CodeHost
  private var next = 0
  private(set) var end = 0.0

  init(items: [CollectionItem], host: CodeHost) { (self.items, self.host) = (items, host) }

  var isEmpty: Bool { items.isEmpty }

  mutating func fill(
    _ section: ProgramValue, in room: Size, at origin: Point, _ delivery: inout Delivery
  ) {
    guard let group = kept("group", of: section) else { return }
    let spacing = kept("interGroupSpacing", of: section)?.asDouble ?? 0
    let isSideways = kept("isOrthogonal", of: section)?.asBool ?? false
    var (x, y) = (origin.x, origin.y)
    end = y
    // Groups that take nothing would go on for ever.
    while next < items.count, host.stop == nil {
      let before = next
      let size = place(group, in: room, at: Point(x, y), &delivery)
      guard next > before else { break }
      end = max(end, y + size.height)
      if isSideways { x += size.width + spacing } else { y += size.height + spacing }
    }
  }

  /// Places a group, or a single item; how large it is.
  private mutating func place(
    _ value: ProgramValue, in room: Size, at origin: Point, _ delivery: inout Delivery
  ) -> Size {
    guard next < items.count, let layoutSize = kept("layoutSize", of: value) else { return .zero }
    var size = GroupFilling.size(layoutSize, in: room, host)
    let inset = GroupFilling.insets(of: value, host)
    guard let inner = kept("subitems", of: value)?.members, !inner.isEmpty else {
      let item = items[next]
      next += 1
      let width = max(0, size.width - inset.left - inset.right)
      if isEstimated("heightDimension", of: layoutSize),
        let own = host.contentSize(of: item.id, item.view, width: width, delivery)
      {
        size.height = own.height + inset.top + inset.bottom
      }
      let frame = Rect(
        origin.x + inset.left, origin.y + inset.top, width,
        max(0, size.height - inset.top - inset.bottom))
      try? delivery.set(.frame, of: .view(item.view), to: .rect(frame))
      return size
    }
    let isVertical = kept("isVertical", of: value)?.asBool ?? false
    let gap = kept("interItemSpacing", of: value).flatMap { kept("spacing", of: $0)?.asDouble } ?? 0
    let content = Size(
      max(0, size.width - inset.left - inset.right),
      max(0, size.height - inset.top - inset.bottom))
    let count = kept("count", of: value)?.asInteger.map { Int(clamping: max(1, $0)) }
    let length = isVertical ? content.height : content.width
    var (at, most, index) = (0.0, 0.0, 0)
    // Items follow one another until the group is full.
    while next < items.count, index < count ?? 10_000 {
      let item = inner[index % inner.count]
      var place = content
      if let count {
        let share = max(0, length - gap * Double(count - 1)) / Double(count)
        if isVertical { place.height = share } else { place.width = share }
      }
      let wanted =
        kept("layoutSize", of: item).map { GroupFilling.size($0, in: place, host) } ?? .zero
      let own =
        count != nil
        ? (isVertical ? place.height : place.width)
        : isVertical ? wanted.height : wanted.width
      if count == nil, index > 0, at + own > length + 1e-6,
        !isEstimated(isVertical ? "heightDimension" : "widthDimension", of: layoutSize)
      {
        break
      }
      let point =
        isVertical
        ? Point(origin.x + inset.left, origin.y + inset.top + at)
        : Point(origin.x + inset.left + at, origin.y + inset.top)
      let taken = self.place(item, in: place, at: point, &delivery)
      at += (count == nil ? (isVertical ? taken.height : taken.width) : own) + gap
      most = max(most, isVertical ? taken.width : taken.height)
      index += 1
    }
    if isEstimated("heightDimension", of: layoutSize) {
      size.height = (isVertical ? max(0, at - gap) : most) + inset.top + inset.bottom
    }
    return size
  }

  private func isEstimated(_ dimension: String, of layoutSize: ProgramValue) -> Bool {
    kept(dimension, of: layoutSize).flatMap { kept("dimension", of: $0)?.asText } == "estimated"
  }

  private func kept(_ name: String, of value: ProgramValue) -> ProgramValue? {
    host.machine.kept(name, in: value)
  }

  static func size(_ layoutSize: ProgramValue, in room: Size, _ host: CodeHost) -> Size {
    func length(_ name: String) -> Double {
      guard let dimension = host.machine.kept(name, in: layoutSize),
        let amount = host.machine.kept("amount", in: dimension)?.asDouble
      else { return 0 }
      switch host.machine.kept("dimension", in: dimension)?.asText {
      case "fractionalWidth": return amount * room.width
      case "fractionalHeight": return amount * room.height
      default: return amount
      }
    }
    return Size(length("widthDimension"), length("heightDimension"))
  }

  static func insets(of value: ProgramValue, _ host: CodeHost) -> EdgeInsets {
    let reader = UIKitWorld(delivery: .empty, host: host)
    let numbers = host.machine.kept("contentInsets", in: value).flatMap { reader.numbers($0) } ?? []
    guard numbers.count == 4 else { return .zero }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension HostMachine {
  /// What is kept with an object, where the value is one.
  func kept(_ name: String, in value: ProgramValue) -> ProgramValue? {
    value.withoutOptionals.asObject.flatMap { kept(name, of: $0) }
  }
}

extension CodeHost {
  fileprivate func withNewEnvironment(_ delivery: inout Delivery) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "NSCollectionLayoutEnvironment") else {
      return .null
    }
    return .object(machine.makeObject(type))
  }
}
