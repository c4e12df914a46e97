/// A name of ours in a folder, gone when nobody needs it any more.
///
/// Its file is locked as long as it is needed, and the lock of a program that was killed goes with
/// the program: so the next writer in that folder knows a stray, and clears it away.
final class Temporary {
  let path: String
  let file: OpenFile

  private init(_ path: String, _ file: consuming OpenFile) {
    self.path = path
    self.file = file
    // Some network file systems know no locks: there strays are left alone too.
    try? self.file.lock()
  }

  /// Where it has become another file, there is nothing of this name any more.
  deinit { unlink(path) }

  /// An empty file, for this user alone.
  static func make(in folder: String) throws(SystemError) -> Temporary {
    while true {
      let path = name(in: folder)
      let temporary = Temporary(path, try OpenFile(making: path, mode: 0o600))
      // Somebody may have taken it for a stray before it was locked.
      if FileStatus(path, followingLinks: false) != nil { return temporary }
    }
  }

  /// A second name for a file that is to be replaced; nil where the disk has no such names.
  static func keeping(_ path: String) -> Temporary? {
    let second = name(in: Folder.of(path))
    guard let file = try? OpenFile(reading: path) else { return nil }
    let temporary = Temporary(second, file)
    return link(path, second) == 0 ? temporary : nil
  }

  // MARK: Names

  private static let prefix = ".hitchain-"
  private static let digits = 16

  private static func name(in folder: String) -> String {
    let number = String(UInt64.random(in: 0...(.max)), radix: 16)
    return folder + prefix + String(repeating: "0", count: digits - number.count) + number
  }

  /// Clears away what killed programs of this user have left in a folder.
  static func clearStrays(in folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      guard name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + digits,
        name.dropFirst(prefix.count).allSatisfy({ $0.isHexDigit && $0.isASCII })
      else { continue }
      let path = folder + name
      guard let status = FileStatus(path, followingLinks: false), status.kind == .file,
        status.owner == geteuid(),
        let file = try? OpenFile(path, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      else { continue }
      if file.lockAtOnce() { unlink(path) }
    }
  }
}
