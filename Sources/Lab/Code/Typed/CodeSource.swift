import Program

/// Code as it was typed: its statements, and where its bytes stand in it.
public struct CodeSource: Equatable, Sendable {
  public let text: String
  let bytes: [UInt8]

  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The statements in it, one after the other; a single one where it declares something.
  func pieces(after earlier: SourceLanguage? = nil) throws(CommandError) -> [CodePiece] {
    let language = SourceReader.language(of: text, after: earlier) ?? .swift
    let file = SourceReader.read(
      ProgramSource(CodeSource.ended(text, in: language), language: language), number: 0)
    if let problem = file.problems.first {
      throw error(CodeProblem(problem.kind), at: problem.place)
    }
    guard !file.statements.contains(where: { $0.declares }) else {
      return [CodePiece(text: text, start: 0, language: language)]
    }
    return file.statements.filter { !$0.isNothing }.map { statement in
      let place = range(of: statement.place)
      return CodePiece(
        text: String(decoding: bytes[place], as: UTF8.self), start: place.lowerBound,
        language: language, asks: statement.asks)
    }
  }

  /// A statement of Objective-C that is typed may do without its semicolon.
  static func ended(_ text: String, in language: SourceLanguage) -> String {
    guard language == .objectiveC, let last = text.last(where: { !$0.isWhitespace }),
      last != ";", last != "}", !text.hasPrefix("@"), !text.hasPrefix("#")
    else { return text }
    return text + ";"
  }

  /// What is wrong where it ends before its brackets are closed.
  var unclosed: CommandError? {
    let language = SourceReader.language(of: text) ?? .swift
    let file = SourceReader.read(ProgramSource(text, language: language), number: 0)
    guard let problem = file.problems.first else { return nil }
    let found = error(CodeProblem(problem.kind), at: problem.place)
    guard
      let open = file.problems.lazy.compactMap({ problem -> Place? in
        if case .wanted(_, let found) = problem.kind, ["{", "(", "["].contains(found) {
          return problem.place
        }
        return nil
      }).first
    else { return found }
    return error(.unclosed(String(decoding: bytes[range(of: open)], as: UTF8.self)), at: open)
  }

  /// From a byte on.
  func rest(from start: Int) -> String {
    String(decoding: bytes[min(max(0, start), bytes.count)...], as: UTF8.self)
  }

  private func range(of place: Place) -> Range<Int> {
    let start = min(max(0, Int(place.start)), bytes.count)
    return start..<min(max(start, Int(place.end)), bytes.count)
  }

  /// The row in which a byte stands, both from 0.
  private func row(of place: Int) -> (number: Int, range: Range<Int>) {
    let at = min(place, bytes.count)
    var start = 0
    var number = 0
    for index in 0..<at where bytes[index] == UInt8(ascii: "\n") {
      start = index + 1
      number += 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return (number, start..<end)
  }

  func error(_ problem: CodeProblem, at place: Place) -> CommandError {
    error(problem, at: range(of: place))
  }

  func error(
    _ problem: CodeProblem, at place: Range<Int>, _ suggestions: [String] = []
  ) -> CommandError {
    let row = row(of: place.lowerBound)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let before = text(row.range.lowerBound..<max(row.range.lowerBound, place.lowerBound))
    let wrong = text(place.clamped(to: row.range))
    var found = CommandError(
      .code(problem), column: before.count + 1, length: wrong.count, suggestions: suggestions)
    found.row = CodeRow(number: row.number, text: text(row.range))
    return found
  }

  /// Where a name stands first, as a word of its own.
  func place(of name: String) -> Range<Int> {
    let wanted = Array(name.utf8)
    func isOfName(_ at: Int) -> Bool {
      bytes.indices.contains(at)
        && (bytes[at] >= 0x80 || bytes[at] == UInt8(ascii: "_")
          || Character(UnicodeScalar(bytes[at])).isLetter
          || Character(UnicodeScalar(bytes[at])).isNumber)
    }
    var at = 0
    while !wanted.isEmpty, at + wanted.count <= bytes.count {
      if bytes[at..<at + wanted.count].elementsEqual(wanted), !isOfName(at - 1),
        !isOfName(at + wanted.count)
      {
        return at..<at + wanted.count
      }
      at += 1
    }
    return 0..<bytes.count
  }
}

/// A row of code: what a caret stands under.
public struct CodeRow: Equatable, Sendable {
  /// From 0.
  public let number: Int
  public let text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// A statement, as it was typed.
struct CodePiece: Equatable, Sendable {
  var text: String
  /// Its first byte in the whole.
  var start: Int
  var language: SourceLanguage
  /// What it calls or reads, where it does nothing else: `isHidden`, `hitTest:withEvent:`.
  var asks: String?

  var source: ProgramSource {
    ProgramSource(CodeSource.ended(text, in: language), language: language)
  }
}

extension Statement {
  /// A type, a function, a macro: what is there from now on.
  var declares: Bool {
    guard case .declaration(let declaration) = kind else { return false }
    switch declaration.kind {
    case .type, .function, .subscription, .enumCase, .alias, .operation, .macro: return true
    case .variable, .imported, .nothing, .unread: return false
    }
  }

  fileprivate var isNothing: Bool {
    guard case .declaration(let declaration) = kind else { return false }
    switch declaration.kind {
    case .imported, .nothing: return true
    default: return false
    }
  }

  fileprivate var asks: String? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .member(_, let name): return name
    case .call(let callee, _):
      guard case .member(_, let name) = callee.kind else { return nil }
      return name
    case .message(_, let pieces):
      return pieces.map { $0.arguments.isEmpty ? $0.name : $0.name + ":" }.joined()
    default: return nil
    }
  }
}
