/// What the system would not do, by its number.
public struct SystemError: Error, Equatable, Sendable {
  public var number: Int32

  public init(number: Int32) { self.number = number }

  /// Of the call before.
  public static var last: SystemError { SystemError(number: errno) }

  /// A path that holds NUL would be cut there, and name another file: the system never sees it.
  static func check(_ path: String) throws(SystemError) {
    guard !path.utf8.contains(0) else { throw SystemError(number: EINVAL) }
  }

  public var isFull: Bool { number == ENOSPC || number == EDQUOT }
  public var isReadOnly: Bool { number == EROFS }

  /// In the system's own words, which are English whatever the locale.
  public var message: String { String(cString: strerror(number)) }
}

/// Makes a call again that a signal came between.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw .last }
  }
}
