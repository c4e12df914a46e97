import CEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that is written to.
public struct Screen: Sendable {
  public init() {}

  public var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    return (size.ws_col > 1 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// All of it in one go, so that nobody sees a half-drawn line. A terminal that is gone takes
  /// nothing; the next key will say so.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(STDOUT_FILENO, start, rest.count)
        #else
          let count = Darwin.write(STDOUT_FILENO, start, rest.count)
        #endif
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count < 0, errno == EAGAIN {
          var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if count < 0, errno != EINTR {
          return
        }
      }
    }
  }
}
