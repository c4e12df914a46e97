import CEdit

/// The history as libedit asks for it: some commands of vi's look into it themselves.
extension LineEditor {
  static func entry(
    of context: UnsafeMutableRawPointer?, operation: Int32, number: UnsafeMutablePointer<Int32>?
  ) -> UnsafePointer<wchar_t>? {
    guard let context else { return nil }
    let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
    return editor.entry(operation: operation, number: number)
  }

  private func entry(
    operation: Int32, number: UnsafeMutablePointer<Int32>?
  ) -> UnsafePointer<wchar_t>? {
    let entries = history.entries
    // The newest is the first to libedit.
    switch operation {
    case H_FIRST: libeditPlace = entries.count - 1
    case H_LAST: libeditPlace = 0
    case H_NEXT: libeditPlace -= 1
    case H_PREV: libeditPlace += 1
    case H_SET: libeditPlace = Int(number?.pointee ?? 0) - 1
    case H_CURR: break
    default: return nil
    }
    guard entries.indices.contains(libeditPlace) else { return nil }
    number?.pointee = Int32(truncatingIfNeeded: libeditPlace + 1)
    let wide = entries[libeditPlace].unicodeScalars.map {
      wchar_t(bitPattern: ($0 == "\n" ? EditLine.newline : $0).value)
    }
    libeditEntry.deallocate()
    libeditEntry = .allocate(capacity: wide.count + 1)
    _ = libeditEntry.initialize(from: wide + [0])
    // libedit copies it before it asks for another.
    return UnsafePointer(libeditEntry.baseAddress)
  }
}
