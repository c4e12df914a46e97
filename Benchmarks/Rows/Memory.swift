import Engine
import Foundation

/// What a scene of many plain views takes, in bytes a view, as the system sees it grow; beside the
/// same views as objects. Nil where the system does not tell.
func memory() throws(SceneError) {
  let count = 300_000
  guard let before = residentPages() else { return }
  var scene = Scene.initial
  var parent = scene.object(named: "view")?.view
  for index in 0..<count {
    let view = try scene.addView(
      .view, named: "v\(index)", in: parent, frame: Rect(0, 0, 10, 10))
    if index % 8 == 0 { parent = view }
  }
  guard let middle = residentPages() else { return }
  let top = PlainView(frame: .zero)
  var above = top
  for index in 0..<count {
    let view = PlainView(frame: Rect(0, 0, 10, 10))
    above.subviews.append(view)
    if index % 8 == 0 { above = view }
  }
  guard let after = residentPages() else { return }
  withExtendedLifetime(scene) {
    let each = Double(sysconf(Int32(_SC_PAGESIZE))) / Double(count)
    Table.bytes(
      "memory a view", Double(middle - before) * each, beside: "objects without names",
      Double(after - middle) * each)
  }
  top.dismantle()
}

private func residentPages() -> Int? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
}
