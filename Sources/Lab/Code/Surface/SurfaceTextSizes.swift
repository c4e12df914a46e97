import Engine
import Program

/// How large a text is by itself.
extension UIKitRows {
  static func addTextSizes(_ s: inout SurfaceBuilder) {
    s.type("NSString" + addition)
    s.call(
      "func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize",
      "of one line",
      selector: "sizeWithAttributes:"
    ) { (world, me, given) in
      world.value(world.textSize(me, given[0], within: 0))
    }
    s.call(
      "func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect",
      "of lines that break where the width has it",
      selector: "boundingRectWithSize:options:attributes:context:"
    ) { (world, me, given) in
      let width = world.size(given[0])?.width ?? 0
      let breaks = (world.raw(given[1]) ?? 0) & 1 != 0
      let size = world.textSize(me, given[2], within: breaks ? width : 0)
      return world.value(Rect(0, 0, size.width, size.height))
    }
  }
}

extension UIKitWorld {
  /// Without a font of its own a text has 12 points, as Foundation measures it.
  func textSize(_ text: ProgramValue, _ attributes: ProgramValue, within width: Double) -> Size {
    let shown = text.asText ?? ""
    let font = attributesFont(attributes).flatMap { fontValue($0) } ?? Font(12)
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.reduce(0) { max($0, font.width(of: $1)) }
    let isNarrow = width > 0 && width < 1e6 && longest > width
    let count = isNarrow ? font.lines(of: shown, within: width) : lines.count
    let line = font.size(of: "").height
    return Size(isNarrow ? width : longest, line * Double(max(1, count)))
  }
}
