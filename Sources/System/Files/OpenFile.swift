/// A file that is open, and closed when nobody has it any more.
public struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// A pipe that nobody writes to holds the program up only where it is to wait.
  public init(reading path: String, waits: Bool = false) throws(SystemError) {
    try self.init(path, flags: waits ? O_RDONLY : O_RDONLY | O_NONBLOCK)
  }

  /// What is written goes to its end. It is made where there is none.
  public init(appendingTo path: String, mode: mode_t) throws(SystemError) {
    try self.init(path, flags: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK, mode: mode)
  }

  /// One that was not there before.
  init(making path: String, mode: mode_t) throws(SystemError) {
    try self.init(path, flags: O_RDWR | O_CREAT | O_EXCL, mode: mode)
  }

  init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    try SystemError.check(path)
    descriptor = try retrying { open(path, flags | O_CLOEXEC, mode) }
  }

  deinit { close(descriptor) }

  public func status() throws(SystemError) -> FileStatus { try FileStatus(of: descriptor) }

  // MARK: Reading

  /// From here to the end; nil where that is more than the limit.
  public func rest(limit: Int) throws(SystemError) -> [UInt8]? {
    try Transfer.rest(of: descriptor, limit: limit)
  }

  public func seek(to offset: Int) { lseek(descriptor, off_t(offset), SEEK_SET) }

  // MARK: Writing

  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try Transfer.put(bytes, into: descriptor) }
    }.get()
  }

  /// What was written is on the disk when this comes back.
  public func synchronize() throws(SystemError) { _ = try retrying { fsync(descriptor) } }

  public func truncate(to size: Int) { ftruncate(descriptor, off_t(size)) }

  public func setPermissions(_ mode: mode_t) { fchmod(descriptor, mode) }

  /// As far as one may give files away.
  func setOwner(_ owner: uid_t, group: gid_t) { _ = fchown(descriptor, owner, group) }

  // MARK: Locking

  /// Waits until nobody else has it locked. A lock ends with the file, or with the program.
  public func lock() throws(SystemError) { _ = try retrying { flock(descriptor, LOCK_EX) } }

  public func unlock() { flock(descriptor, LOCK_UN) }

  /// False where somebody has it, or where the file system knows no locks.
  public func lockAtOnce() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
