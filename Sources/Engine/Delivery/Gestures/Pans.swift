/// Pans, from anywhere and from an edge of the screen.
extension Delivery {
  /// It waits for as many fingers as it wants; with more it fails, or once it has begun leaves them
  /// alone (U-GR-48, C23).
  mutating func pan(_ id: RecognizerID, _ phases: [TouchPhase], down: Int) -> GestureWish {
    let record = scene[id]
    let (fewest, most) = (record.minimumNumberOfTouches, record.maximumNumberOfTouches)
    if record.state.isInProgress {
      if phases.contains(.ended), down < fewest { return .finish(.fingerLifted) }
      if phases.contains(.began) || phases.contains(.ended) {
        // The middle of the fingers leaps as one lands or lifts; that is no movement of theirs.
        scene.recognizers[id.index].progress.lastPoint = scene.centroid(of: id)
      }
      return phases.contains(.moved) ? .change : .nothing
    }
    if down > most { return .fail(.tooManyFingers(limit: most)) }
    if fewest > 1, phases.contains(.began), down == fewest { measureAnew(id) }
    let distance = distance(of: id)
    if phases.contains(.ended), down == 0 {
      if scene[id].progress.isReady { return .fail(.fingerLifted) }
      return record.progress.fingersSeen < fewest
        ? .fail(.tooFewFingers(required: fewest, seen: record.progress.fingersSeen))
        : .fail(.notFarEnough(distance: distance, limit: rules.numbers.panStart))
    }
    guard down >= fewest, distance >= rules.numbers.panStart else { return .nothing }
    return .start(.moved)
  }

  /// A scroll view's pan goes by the axis along which the fingers have gone farther (MO-01).
  private func distance(of id: RecognizerID) -> Double {
    let movement = scene[id].progress.movement
    return scene[id].origin == .scrollPan
      ? abs(movement[movement.axis]) : movement.distance(to: .zero)
  }

  /// A pan that begins only where the finger came in from an edge of the screen (U-GR-50, C24).
  mutating func screenEdgePan(_ id: RecognizerID, _ phases: [TouchPhase], down: Int) -> GestureWish
  {
    let record = scene[id]
    guard !record.state.isInProgress else { return pan(id, phases, down: down) }
    if phases.contains(.began), let start = newestTouch(of: id)?.start {
      guard let away = record.edges.map({ distance(of: start, from: $0) }).min() else {
        return .fail(.noEdges)
      }
      if away > rules.numbers.edgeRegion {
        return .fail(.notFromEdge(distance: away, limit: rules.numbers.edgeRegion))
      }
    }
    let wish = pan(id, phases, down: down)
    if case .start = wish,
      !record.edges.contains(where: { goesIn(scene[id].progress.movement, $0) })
    {
      return .fail(.wrongDirection)
    }
    return wish
  }

  private func distance(of point: Point, from edge: ScreenEdge) -> Double {
    let screen = scene.screen.size
    return switch edge {
    case .top: point.y
    case .left: point.x
    case .bottom: screen.height - point.y
    case .right: screen.width - point.x
    }
  }

  private func goesIn(_ movement: Point, _ edge: ScreenEdge) -> Bool {
    switch edge {
    case .top: movement.y > abs(movement.x)
    case .left: movement.x > abs(movement.y)
    case .bottom: -movement.y > abs(movement.x)
    case .right: -movement.x > abs(movement.y)
    }
  }

  /// A finger that lands beside as many as a pan under way may have is no part of it (C23).
  func isExtra(_ touch: TouchID, for id: RecognizerID) -> Bool {
    let record = scene[id]
    guard record.gesture == .pan || record.gesture == .screenEdgePan,
      !record.progress.touches.contains(touch)
    else { return false }
    guard scene.touch(touch)?.phase == .began else { return true }
    return record.state.isInProgress
      && record.progress.touches.filter { isDown($0) }.count >= record.maximumNumberOfTouches
  }
}
