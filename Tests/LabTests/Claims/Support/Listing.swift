import Engine
import Testing

@testable import Lab

/// The listing of `hitTest:withEvent:` that three of the documents print, written once more: first
/// the gates, then the point, then the subviews from the last to the first.
struct Listing {
  let scene: Scene
  /// The point a view counts as inside; the default is its bounds.
  var area: @Sendable (Scene, ViewID) -> Rect = { $0.bounds(of: $1) }
  /// `C inside`, `D outside`, `blueView closed`: in the order of the calls.
  private(set) var calls: [String] = []

  init(_ scene: Scene) { self.scene = scene }

  mutating func hitTest(_ point: Point, _ view: ViewID) -> ViewID? {
    let name = scene.name(of: view)
    if value(.userInteractionEnabled, view) == .bool(false) || value(.hidden, view) == .bool(true)
      || scene[view].alpha <= 0.01
    {
      calls.append("\(name) closed")
      return nil
    }
    guard area(scene, view).contains(point) else {
      calls.append("\(name) outside")
      return nil
    }
    calls.append("\(name) inside")
    for subview in scene.subviews(of: view).reversed() {
      if let converted = scene.convert(point, from: view, to: subview),
        let found = hitTest(converted, subview)
      {
        return found
      }
    }
    return view
  }

  private func value(_ property: Property, _ view: ViewID) -> Value? {
    scene.value(of: property, of: .view(view))
  }
}

/// The points at which the claims look at each scene.
enum Probes {
  static let ofScenes: [(Script, [Point])] = [
    (.s1, points("230 320, 90 320, 100 80, 160 260, 5 5, 210 120, 400 400")),
    (.s2, points("120 140, 60 80, 10 40, 250 270, 220 240, 300 600")),
    (.s2Hidden, points("120 140, 60 80")),
    (.s3, points("140 140, 180 180, 60 60, 10 10, 300 300")),
    (.s4, points("210 150, 305 150, 310 150, 175 115, 30 100, 50 100, 140 100, 230 150, 270 200")),
    (.s5, points("150 150, 50 50, 290 330, 10 10, 100 100")),
    (.s6, points("160 210, 10 600, 60 110")),
    (.s7, points("160 260, 90 270, 230 270, 160 400")),
    (.s8, points("80 160, 240 160, 240 400")),
  ]

  private static func points(_ text: String) -> [Point] {
    text.split(separator: ",").map { pair in
      let numbers = pair.split(separator: " ").compactMap { Double($0) }
      return Point(numbers[0], numbers[1])
    }
  }
}

extension Script {
  static let s2Hidden = Script(lines: s2.lines + ["set hidden blueView YES"])
}

/// The same view, and the same views asked in the same order, as the listing has it.
func sameAsListing(_ point: Point, at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    guard case .view(let window)? = stage.scene.object(named: "W") else {
      return stage.fail("no window W", at: place)
    }
    var listing = Listing(stage.scene)
    let found = listing.hitTest(point, window)
    let name: JSON = found.map { .string(stage.scene.name(of: $0)) } ?? .null
    hit(point.x, point.y, name, at: place).perform(&stage)
    let asked = stage.decisions.compactMap { decision -> String? in
      guard decision["kind"] == "gate" else { return decision.answerOfView }
      return decision["subject"]?.text.map { "\($0) closed" }
    }
    stage.expect(asked, listing.calls, "asked", at: place)
  }
}
