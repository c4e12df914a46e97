#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that the database is in, and what can be done to its files.
struct ProgressFolder {
  let path: String

  var file: String { path + "/progress.sqlite" }

  /// Is there anything to read?
  var hasFile: Bool { access(file, F_OK) == 0 }

  /// Makes the folder and an empty file, both for this user alone. SQLite gives its helper files the
  /// mode of the file, and takes an empty one for a new database.
  func make() throws(SystemError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o700) != 0 else { continue }
      // A folder that is there may be one that cannot be made.
      let error = SystemError.last
      if end == path.endIndex, error.number != EEXIST { throw error }
    }
    let made = open(file, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard made < 0 else {
      close(made)
      return
    }
    if errno != EEXIST { throw .last }
  }

  /// Which file it is: the one of this name may have become another.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// Nil where there is none. Something that is no file, such as a folder, is an error.
  func identity() throws(SystemError) -> Identity? {
    var found = stat()
    guard stat(file, &found) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    guard found.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(number: found.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    return Identity(
      device: UInt64(truncatingIfNeeded: found.st_dev),
      number: UInt64(truncatingIfNeeded: found.st_ino))
  }

  /// One program at a time decides that a file is damaged: two would put aside each other's new one.
  func locked<Outcome>(_ body: () -> Outcome) -> Outcome {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    if folder >= 0 { while flock(folder, LOCK_EX) != 0, errno == EINTR {} }
    defer { if folder >= 0 { close(folder) } }
    return body()
  }

  /// Gives the file a name that is not taken, and its helper files with it. Returns that name.
  func putAside() throws(SystemError) -> String {
    var number = 1
    while access("\(file).damaged-\(number)", F_OK) == 0 { number += 1 }
    let kept = "\(file).damaged-\(number)"
    guard rename(file, kept) == 0 else { throw .last }
    for helper in ["-wal", "-journal"] { rename(file + helper, kept + helper) }
    // It only speeds up access, and would mislead a new file.
    unlink(file + "-shm")
    return kept
  }
}
