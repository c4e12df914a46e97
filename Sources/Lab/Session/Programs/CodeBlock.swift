import Engine

extension Session {
  /// How many of these lines, from the first on, are an app's code and belong together; 0, where the first begins none.
  /// Whoever has all lines runs these as one, so that a class may stand behind the one that uses it.
  public func linesOfProgram(in lines: some Collection<String>) -> Int {
    guard let first = lines.first, !isGatheringCode, isRow(first) else { return 0 }
    var gatherer = CodeGatherer()
    // A statement, and all that belongs to the app.
    var (count, whole, one) = (0, 0, 0)
    var last = Substring()
    for line in lines {
      let row = line.drop { $0.isWhitespace }
      guard gatherer.isOpen || row.isEmpty || last.wantsMore || row.goesOn || isRow(line) else {
        break
      }
      gatherer.take(line)
      count += 1
      if row.isEmpty { continue }
      last = row
      if gatherer.isOpen { continue }
      whole = count
      if one == 0 { one = count }
    }
    guard let paste = ProgramPaste(lines.prefix(whole).joined(separator: "\n")) else { return 0 }
    if paste.declaresTypes { return whole }
    return state.scripts.program != nil ? one : 0
  }

  private func isRow(_ line: String) -> Bool {
    isCode(line, in: state.scene) || Session.isDirective(line)
  }

  static func isDirective(_ line: String) -> Bool { directives.contains { line.hasPrefix($0) } }

  /// What is a comment to commands, and C's to who pastes a file.
  private static let directives = [
    "#import", "#include", "#define", "#undef", "#pragma", "#if", "#else", "#elif", "#endif",
    "NS_ASSUME_NONNULL_", "typedef ", "static ", "extern ", "FOUNDATION_EXPORT ",
    "FOUNDATION_EXTERN ", "UIKIT_EXTERN ",
  ]
}

extension Substring {
  /// `class A: B,`
  fileprivate var wantsMore: Bool {
    guard let end = last(where: { !$0.isWhitespace }) else { return false }
    return ",:=&|+".contains(end)
  }

  /// `{` on a row of its own, `.chained()`
  fileprivate var goesOn: Bool { first.map { "{.}:?&|".contains($0) } ?? false }
}
