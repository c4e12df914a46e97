import Engine

/// Those who get taps of their own as things are: a screen is not mended by what breaks another part of it.
public struct Bystanders {
  /// Shares of a view's width and height: its middle, its edges, then its corners.
  public static let places: [(x: Double, y: Double)] = [
    (0.5, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.5), (0.9, 0.5), (0.1, 0.1), (0.9, 0.1),
    (0.1, 0.9), (0.9, 0.9),
  ]
  /// A hit test may look at every view, so that fewer are asked, and in fewer places, in a larger scene.
  private static let budget = 400_000
  private static let most = 300
  private static let mostForAllPlaces = 2_000

  private struct Bystander {
    var view: ViewID
    /// In which of its places a tap is its own.
    var isOwn: [Bool]
  }

  private let scene: Scene
  private let rules: Rulebook
  private let served: [Bystander]
  private let recognizers: [RecognizerID]
  private let places: ArraySlice<(x: Double, y: Double)>

  /// Of some views; of all that want taps, where nobody knows better.
  public init(_ scene: Scene, rules: Rulebook = .uikit, among views: [ViewID]? = nil) {
    let size = scene.views.count
    places = Bystanders.places.prefix(
      size <= Bystanders.mostForAllPlaces ? Bystanders.places.count : 1)
    let most = min(Bystanders.most, Bystanders.budget / (size + 100))
    let asked =
      views
      ?? scene.windowsFrontToBack.flatMap { scene.subtree(of: $0) }.filter {
        scene.wantsTaps($0)
      }
    var served: [Bystander] = []
    for view in asked.prefix(4 * most) where served.count < most {
      let isOwn = places.map { Bystanders.isHit(view, $0, in: scene, rules) }
      if isOwn.contains(true) { served.append(Bystander(view: view, isOwn: isOwn)) }
    }
    recognizers = served.prefix(most).flatMap { scene.recognizers(of: $0.view) }
      .filter { scene[$0].isEnabled }
    (self.scene, self.rules, self.served) = (scene, rules, served)
  }

  /// Who gets none after some changes that gets one now: in the middle, or in most places of it. Of what
  /// holds others the middle is nothing particular. What has left the screen wants none.
  func losers(in after: Scene, for view: ViewID?) -> [String] {
    let views = served.filter { each in
      each.view != view && after.window(of: each.view) != nil && isLost(each, in: after)
    }.map { scene.name(of: $0.view) }
    let off = recognizers.filter {
      scene[$0].view != view && after.exists(.recognizer($0)) && !after[$0].isEnabled
    }.map { scene.name(of: $0) }
    return views + off
  }

  private func isLost(_ bystander: Bystander, in after: Scene) -> Bool {
    let kind = scene[bystander.view].kind
    var (had, has) = (0, 0)
    for (place, isOwn) in zip(places, bystander.isOwn) where isOwn {
      had += 1
      if Bystanders.isHit(bystander.view, place, in: after, rules) {
        has += 1
      } else if had == 1, bystander.isOwn[0], kind.isControl || kind == .tableCell {
        return true
      }
    }
    return 2 * has < had
  }

  private static func isHit(
    _ view: ViewID, _ place: (x: Double, y: Double), in scene: Scene, _ rules: Rulebook
  ) -> Bool {
    let bounds = scene.bounds(of: view)
    let inside = Point(bounds.x + bounds.width * place.x, bounds.y + bounds.height * place.y)
    guard let point = scene.convert(inside, from: view, to: nil),
      let hit = scene.hitTest(screen: point, rules: rules)
    else { return false }
    return scene.isDescendant(hit, of: view)
  }
}

extension Scene {
  /// Is it there to be touched: a control, a row, text, what scrolls, what has a recognizer or handles touches?
  func wantsTaps(_ view: ViewID) -> Bool {
    let kind = self[view].kind
    return kind.isControl || kind == .tableCell || kind.isScrollView
      || !recognizers(of: view).isEmpty
      || behaviour(of: .view(view)).handlers.contains { $0.message == .touches(.began) }
  }
}
