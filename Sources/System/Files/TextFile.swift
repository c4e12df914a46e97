/// Files by their path, read and written whole.
public enum TextFile {
  /// A file's bytes; one that is larger than the limit is not read to its end.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let isFile: Bool
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file = try OpenFile(reading: path)
      isFile = try file.status().kind == .file
      bytes = isFile ? try file.rest(limit: limit) : nil
    } catch {
      throw FileError(path, .unreadable(error))
    }
    guard isFile else { throw FileError(path, .noFile) }
    guard let bytes else { throw FileError(path, .tooLarge(megabytes: limit >> 20)) }
    return bytes
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
