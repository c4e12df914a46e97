import Lab
import System
import Text

/// What the program itself says to somebody at the prompt. Every language has all of it.
protocol PromptWords: Sendable {
  /// What this is, and what to try first.
  var welcome: [String] { get }
  func ran(lines: Int) -> String
  func stopped(after lines: Int, of total: Int) -> String
  /// A question, with the answers that it takes.
  func mayReplace(_ path: String) -> String
  func lesson(_ id: String, step: Int, of count: Int) -> String
  /// A quiz, a drill, a review or an interview.
  func series(_ kind: String, step: Int, of count: Int) -> String
  func replay(step: Int, of count: Int) -> String

  /// How far long work has come; `total` is nil where nobody knows it.
  func progress(_ work: LongWork, _ done: Int, of total: Int?) -> String
  func checking(_ done: Int, of total: Int, _ path: String) -> String
  /// What came of all documents; `bad` are not as expected.
  func checked(_ documents: Int, commands: Int, changed: Int, bad: Int) -> String
  /// After progress, at the prompt.
  var controlCStops: String { get }

  var folder: String { get }
  var markdownDocument: String { get }
  func size(bytes: Int) -> String

  func historyNotKept(_ error: FileError) -> String
  func seeHelp(_ command: String) -> String
  var lineIsNoText: String { get }
}

extension Language {
  var promptWords: any PromptWords {
    switch self {
    case .english: EnglishPrompt()
    case .simplifiedChinese: ChinesePrompt()
    }
  }
}
