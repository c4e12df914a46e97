/// What the program finds around itself.
public enum Surroundings {
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The program's own file, whatever link led to it.
  public static var program: String? {
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
}
