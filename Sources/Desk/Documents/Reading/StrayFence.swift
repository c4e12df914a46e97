import Lab

/// A fenced block that is shown as it stands, and was probably meant for a session, a question or a
/// challenge.
public struct StrayFence: Equatable, Sendable {
  /// The word after the fence; it may be missing.
  public var word: String
  /// What may have been meant.
  public var meant: String
  /// Counted from 1.
  public var line: Int

  static let known = ["hitchain", "quiz", "challenge"]

  /// Nil where nothing speaks for it.
  init?(_ word: String, _ inside: String, line: Int) {
    guard let meant = Self.known.nearest(to: word).first ?? Self.shape(of: inside) else {
      return nil
    }
    self.word = word
    self.meant = meant
    self.line = line
  }

  /// By the fields that only one kind of block has. What holds fences shows how a lesson is written.
  private static func shape(of inside: String) -> String? {
    let lines = inside.split(separator: "\n")
    guard !lines.contains(where: { $0.hasPrefix("```") || $0.hasPrefix("~~~") }),
      lines.contains(where: { $0.hasPrefix("ask:") })
    else { return nil }
    if lines.contains(where: { $0.hasPrefix("goal:") }) { return "challenge" }
    let isQuiz = lines.contains { line in
      ["truth:", "claim:", "point:"].contains { line.hasPrefix($0) }
    }
    return isQuiz ? "quiz" : nil
  }
}
