/// The Markdown files that paths name: files as they are, folders with all that is below them.
public enum DocumentFiles {
  /// `isWanted`: of which files below a folder, by their names.
  public static func find(
    _ paths: [String], where isWanted: (String) -> Bool = isMarkdown
  ) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths {
      found += FileStatus(path)?.kind == .folder ? try files(below: path, isWanted) : [path]
    }
    return found
  }

  public static func isMarkdown(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".md") || path.lowercased().hasSuffix(".markdown")
  }

  /// In the order of their names. Hidden folders and symbolic links are left alone, so that there
  /// is no way around in circles.
  private static func files(
    below folder: String, _ isWanted: (String) -> Bool
  ) throws(FileError) -> [String] {
    var found: [String] = []
    var open = [folder]
    while let folder = open.popLast() {
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch FileStatus(path, followingLinks: false)?.kind {
        case .folder: open.append(path)
        case .file where isWanted(name): found.append(path)
        case .file, .link, .other, nil: break
        }
      }
    }
    return found.sorted()
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    do throws(SystemError) { return try Folder.names(in: folder) } catch {
      throw FileError(folder, .unreadable(error))
    }
  }
}
