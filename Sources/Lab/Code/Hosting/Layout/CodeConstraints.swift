import Engine
import Program

/// Constraints as a program has them: objects before the scene's.
extension UIKitWorld {
  // MARK: The scene's, and the program's

  func constraintID(_ value: ProgramValue) -> LayoutConstraintID? {
    guard let id = value.anyObject, let native = host.machine.memory.native(of: id) else {
      return nil
    }
    return LayoutCode.constraint(native)
  }

  func constraint(_ value: ProgramValue) -> LayoutConstraint? {
    constraintID(value).flatMap { scene[$0] }
  }

  mutating func value(_ id: LayoutConstraintID) -> ProgramValue {
    if let known = host.machine.memory.object(native: LayoutCode.code(id)) {
      return .object(known)
    }
    let object = newObject(SurfaceIndex.uikit.type(named: "NSLayoutConstraint"))
    if let made = object.asObject { host.machine.setNative(LayoutCode.code(id), of: made) }
    return object
  }

  /// Nobody holds it any more: one that is active stays, for its view holds it.
  mutating func died(_ id: LayoutConstraintID) {
    if let constraint = scene[id], !constraint.isActive { scene.removeConstraint(id) }
  }

  // MARK: Making

  mutating func make(_ constraint: LayoutConstraint) throws(Stop) -> LayoutConstraintID {
    var constraint = constraint
    constraint.origin = constraint.origin ?? host.origin
    do throws(SceneError) {
      return try scene.makeConstraint(constraint)
    } catch {
      throw crash(error)
    }
  }

  mutating func makeValue(_ constraint: LayoutConstraint) throws(Stop) -> ProgramValue {
    value(try make(constraint))
  }

  mutating func activate(_ id: LayoutConstraintID) throws(Stop) {
    do throws(SceneError) {
      try scene.activate(id)
    } catch {
      if case .layout(.noCommonAncestor(let a, let b)) = error, isLent(a) || isLent(b) {
        return host.note(unknown: scene[id].map { scene.text(of: $0) } ?? "constraint")
      }
      throw crash(error)
    }
  }

  /// Was it handed to a method of another file's, which may have put it into the other's superview?
  func wasLent(_ view: ViewID) -> Bool {
    let id = host.machine.memory.object(native: Object.view(view).code)
    return id.map { host.machine.wasLent($0) } ?? false
  }

  mutating func setActive(_ value: ProgramValue, _ isActive: Bool) throws(Stop) {
    guard let id = constraintID(value) else { return }
    if isActive { try activate(id) } else { scene.deactivate(id) }
  }

  /// `addConstraint:`: both sides are to be in the view, or the view itself.
  mutating func add(_ value: ProgramValue, to view: ProgramValue) throws(Stop) {
    guard let id = constraintID(value), let constraint = scene[id], let holder = self.view(view)
    else { return }
    for anchor in [constraint.first] + (constraint.second.map { [$0] } ?? []) {
      guard let owner = scene.owner(of: anchor.item), scene.isDescendant(owner, of: holder) else {
        guard !wasLent(holder), !isLent(anchor.item) else {
          return host.note(unknown: scene.text(of: constraint))
        }
        throw crashOutside(id, holder)
      }
    }
    try activate(id)
  }

  private func isLent(_ item: LayoutItem) -> Bool {
    scene.owner(of: item).map { wasLent($0) } == true
  }

  // MARK: Anchors

  /// A view, or a guide of any kind.
  func layoutItem(_ value: ProgramValue) -> LayoutItem? {
    if let view = view(value) { return .view(view) }
    guard let id = value.anyObject else { return nil }
    if let guide = host.machine.memory.native(of: id).flatMap({ LayoutCode.guide($0) }) {
      return .own(guide)
    }
    guard let owner = kept("owner", of: .object(id)).flatMap({ view($0) }),
      let word = kept("guide", of: .object(id))?.asText
    else { return nil }
    return LayoutGuide(rawValue: word).map { .guide(owner, $0) }
  }

