import Lab

/// What the program answers, as lines of a document.
///
/// They are the same on every terminal: 80 cells wide, in no colour, and no line of them can be
/// taken for a command, or for the end of the block.
public struct AnswerText {
  public static let width = 80

  public static func lines(
    of replies: [Reply], to command: String, in fence: Fence?, width: Int = width
  ) -> [String] {
    var lines: [String] = []
    for reply in replies {
      guard let error = reply.error, let message = reply.errorMessage else {
        lines += reply.lines(width: width).map(trimmed)
        continue
      }
      // The caret stands under the command; under another answer it needs the command once more.
      if !lines.isEmpty { lines.append("  " + command) }
      lines += Self.lines(of: error, message, in: command, width: width)
    }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines.map { harmless($0, in: fence) }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A caret under the place, and what is wrong there.
  private static func lines(
    of error: CommandError, _ message: String, in command: String, width: Int
  ) -> [String] {
    let before = String(command.prefix(error.column - 1))
    let missing = max(0, error.column - 1 - before.count)
    let marked = command.dropFirst(error.column - 1).prefix(error.length)
    let caret =
      String(repeating: " ", count: 2 + Layout.width(of: before) + missing) + "^"
      + String(repeating: "~", count: max(0, Layout.width(of: String(marked)) - 1))
    return [caret] + Layout.wrap(message, to: width)
  }

  public static func harmless(_ line: String, in fence: Fence?) -> String {
    let line = line.visible(keepingTabs: true)
    if line.utf8.first == UInt8(ascii: ">") { return " " + line }
    if let fence, line.couldClose(fence) { return "    " + line }
    return line
  }
}

extension String {
  /// Three spaces and more such characters than the fence has: that ends a block.
  fileprivate func couldClose(_ fence: Fence) -> Bool {
    let rest = utf8.drop { $0 == UInt8(ascii: " ") }
    return rest.prefix { $0 == fence.character }.count >= fence.length
  }
}
