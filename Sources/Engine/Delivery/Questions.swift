/// Questions that change nothing, with the decisions behind the answer.
extension Delivery {
  public mutating func hitTest(screen point: Point) -> ViewID? { search(screen: point)?.view }

  /// Asks one view, whatever is above it.
  public mutating func hitTest(_ point: Point, in view: ViewID) -> ViewID? {
    let found = search(point, in: view)
    note(found == nil ? .ht05 : .ht02, found.map { .hitView($0) } ?? .noHitView)
    return found
  }

  /// `point(inside:with:)` of one view (PI01).
  public mutating func pointInside(_ view: ViewID, _ point: Point) -> Bool {
    if let answer = askBool(.pointInside(point), of: .view(view)) {
      note(.pi04, .pointInside(view, point: point, isInside: answer, isOverridden: true))
      return answer
    }
    return ownPointInside(view, point)
  }

  /// The same without code of its class: what `super.point(inside:with:)` answers.
  public mutating func ownPointInside(_ view: ViewID, _ point: Point) -> Bool {
    let bounds = scene.bounds(of: view)
    let region = scene.rare(view).pointInside
    let isInside = region?.contains(point, bounds: bounds) ?? bounds.contains(point)
    note(
      region == nil ? .pi02 : .pi04,
      .pointInside(view, point: point, isInside: isInside, isOverridden: region != nil))
    return isInside
  }

  public mutating func convert(
    _ point: Point, from source: ViewID?, to target: ViewID?
  ) -> Point? {
    let result = scene.convert(point, from: source, to: target)
    if let result { note(.ht10, .converted(from: source, to: target, point, result)) }
    return result
  }
}
