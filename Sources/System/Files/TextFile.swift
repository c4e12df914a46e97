/// Files by their path, read and written whole.
public enum TextFile {
  /// A file's bytes; one that is larger than the limit is not read to its end, and what is no ordinary file is not
  /// opened: to open a device may change it already.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]??
    do throws(SystemError) { bytes = try ordinary(path, limit: limit) } catch {
      throw FileError(path, .unreadable(error))
    }
    guard let bytes else { throw FileError(path, .noFile) }
    guard let bytes else { throw FileError(path, .tooLarge(megabytes: limit >> 20)) }
    return bytes
  }

  /// Nil for what is no ordinary file, and within that for one that is too large.
  private static func ordinary(_ path: String, limit: Int) throws(SystemError) -> [UInt8]?? {
    guard try FileStatus(at: path).isOrdinary else { return nil }
    let file = try OpenFile(reading: path)
    // Another may stand there by now.
    guard try file.status().isOrdinary else { return nil }
    return .some(try file.rest(limit: limit))
  }

  /// Is there a file already that a write would replace? What may not be replaced is an error.
  public static func isThere(_ path: String) throws(FileError) -> Bool {
    try Target(path).old != nil
  }

  /// Writes all of it or nothing. `overwriting: false` never replaces a file, not even one that has
  /// come between a look and the write.
  public static func replace(
    _ path: String, with bytes: [UInt8], overwriting: Bool
  ) throws(FileError) {
    try NewFile.write([NewFile(path, bytes, overwrites: overwriting)])
  }

  /// Do two paths lead to one file?
  public static func isSame(_ a: String, _ b: String) -> Bool {
    let status = FileStatus(a)
    return status != nil && status?.identity == FileStatus(b)?.identity
  }
}
