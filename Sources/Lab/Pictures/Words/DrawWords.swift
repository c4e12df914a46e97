import Engine
import Narration

/// What is written under a drawing.
extension PictureWords {
  func isHidden(_ name: String, subviews: Int) -> String {
    let inside =
      subviews == 0
      ? ""
      : pick(
        subviews == 1 ? " with 1 view in it" : " with \(subviews) views in it",
        "，连同其中 \(subviews) 个视图")
    return pick("hidden: ", "隐藏：") + name + inside
  }

  func isCovered(_ name: String, by others: [String]) -> String {
    pick("covered: \(name) by ", "被遮住：\(name)，遮住它的是 ") + list(others)
  }

  func isClipped(_ name: String, by clipper: String) -> String {
    pick("clipped away: \(name) by \(clipper)", "被裁掉：\(name)，由 \(clipper) 裁剪")
  }

  func isOutsideWindow(_ name: String) -> String {
    pick("outside the window: \(name)", "在窗口之外：\(name)")
  }

  func notDrawn(_ count: Int) -> String {
    pick("\(count) more views are not drawn", "还有 \(count) 个视图没有画出")
  }

  /// What an outline means, where it is not the usual one.
  func meaning(_ line: Glyphs.Line) -> String? {
    let sample =
      String(glyphs.glyph(.horizontal, line)) + String(glyphs.glyph(.horizontal, line))
      + String(glyphs.glyph(.vertical, line))
    let words = name(line)
    return words.isEmpty ? nil : sample + " " + words
  }

  func svgMeaning(_ line: Glyphs.Line) -> String {
    let sample = line == .outside ? pick("dotted: ", "点线：") : pick("dashed: ", "虚线：")
    return sample + name(line)
  }

  private func name(_ line: Glyphs.Line) -> String {
    switch line {
    case .usual: ""
    case .hit: pick("hit view", "命中测试视图")
    case .gated: pick("takes no touches", "不接收触摸")
    case .outside: pick("out of reach: outside its superview", "触摸不到：在父视图之外")
    }
  }

  var brackets: String { pick("(name) takes no touches", "（括号中）不接收触摸") }

  func touched(at point: Point, _ hit: String?) -> String {
    pick("touch at ", "触摸于 ") + Numbers.text(point) + " " + glyphs.arrow + " "
      + (hit ?? pick("nobody", "无人"))
  }

  var touchElsewhere: String { pick("outside the picture", "不在图中") }

  func windows(_ names: [String], drawn: String) -> String {
    pick("windows front to back: ", "窗口由前到后：") + list(names)
      + pick("; this is \(drawn)", "；这是 \(drawn)")
  }
}
