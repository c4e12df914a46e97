import Lab

/// Tells how far long work has come, on standard error, and whether it is to go on.
///
/// Nothing is shown for the first half second, nor where standard error is no terminal. Work runs on
/// one thread, the one that shows it: hence `unchecked`.
public final class WorkMeter: @unchecked Sendable {
  private var start = SystemClock.sinceStart
  private var shown: Duration?

  public init() {}

  deinit { clear() }

  /// Another piece of work begins: its half second counts from here.
  public func begin() {
    clear()
    start = SystemClock.sinceStart
  }

  /// Called now and then by the work. False when Ctrl-C was pressed: then it is to stop.
  public func step(_ state: @autoclosure () -> String) -> Bool {
    if Interruption.wasAsked() { return false }
    let now = SystemClock.sinceStart
    guard now - start > .milliseconds(500), shown.map({ now - $0 > .milliseconds(100) }) ?? true,
      StandardStream.error.isTerminal
    else { return true }
    shown = now
    write("\r\(state().visible)\u{1B}[K")
    return true
  }

  /// The place is free again for what the work has found.
  public func clear() {
    if shown != nil { write("\r\u{1B}[K") }
    shown = nil
  }

  private func write(_ text: String) { try? StandardStream.error.write(text) }
}
