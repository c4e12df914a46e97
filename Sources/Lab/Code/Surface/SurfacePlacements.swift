/// Enumerations of where content stands, and of corners.
extension UIKitRows {
  static func addPlacements(_ s: inout SurfaceBuilder) {
    s.enumeration(
      "UIControl.ContentHorizontalAlignment", "center", "left", "right", "fill", "leading",
      "trailing", other: "UIControlContentHorizontalAlignment",
      prefix: "UIControlContentHorizontalAlignment")
    s.enumeration(
      "UIControl.ContentVerticalAlignment", "center", "top", "bottom", "fill",
      other: "UIControlContentVerticalAlignment", prefix: "UIControlContentVerticalAlignment")
    s.options(
      "UIRectCorner", prefix: "UIRectCorner", ("topLeft", 1), ("topRight", 2), ("bottomLeft", 4),
      ("bottomRight", 8), ("allCorners", -1))
  }
}
