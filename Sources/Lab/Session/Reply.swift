import Engine

/// What one command gave: every renderer reads from this.
public struct Reply: Equatable, Sendable {
  /// The line of the script it stood on.
  public var line: Int?
  /// The cell it became, if it became one.
  public var cell: Int?
  public var command: String
  /// What code was read as.
  public internal(set) var commands: [String]?
  public var outcome = Outcome.done
  /// What the app's own code did.
  public internal(set) var code: CodeAnswer?
  /// Is it of code that was pasted to run?
  var isPaste = false
  /// What it puts to a learner.
  var question: AskedQuestion?
  public var decisions: [Decision] = []
  /// What the clock showed from which decision on.
  public var moments: [Trace.Moment] = []
  /// Decisions beyond the limit of what is kept.
  public var decisionsNotKept = 0
  /// What a person reads, a paragraph an item.
  public var text: [String] = []
  /// What the next line may begin with, where somebody types it.
  public internal(set) var draft: String?
  /// What some paragraphs of the text are, by their place.
  var marks: [Int: LineLook] = [:]
  /// The same with styles, where it is a picture.
  var picture: [StyledText] = []
  /// The same as shapes, where the terminal shows graphics.
  public internal(set) var sheet: PictureSheet?
  /// So many lines at the end of the text are printed as they are: of a log, or of SVG.
  var literalLines = 0
  /// So many lines at its start are the Swift that the command stands for.
  var echoedLines = 0
  public var error: CommandError?
  /// What went wrong though the command is done: at the moments of controllers that it led to, or
  /// with the learner's record.
  public internal(set) var failures: [String] = []
  /// What somebody should know, though nothing has failed.
  public internal(set) var warnings: [String] = []
  /// As it is afterwards: names in decisions are looked up here.
  public var scene: Scene
  /// The one that its text and its error are in.
  public var language: Language

  public init(command: String, scene: Scene, language: Language) {
    self.command = command
    self.scene = scene
    self.language = language
  }

  /// What came of it, in the contract's members.
  public var result: JSON { OutcomeJSON(scene: scene, language: language).encode(outcome) }

  /// How much a command did, in commands that do little.
  var work: Int { 1 + decisions.count / 100 }

  public var isError: Bool { error != nil }

  /// Has anything failed, the command itself or what it led to?
  public var hasFailed: Bool { isError || !failures.isEmpty }

  /// The text in lines of so many cells at most; a literal one is as long as it is, and a picture
  /// may have colours. Whoever wrote it, nothing in it moves the cursor or hides.
  public func lines(width: Int, code: CodeLook = .backticks) -> [String] {
    results(width: width, code: code) + complaints(width: width)
  }

  /// Of these, what is no complaint.
  public func results(width: Int, code: CodeLook = .backticks) -> [String] {
    if code == .styled, !picture.isEmpty { return picture.flatMap { $0.wrapped(to: width) }.ansi }
    return text.dropLast(literalLines).enumerated().flatMap { place, paragraph in
      LineLook.shown(
        Layout.wrap(paragraph, to: width).map { $0.visible }, mark: marks[place], as: code)
    } + text.suffix(literalLines).map { $0.visible }
  }

  /// What went wrong, though the command itself did not; of a script, in which line.
  public func complaints(width: Int, isPlaced: Bool = false) -> [String] {
    let place = isPlaced ? place ?? "" : ""
    return (failures.map { place + $0 } + warnings).flatMap { Layout.wrap($0, to: width) }
      .map { $0.visible }
  }

  /// The name of what a decision of it is about.
  public func subject(of decision: Decision) -> String? {
    DecisionJSON(scene: scene).subject(of: decision)
  }

  /// One object of JSON Lines, as the contract has it.
  public func json(line fallback: Int = 1) -> JSON {
    var json = JSON.object(
      ("line", .whole(line ?? fallback)), ("command", .string(command)))
    if let commands { json.add("commands", .array(commands.map { .string($0) })) }
    json.add("status", .string(isError ? "error" : "ok"))
    if let error {
      json.add("error", .encode(error, in: language))
      return json
    }
    var result = result
    code?.add(to: &result, pasted: isPaste, language, scene)
    json.add("result", result)
    if let question { json.add("question", .encode(question)) }
    if let conflicts { json.add("conflicts", conflicts) }
    json.add("decisions", .array(decisionsJSON))
    if decisionsNotKept > 0 { json.add("decisionsNotKept", .whole(decisionsNotKept)) }
    json.add("text", .string((text + failures + warnings).joined(separator: "\n")))
    return json
  }

  /// Each decision, and the code that made it.
  private var decisionsJSON: [JSON] {
    let encoder = DecisionJSON(scene: scene)
    var makers: [Int: CodeCall] = [:]
    for call in code?.calls ?? [] {
      if let decision = call.decision { makers[decision] = call }
    }
    return decisions.enumerated().map { number, decision in
      var json = encoder.encode(decision)
      if let call = makers[number] { json.add("code", call.json) }
      return json
    }
  }

  /// In a few words: what a change of this answer is told by.
  var headline: String { answer ?? text.first ?? "" }

  /// What was asked, or who got it; nil where nothing was asked.
  var answer: String? {
    guard let errorMessage else { return outcome.answer(in: scene) }
    return errorMessage.split(separator: "\n").first.map { String($0) }
  }
}

extension JSON {
  /// Of an array, what is in it.
  public var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  static func encode(_ question: AskedQuestion) -> JSON {
    .object(
      ("id", .string(question.id)), ("kind", .string(question.kind.rawValue)),
      ("number", .whole(question.number)), ("of", .whole(question.count)),
      ("scene", .array(question.scene.map { .string($0) })), ("ask", .string(question.ask)),
      (
        "choices",
        .array(
          question.choices.map { .object(("key", .string($0.key)), ("text", .string($0.text))) })
      ),
      ("second", .bool(question.isSecond)))
  }

  static func encode(_ error: CommandError, in language: Language) -> JSON {
    .object(
      ("code", .string(error.code)),
      ("message", .string(error.text(in: language))),
      ("column", .whole(error.column)),
      ("suggestions", .array(error.suggestions.map { .string($0) })))
  }
}
