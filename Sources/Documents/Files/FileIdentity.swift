#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file stands at a path, and as of when: another one, or a change by somebody else, shows.
public struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    seconds = changed.tv_sec
    nanoseconds = changed.tv_nsec
  }
}

extension TextFile {
  /// Do two paths lead to one file?
  public static func isSame(_ a: String, _ b: String) -> Bool {
    let identity = FileIdentity(a)
    return identity != nil && identity == FileIdentity(b)
  }
}
