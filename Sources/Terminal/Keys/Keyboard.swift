import CEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that is read from.
struct Keyboard {
  enum Arrival {
    case bytes([UInt8])
    /// A signal came; `terminal_take_events` tells which.
    case event
    case nothing
    /// Nobody is there any more.
    case end
  }

  /// Waits for keys, so many milliseconds at most; below zero, for ever.
  func wait(milliseconds: Int32 = -1) -> Arrival {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal_event_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, 2, milliseconds)
    if count < 0 { return errno == EINTR ? .event : .end }
    if descriptors[1].revents != 0 { return .event }
    guard count > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = read(STDIN_FILENO, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .event }
    guard length > 0 else { return .end }
    return .bytes(Array(bytes[..<length]))
  }
}
