import Engine

/// The views of a window in the order they are painted, with their places.
///
/// Maps are composed on the way down, once a view, so that a deep hierarchy costs no more than a
/// broad one.
struct Placement: Sendable {
  private(set) var views: [PlacedView] = []
  /// The topmost hidden views: what is in them does not show either.
  private(set) var hidden: [HiddenView] = []
  /// How many views there were no room for.
  private(set) var left = 0

  struct Options {
    /// More views than that make no picture; the hit view is kept in any case.
    var limit = Int.max
    var keeping: ViewID?
    var showsHidden = false
    /// As the eye has it: on the way of an animation, in front by zPosition, cut by masks. Otherwise
    /// as a hit test has it.
    var seen = false
  }

  /// What a view hands down to its subviews.
  private struct Inherited {
    var depth = 0
    var toScreen = Projection.identity
    var clip: Shape?
    var clipper: ViewID?
    var reach: Shape?
    var closed: ClosedGates?
    var flat: ViewID?
  }

  init(of window: ViewID, in scene: Scene, rules: Rulebook, _ options: Options = Options()) {
    let layers = Placement.layers(in: scene)
    let flags = ViewFlagReader(scene)
    var stack: [(ViewID, Inherited)] = [(window, Inherited())]
    while let (view, above) = stack.popLast() {
      if !options.showsHidden, flags.isHidden(view) {
        hidden.append(HiddenView(view: view, subviews: scene.subtree(of: view).count - 1))
        continue
      }
      let placed = Placement.place(
        view, inheriting: above, in: scene, rules: rules, seen: options.seen)
      if views.count < options.limit || options.keeping == view {
        views.append(placed)
      } else {
        left += 1
      }
      let below = Placement.below(
        placed, view: view, inheriting: above, in: scene, clips: flags.clips(view))
      for layer in layers[view] ?? [] where views.count < options.limit {
        views.append(Placement.place(layer, inheriting: below, in: scene))
      }
      let subviews = options.seen ? scene.subviewsAsSeen(of: view) : scene.subviews(of: view)
      for subview in subviews.reversed() { stack.append((subview, below)) }
    }
  }

  static func layers(in scene: Scene) -> [ViewID: [LayerID]] {
    var result: [ViewID: [LayerID]] = [:]
    for record in scene.layers {
      guard let view = record.view, case .layer(let layer) = scene.object(named: record.name)
      else { continue }
      result[view, default: []].append(layer)
    }
    return result
  }

  private static func place(
    _ view: ViewID, inheriting above: Inherited, in scene: Scene, rules: Rulebook, seen: Bool
  ) -> PlacedView {
    let bounds = seen ? scene.seenLook(of: view).bounds : scene.bounds(of: view)
    let own = scene.projection(of: view, seen: seen)
    let map = own.concatenating(above.toScreen)
    var (clip, clipper) = (above.clip, above.clipper)
    if seen, let mask = scene.rare(view).mask {
      let shape = Shape(mask, through: map)
      clip = clip.map { $0.intersection(shape) } ?? shape
      clipper = view
    }
    let gates = scene.closedGates(of: view, rules: rules)
    return PlacedView(
      object: .view(view), depth: above.depth, toScreen: map,
      outline: Shape(bounds, through: map), clip: clip, clipper: clipper,
      reach: above.reach,
      closed: gates.isEmpty ? above.closed : ClosedGates(view: view, gates: gates),
      flat: own.hasInverse ? above.flat : view)
  }

  private static func place(_ layer: LayerID, inheriting above: Inherited, in scene: Scene)
    -> PlacedView
  {
    PlacedView(
      object: .layer(layer), depth: above.depth, toScreen: above.toScreen,
      outline: Shape(scene[layer].frame, through: above.toScreen), clip: above.clip,
      clipper: above.clipper, reach: .nothing, closed: above.closed, flat: above.flat)
  }

  private static func below(
    _ placed: PlacedView, view: ViewID, inheriting above: Inherited, in scene: Scene, clips: Bool
  ) -> Inherited {
    let isWindow = above.depth == 0
    var below = above
    below.depth += 1
    below.toScreen = placed.toScreen
    (below.clip, below.clipper) = (placed.clip, placed.clipper)
    below.closed = placed.closed
    below.flat = placed.flat
    if clips || isWindow {
      below.clip = placed.visible
      below.clipper = view
    }
    if let own = reach(of: view, placed, in: scene) {
      below.reach = above.reach.map { $0.intersection(own) } ?? own
    }
    return below
  }

  /// Where a view lets touches in, as a convex shape: of an odd region, the box around it.
  private static func reach(of view: ViewID, _ placed: PlacedView, in scene: Scene) -> Shape? {
    let bounds = scene.bounds(of: view)
    switch scene.rare(view).pointInside {
    case nil, .ellipse: return placed.outline
    case .inset(let dx, let dy): return Shape(bounds.inset(by: dx, dy), through: placed.toScreen)
    case .rects(let rects):
      return Shape(
        Shape.polygon(rects.flatMap { Shape.rect($0).corners }).box,
        through: placed.toScreen)
    case .polygon(let corners): return Shape(Shape.polygon(corners).box, through: placed.toScreen)
    case .always: return nil
    case .never: return .nothing
    }
  }
}

/// Reads flags of many views: finds their rows of the property table once.
struct ViewFlagReader {
  private let scene: Scene
  private let hidden: PropertyRow?
  private let clipsToBounds: PropertyRow?

  init(_ scene: Scene) {
    self.scene = scene
    hidden = PropertyRow.table.first { $0.property == .hidden }
    clipsToBounds = PropertyRow.table.first { $0.property == .clipsToBounds }
  }

  func isHidden(_ view: ViewID) -> Bool { hidden?.get(scene, .view(view)) == .bool(true) }
  func clips(_ view: ViewID) -> Bool { clipsToBounds?.get(scene, .view(view)) == .bool(true) }
}
