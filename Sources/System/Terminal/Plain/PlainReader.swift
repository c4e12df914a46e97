import CEdit

/// Lines from a terminal that can do nothing but show text: it edits the line itself.
public final class PlainReader {
  private var bytes: [UInt8] = []
  private let keyboard = Keyboard()

  public init() { _ = terminal_open() }

  /// The next line, and those it goes on in; the prompt has been written.
  public func read(continuing: () -> Void) -> LineEditor.Input {
    var text = ""
    while true {
      guard let row = readRow() else { return .cancelled }
      guard let row else { return text.isEmpty ? .end : .line(text) }
      text += row
      guard LogicalLine.continues(text) else { return .line(text) }
      text += "\n"
      continuing()
    }
  }

  /// Nil when it was cancelled, and nil within when there is no more.
  private func readRow() -> String?? {
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      switch keyboard.wait() {
      case .bytes(let more): bytes += more
      case .event:
        if terminal_take_events(Int32(terminal_interrupt)) != 0 {
          bytes = []
          return nil
        }
      case .nothing: break
      case .end:
        defer { bytes = [] }
        return .some(bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
