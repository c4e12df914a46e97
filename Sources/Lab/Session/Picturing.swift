import Engine

/// `tree`, `draw` and `map`.
extension State {
  /// A picture as lines.
  func lines(of picture: ScenePicture, _ watch: Watch) throws(RunError) -> [StyledText] {
    switch picture {
    case .tree: return Pictures.tree(of: scene, pictureOptions)
    case .draw: return Pictures.draw(scene, pictureOptions)
    case .map: return try map(watch)
    }
  }

  /// A picture as an SVG document.
  public func svg(of picture: ScenePicture, _ watch: Watch) throws(Stopped) -> String {
    var options = pictureOptions
    options.watch = watch
    switch picture {
    case .tree: return Pictures.treeSVG(of: scene, options)
    case .draw: return Pictures.drawSVG(scene, options)
    case .map: return try Pictures.mapSVG(scene, options)
    }
  }

  /// Would `draw` show the same of both? It may say no where the pictures are equal.
  public func looksLike(_ other: State) -> Bool {
    guard scene.looksLike(other.scene), rules == other.rules, language == other.language else {
      return false
    }
    let (one, two) = (lastTouch, other.lastTouch)
    return one?.point == two?.point && one?.view == two?.view
  }

  /// The scene as a question about fingers at some points shows it: on a screen, beside the question,
  /// and without telling who gets the touch. Nothing where nobody looks at one.
  public func picture(asking points: [Point]) -> [StyledText] {
    guard let height, let first = points.first else { return [] }
    var options = pictureOptions
    options.asks = true
    options.touch = first
    options.otherTouches = Array(points.dropFirst())
    options.hitView = nil
    // Of several windows the one that lies under the finger.
    options.window = scene.windowsFrontToBack.first { window in
      scene.frame(of: window).contains(first)
        && Set(scene.closedGates(of: window, rules: rules)).isDisjoint(with: [.hidden, .alpha])
    }
    options.fit(rows: min(24, height - 14))
    return Pictures.draw(scene, options)
  }

  /// The scene as `draw` shows it, in SVG.
  public func drawing(part: Int? = nil) -> String {
    var options = pictureOptions
    options.part = part
    return Pictures.drawSVG(scene, options)
  }

  func map(_ watch: Watch) throws(RunError) -> [StyledText] {
    var options = pictureOptions
    options.watch = watch
    do throws(Stopped) { return try Pictures.map(scene, options) } catch { throw .stopped }
  }

  var pictureOptions: PictureOptions {
    var options = PictureOptions()
    options.language = language
    options.rules = rules
    options.width = width
    // The rulers, the notes and the prompt want some.
    if let height { options.fit(rows: height - 8) }
    if let touch = lastTouch {
      options.touch = touch.point
      options.hitView = touch.view.flatMap { scene.exists($0) ? $0 : nil }
    }
    return options
  }

  /// Where the last touch was, if that is farther from a view than a finger that was aimed at it and missed.
  func placeOfTouch(farFrom object: Object) -> Point? {
    guard case .view(let view) = object, scene.exists(view), let touch = lastTouch?.point,
      let point = scene.convert(touch, from: nil, to: view),
      !scene.bounds(of: view).inset(by: -State.reach, -State.reach).contains(point)
    else { return nil }
    return touch
  }

  /// What Apple asks of a target, on each side.
  private static let reach = 44.0

  /// Where the last event's first finger was on the screen, and the view it hit.
  private var lastTouch: (point: Point, view: ViewID?)? {
    guard let event = lastEvent else { return nil }
    for decision in event.decisions {
      guard case .windowAsked(let window, let point) = decision.kind, scene.exists(window),
        let place = scene.convert(point, from: window, to: nil)
      else { continue }
      return (place, event.results.fingers.first?.hitView ?? event.hitView)
    }
    return nil
  }
}

extension PictureOptions {
  /// Somebody looks at it on a screen of so many rows.
  fileprivate mutating func fit(rows: Int) {
    height = min(50, max(8, rows))
    stretch = height < 30 ? 1.6 : 1
    showsCovered = true
  }
}

extension LastEvent {
  /// The view that a search found, of a question too.
  var hitView: ViewID? {
    for decision in decisions.reversed() {
      if case .hitView(let view) = decision.kind { return view }
    }
    return nil
  }
}
