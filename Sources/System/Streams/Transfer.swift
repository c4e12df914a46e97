/// Bytes to and from a descriptor, whoever it belongs to.
enum Transfer {
  static let chunk = 1 << 16

  /// What there is, up to so many bytes; nothing at the end.
  static func bytes(
    from descriptor: Int32, upTo limit: Int = chunk
  ) throws(SystemError) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = try retrying {
      bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    }
    return bytes[..<count]
  }

  /// From here to the end; nil where that is more than the limit.
  static func rest(of descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    var rest: [UInt8] = []
    while true {
      let more = try bytes(from: descriptor)
      guard !more.isEmpty else { return rest }
      rest += more
      guard rest.count <= limit else { return nil }
    }
  }

  /// All of it. One that takes nothing at the moment, a pipe say, is waited for.
  static func put(_ bytes: UnsafeRawBufferPointer, into descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = try retrying { write(descriptor, part.baseAddress, part.count) }
        guard count > 0 else { throw SystemError(number: EIO) }
        rest = rest.dropFirst(count)
      } catch {
        guard error.number == EAGAIN else { throw error }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = try retrying { poll(&waiting, 1, -1) }
      }
    }
  }
}
