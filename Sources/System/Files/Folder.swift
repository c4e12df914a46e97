public enum Folder {
  /// The part of a path before the file's own name, with the slash; nothing for a name alone.
  public static func of(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The names of all that is in it, in no order.
  public static func names(in path: String) throws(SystemError) -> [String] {
    try SystemError.check(path)
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes it, for this user alone, and what is missing above it.
  public static func make(_ path: String) throws(SystemError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o700) != 0 else { continue }
      // A folder that is there may be one that cannot be made.
      let error = SystemError.last
      if end == path.endIndex, error.number != EEXIST { throw error }
    }
  }

  /// A new name is on the disk when its folder is.
  static func synchronize(_ path: String) {
    guard let folder = try? OpenFile(reading: path.isEmpty ? "." : path) else { return }
    try? folder.synchronize()
  }
}
