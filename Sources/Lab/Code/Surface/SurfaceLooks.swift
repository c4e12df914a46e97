import Program

/// Colours, fonts, pictures and layers: taken, kept and given back; no touch depends on them.
extension UIKitRows {
  static func addLooks(_ s: inout SurfaceBuilder) {
    s.type("UIObject", above: "NSObject")
    s.type("UIColor", above: "NSObject")
    let colors = [
      "red", "green", "blue", "black", "white", "gray", "darkGray", "lightGray", "yellow",
      "orange", "purple", "brown", "cyan", "magenta", "clear", "systemRed", "systemBlue",
      "systemGreen", "systemYellow", "systemOrange", "systemPurple", "systemPink", "systemTeal",
      "systemIndigo", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
      "systemGray6", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground", "label", "secondaryLabel",
      "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator",
      "link", "systemFill", "secondarySystemFill", "tertiarySystemFill", "darkText", "lightText",
      "groupTableViewBackground", "systemBrown", "systemMint", "systemCyan", "tintColor",
    ]
    for color in colors {
      s.looks("static let \(color): UIColor")
      s.looks("static let \(color)Color: UIColor")
    }
    s.looks(
      "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      "init(white: CGFloat, alpha: CGFloat)",
      "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
      "init(named: String)", "init(patternImage: UIImage)", "init(cgColor: CGColor)", "init()",
      "func withAlphaComponent(_ alpha: CGFloat) -> UIColor", "let cgColor: CGColor",
      "let CGColor: CGColor", "func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor",
      "static func colorWithRed(_ r: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor",
      "static func colorWithWhite(_ w: CGFloat, alpha: CGFloat) -> UIColor",
      "static func colorNamed(_ name: String) -> UIColor")
    s.type("CGColor", above: "NSObject")
    s.type("CGContext", above: "NSObject")
    addFonts(&s)
    s.enumeration(
      "UIFont.Weight", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
      "heavy", "black", prefix: "UIFontWeight")
    s.enumeration(
      "UIFont.TextStyle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline",
      "body", "callout", "footnote", "caption1", "caption2", prefix: "UIFontTextStyle")
    s.type("UIImage", above: "NSObject")
    s.looks(
      "init(named: String)", "init(systemName: String, withConfiguration: Any? = nil)",
      "init(contentsOfFile: String)", "init(data: Any?)", "init()", "init(cgImage: Any?)",
      "static func imageNamed(_ name: String) -> UIImage",
      "static func systemImageNamed(_ name: String) -> UIImage", "let size: CGSize",
      "func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage",
      "func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode = 0) -> UIImage",
      "func imageWithRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage",
      "func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage")
    s.type("UIImage.SymbolConfiguration", above: "NSObject")
    s.looks("init(pointSize: CGFloat, weight: Any? = nil, scale: Any? = nil)", "init(scale: Any?)")
    s.type("UIBlurEffect", above: "NSObject")
    s.looks("init(style: UIBlurEffect.Style)")
    s.type("UIVisualEffect", above: "NSObject")
    addLayers(&s)
    addPaths(&s)
  }

  private static func addPaths(_ s: inout SurfaceBuilder) {
    s.type("CGPath", above: "NSObject")
    s.type("UIBezierPath", above: "NSObject")
    s.looks(
      "init()", "init(ovalIn: CGRect)", "init(roundedRect: CGRect, cornerRadius: CGFloat)",
      "init(rect: CGRect)",
      "init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize)",
      "static func bezierPath() -> UIBezierPath",
      "static func bezierPathWithRect(_ rect: CGRect) -> UIBezierPath",
      "static func bezierPathWithOvalInRect(_ rect: CGRect) -> UIBezierPath",
      "static func bezierPathWithRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIBezierPath",
      "static func bezierPathWithRoundedRect(_ rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) -> UIBezierPath",
      "static func bezierPathWithArcCenter(_ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) -> UIBezierPath",
      "func moveToPoint(_ point: CGPoint)", "func addLineToPoint(_ point: CGPoint)",
      "func closePath()",
      "init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
      "let cgPath: CGPath", "let CGPath: CGPath", "func move(to: CGPoint)",
      "func addLine(to: CGPoint)", "func close()",
      "func stroke()", "func fill()", "var lineWidth: CGFloat",
      "func addCurve(to: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)")
    s.missing(
      "func contains(_ point: CGPoint) -> Bool", "paths are not drawn here: NO is taken",
      selector: "containsPoint:")
    addAttributedTexts(&s)
    addTextSizes(&s)
    s.type("NSMutableParagraphStyle", above: "NSObject")
    s.looks(
      "init()", "var lineSpacing: CGFloat", "var alignment: NSTextAlignment",
      "var lineBreakMode: NSLineBreakMode", "var lineHeightMultiple: CGFloat")
  }
}
