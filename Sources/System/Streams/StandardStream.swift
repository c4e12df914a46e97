/// What every program is given: somewhere to read from, and two places to write to.
public enum StandardStream: Int32, Sendable {
  case input, output, error

  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// What has come, as soon as something has; nothing at its end.
  public func next() throws(SystemError) -> ArraySlice<UInt8> {
    try Transfer.bytes(from: rawValue)
  }

  /// From here to the end; nil where that is more than the limit.
  public func rest(limit: Int) throws(SystemError) -> [UInt8]? {
    try Transfer.rest(of: rawValue, limit: limit)
  }

  /// All of it in one go, so that nobody sees half of a line.
  public func write(_ text: String) throws(SystemError) {
    var text = text
    try text.withUTF8 { bytes in
      Result { () throws(SystemError) in
        try Transfer.put(UnsafeRawBufferPointer(bytes), into: rawValue)
      }
    }.get()
  }

  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try Transfer.put(bytes, into: rawValue) }
    }.get()
  }
}

/// What one of two descriptors has to tell somebody who waits for both.
public enum Arrival {
  case bytes([UInt8])
  /// The other descriptor can be read, or a signal came.
  case event
  case nothing
  /// Nobody is there any more.
  case end
}

extension StandardStream {
  /// Waits for bytes or an event, so many milliseconds at most; below zero, for ever.
  public func wait(orFor events: Int32, milliseconds: Int32) -> Arrival {
    var waiting = [
      pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waiting, 2, milliseconds)
    if count < 0 { return errno == EINTR ? .event : .end }
    if waiting[1].revents != 0 { return .event }
    guard count > 0 else { return .nothing }
    // No second try after a signal: it is what is waited for.
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = read(rawValue, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .event }
    return length > 0 ? .bytes(Array(bytes[..<length])) : .end
  }
}
