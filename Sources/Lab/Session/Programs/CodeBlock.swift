import Engine

extension Session {
  /// How many of these lines, from the first on, are an app's code and belong together; 0, where the first begins none.
  /// Whoever has all lines runs these as one, so that a class may stand behind the one that uses it.
  public func linesOfProgram(in lines: some Collection<String>) -> Int {
    guard let first = lines.first, !isGatheringCode, isCode(first, in: state.scene) else {
      return 0
    }
    var gatherer = CodeGatherer()
    var (count, whole) = (0, 0)
    for line in lines {
      let isBlank = line.allSatisfy { $0.isWhitespace }
      if !gatherer.isOpen, !isBlank, !isCode(line, in: state.scene) { break }
      gatherer.take(line)
      count += 1
      if !gatherer.isOpen, !isBlank { whole = count }
    }
    let text = lines.prefix(whole).joined(separator: "\n")
    guard state.scripts.program != nil || ProgramPaste(text)?.holdsApp == true else { return 0 }
    return whole
  }
}
