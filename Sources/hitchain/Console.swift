import Lab
import System

/// Standard input, output and error, and nothing else of the outside world.
///
/// Out of it lead two doors: one for words, in which nothing stays hidden whoever wrote them, and one for what a
/// writer of ours has made.
enum Console {
  /// Words, in lines.
  static func write(_ text: String) { put(bytes: Array(text.visibleLines.utf8)) }

  /// To the byte.
  static func put(_ made: Made) { put(bytes: made.bytes) }

  /// A result that cannot be written, to a full disk say, is no result: the program ends.
  private static func put(bytes: [UInt8]) {
    orEnd { () throws(SystemError) in try StandardStream.output.write(bytes) }
  }

  private static func orEnd(_ write: () throws(SystemError) -> Void) {
    do throws(SystemError) { try write() } catch {
      complain("hitchain: standard output cannot be written: \(error.message).")
      exit(ExitStatus.commandFailed.rawValue)
    }
  }

  static func complain(_ text: String, terminator: String = "\n") {
    try? StandardStream.error.write(text.visibleLines + terminator)
  }

  static var inputIsTerminal: Bool { StandardStream.input.isTerminal }
  static var outputIsTerminal: Bool { StandardStream.output.isTerminal }
  static var errorIsTerminal: Bool { StandardStream.error.isTerminal }

  /// It can show text, and that is all.
  static var terminalIsDumb: Bool {
    guard let name = environment("TERM"), !name.isEmpty else { return true }
    return name == "dumb" || name == "unknown"
  }

  static var columns: Int? { TerminalSize.current?.columns }
  static var rows: Int? { TerminalSize.current?.rows }

  static func environment(_ name: String) -> String? { Surroundings.variable(name) }

  /// `~/` is the user's own folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment("HOME") else { return path }
    return home + path.dropFirst()
  }

  static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The largest script that is read.
  static let sizeLimit = 16 << 20

  /// A file's text; `-` is standard input.
  static func read(_ path: String) throws(UsageError) -> String {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes =
        path == "-"
        ? try StandardStream.input.rest(limit: sizeLimit)
        : try OpenFile(reading: path, waits: true).rest(limit: sizeLimit)
    } catch { throw .unreadable(path: path, error) }
    guard let bytes else { throw .tooLarge(path: path) }
    return try text(of: bytes, path: path)
  }

  static func text(of bytes: [UInt8], path: String) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .noText(path: path)
    }
    return text.withoutByteOrderMark
  }

  /// What has come on standard input, as soon as something has; nothing at its end.
  static func readInput() throws(UsageError) -> ArraySlice<UInt8> {
    do throws(SystemError) { return try StandardStream.input.next() } catch {
      throw .unreadable(path: "-", error)
    }
  }
}
