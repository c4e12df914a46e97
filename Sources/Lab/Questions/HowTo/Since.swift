import Engine

/// What has changed since an event that bears on an object's getting it.
struct Since {
  /// Properties of the object and of the views above it, as `A.alpha`, and what they have become.
  let properties: [(name: String, value: String)]
  /// Why the event made again comes to it or not, where that is not settled as it was.
  let otherwise: Finding?

  private static let listed = 3

  init(_ event: LastEvent, _ scene: Scene, of object: Object, then: Finding, now: Finding) {
    let view: ViewID? =
      switch object {
      case .view(let view): view
      case .recognizer(let recognizer): scene[recognizer].view
      default: nil
      }
    let above = view.map { scene.ancestry(of: $0).map { Object.view($0) } } ?? []
    var found: [(name: String, value: String)] = []
    for each in [object] + above.filter({ $0 != object })
    where event.after.exists(each) {
      for row in scene.properties(of: each) {
        guard found.count < Since.listed, let value = row.get(scene, each),
          let old = event.after.value(of: row.property, of: each), old != value
        else { continue }
        found.append((scene.name(of: each) + "." + row.property.rawValue, scene.text(of: value)))
      }
    }
    properties = found
    otherwise = now.isSettled(as: then) ? nil : now
  }
}

extension Finding {
  /// Is it the same, by the same rules? Numbers may differ: the clock goes on.
  fileprivate func isSettled(as other: Finding) -> Bool {
    gotIt == other.gotIt
      && clauses.flatMap { $0.rules } == other.clauses.flatMap { $0.rules }
  }
}
