import Engine
import Lab
import System

/// The lines of standard input, as they come.
struct InputLines {
  private var gatherer = LineGatherer()
  private var hasEnded = false
  /// Bytes as they came, until it is known what they are.
  private var kept: [UInt8]? = nil

  init() {}

  /// Nil at the end.
  mutating func next() throws(UsageError) -> LineGatherer.Found? {
    while true {
      if let found = hasEnded ? gatherer.finish() : gatherer.next() { return found }
      guard !hasEnded else { return nil }
      try read()
    }
  }

  private mutating func read() throws(UsageError) {
    let bytes = try Console.readInput()
    hasEnded = bytes.isEmpty
    gatherer.feed(bytes)
    kept? += bytes
  }

  enum Kind {
    case script(InputLines)
    /// What a debugger or a test prints.
    case dump([UInt8])
    /// All of it.
    case document(String)
  }

  /// What comes: commands, or a document? A first line that is a command tells, and then nobody has
  /// to wait for the rest. All else is told by its session blocks.
  static func sniffed() throws(UsageError) -> Kind {
    var input = InputLines()
    input.kept = []
    while let found = try input.next() {
      guard case .line(let line) = found else { break }
      if let isCommand = isCommand(line.text) {
        guard isCommand else { break }
        return .script(input.again())
      }
    }
    let text = try input.rest()
    if DocumentScript.isDocument(path: "-", text: text) { return .document(text) }
    return Paste.isDump(text) ? .dump(input.kept ?? []) : .script(input.again())
  }

  /// What comes where nobody has said what: commands, and nobody waits for more than the first line of
  /// them, or a dump.
  static func ofPipe() throws(UsageError) -> Kind {
    var input = InputLines()
    input.kept = []
    while let found = try input.next() {
      guard case .line(let line) = found else { break }
      guard line.text.contains(where: { !$0.isWhitespace }) else { continue }
      if Paste.beginsDump(line.text), Paste.isDump(try input.rest()) {
        return .dump(input.kept ?? [])
      }
      break
    }
    return .script(input.again())
  }

  /// All of it, which is kept.
  private mutating func rest() throws(UsageError) -> String {
    while !hasEnded {
      try read()
      while gatherer.next() != nil {}
      guard kept?.count ?? 0 <= Console.sizeLimit else { throw .tooLongForDocument }
    }
    return try Console.text(of: kept ?? [], path: "-")
  }

  /// From the start.
  private func again() -> InputLines {
    var again = InputLines()
    again.hasEnded = hasEnded
    again.gatherer.feed(kept ?? [])
    return again
  }

  /// Nil where the line says nothing: it is blank, or a comment, which may be a heading too.
  private static func isCommand(_ line: String) -> Bool? {
    guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { return nil }
    do throws(CommandError) {
      guard let command = try split(line).first else { return nil }
      _ = try parse(command, in: .initial)
      return true
    } catch {
      switch error.problem {
      case .lineTooLong, .controlCharacter, .unclosedQuote, .unclosedBracket, .unknownCommand:
        return false
      // Wrong, and yet a command, unless it is the beginning of a sentence: “Show what …”.
      default: return !first.isUppercase
      }
    }
  }
}
