/// Shows a file to whoever sits at the machine, with the program that they have for it.
public enum Viewer {
  /// No where there is none.
  public static func open(_ path: String) -> Bool {
    #if os(macOS)
      let viewer = "open"
    #else
      let viewer = "xdg-open"
    #endif
    // A name that begins with a hyphen is no option.
    let words = [viewer, path.hasPrefix("-") ? "./" + path : path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawnp(&process, viewer, nil, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    return status == 0
  }
}
