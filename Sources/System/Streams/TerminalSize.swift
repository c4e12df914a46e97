/// How large the terminal says it is.
public struct TerminalSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public static let usual = TerminalSize(columns: 80, rows: 24)
  /// A terminal may claim 65,535 of each, and a picture would be drawn for all of them.
  static let limit = TerminalSize(columns: 500, rows: 1_000)

  /// Of standard output; nil where that is no terminal, or one that does not know.
  public static var current: TerminalSize? {
    claim(of: .output).flatMap { TerminalSize(claimed: $0) }
  }

  /// How many pixels a cell has, as the terminal of standard output says; nil where it does not.
  public static var cell: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(StandardStream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0, size.ws_xpixel > 0, size.ws_ypixel > 0
    else { return nil }
    return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
  }

  /// Does a terminal claim more than is believed? Whoever keeps something for each of its places had
  /// better not start.
  public static var isExaggerated: Bool {
    [StandardStream.input, .output].contains { stream in
      guard let claim = claim(of: stream) else { return false }
      return claim.columns > limit.columns || claim.rows > limit.rows
    }
  }

  private static func claim(of stream: StandardStream) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// As far as it can be believed.
  init?(claimed: (columns: Int, rows: Int)) {
    guard claimed.columns > 1 else { return nil }
    columns = min(claimed.columns, Self.limit.columns)
    rows = claimed.rows > 0 ? min(claimed.rows, Self.limit.rows) : Self.usual.rows
  }
}