  /// An attribute of an item; a controller's two old guides are edges of its view's safe area.
  func layoutAnchor(_ value: ProgramValue, _ attribute: LayoutAttribute) -> LayoutAnchor? {
    if let item = layoutItem(value) { return LayoutAnchor(item, attribute) }
    guard let owner = kept("owner", of: value).flatMap({ view($0) }) else { return nil }
    switch (kept("guide", of: value)?.asText, attribute) {
    case ("topLayoutGuide", .bottom): return LayoutAnchor(.guide(owner, .safeArea), .top)
    case ("bottomLayoutGuide", .top): return LayoutAnchor(.guide(owner, .safeArea), .bottom)
    default: return LayoutAnchor(owner, attribute)
    }
  }

  /// `card.topAnchor`: the same object as long as somebody has it.
  mutating func anchor(_ attribute: LayoutAttribute, of item: ProgramValue) -> ProgramValue {
    guard let anchor = layoutAnchor(item, attribute) else { return .null }
    let code = LayoutCode.code(anchor)
    if let known = host.machine.memory.object(native: code) { return .object(known) }
    let type =
      switch attribute.kind {
      case .across: "NSLayoutXAxisAnchor"
      case .down, .none: "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      }
    guard let type = SurfaceIndex.uikit.type(named: type) else { return .null }
    return .object(host.machine.makeObject(type, native: code))
  }

  func layoutAnchor(_ anchor: ProgramValue?) -> LayoutAnchor? {
    guard let id = anchor?.anyObject else { return nil }
    return host.machine.memory.native(of: id).flatMap { LayoutCode.anchor($0) }
  }

  /// A guide that a view brings along: one object a view.
  mutating func guide(_ guide: LayoutGuide, of view: ProgramValue) -> ProgramValue {
    guideObject(guide.rawValue, of: view, owner: view)
  }

  mutating func guideObject(
    _ word: String, of holder: ProgramValue, owner: ProgramValue
  ) -> ProgramValue {
    if let known = kept(word, of: holder) { return known }
    let type = word == LayoutGuide.keyboard.rawValue ? "UIKeyboardLayoutGuide" : "UILayoutGuide"
    let made = newObject(SurfaceIndex.uikit.type(named: type))
    keep("owner", owner.withoutOptionals.weakly, of: made)
    keep("guide", .text(word), of: made)
    keep(word, made, of: holder)
    return made
  }

  mutating func value(_ item: LayoutItem) -> ProgramValue {
    switch item {
    case .view(let view): return value(view)
    case .guide(let view, let guide): return self.guide(guide, of: plain(.view(view))).wrapped
    case .own(let guide):
      return host.machine.memory.object(native: LayoutCode.code(guide)).map {
        ProgramValue.object($0).wrapped
      } ?? .null
    }
  }

  // MARK: Small values

  /// A `UILayoutPriority`, or a number.
  func priority(_ value: ProgramValue?) -> LayoutPriority? {
    guard let value else { return nil }
    if let number = value.asDouble { return LayoutPriority(Float(number)) }
    return numbers(value)?.first.map { LayoutPriority(Float($0)) }
  }

  func value(_ priority: LayoutPriority) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "UILayoutPriority") else { return .null }
    return .structure(type.id, [ProgramValue(.float(priority.value))])
  }

  func axis(_ value: ProgramValue?) -> ScrollAxis { raw(value) == 1 ? .vertical : .horizontal }

  func relation(_ value: ProgramValue?) -> LayoutRelation? {
    switch word(value) {
    case "equal": return .equal
    case "lessThanOrEqual": return .lessOrEqual
    case "greaterThanOrEqual": return .greaterOrEqual
    default: break
    }
    guard let raw = raw(value) else { return nil }
    return raw == 0 ? .equal : raw < 0 ? .lessOrEqual : .greaterOrEqual
  }

  func insets(_ value: ProgramValue?) -> EdgeInsets? {
    guard let value, let all = numbers(value), all.count == 4 else { return nil }
    return EdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  func value(_ insets: EdgeInsets, named type: String = "UIEdgeInsets") -> ProgramValue {
    let type = SurfaceIndex.uikit.type(named: type) ?? UIKitRows.insets
    return .structure(
      type.id, [insets.top, insets.left, insets.bottom, insets.right].map { .double($0) })
  }
}
