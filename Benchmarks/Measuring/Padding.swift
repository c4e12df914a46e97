extension Double {
  func padded(_ width: Int, digits: Int) -> String {
    let scale = digits == 0 ? 1 : 10.0
    let rounded = (self * scale).rounded() / scale
    let text = digits == 0 ? String(Int(rounded)) : String(rounded)
    return text.leftPadded(width)
  }
}

extension String {
  func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  func rightPadded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
