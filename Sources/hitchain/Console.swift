import Terminal

#if canImport(Glibc)
  import Glibc
  private let systemWrite = Glibc.write
  private let systemRead = Glibc.read
#elseif canImport(Darwin)
  import Darwin
  private let systemWrite = Darwin.write
  private let systemRead = Darwin.read
#endif

/// Standard input, output and error, and nothing else of the outside world.
enum Console {
  /// A result that cannot be written, to a full disk say, is no result: the program ends.
  static func write(_ text: String) {
    guard !write(text, to: STDOUT_FILENO) else { return }
    complain("hitchain: standard output cannot be written: \(String(cString: strerror(errno))).")
    exit(ExitStatus.commandFailed.rawValue)
  }

  /// Some parents start programs with signals blocked; one that nobody can end is worse.
  static func letSignalsThrough() {
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&ending, signal) }
    sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  static func complain(_ text: String, terminator: String = "\n") {
    _ = write(text + terminator, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = systemWrite(file, start + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// It can show text, and that is all.
  static var terminalIsDumb: Bool {
    guard let name = environment("TERM"), !name.isEmpty else { return true }
    return name == "dumb" || name == "unknown"
  }

  static var columns: Int? {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// `~/` is the user's own folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment("HOME") else { return path }
    return home + path.dropFirst()
  }

  static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The largest script that is read.
  static let sizeLimit = 16 << 20

  /// A file's text; `-` is standard input.
  static func read(_ path: String) throws(UsageError) -> String {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard file >= 0 else { throw unreadable(path) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    while true {
      let more = try readOnce(file, path)
      guard !more.isEmpty else { return try text(of: bytes, path: path) }
      bytes += more
      guard bytes.count <= sizeLimit else { throw .tooLarge(path) }
    }
  }

  static func text(of bytes: [UInt8], path: String) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw UsageError(message: "\(path) is not a text file in UTF-8.")
    }
    return text.withoutByteOrderMark
  }

  /// What has come on standard input, as soon as something has; nothing at its end.
  static func readInput() throws(UsageError) -> ArraySlice<UInt8> {
    try readOnce(STDIN_FILENO, "-")
  }

  private static func readOnce(
    _ file: Int32, _ path: String
  ) throws(UsageError) -> ArraySlice<UInt8> {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path) }
      return chunk[..<count]
    }
  }

  private static func unreadable(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno))).")
  }
}

extension UsageError {
  static func tooLarge(_ path: String) -> UsageError {
    UsageError(message: "\(path) is larger than \(Console.sizeLimit >> 20) MB.")
  }
}
