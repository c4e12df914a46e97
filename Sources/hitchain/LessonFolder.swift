#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the lessons are that came with the program.
enum LessonFolder {
  /// Beside an installed program, or in the checkout that it was built in; nil where there are none.
  static var path: String? {
    guard let program else { return nil }
    var folder = parent(of: program)
    let installed = parent(of: folder) + "/share/hitchain/lessons"
    if isFolder(installed) { return installed }
    while !folder.isEmpty {
      if Console.canRead(folder + "/Package.swift"), isFolder(folder + "/lessons") {
        return folder + "/lessons"
      }
      folder = parent(of: folder)
    }
    return nil
  }

  /// The program's own file, whatever link led to it.
  private static var program: String? {
    #if os(macOS)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return real(buffer)
    #else
      return real(Array("/proc/self/exe".utf8CString))
    #endif
  }

  private static func real(_ path: [CChar]) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
