import Engine
import Lab

/// As tools print views.
extension PrintedScene {
  var recursiveDescription: String {
    order.map { index in
      let view = views[index]
      let frame = scene.frame(of: view)
      var parts = ["<\(className(index)): 0x\(String(4096 + index, radix: 16))"]
      parts.append("frame = (\(frame.x) \(frame.y); \(frame.width) \(frame.height))")
      if scene[view].alpha < 1 { parts.append("alpha = \(scene[view].alpha)") }
      if case .bool(true)? = scene.value(of: .hidden, of: .view(view)) {
        parts.append("hidden = YES")
      }
      if case .bool(false)? = scene.value(of: .userInteractionEnabled, of: .view(view)) {
        parts.append("userInteractionEnabled = NO")
      }
      parts.append("layer = <CALayer: 0x9>")
      if scene[view].kind == .scrollView {
        parts.append("contentOffset: {\(scene.bounds(of: view).x), \(scene.bounds(of: view).y)}")
      }
      return String(repeating: "   | ", count: depth(index)) + parts.joined(separator: "; ") + ">"
    }.joined(separator: "\n")
  }

  var viewHierarchy: String { object(0, isWindow: true) }

  private func object(_ index: Int, isWindow: Bool = false) -> String {
    let view = views[index]
    let (frame, bounds) = (scene.frame(of: view), scene.bounds(of: view))
    let truth = { (property: Property) -> Bool in
      scene.value(of: property, of: .view(view)) == .bool(true)
    }
    let properties = [
      ("frame", "[\(frame.x),\(frame.y),\(frame.width),\(frame.height)]"),
      ("bounds", "[\(bounds.x),\(bounds.y),\(bounds.width),\(bounds.height)]"),
      ("hidden", "\(truth(.hidden))"), ("alpha", "\(scene[view].alpha)"),
      ("userInteractionEnabled", "\(truth(.userInteractionEnabled))"),
    ].map { "{\"propertyName\":\"\($0)\",\"propertyValue\":\($1)}" }
    let children = scene.subviews(of: view).compactMap { views.firstIndex(of: $0) }
      .map { object($0) }
    let group =
      "{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":[\(children.joined(separator: ","))]}"
    let own =
      "{\"objectID\":\"0x\(String(4096 + index, radix: 16))\",\"className\":\"\(className(index))\",\"properties\":[\(properties.joined(separator: ","))],\"childGroup\":\(group)}"
    guard isWindow else { return own }
    return
      "{\"topLevelGroups\":{\"w\":{\"groupingID\":\"com.apple.UIKit.UIWindow\",\"debugHierarchyObjects\":[\(own)]}}}"
  }

  /// Of which the numbers stand between braces, and flags without a value.
  var earlGrey: String {
    "UI Hierarchy (Back to front):\n"
      + order.map { index in
        let frame = scene.frame(of: views[index])
        let box = "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
        var parts = ["<\(className(index)):\(address(index))", "AX=N", "frame=\(box)", "opaque"]
        if isTrue(.hidden, index) { parts.append("hidden") }
        parts.append("alpha=\(scene[views[index]].alpha)")
        if !isTrue(.userInteractionEnabled, index) { parts.append("UIE=N") }
        let depth = depth(index)
        let bars =
          depth == 0 ? "" : "  " + String(repeating: "|  ", count: depth - 1) + "|--"
        return bars + parts.joined(separator: "; ") + ">"
      }.joined(separator: "\n")
  }

  /// Hitchain's commands, as an app prints them in its console.
  var probe: String {
    let lines = order.map { index -> String in
      let view = views[index]
      let (frame, bounds) = (scene.frame(of: view), scene.bounds(of: view))
      var words = ["add", scene[view].kind.words[0], "v\(index)"]
      if let parent = parents[index] { words += ["in", "v\(parent)"] }
      words += [frame.x, frame.y, frame.width, frame.height].map { "\($0)" }
      words.append("class=" + className(index))
      if bounds.origin != .zero {
        words.append("bounds=\"\(bounds.x) \(bounds.y) \(bounds.width) \(bounds.height)\"")
      }
      if isTrue(.hidden, index) { words.append("hidden=YES") }
      if scene[view].alpha < 1 { words.append("alpha=\(scene[view].alpha)") }
      let takes = isTrue(.userInteractionEnabled, index)
      if takes != scene[view].kind.isUserInteractionEnabledByDefault {
        words.append("userInteractionEnabled=" + (takes ? "YES" : "NO"))
      }
      return words.joined(separator: " ") + " # " + address(index)
    }
    return (["# hitchain-probe 1", "reset empty"] + lines + ["# hitchain-end"])
      .joined(separator: "\n")
  }

  var lookin: [UInt8] {
    var archive = LookinArchive()
    return archive.file(of: [item(0, in: &archive)])
  }

  private func item(_ index: Int, in archive: inout LookinArchive) -> PlistWriter.Item {
    let (frame, bounds) = (scene.frame(of: views[index]), scene.bounds(of: views[index]))
    func box(_ rect: Rect) -> String {
      "{{\(rect.x), \(rect.y)}, {\(rect.width), \(rect.height)}}"
    }
    let children = subviews(index).map { item($0, in: &archive) }
    let place = archive.keep(.text(box(bounds)))
    let group = archive.attribute(
      "vl_i_i", .whole(isTrue(.userInteractionEnabled, index) ? 1 : 0))
    return archive.item(
      index == 0 ? ["UIWindow", "UIView"] : [className(index), "UIView"], address(index),
      box(frame), alpha: Double(scene[views[index]].alpha), isHidden: isTrue(.hidden, index),
      [("bounds", place), ("attributesGroupList", group)], children)
  }
}
