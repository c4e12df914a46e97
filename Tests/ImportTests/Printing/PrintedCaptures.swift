import Engine

/// As Xcode's view debugger exports them.
extension PrintedScene {
  /// One answer, with all values beside their objects.
  var viewHierarchy: String { answer(valuesInside: true, values: []) }

  /// Several: another capture before it, then the views, and their values where they were got.
  func captures(after earlier: PrintedScene) -> String {
    let values = order.flatMap { index in
      self.values(index).map { key, value in entry(key, value, status: 4) }
    }
    // What is asked for again, and is not there yet.
    let asked = order.flatMap { index in
      self.values(index).map { key, _ in entry(key, "null", status: index % 2 == 0 ? 0 : 8) }
    }
    return [
      earlier.answer(valuesInside: true, values: []), answer(valuesInside: false, values: []),
      group(of: "", values), group(of: "", asked),
    ].joined(separator: "\n")
  }

  private func entry(_ key: String, _ value: String, status: Int) -> String {
    let name = key.split(separator: ".").last ?? ""
    return
      "\"\(key)\":{\"propertyName\":\"\(name)\",\"propertyValue\":\(value),\"fetchStatus\":\(status)}"
  }

  private func answer(valuesInside: Bool, values: [String]) -> String {
    let windows =
      "\"w\":{\"groupingID\":\"com.apple.UIKit.UIWindow\",\"debugHierarchyObjects\":[\(object(0, valuesInside))]}"
    return group(of: windows, values)
  }

  private func group(of groups: String, _ values: [String]) -> String {
    "{\"topLevelGroups\":{\(groups)},\"topLevelPropertyDescriptions\":{\(values.joined(separator: ","))}}"
  }

  private func object(_ index: Int, _ valuesInside: Bool) -> String {
    let own = values(index).filter { _ in valuesInside }
    func listed(_ id: String) -> String {
      own.filter { $0.key.hasPrefix(id + ".") }.map { key, value in
        "{\"propertyName\":\"\(key.split(separator: ".").last ?? "")\",\"propertyValue\":\(value)}"
      }.joined(separator: ",")
    }
    let children = subviews(index).map { object($0, valuesInside) }.joined(separator: ",")
    let below =
      "{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":[\(children)]}"
    let layer =
      "{\"groupingID\":\"com.apple.QuartzCore.CALayer\",\"debugHierarchyObjects\":[{\"objectID\":\"\(layer(index))\",\"className\":\"CALayer\",\"properties\":[\(listed(layer(index)))]}]}"
    return
      "{\"objectID\":\"\(address(index))\",\"className\":\"\(className(index))\",\"properties\":[\(listed(address(index)))],\"childGroup\":\(below),\"additionalGroups\":[\(layer)]}"
  }

  private func layer(_ index: Int) -> String { "0x9" + String(4096 + index, radix: 16) }

  private func values(_ index: Int) -> [(key: String, value: String)] {
    let view = views[index]
    let (frame, bounds) = (scene.frame(of: view), scene.bounds(of: view))
    let numbers = scene.transform3D(of: view).numbers.map { "\($0)" }.joined(separator: ",")
    var values = [
      ("frame", "[\(frame.x),\(frame.y),\(frame.width),\(frame.height)]"),
      ("bounds", "[\(bounds.x),\(bounds.y),\(bounds.width),\(bounds.height)]"),
      ("hidden", "\(isTrue(.hidden, index))"), ("alpha", "\(scene[view].alpha)"),
      ("userInteractionEnabled", "\(isTrue(.userInteractionEnabled, index))"),
    ]
    if let text = texts[index] { values.append(("text", text.inJSON)) }
    return values.map { (address(index) + "." + $0, $1) }
      + [(layer(index) + ".transform", "[\(numbers)]")]
  }
}
