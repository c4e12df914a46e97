import CommandLanguage
import Engine
import Narration

/// What one command gave: every renderer reads from this.
public struct Reply: Equatable, Sendable {
  /// The line of the script it stood on.
  public var line: Int?
  /// The cell it became, if it became one.
  public var cell: Int?
  public var command: String
  public var result: JSON = .object([])
  public var decisions: [Decision] = []
  /// Decisions beyond the limit of what is kept.
  public var decisionsNotKept = 0
  /// What a person reads, a paragraph an item.
  public var text: [String] = []
  /// The log lines at the end of the text, which are printed as they are.
  var logLines = 0
  public var error: CommandError?
  /// As it is afterwards: names in decisions are looked up here.
  public var scene: Scene

  public init(command: String, scene: Scene) {
    self.command = command
    self.scene = scene
  }

  public var isError: Bool { error != nil }

  /// The text in lines of so many cells at most; a log line is as long as it is.
  public func lines(width: Int) -> [String] {
    text.dropLast(logLines).flatMap { Layout.wrap($0, to: width) } + text.suffix(logLines)
  }

  /// One object of JSON Lines, as the contract has it.
  public func json(line fallback: Int = 1) -> JSON {
    var json = JSON.object(
      ("line", .whole(line ?? fallback)), ("command", .string(command)),
      ("status", .string(isError ? "error" : "ok")))
    if let error {
      json.add("error", .encode(error))
      return json
    }
    let decisionJSON = DecisionJSON(scene: scene)
    json.add("result", result)
    json.add("decisions", .array(decisions.map { decisionJSON.encode($0) }))
    if decisionsNotKept > 0 { json.add("decisionsNotKept", .whole(decisionsNotKept)) }
    json.add("text", .string(text.joined(separator: "\n")))
    return json
  }

  /// In a few words: what a change of this answer is told by.
  var headline: String {
    if let error { return error.code }
    for name in ["hitView", "handler", "accepted", "inside", "found", "firstResponder", "value"] {
      if let value = result[name] { return value == .null ? "nobody" : value.plain }
    }
    if let chain = result["chain"] { return chain.plain }
    return text.first ?? ""
  }
}

extension JSON {
  /// As a person would write it in a sentence.
  var plain: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "YES" : "NO"
    case .string(let value): value
    case .array(let values): values.map { $0.plain }.joined(separator: " → ")
    case .number, .object: encoded
    }
  }

  static func encode(_ error: CommandError) -> JSON {
    .object(
      ("code", .string(error.code)), ("message", .string(error.message)),
      ("column", .whole(error.column)),
      ("suggestions", .array(error.suggestions.map { .string($0) })))
  }
}
