#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system would not do.
struct SystemError: Error, Equatable {
  var number: Int32

  /// Of the call before.
  static var last: SystemError { SystemError(number: errno) }

  var isFull: Bool { number == ENOSPC || number == EDQUOT }
  var isReadOnly: Bool { number == EROFS }
  var message: String { String(cString: strerror(number)) }
}
