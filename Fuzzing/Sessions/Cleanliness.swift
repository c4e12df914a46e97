extension String {
  /// Does it hold something that would move a terminal's cursor, hide text or turn it around? Of
  /// escape sequences, those that colour are let through where `styled`.
  public func isTreacherous(styled: Bool = false, keepingTabs: Bool = false) -> Bool {
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x09 where keepingTabs: break
      case 0x1B where styled:
        guard rest.popFirst() == "[" else { return true }
        while let next = rest.first, next == ";" || ("0"..."9").contains(next) {
          rest.removeFirst()
        }
        guard rest.popFirst() == "m" else { return true }
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0xFEFF,
        0x61C, 0xE0000...0xE007F:
        return true
      default: break
      }
    }
    return false
  }
}
