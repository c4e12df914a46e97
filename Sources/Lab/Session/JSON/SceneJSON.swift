import Engine

/// A scene for a front end that draws it itself: where everything lies on the screen and what keeps
/// touches out of it, and what moves from moment to moment.
public struct SceneJSON {
  private let scene: Scene
  private let rules: Rulebook

  public init(_ state: State) {
    scene = state.scene
    rules = state.rules
  }

  // MARK: What lies where

  /// In the order in which it is painted: the last is in front.
  public var picture: JSON {
    .object(
      ("size", .encode(screen)),
      ("windows", .array(scene.windowsFrontToBack.reversed().map { .string(scene.name(of: $0)) })),
      ("keyWindow", .name(scene.keyWindow.map { scene.name(of: $0) })),
      ("views", .array(scene.windowsFrontToBack.reversed().flatMap { views(of: $0) })),
      (
        "controllers",
        .array(
          scene.names.filter { $0.value.controller != nil }.sorted { $0.key < $1.key }.map {
            .object(
              ("name", .string($0.key)), ("class", .string(scene.className(of: $0.value))),
              ("view", .name($0.value.controller.map { scene.name(of: scene[$0].view) })))
          })
      ))
  }

  /// All windows fit in it; a window that begins at the corner is a screen.
  public var screen: Size {
    scene.windows.reduce(Size(0, 0)) { size, window in
      let frame = scene.frame(of: window)
      return Size(max(size.width, frame.maxX), max(size.height, frame.maxY))
    }
  }

  private func views(of window: ViewID) -> [JSON] {
    let flags = ViewFlagReader(scene)
    let placement = Placement(
      of: window, in: scene, rules: rules,
      Placement.Options(limit: Self.viewLimit, showsHidden: true, seen: true))
    return placement.views.map { placed in
      var json = JSON.object(
        ("name", .string(scene.name(of: placed.object))),
        ("class", .string(scene.className(of: placed.object))),
        ("depth", .whole(placed.depth)),
        ("corners", points(placed.outline.corners)))
      if let clip = placed.clip, clip.intersection(placed.outline) != placed.outline {
        json.add("clip", points(clip.corners))
      }
      if let closed = placed.closed {
        json.add("closedBy", .string(scene.name(of: closed.view)))
        json.add("gates", .array(closed.gates.map { .string($0.verdict) }))
      }
      guard let view = placed.object.view else {
        json.add("isLayer", .bool(true))
        return json
      }
      if let parent = scene.superview(of: view) {
        json.add("in", .string(scene.name(of: parent)))
      }
      if flags.isHidden(view) { json.add("hidden", .bool(true)) }
      if flags.clips(view) { json.add("clips", .bool(true)) }
      if let text = scene.rare(view).text { json.add("text", .string(text)) }
      if scene[view].kind.isControl, scene.isOn(view) { json.add("on", .bool(true)) }
      json.add("kind", .string(scene[view].kind.className))
      return json
    }
  }

  /// More than that no page draws.
  private static let viewLimit = 5_000

  private func points(_ points: [Point]) -> JSON {
    .array(points.flatMap { [.number($0.x), .number($0.y)] })
  }

  // MARK: What goes on

  public var moment: JSON {
    .object(
      ("now", .number(scene.now)),
      ("waits", .bool(scene.nextDeadline != nil)),
      (
        "touches",
        .array(
          scene.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.map { touch in
            .object(
              ("finger", .whole(touch.finger)), ("point", .encode(touch.location)),
              ("view", .string(scene.name(of: touch.view))),
              ("taker", .name(touch.taker.map { scene.name(of: $0) })))
          })
      ),
      ("firstResponder", .name(scene.firstResponder.map { scene.name(of: $0) })),
      (
        "recognizers",
        .array(
          scene.recognizers.indices.compactMap { index in
            let record = scene.recognizers[index]
            guard let view = record.view, record.origin != .textTap else { return nil }
            return .object(
              ("name", .string(record.name)), ("gesture", .string(record.gesture.className)),
              ("view", .string(scene.name(of: view))), ("state", .string(record.state.rawValue)),
              ("enabled", .bool(record.isEnabled)),
              ("mustFail", .array(record.mustFail.map { .string(scene.name(of: $0)) })))
          })
      ))
  }
}
