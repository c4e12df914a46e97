import Engine
import Lab

/// As tools print views.
extension PrintedScene {
  var recursiveDescription: String { recursiveDescription(hasAddresses: true) }

  /// As a snapshot test prints it.
  var withoutAddresses: String { recursiveDescription(hasAddresses: false) }

  private func recursiveDescription(hasAddresses: Bool) -> String {
    order.map { index in
      String(repeating: "   | ", count: depth(index)) + annotation(index)
        + described(index, hasAddresses: hasAddresses)
    }.joined(separator: "\n")
  }

  /// As a page shows it that has lost its line breaks, and with them those of texts.
  var onOneLine: String {
    order.map { index in
      String(repeating: "|", count: depth(index)) + " "
        + described(index, hasAddresses: true).split(separator: "\n").joined(separator: " ")
    }.joined(separator: " ")
  }

  /// A variable or a controller, before every third.
  private func annotation(_ index: Int) -> String {
    switch index % 6 {
    case 1: "_v\(index) "
    case 4: "0x1a0 'Shop.Controller:0x757a0b0' "
    default: ""
    }
  }

  private func described(_ index: Int, hasAddresses: Bool) -> String {
    let view = views[index]
    let frame = scene.frame(of: view)
    let box = "frame = (\(frame.x) \(frame.y); \(frame.width) \(frame.height))"
    let place = hasAddresses ? ": " + address(index) : ""
    var parts: [String] = []
    // React Native's stands before the frame.
    if isOfReactNative(index) {
      parts.append("<RCTTextView\(place); reactTag: \(index); text: \(texts[index] ?? "") \(box)")
    } else {
      parts += ["<\(className(index))\(place)", box]
      parts += texts[index].map { ["text = '\($0)'"] } ?? []
    }
    let transform = scene[view].transform
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { "\($0)" }
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if scene[view].alpha < 1 { parts.append("alpha = \(scene[view].alpha)") }
    if isTrue(.hidden, index) { parts.append("hidden = YES") }
    if !isTrue(.userInteractionEnabled, index) { parts.append("userInteractionEnabled = NO") }
    if index % 7 == 2 {
      parts.append("animations = { position=<CABasicAnimation: 0x5>; }")
      parts.append("image = <UIImage:0x6 CGImage anonymous; (40 40)@3>")
    }
    parts.append("layer = <CALayer\(hasAddresses ? ": 0x9" : "")>")
    if scene[view].kind == .scrollView {
      parts.append("contentOffset: {\(scene.bounds(of: view).x), \(scene.bounds(of: view).y)}")
    }
    return parts.joined(separator: "; ") + ">"
  }

  /// Every other label is one of its texts.
  func isOfReactNative(_ index: Int) -> Bool {
    scene[views[index]].kind == .label && index % 2 == 0
  }

  /// Of which the numbers stand between braces, and flags without a value.
  var earlGrey: String {
    "UI Hierarchy (Back to front):\n"
      + order.map { index in
        let frame = scene.frame(of: views[index])
        let box = "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
        var parts = ["<\(className(index)):\(address(index))", "AX=N", "frame=\(box)", "opaque"]
        if isTrue(.hidden, index) { parts.append("hidden") }
        if let text = texts[index] { parts.append("AX.label='\(text)'") }
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
      let isPlain = scene[view].transform == .identity
      let place = isPlain ? frame : Rect(origin: .zero, size: bounds.size)
      words += [place.x, place.y, place.width, place.height].map { "\($0)" }
      words.append("class=" + className(index))
      if bounds.origin != .zero || !isPlain {
        words.append("bounds=\"\(bounds.x) \(bounds.y) \(bounds.width) \(bounds.height)\"")
      }
      if !isPlain {
        let t = scene[view].transform
        let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { "\($0)" }
        words.append("transform=\"" + numbers.joined(separator: " ") + "\"")
        words.append("center=(\(scene[view].center.x),\(scene[view].center.y))")
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
