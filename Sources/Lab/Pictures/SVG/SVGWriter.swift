import Engine

/// Writes the elements of an SVG document. All text that gets in is escaped.
struct SVGWriter {
  private(set) var body = ""

  static let lineHeight = 16.0
  /// What a cell of a terminal is, in a fixed-width font of 13 pixels.
  static let cellWidth = 7.83

  static func escaped(_ text: String) -> String { text.visible.inMarkup }

  static func number(_ value: Double) -> String {
    Numbers.text((value * 100).rounded() / 100)
  }

  // MARK: Elements

  mutating func rect(_ rect: Rect, _ classes: String, title: String? = nil) {
    let place =
      "x=\"\(Self.number(rect.x))\" y=\"\(Self.number(rect.y))\""
      + " width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\""
    element("rect", attributes: "class=\"\(classes)\" " + place, title: title)
  }

  mutating func shape(_ shape: Shape, _ classes: String, title: String? = nil) {
    if case .rect(let rect) = shape {
      self.rect(rect, classes, title: title)
      return
    }
    let points = shape.corners.map { Self.number($0.x) + "," + Self.number($0.y) }
    element(
      "polygon", attributes: "class=\"\(classes)\" points=\"\(points.joined(separator: " "))\"",
      title: title)
  }

  mutating func line(from: Point, to: Point, classes: String) {
    element(
      "line",
      attributes: "class=\"\(classes)\" x1=\"\(Self.number(from.x))\" y1=\"\(Self.number(from.y))\""
        + " x2=\"\(Self.number(to.x))\" y2=\"\(Self.number(to.y))\"", title: nil)
  }

  mutating func circle(_ center: Point, radius: Double, classes: String) {
    element(
      "circle",
      attributes:
        "class=\"\(classes)\" cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\""
        + " r=\"\(Self.number(radius))\"", title: nil)
  }

  mutating func text(_ text: StyledText, at point: Point, _ classes: String = "t") {
    body +=
      "<text class=\"\(classes)\" x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\""
      + " xml:space=\"preserve\">"
    for span in text.spans {
      let inner = Self.escaped(span.text)
      let name = SVGStyle.className(of: span.style)
      body += name.isEmpty ? inner : "<tspan class=\"\(name)\">\(inner)</tspan>"
    }
    body += "</text>\n"
  }

  /// Lines one under the other; gives the y at which more may follow.
  mutating func lines(_ lines: [StyledText], at top: Point) -> Double {
    var y = top.y
    for line in lines {
      y += Self.lineHeight
      text(line, at: Point(top.x, y - 4))
    }
    return y
  }

  private mutating func element(_ name: String, attributes: String, title: String?) {
    body += "<\(name) \(attributes)"
    body += title.map { "><title>\(Self.escaped($0))</title></\(name)>\n" } ?? "/>\n"
  }

  // MARK: The document

  func document(
    width: Double, height: Double, title: String, description: String, part: Int? = nil
  ) -> String {
    let prefix = part.map { "p\($0)-" } ?? ""
    let (w, h) = (Self.number(width.rounded(.up)), Self.number(height.rounded(.up)))
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(w) \(h)\" width=\"\(w)\""
      + " height=\"\(h)\" role=\"img\" aria-labelledby=\"\(prefix)title \(prefix)desc\">\n"
      + "<title id=\"\(prefix)title\">\(Self.escaped(title))</title>\n"
      + "<desc id=\"\(prefix)desc\">\(Self.escaped(description))</desc>\n"
      + (part == nil ? "<style>\(SVGStyle.sheet)</style>\n" : "")
      + "<rect class=\"paper\" width=\"\(w)\" height=\"\(h)\"/>\n" + body + "</svg>\n"
  }
}
