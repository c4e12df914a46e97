#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error, and nothing else of the outside world.
enum Console {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stdout) }
  }

  static func complain(_ text: String) {
    fflush(stdout)
    var line = text + "\n"
    line.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stderr) }
  }

  static func flush() { fflush(stdout) }

  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var columns: Int? {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The largest script that is read.
  static let sizeLimit = 16 << 20

  /// A file's text; `-` is standard input.
  static func read(_ path: String) throws(UsageError) -> String {
    let file = path == "-" ? stdin : fopen(path, "r")
    guard let file else {
      throw UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { if path != "-" { fclose(file) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      guard bytes.count <= sizeLimit else {
        throw UsageError(message: "\(path) is larger than \(sizeLimit >> 20) MB.")
      }
    }
    guard ferror(file) == 0 else {
      throw UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw UsageError(message: "\(path) is not a text file in UTF-8.")
    }
    return text
  }
}
