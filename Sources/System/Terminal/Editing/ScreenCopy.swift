import Lab

extension LogicalLine {
  /// What was typed, of text that was copied from a terminal: it has a prompt before each command,
  /// `lesson touches 2/5 · 3> `, and answers between. Nil where no line has one.
  public static func typed(inCopy text: String) -> [LogicalLine]? {
    let lines = all(of: text).compactMap { line in
      // The space after a prompt is lost where nothing was typed, as Enter alone.
      (line.text + " ").range(of: "> ").flatMap { mark in
        isPrompt(line.text[..<mark.lowerBound])
          ? LogicalLine(
            text: String((line.text + " ")[mark.lowerBound...].dropFirst(2)).trimmed,
            number: line.number) : nil
      }
    }
    return lines.isEmpty ? nil : lines
  }

  /// What stands before `> `: `hitchain 3`, `drill 1/8 · 3`; nothing, as in documents.
  private static func isPrompt(_ start: Substring) -> Bool {
    if start.isEmpty { return true }
    return start.last?.isNumber == true && (start.hasPrefix("hitchain ") || start.contains("/"))
      && start.allSatisfy { $0.isLetter || $0.isNumber || " -/·".contains($0) }
  }
}
