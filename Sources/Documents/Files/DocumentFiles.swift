#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Markdown files that paths name: files as they are, folders with all that is below them.
public enum DocumentFiles {
  public static func find(_ paths: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths {
      found += kind(of: path, following: true) == S_IFDIR ? try documents(below: path) : [path]
    }
    return found
  }

  public static func isMarkdown(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".md") || path.lowercased().hasSuffix(".markdown")
  }

  /// In the order of their names. Hidden folders and symbolic links are left alone, so that there
  /// is no way around in circles.
  private static func documents(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var open = [folder]
    while let folder = open.popLast() {
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch kind(of: path, following: false) {
        case S_IFDIR: open.append(path)
        case S_IFREG where isMarkdown(name): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw .unreadable(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private static func kind(of path: String, following: Bool) -> mode_t {
    var status = stat()
    let result = following ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : 0
  }
}
