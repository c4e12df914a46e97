import Engine

/// As tools print what accessibility sees.
extension PrintedScene {
  private static let types: [ViewKind: String] = [
    .window: "Window", .button: "Button", .label: "StaticText", .imageView: "Image",
    .scrollView: "ScrollView", .control: "Link", .switch: "Switch", .textField: "TextField",
  ]

  private func type(_ index: Int) -> String {
    let kind = scene[views[index]].kind
    // SwiftUI's are as wide as their row.
    if kind == .control, index % 2 == 0 { return "Switch" }
    return PrintedScene.types[kind] ?? "Other"
  }

  var xcuiTest: String {
    order.map { index in
      let frame = frameOnScreen(index)
      return String(repeating: "  ", count: depth(index))
        + "\(type(index)), 0x\(String(4096 + index, radix: 16)), {{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
        + (texts[index].map { ", label: '\($0)'" } ?? "")
        + (index % 2 == 0 ? ", Selected" : "")
    }.joined(separator: "\n")
  }

  var xml: String { "<?xml version=\"1.0\"?><AppiumAUT>" + element(0) + "</AppiumAUT>" }

  private func element(_ index: Int) -> String {
    let frame = frameOnScreen(index)
    let inner = scene.subviews(of: views[index]).compactMap { views.firstIndex(of: $0) }
      .map { element($0) }.joined()
    return
      "<XCUIElementType\(type(index)) name=\"e\(index)\"\(texts[index].map { " label=\"" + $0.inXML + "\"" } ?? "") x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\">\(inner)</XCUIElementType\(type(index))>"
  }

  var idb: String { "[" + json(0) + "]" }

  private func json(_ index: Int) -> String {
    let frame = frameOnScreen(index)
    let inner = scene.subviews(of: views[index]).compactMap { views.firstIndex(of: $0) }
      .map { json($0) }.joined(separator: ",")
    return
      "{\"type\":\"\(type(index))\",\"AXUniqueId\":\"e\(index)\",\"AXLabel\":\(texts[index]?.inJSON ?? "null"),\"frame\":{\"x\":\(frame.x),\"y\":\(frame.y),\"width\":\(frame.width),\"height\":\(frame.height)},\"children\":[\(inner)]}"
  }

  var wda: String { wda(0) }

  private func wda(_ index: Int) -> String {
    let frame = frameOnScreen(index)
    let inner = subviews(index).map { wda($0) }.joined(separator: ",")
    return
      "{\"isEnabled\":\"1\",\"isVisible\":\"1\",\"type\":\"\(type(index))\",\"rawIdentifier\":\"e\(index)\",\"name\":null,\"label\":\(texts[index]?.inJSON ?? "null"),\"rect\":{\"x\":\(frame.x),\"y\":\(frame.y),\"width\":\(frame.width),\"height\":\(frame.height)},\"children\":[\(inner)]}"
  }

  var maestro: String { maestro(0) }

  private func maestro(_ index: Int) -> String {
    let frame = frameOnScreen(index)
    let inner = subviews(index).map { maestro($0) }.joined(separator: ",")
    let box = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height].map { Int($0) }
    return
      "{\"attributes\":{\"accessibilityText\":\(texts[index]?.inJSON ?? "\"\""),\"resource-id\":\"e\(index)\",\"bounds\":\"[\(box[0]),\(box[1])][\(box[2]),\(box[3])]\",\"enabled\":\"true\",\"class\":\"\(type(index))\"},\"children\":[\(inner)]}"
  }
}

extension String {
  /// With its quotation marks.
  var inJSON: String {
    var text = ""
    writeJSON(into: &text)
    return text
  }

  fileprivate var inXML: String {
    inMarkup.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }
}
