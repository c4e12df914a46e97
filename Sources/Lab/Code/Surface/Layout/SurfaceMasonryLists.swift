import Engine
import Program

/// Masonry on arrays: the same for each view, and views spread along an axis.
extension UIKitRows {
  static func addMasonryOfLists(_ s: inout SurfaceBuilder) {
    s.enumeration("MASAxisType", "horizontal", "vertical", prefix: "MASAxisType")
    s.type("NSArray" + addition)
    for (name, how) in [
      ("mas_makeConstraints", UIKitWorld.Making.make), ("mas_remakeConstraints", .remake),
      ("mas_updateConstraints", .update),
    ] {
      s.call(
        "func \(name)(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint]",
        "Masonry, for each view", selector: "\(name):"
      ) { (world, me, given) throws(Stop) in
        var made: [ProgramValue] = []
        for view in me.withoutOptionals.members {
          made += try world.make(for: view, given[0], how, .masonry).members
        }
        return .array(made)
      }
    }
    for (label, isSpacing) in [("withFixedSpacing", true), ("withFixedItemLength", false)] {
      s.call(
        "func mas_distributeViews(along axis: MASAxisType, \(label) length: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat)",
        isSpacing ? "Masonry: equally long" : "Masonry: with equal gaps",
        selector: "mas_distributeViewsAlongAxis:\(label):leadSpacing:tailSpacing:"
      ) { (world, me, given) throws(Stop) in
        try world.distribute(
          me.withoutOptionals.members,
          MasonrySpread(
            isVertical: world.word(given[0]) == "vertical", isSpacing: isSpacing,
            length: number(given, 1), lead: number(given, 2), tail: number(given, 3)))
        return .nothing
      }
    }
  }
}

/// Views one after another, from the lead of what is around them to its tail.
private struct MasonrySpread {
  var isVertical: Bool
  /// Is the length that of the gaps, or that of the views?
  var isSpacing: Bool
  var length: Double
  var lead: Double
  var tail: Double

  private var start: LayoutAttribute { isVertical ? .top : .left }
  private var end: LayoutAttribute { isVertical ? .bottom : .right }
  private var size: LayoutAttribute { isVertical ? .height : .width }

  /// Of the view at a place, as Masonry's source has them.
  func constraints(of views: [ViewID], at place: Int, in outer: ViewID) -> [LayoutConstraint] {
    let (view, last) = (views[place], views.count - 1)
    func edge(_ side: LayoutAttribute, times share: Double = 1, plus offset: Double)
      -> LayoutConstraint
    {
      LayoutConstraint(
        LayoutAnchor(view, side), .equal, LayoutAnchor(outer, side), times: share, plus: offset)
    }
    var made: [LayoutConstraint] = []
    if !isSpacing {
      made.append(LayoutConstraint(LayoutAnchor(view, size), .equal, plus: length))
    } else if place > 0 {
      let before = views[place - 1]
      made.append(
        LayoutConstraint(LayoutAnchor(view, size), .equal, LayoutAnchor(before, size)))
      made.append(
        LayoutConstraint(
          LayoutAnchor(view, start), .equal, LayoutAnchor(before, end), plus: length))
    }
    if place == 0 {
      made.append(edge(start, plus: lead))
    } else if place == last {
      made.append(edge(end, plus: -tail))
    } else if !isSpacing {
      let share = Double(place) / Double(last)
      made.append(
        edge(end, times: share, plus: (1 - share) * (length + lead) - share * tail))
    }
    return made
  }
}

extension UIKitWorld {
  fileprivate mutating func distribute(
    _ items: [ProgramValue], _ spread: MasonrySpread
  ) throws(Stop) {
    let views = items.compactMap { view($0) }
    guard views.count > 1 else {
      throw host.crash(
        "NSInternalInconsistencyException", "views to distribute need to bigger than one")
    }
    var outer = scene.superview(of: views[0])
    while let around = outer, !views.allSatisfy({ scene.isDescendant($0, of: around) }) {
      outer = scene.superview(of: around)
    }
    guard let outer else {
      throw host.crash(
        "NSInternalInconsistencyException",
        "Can't constrain views that do not share a common superview. Make sure that all the views in this array have been added into the same view hierarchy."
      )
    }
    for (place, view) in views.enumerated() {
      try addMade(
        spread.constraints(of: views, at: place, in: outer), for: plain(.view(view)), .masonry)
    }
  }
}
