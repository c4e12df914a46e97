#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextFile {
  /// Writes all of it or nothing: into a file beside it first, which then takes its place.
  ///
  /// A crash, or a disk that is full, leaves the old file. `overwriting: false` never replaces a
  /// file, not even one that has come between a look and the write.
  public static func replace(
    _ path: String, with bytes: [UInt8], overwriting: Bool
  ) throws(FileError) {
    let target = overwriting ? resolved(path) : path
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var template = Array((folder + ".hitchain-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .unwritable(path) }
    let beside = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(FileError) {
      try fill(descriptor, bytes, mode: mode(of: target), path)
      try move(beside, to: target, overwriting: overwriting, path)
    } catch {
      unlink(beside)
      throw error
    }
    keep(folder)
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], mode: mode_t, _ path: String
  ) throws(FileError) {
    defer { close(descriptor) }
    fchmod(descriptor, mode)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying {
          write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        }
      }
      guard count > 0 else { throw .unwritable(path) }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw .unwritable(path) }
  }

  /// Whoever may read the old file may read the new one.
  private static func mode(of target: String) -> mode_t {
    var status = stat()
    if stat(target, &status) == 0 { return status.st_mode & 0o777 }
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func move(
    _ beside: String, to target: String, overwriting: Bool, _ path: String
  ) throws(FileError) {
    if !overwriting {
      // `link` refuses a name that is taken. Where a disk has no links, a look must do.
      if link(beside, target) == 0 {
        unlink(beside)
        return
      }
      guard errno != EEXIST, !exists(target) else { throw FileError(path, .isThere) }
    }
    guard rename(beside, target) == 0 else { throw .unwritable(path) }
  }

  /// A new name is on the disk when its folder is.
  private static func keep(_ folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Where a symbolic link leads: the file is to be replaced, not the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
