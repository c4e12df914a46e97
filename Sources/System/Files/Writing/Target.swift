/// The place that a path leads to, and the file that stands there. Anything else in that place, or a
/// file that its owner has made read-only, is never replaced.
struct Target {
  let path: String
  let old: FileStatus?

  init(_ named: String) throws(FileError) {
    let path: String
    do throws(SystemError) {
      try SystemError.check(named)
      path = try Target.end(ofLinks: named)
    } catch {
      throw FileError(named, .unwritable(error))
    }
    self.path = path
    old = FileStatus(path)
    guard let old else { return }
    guard old.kind == .file else { throw FileError(named, .noFile) }
    // Root may write it all the same, and so would replace it.
    guard old.permissions & S_IWUSR != 0 else { throw FileError(named, .readOnly) }
    guard access(path, W_OK) == 0 else { throw FileError(named, .unwritable(.last)) }
  }

  var folder: String { Folder.of(path) }

  /// Where symbolic links lead, be there something or not: what they name is meant, not the link.
  private static func end(ofLinks named: String) throws(SystemError) -> String {
    // A device need not have a name at the end of its links.
    if let there = FileStatus(named), there.kind != .file { return named }
    var path = named
    for _ in 0..<40 {
      guard let next = destination(of: path) else { return path }
      path = next.hasPrefix("/") ? next : Folder.of(path) + next
    }
    throw SystemError(number: ELOOP)
  }

  /// Nil for what is no link.
  private static func destination(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
