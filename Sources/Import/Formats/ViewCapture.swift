import Lab

/// What an answer of Xcode's view debugger tells of its objects, or several answers together.
struct ViewCapture {
  private(set) var windows: [String] = []
  private(set) var children: [String: [String]] = [:]
  private(set) var classes: [String: String] = [:]
  /// The layer of each view.
  private var layers: [String: String] = [:]
  /// The properties of each object, from wherever they stand.
  private var properties: [String: [String: JSON]] = [:]
  /// Views and windows that are told with their classes, and not referred to alone.
  private var told: Set<String> = []

  init() {}

  init(_ answer: JSON) {
    for member in answer["topLevelGroups"]?.members ?? [] { take(group: member.value) }
    for member in answer["topLevelPropertyDescriptions"]?.members ?? [] {
      // "<objectID>.<name>"
      guard let dot = member.name.lastIndex(of: ".") else { continue }
      keep(
        member.value, named: String(member.name[member.name.index(after: dot)...]),
        of: String(member.name[..<dot]))
    }
  }

  /// A view's own property, or that of its layer.
  func property(_ name: String, of view: String) -> JSON? {
    properties[view]?[name] ?? layers[view].flatMap { properties[$0]?[name] }
  }

  /// What a later answer tells completes what is known. One that tells windows anew, with what is in them,
  /// is another capture: addresses are used again, so that nothing of the earlier one counts.
  mutating func add(_ later: ViewCapture) {
    let hasViews = later.windows.contains { later.told.contains($0) && later.children[$0] != nil }
    guard !hasViews || told.isDisjoint(with: later.told) else {
      self = later
      return
    }
    told.formUnion(later.told)
    for window in later.windows where !windows.contains(window) { windows.append(window) }
    // A view has one superview: what is referred to stays where it is.
    let held = Set(children.values.flatMap { $0 })
    for (view, below) in later.children {
      children[view, default: []] += below.filter { !held.contains($0) }
    }
    classes.merge(later.classes) { $1 }
    layers.merge(later.layers) { $1 }
    properties.merge(later.properties) { old, new in old.merging(new) { $1 } }
  }

  // MARK: Reading

  private enum Kind {
    case window, view, layer, other

    init(_ group: JSON) {
      let name = group["groupingID"]?.text ?? ""
      self =
        name.hasSuffix("UIWindow")
        ? .window : name.hasSuffix("UIView") ? .view : name.hasSuffix("CALayer") ? .layer : .other
    }
  }

  /// The objects of a group, and of the groups that they hold.
  private mutating func take(group: JSON) {
    var waiting: [(group: JSON, owner: String?)] = [(group, nil)]
    var held: Set<String> = []
    while let (group, owner) = waiting.popLast() {
      let kind = Kind(group)
      let isOfViews = kind == .view || kind == .window
      for object in group["debugHierarchyObjects"]?.elements ?? [] {
        guard let id = object["objectID"]?.text ?? object["objectID"]?.digits else { continue }
        // One without a class refers to one that stands elsewhere.
        if let className = object["className"]?.text {
          classes[id] = className
          if isOfViews { told.insert(id) }
        }
        if isOfViews {
          if let owner {
            if held.insert(owner + " " + id).inserted { children[owner, default: []].append(id) }
          } else if kind == .window, !windows.contains(id) {
            windows.append(id)
          }
        } else if kind == .layer, let owner, layers[owner] == nil {
          layers[owner] = id
        }
        for property in object["properties"]?.elements ?? [] {
          guard let key = property["propertyName"]?.text else { continue }
          keep(property, named: key, of: id)
        }
        if let inner = object["childGroup"] { waiting.append((inner, isOfViews ? id : nil)) }
        for group in object["additionalGroups"]?.elements ?? [] {
          // The layer is the view's own; controllers, constraints, and windows of a scene are nobody's.
          waiting.append((group, isOfViews && Kind(group) == .layer ? id : nil))
        }
      }
    }
  }

  /// Status 4 says that the value was got: with any other a request is under way, or has failed.
  private mutating func keep(_ property: JSON, named name: String, of id: String) {
    guard let value = property["propertyValue"], value != .null else { return }
    if let status = property["fetchStatus"]?.numbers, status != [4] { return }
    properties[id, default: [:]][name] = value
  }
}
