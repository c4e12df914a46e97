import Engine
import Lab

enum Scenes {
  /// A session with so many views of 30 by 30 all over the screen.
  static func scattered(_ count: Int) -> Session {
    var scene = Scene.initial
    let parent = scene.object(named: "view")?.view
    for number in 0..<count {
      let frame = Rect(Double(number * 37 % 300), Double(number * 53 % 440), 30, 30)
      _ = try? scene.addView(.view, named: "v\(number)", in: parent, frame: frame)
    }
    return Session(state: State(scene: scene))
  }
}
