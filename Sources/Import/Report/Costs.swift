import Engine
import Lab

/// Whom a repair would take the tap from: a screen is not mended by what breaks another part of it.
struct Costs {
  /// Those that get a tap on their own middle as things are.
  private let served: [ViewID]
  private let state: State

  /// A hit test may look at every view, so that fewer are asked in a larger scene.
  private static let budget = 400_000
  private static let most = 300

  init(_ imported: Imported, state: State) {
    let judge = Judge(imported: imported)
    let scene = imported.scene
    let most = min(Costs.most, Costs.budget / (scene.views.count + 100))
    var served: [ViewID] = []
    var asked = 0
    for object in imported.objects where served.count < most && asked < 4 * most {
      guard let view = object.view, judge.wantsTaps(object, view) else { continue }
      asked += 1
      if Costs.isHit(view, in: scene) { served.append(view) }
    }
    (self.served, self.state) = (served, state)
  }

  /// Who gets none after some commands that gets one now.
  func losers(after commands: [String], for view: ViewID) -> [String] {
    var session = Session(state: state)
    for command in commands {
      guard session.run(command).allSatisfy({ !$0.isError }) else { return [] }
    }
    let scene = session.state.scene
    return served.filter { $0 != view && !Costs.isHit($0, in: scene) }.map { scene.name(of: $0) }
  }

  private static func isHit(_ view: ViewID, in scene: Scene) -> Bool {
    guard let middle = scene.convert(scene.bounds(of: view).mid, from: view, to: nil),
      let hit = scene.hitTest(screen: middle)
    else { return false }
    return scene.isDescendant(hit, of: view)
  }
}
