/// Numbers in the columns of a legend.
enum Figures {
  /// A part of a whole, to a tenth of a percent; something is never told as nothing.
  static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded()
    if tenths == 0, share > 0 { return "< 0.1 %" }
    if tenths == 1000, share < 1 { return "> 99.9 %" }
    let whole = Int(tenths)
    return String(whole / 10) + "." + String(whole % 10) + " %"
  }

  /// Spaces before a text, to fill a column.
  static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - Layout.width(of: text))) + text
  }
}
