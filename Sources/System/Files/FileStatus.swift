/// What stands at a path.
public struct FileStatus: Equatable, Sendable {
  public enum Kind: Sendable {
    case file, folder, link
    /// A device, a pipe or a socket.
    case other
  }

  public let kind: Kind
  /// Who may read and write it.
  public let permissions: mode_t
  public let owner: uid_t
  public let group: gid_t
  public let size: Int
  public let identity: FileIdentity
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is nothing.
  public init?(_ path: String, followingLinks: Bool = true) {
    try? self.init(at: path, followingLinks: followingLinks)
  }

  public init(at path: String, followingLinks: Bool = true) throws(SystemError) {
    try SystemError.check(path)
    var found = stat()
    guard (followingLinks ? stat(path, &found) : lstat(path, &found)) == 0 else { throw .last }
    self.init(found)
  }

  init(of descriptor: Int32) throws(SystemError) {
    var found = stat()
    guard fstat(descriptor, &found) == 0 else { throw .last }
    self.init(found)
  }

  private init(_ found: stat) {
    kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = found.st_mode & 0o777
    owner = found.st_uid
    group = found.st_gid
    size = Int(found.st_size)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: found.st_dev), number: UInt64(found.st_ino))
    seconds = found.modified.tv_sec
    nanoseconds = found.modified.tv_nsec
  }

  /// A file on a disk: no folder, pipe or device, and none of those that the system makes up as they are read, of
  /// which some wait for ever.
  public var isOrdinary: Bool {
    kind == .file && !Self.madeUp.contains(identity.device)
  }

  /// Where those lie.
  private static let madeUp: Set<UInt64> = {
    let devices = ["/proc", "/sys", "/dev"].compactMap { FileStatus($0)?.identity.device }
    return Set(devices).subtracting(FileStatus("/").map { [$0.identity.device] } ?? [])
  }()

  /// Which file it is, as of when: another one, or a change by somebody else, shows.
  public var version: FileVersion {
    FileVersion(identity: identity, size: size, seconds: seconds, nanoseconds: nanoseconds)
  }
}

/// Which file it is: the one of this name may have become another.
public struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let number: UInt64
}

public struct FileVersion: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  let seconds: Int
  let nanoseconds: Int
}
