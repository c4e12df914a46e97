import Engine
import Program

/// The header or the footer of a section.
struct SectionEdge: Hashable {
  var section: Int
  var isHeader: Bool

  fileprivate var word: String { isHeader ? "Header" : "Footer" }

  /// A method of the delegate, or of the data source, in both languages.
  fileprivate func names(_ verb: String) -> [String] {
    ["tableView(_:\(verb)For\(word)InSection:)", "tableView:\(verb)For\(word)InSection:"]
  }
}

extension RowPlacer {
  /// Those that stand in the table; where all is loaded again they go.
  mutating func collectEdges(isWhole: Bool, _ delivery: inout Delivery) {
    for view in delivery.scene.subviews(of: table) {
      guard let edge = host.machine.memory.object(native: Object.view(view).code),
        let section = host.machine.kept("section", of: edge)?.asInteger
      else { continue }
      let isHeader = host.machine.kept("isHeader", of: edge)?.asBool ?? true
      guard isWhole else {
        standing[SectionEdge(section: Int(clamping: section), isHeader: isHeader)] = edge
        continue
      }
      host.machine.keep("section", nil, of: edge)
      host.pool(edge, of: id)
      try? delivery.move(view, to: nil, moments: UIKitWorld.noMoments)
    }
  }

  /// Room for a header or footer, and its view.
  mutating func addEdge(
    _ section: Int, isHeader: Bool, _ source: ObjectID, _ delivery: inout Delivery
  ) {
    sections = max(sections, section + 1)
    guard isTable, host.stop == nil else { return }
    if isHeader { sectionTop = y }
    defer { if !isHeader { endSection() } }
    let edge = SectionEdge(section: section, isHeader: isHeader)
    let asked = height(of: edge, &delivery)
    guard asked.map({ $0 > 0 }) ?? true else { return }
    let value = standing[edge].map { .object($0) } ?? view(for: edge, source, &delivery)
    // Nobody else holds it until it is in the table.
    host.machine.keep("edge", value, of: host.keeper)
    defer { host.machine.keep("edge", nil, of: host.keeper) }
    let (x, width) = across(delivery)
    guard let owner = value?.anyObject, let view = host.native(value)?.view else {
      y += asked ?? emptyHeight(of: edge, delivery)
      return
    }
    if isHeader, style == "plain" { y += padding(delivery) }
    host.machine.keep("section", .integer(section), of: owner)
    host.machine.keep("isHeader", .bool(isHeader), of: owner)
    delivery.scene.setAutoresizing(of: view, raw: 2)
    let height = asked ?? ownHeight(of: view, owner, edge, width, &delivery)
    try? delivery.set(.frame, of: .view(view), to: .rect(Rect(x, y, width, height)))
    if style == "plain" { host.machine.keep("natural", .double(y), of: owner) }
    edges.append(owner)
    y += height
    if delivery.scene.superview(of: view) != table {
      try? delivery.move(view, to: table, moments: UIKitWorld.noMoments)
    }
    // It floats above the rows.
    if style == "plain" { floating.append(view) }
  }

  /// As far as its header and its footer float.
  private mutating func endSection() {
    for edge in edges {
      host.machine.keep("section top", .double(sectionTop), of: edge)
      host.machine.keep("section bottom", .double(y), of: edge)
    }
    edges = []
  }

  /// What the delegate says, or the table; nil: it hangs on what is there.
  private func height(of edge: SectionEdge, _ delivery: inout Delivery) -> Double? {
    if let delegate = host.machine.kept("delegate", of: id)?.anyObject,
      let own = host.call(
        edge.names("height"), on: delegate, [.object(id), .integer(edge.section)], &delivery)?
        .asDouble, own >= 0
    {
      return own
    }
    let kept = host.machine.kept("section\(edge.word)Height", of: id)?.asDouble ?? -1
    return kept > 0 ? kept : nil
  }

