import Lab

/// What a dump says, as it may be shown.
extension Assembly {
  static func harmless(_ text: String) -> String {
    let visible = text.visible
    return visible.count > 200 ? String(visible.prefix(200)) : visible
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : value.description
  }
}
