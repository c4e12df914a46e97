/// The terminal that is written to.
public struct TerminalOutput: Sendable {
  public init() {}

  public var size: TerminalSize { TerminalSize.current ?? .usual }

  /// All of it in one go, so that nobody sees a half-drawn line. A terminal that is gone takes
  /// nothing; the next key will say so.
  public func write(_ text: String) { try? StandardStream.output.write(text) }
}