  /// The delegate's view, or one for the data source's title.
  private func view(
    for edge: SectionEdge, _ source: ObjectID, _ delivery: inout Delivery
  ) -> ProgramValue? {
    if let delegate = host.machine.kept("delegate", of: id)?.anyObject,
      let own = host.call(
        edge.names("view"), on: delegate, [.object(id), .integer(edge.section)], &delivery),
      own.anyObject != nil
    {
      return own.withoutOptionals
    }
    guard
      let title = host.call(
        edge.names("title"), on: source, [.object(id), .integer(edge.section)], &delivery)?.asText
    else { return nil }
    return host.titleView(title, &delivery)
  }

  /// From iOS 15 on a plain table leaves room above each header (L-59).
  private func padding(_ delivery: Delivery) -> Double {
    if let own = host.machine.kept("sectionHeaderTopPadding", of: id)?.asDouble, own >= 0 {
      return own
    }
    return delivery.scene.screen.system >= 15 ? 22 : 0
  }

  /// A grouped table keeps its sections apart where there is nothing to show.
  private func emptyHeight(of edge: SectionEdge, _ delivery: Delivery) -> Double {
    guard style != "plain" else { return 0 }
    let isFirst = edge.isHeader && edge.section == 0
    let scale = delivery.scene.screen.device.scale
    return isFirst ? 35 : (17.5 * scale).rounded(.up) / scale
  }

  /// A view that is tied from top to bottom sizes itself.
  private func ownHeight(
    of view: ViewID, _ owner: ObjectID, _ edge: SectionEdge, _ width: Double,
    _ delivery: inout Delivery
  ) -> Double {
    let content = host.native(host.machine.kept("contentView", of: owner))?.view
    for one in [content ?? view] where !delivery.scene.constraints(about: one).isEmpty {
      let size = delivery.scene.fittingSize(of: one, target: Size(width, 0), across: .required)
      if size.height > 0 { return size.height }
    }
    guard style != "plain", edge.isHeader else { return 28 }
    return edge.section == 0 ? 55.5 : 38
  }
}

extension CodeHost {
  /// In a plain table a header stays at the upper edge as long as its section can be seen, a footer at the lower one.
  func stickEdges(_ delivery: inout Delivery) {
    for index in 0..<delivery.scene.views.count {
      let table = delivery.scene.viewID(numbered: index)
      guard delivery.scene[table].kind == .tableView, delivery.scene.exists(table),
        let id = machine.memory.object(native: Object.view(table).code),
        machine.kept("floats", of: id) != nil
      else { continue }
      let (bounds, inset) = (
        delivery.scene.bounds(of: table), delivery.scene.adjustedContentInset(of: table)
      )
      for view in delivery.scene.subviews(of: table) {
        guard let edge = machine.memory.object(native: Object.view(view).code),
          let natural = machine.kept("natural", of: edge)?.asDouble,
          let top = machine.kept("section top", of: edge)?.asDouble,
          let bottom = machine.kept("section bottom", of: edge)?.asDouble
        else { continue }
        let frame = delivery.scene.frame(of: view)
        let isHeader = machine.kept("isHeader", of: edge)?.asBool ?? true
        let y =
          isHeader
          ? max(natural, min(bounds.minY + inset.top, bottom - frame.height))
          : min(natural, max(bounds.maxY - inset.bottom - frame.height, top))
        guard y != frame.y else { continue }
        let place = Rect(frame.x, y, frame.width, frame.height)
        try? delivery.set(.frame, of: .view(view), to: .rect(place))
      }
    }
  }

  /// UIKit's own view for a title.
  fileprivate func titleView(_ title: String, _ delivery: inout Delivery) -> ProgramValue? {
    guard let type = SurfaceIndex.uikit.type(named: "UITableViewHeaderFooterView") else {
      return nil
    }
    let made = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.make(
        .instance(type.id, []), [.null], labels: ["reuseIdentifier"],
        selector: "initWithReuseIdentifier:", in: &world)
    }
    guard let made = made?.withoutOptionals, !made.isNull else { return nil }
    withWorld(&delivery) { world in
      let label = world.label("textLabel", of: made)
      if let view = world.view(label) { world.set(.text, of: .view(view), to: Value.text(title)) }
    }
    return made
  }
}
