import Engine
import Lab

/// A tap on a button some views deep: two events, hit test, recognizer, control, action.
func wholeTap() throws(SceneError) {
  var scene = Scene.initial
  var parent = scene.object(named: "view")?.view
  for index in 0..<8 {
    parent = try scene.addView(
      .view, named: "v\(index)", in: parent, frame: Rect(0, 0, 320, 480))
  }
  let button = try scene.addView(.button, named: "B", in: parent, frame: Rect(0, 0, 100, 40))
  scene.addTarget(
    scene.object(named: "controller"), scene.word("go:"), for: .touchUpInside, to: button)
  if let view = scene.object(named: "view")?.view {
    _ = try scene.addRecognizer(.tap, named: "T", to: view)
  }
  let tap = tap(at: Point(10, 10))
  func deliver(_ trace: Trace) {
    var delivery = Delivery(scene: scene, rules: .uikit, trace: trace)
    delivery.deliver(tap)
    if delivery.results.actions.count != 1 { print("The tap sent no action.") }
  }
  let race = Race(ours: { deliver(Trace()) }, peer: { deliver(.off) })
  Table.row("a whole tap, traced", race, beside: "the same, untraced")
}

/// A command as one types it, with its prose, beside the engine's part of it.
func commands() {
  for count in [10, 100, 1_000, 10_000] {
    let session = Scenes.scattered(count)
    let (scene, tap) = (session.state.scene, tap(at: Point(20, 20)))
    let race = Race(
      ours: {
        var session = session
        if session.run("tap 20 20").first?.text.isEmpty != false { print("The tap says nothing.") }
      },
      peer: {
        var delivery = Delivery(scene: scene, rules: .uikit, trace: .off)
        delivery.deliver(tap)
      })
    Table.row(
      "tap with its prose, \(count) views", race, beside: "the engine's part",
      wanted: count == 1_000 ? "≤ 200 µs" : "")
    let building = Race(
      ours: {
        var session = session
        _ = session.run("add button B 10 10 40 40")
      },
      peer: {
        var scene = scene
        _ = try? scene.addView(
          .button, named: "B", in: scene.object(named: "view")?.view, frame: Rect(10, 10, 40, 40))
      })
    Table.row("add with its prose, \(count) views", building, beside: "the engine's part")
  }
}

private func tap(at point: Point) -> Stimulus {
  .touches([
    .touches([TouchChange(finger: 1, phase: .began, point: point)]), .wait(0.05),
    .touches([TouchChange(finger: 1, phase: .ended, point: nil)]),
  ])
}
