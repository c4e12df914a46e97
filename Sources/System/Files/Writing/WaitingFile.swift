/// A file that is on the disk already, beside its place.
struct WaitingFile {
  private let file: NewFile
  private let target: Target
  private let temporary: Temporary

  init(_ file: NewFile, _ target: Target) throws(FileError) {
    guard file.overwrites || target.old == nil else { throw FileError(file.path, .isThere) }
    self.file = file
    self.target = target
    do throws(SystemError) {
      temporary = try Temporary.make(in: target.folder)
      try temporary.file.write(file.bytes)
      // Whoever may read the old file may read the new one.
      if let old = target.old { temporary.file.setOwner(old.owner, group: old.group) }
      temporary.file.setPermissions(target.old?.permissions ?? WaitingFile.usualPermissions)
      try temporary.file.synchronize()
    } catch {
      throw FileError(file.path, .unwritable(error))
    }
  }

  private static var usualPermissions: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }

  /// One that is in its place.
  struct Placed {
    fileprivate let path: String
    fileprivate let isNew: Bool
    fileprivate let old: Temporary?

    func takeBack() {
      if let old { rename(old.path, path) } else if isNew { unlink(path) }
    }
  }

  func place(keepingOld: Bool) throws(FileError) -> Placed {
    let isNew = target.old == nil
    let old = keepingOld && !isNew ? Temporary.keeping(target.path) : nil
    let isThere = file.overwrites ? false : try linked()
    guard isThere || rename(temporary.path, target.path) == 0 else {
      throw FileError(file.path, .unwritable(.last))
    }
    return Placed(path: target.path, isNew: isNew, old: old)
  }

  /// `link` refuses a name that is taken. Where a disk has no links, a look must do.
  private func linked() throws(FileError) -> Bool {
    if link(temporary.path, target.path) == 0 { return true }
    guard errno != EEXIST, FileStatus(target.path, followingLinks: false) == nil else {
      throw FileError(file.path, .isThere)
    }
    return false
  }
}
