/// The folder that the database is in, and what can be done to its files.
struct ProgressFolder {
  let path: String

  var file: String { path + "/progress.sqlite" }

  /// Is there anything to read?
  var hasFile: Bool { FileStatus(file) != nil }

  /// Makes the folder and an empty file, both for this user alone. SQLite gives its helper files the
  /// mode of the file, and takes an empty one for a new database.
  func make() throws(SystemError) {
    try Folder.make(path)
    _ = try OpenFile(appendingTo: file, mode: 0o600)
  }

  /// Nil where there is none. Something that is no file, such as a folder, is an error.
  func identity() throws(SystemError) -> FileIdentity? {
    do throws(SystemError) {
      let found = try FileStatus(at: file)
      guard found.kind == .file else {
        throw SystemError(number: found.kind == .folder ? EISDIR : EINVAL)
      }
      return found.identity
    } catch {
      guard error.number == ENOENT else { throw error }
      return nil
    }
  }

  /// One program at a time decides that a file is damaged: two would put aside each other's new one.
  func locked<Outcome>(_ body: () -> Outcome) -> Outcome {
    let folder = try? OpenFile(reading: path)
    try? folder?.lock()
    defer { folder?.unlock() }
    return body()
  }

  /// Gives the file a name that is not taken, and its helper files with it. Returns that name.
  func putAside() throws(SystemError) -> String {
    var number = 1
    while FileStatus("\(file).damaged-\(number)", followingLinks: false) != nil { number += 1 }
    let kept = "\(file).damaged-\(number)"
    guard rename(file, kept) == 0 else { throw .last }
    for helper in ["-wal", "-journal"] { rename(file + helper, kept + helper) }
    // It only speeds up access, and would mislead a new file.
    unlink(file + "-shm")
    return kept
  }
}
