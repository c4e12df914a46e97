import Engine
import Program

/// Constraints by the visual format language.
extension UIKitRows {
  /// Continues NSLayoutConstraint.
  static func addFormats(_ s: inout SurfaceBuilder) {
    s.call(
      "static func constraints(withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = 0, metrics: Any?, views: Any) -> [NSLayoutConstraint]",
      "reads |-[a]-[b]-|",
      selector: "constraintsWithVisualFormat:options:metrics:views:"
    ) { (world, _, given) throws(Stop) in
      let text = given[0].asText ?? ""
      guard let format = VisualFormat(text) else {
        throw world.crash(format: "Unable to parse constraint format: ", text)
      }
      var maker = FormatMaker(
        format: format, text: text, options: world.raw(given[1]) ?? 0,
        metrics: FormatMaker.table(given[2]), views: FormatMaker.table(given[3]))
      if let path = maker.unknownItem {
        world.host.note(unknown: path)
        return .array([])
      }
      return .array(try maker.make(in: &world))
    }
  }
}

extension UIKitWorld {
  fileprivate func crash(format reason: String, _ text: String) -> Stop {
    host.crash("NSInvalidArgumentException", reason + text)
  }
}

/// Makes the constraints of one format.
private struct FormatMaker {
  let format: VisualFormat
  let text: String
  let options: Int
  let metrics: [String: ProgramValue]
  let views: [String: ProgramValue]
  var made: [ProgramValue] = []

  init(
    format: VisualFormat, text: String, options: Int, metrics: [String: ProgramValue],
    views: [String: ProgramValue]
  ) {
    self.format = format
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  static func table(_ value: ProgramValue) -> [String: ProgramValue] {
    guard case .dictionary(let table) = value.content else { return [:] }
    var found: [String: ProgramValue] = [:]
    for (key, value) in zip(table.keys, table.values) {
      if let name = key.asText { found[name] = value.withoutOptionals }
    }
    return found
  }

  /// A view of the format's of which nobody knows what it is.
  var unknownItem: String? {
    for case .view(let name) in format.items { if let path = views[name]?.path { return path } }
    return nil
  }

  mutating func make(in world: inout UIKitWorld) throws(Stop) -> [ProgramValue] {
    let (start, end, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      format.isVertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let items = try items(in: world)
    for (place, gap) in format.gaps.enumerated() {
      let (before, after) = (items[place], items[place + 1])
      let (isFirst, isLast) = (
        format.items[place] == .superview, format.items[place + 1] == .superview
      )
      let isMargin = gap == .usual && (isFirst || isLast)
      let first = LayoutAnchor(
        after, isLast ? (isMargin ? margin(end) : end) : start)
      let second = LayoutAnchor(before, isFirst ? (isMargin ? margin(start) : start) : end)
      switch gap {
      case .touching: try add(first, .equal, second, 0, nil, &world)
      case .usual: try add(first, .equal, second, isMargin ? 0 : 8, nil, &world)
      case .said(let predicates):
        for one in predicates {
          try add(
            first, relation(one), second, try number(one.value, world), try priority(one, world),
            &world)
        }
      }
    }
    for (item, one) in format.lengths {
      let priority = try priority(one, world)
      let own = LayoutAnchor(items[item], length)
      if case .name(let name) = one.value, metrics[name] == nil {
        let other = try self.item(name, in: world)
        try add(own, relation(one), LayoutAnchor(other, length), 0, priority, &world)
      } else {
        try add(own, relation(one), nil, try number(one.value, world), priority, &world)
      }
    }
    try align(items, &world)
    return made
  }

  /// Of the superview, that of the views in it.
  private func items(in world: UIKitWorld) throws(Stop) -> [LayoutItem] {
    var items: [LayoutItem?] = []
    var outer: ViewID?
    for item in format.items {
      guard case .view(let name) = item else {
        items.append(nil)
        continue
      }
      let found = try self.item(name, in: world)
      if case .view(let view) = found { outer = outer ?? world.scene.superview(of: view) }
      items.append(found)
    }
    var all: [LayoutItem] = []
    for item in items {
      guard let known = item ?? outer.map({ .view($0) }) else {
        throw world.crash(
          format:
            "Unable to interpret '|' character, because the related view doesn't have a superview: ",
          text)
      }
      all.append(known)
    }
    return all
  }

  private func item(_ name: String, in world: UIKitWorld) throws(Stop) -> LayoutItem {
    guard let item = views[name].flatMap({ world.layoutItem($0) }) else {
      throw world.crash(
        format: "Unable to parse constraint format: \(name) is not a key in the views dictionary. ",
        text)
    }
    return item
  }

  private func number(
    _ value: VisualFormat.Predicate.Value, _ world: UIKitWorld
  ) throws(Stop) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics[name]?.asDouble else {
        throw world.crash(
          format:
            "Unable to parse constraint format: \(name) is not a key in the metrics dictionary. ",
          text)
      }
      return number
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate, _ world: UIKitWorld
  ) throws(Stop) -> Double? {
    guard let priority = predicate.priority else { return nil }
    return try number(priority, world)
  }

  private func relation(_ predicate: VisualFormat.Predicate) -> LayoutRelation {
    switch predicate.relation {
    case ">=": .greaterOrEqual
    case "<=": .lessOrEqual
    default: .equal
    }
  }

  /// The space to a superview is its margin.
  private func margin(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  private mutating func add(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor?, _ constant: Double,
    _ priority: Double?, _ world: inout UIKitWorld
  ) throws(Stop) {
    made.append(
      try world.makeValue(
        LayoutConstraint(
          first, relation, second, plus: constant,
          at: priority.map { LayoutPriority(Float($0)) } ?? .required)))
  }

  private mutating func align(
    _ items: [LayoutItem], _ world: inout UIKitWorld
  ) throws(Stop) {
    var views: [LayoutItem] = []
    for (item, kind) in zip(items, format.items) where kind != .superview { views.append(item) }
    for raw in 1...12 where options & (1 << raw) != 0 {
      guard let attribute = LayoutAttribute(rawValue: raw) else { continue }
      for (a, b) in zip(views, views.dropFirst()) {
        try add(LayoutAnchor(a, attribute), .equal, LayoutAnchor(b, attribute), 0, nil, &world)
      }
    }
  }
}
