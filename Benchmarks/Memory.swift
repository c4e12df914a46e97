import Engine
import Foundation

/// What a scene of many plain views takes, in bytes a view, as the system sees it grow. Nil where
/// the system does not tell.
func memoryAView(count: Int) throws(SceneError) -> Double? {
  guard let before = residentPages() else { return nil }
  var scene = Scene.initial
  var parent = scene.object(named: "view")?.view
  for index in 0..<count {
    let view = try scene.addView(
      .view, named: "v\(index)", in: parent, frame: Rect(0, 0, 10, 10))
    if index % 8 == 0 { parent = view }
  }
  guard let after = residentPages() else { return nil }
  return withExtendedLifetime(scene) {
    Double(after - before) * Double(sysconf(Int32(_SC_PAGESIZE))) / Double(count)
  }
}

private func residentPages() -> Int? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
}
