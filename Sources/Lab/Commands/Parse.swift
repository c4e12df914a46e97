import Engine

/// What a command's text means in a scene; nil where there is nothing to run.
public func parse(
  _ text: CommandText, in scene: Scene
) throws(CommandError) -> Command? {
  guard !text.isEmpty else { return nil }
  var reader = Reader(text, scene: scene)
  do throws(CommandError) {
    let spec = try reader.commandWord()
    let command = try spec.syntax.read(&reader)
    try reader.checkEnd()
    return command
  } catch {
    throw reader.worst(error).leading(from: text, in: scene)
  }
}

extension CommandError {
  /// With the lines that were meant, where it is known what somebody means who writes so.
  fileprivate func leading(from text: CommandText, in scene: Scene) -> CommandError {
    var error = self
    var isUnknown = false
    switch problem {
    case .ambiguousCommand(let word) where column == text.column:
      (error.problem, isUnknown) = (.unknownCommand(word), true)
    case .unknownCommand: isUnknown = column == text.column
    default: break
    }
    let lines = Leads.lines(for: text, isUnknown: isUnknown, in: scene)
    guard !lines.isEmpty else { return self }
    error.suggestions = lines
    return error
  }
}

/// How much a word is like that of a command.
public enum CommandLikeness: Sendable {
  /// It is one, or another spelling of one.
  case whole
  /// The beginning of one or of several, or nearly one.
  case near
  case none
}

public func likeness(ofCommandWord word: String) -> CommandLikeness {
  switch CommandTable.find(word) {
  case .spec(let spec, _):
    let key = word.spellingKey
    let words =
      [spec.word] + spec.aliases.map { $0.text }
      + (word.isLocal ? spec.localWords.map { $0.text } : [])
    let isWhole = words.contains { $0.spellingKey == key }
    return isWhole ? .whole : .near
  case .ambiguous: return .near
  case .nothing(let nearest): return nearest.isEmpty ? .none : .near
  }
}

extension Reader {
  /// The command that the next word names.
  mutating func commandWord() throws(CommandError) -> CommandSpec {
    try commandWord(stimulus: false) { $0 }
  }

  /// What follows the next word, which names a stimulus.
  fileprivate mutating func stimulusWord() throws(CommandError) -> Syntax<StimulusCommand> {
    try commandWord(stimulus: true) { $0.stimulus }
  }

  private mutating func commandWord<Wanted>(
    stimulus: Bool, _ wanted: (CommandSpec) -> Wanted?
  ) throws(CommandError) -> Wanted {
    guard let next, next.kind == .plain else { throw expected(.command(stimulus: stimulus)) }
    switch CommandTable.find(next.text) {
    case .spec(let spec, let implied):
      guard let found = wanted(spec) else { throw failure(.noStimulus(command: spec.word)) }
      at += 1
      if let implied { insert(implied, after: next) }
      return found
    case .ambiguous(let words): throw failure(.ambiguousCommand(next.text), words)
    case .nothing(let nearest): throw failure(.unknownCommand(next.text), nearest)
    }
  }

  /// A command that is kept as text: its words are cut and its first one is known; what it names
  /// may not exist yet.
  mutating func keptCommand(forMoment: Bool) throws(CommandError) -> String {
    if isCompleting { lookIntoKeptCommand() }
    guard let rest = takeRest() else { throw expected(.command(stimulus: false)) }
    var lexer = try Lexer(rest.text, offset: rest.column - 1)
    for part in try lexer.commands() where !part.isEmpty {
      var inner = Reader(part, scene: scene)
      let word = inner.next
      let spec = try inner.commandWord()
      if forMoment, spec.isAboutSession, let word {
        throw CommandError(
          .notAtMoment(command: spec.word), column: word.column, length: word.length)
      }
    }
    return rest.text
  }

  /// What its own syntax would want next counts as what this command wants.
  private mutating func lookIntoKeptCommand() {
    guard let first = next, first.kind == .plain else { return }
    let part = CommandText(
      source: text.source(from: first.column), column: first.column, words: Array(words[at...]))
    var inner = Reader(part, scene: scene)
    inner.isCompleting = true
    do throws(CommandError) {
      _ = try inner.commandWord().syntax.read(&inner)
    } catch {
      inner.note(error)
    }
    if let furthest = inner.furthest { note(furthest) }
  }
}

extension Syntax where Value == String {
  static var keptCommand: Syntax<String> { keptCommand(forMoment: false) }

  /// What a moment of a controller runs is about the scene.
  static func keptCommand(forMoment: Bool) -> Syntax<String> {
    Syntax(.value(.command(stimulus: false), label: "command")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.keptCommand(forMoment: forMoment)
    }
  }
}

extension Syntax where Value == StimulusCommand {
  /// A command of the user's or the system's, with what belongs to it.
  static var stimulus: Syntax<StimulusCommand> {
    Syntax(.value(.command(stimulus: true), label: "stimulus")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.stimulusWord().read(&reader)
    }
  }
}
