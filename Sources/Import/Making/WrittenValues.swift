import Lab

/// What a dump says, as it may be shown.
extension Assembly {
  /// A line break is a blank, as in what the probe prints.
  static func harmless(_ text: String) -> String {
    let visible = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }).visible
    return visible.count > 200 ? String(visible.prefix(200)) : visible
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : value.description
  }
}
