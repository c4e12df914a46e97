import Engine

/// A tap on a button some views deep: two events, hit test, recognizer, control, action.
func wholeTap(traced: Bool) throws(SceneError) -> Timing {
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
  let point = Point(10, 10)
  let tap = Stimulus.touches([
    .touches([TouchChange(finger: 1, phase: .began, point: point)]), .wait(0.05),
    .touches([TouchChange(finger: 1, phase: .ended, point: nil)]),
  ])
  return Timing {
    var delivery = Delivery(scene: scene, rules: .uikit, trace: traced ? Trace() : .off)
    delivery.deliver(tap)
    if delivery.results.actions.count != 1 { print("The tap sent no action.") }
  }
}
