import CEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells how far long work has come, on standard error, and whether it is to go on.
///
/// Nothing is shown for the first half second, nor where standard error is no terminal. Work runs on
/// one thread, the one that shows it: hence `unchecked`.
public final class WorkMeter: @unchecked Sendable {
  private var start = now
  private var shown: Duration?

  public init() {}

  deinit { clear() }

  /// Another piece of work begins: its half second counts from here.
  public func begin() {
    clear()
    start = Self.now
  }

  /// Called now and then by the work. False when Ctrl-C was pressed: then it is to stop.
  public func step(_ state: @autoclosure () -> String) -> Bool {
    if Interruption.wasAsked() { return false }
    let now = Self.now
    guard now - start > .milliseconds(500), shown.map({ now - $0 > .milliseconds(100) }) ?? true,
      isatty(STDERR_FILENO) == 1
    else { return true }
    shown = now
    write("\r\(state())\u{1B}[K")
    return true
  }

  /// The place is free again for what the work has found.
  public func clear() {
    if shown != nil { write("\r\u{1B}[K") }
    shown = nil
  }

  /// Since the machine started. A clock of Swift's own would bring its concurrency along, which a
  /// program on one thread starts with for nothing.
  private static var now: Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if canImport(Glibc)
        _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #else
        _ = Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
