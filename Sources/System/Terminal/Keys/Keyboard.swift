import CEdit

/// The terminal that is read from.
struct Keyboard {
  /// Waits for keys or a signal, so many milliseconds at most; below zero, for ever.
  /// `terminal_take_events` tells which signal came.
  func wait(milliseconds: Int32 = -1) -> Arrival {
    StandardStream.input.wait(orFor: terminal_event_descriptor(), milliseconds: milliseconds)
  }
}
