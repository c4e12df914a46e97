/// A part of a document: prose, or a fenced block that the program knows.
public struct Block: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case prose
    case session(SessionBlock)
    case quiz(Fields)
    case challenge(Fields)
  }

  public var content: Content
  /// Counted from 0; of a fenced block the fences are among them.
  public var lines: Range<Int>
}

/// A fenced block `hitchain`: commands and what the program answered.
public struct SessionBlock: Equatable, Sendable {
  /// `quiet`: it builds a scene, and its answers are left out.
  public var isQuiet: Bool
  /// `fails`: it shows what goes wrong, so a command in it must fail.
  public var mustFail: Bool
  public var exchanges: [Exchange]
  /// Where its fence opens, counted from 0.
  public var line: Int
  /// How far the fence is indented; lines that are written into the block are too.
  public var indent: Int
  /// The number of its fence's backticks or tildes, which no answer may repeat.
  public var fence: Fence
}

/// One command and the answer that is expected.
public struct Exchange: Equatable, Sendable {
  public var command: String
  /// The lines under it, without the blank ones at the end.
  public var answer: [String]
  /// Where the command stands, counted from 0.
  public var line: Int
  /// Where the answer stands; empty where there is none.
  public var answerLines: Range<Int>

  /// Code has several.
  public var rows: [String] { command.rows }
}

extension String {
  fileprivate var rows: [String] {
    split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
  }

  /// A command as it stands in a document; code has several rows.
  public var rowsOfDocument: [String] { rows.map { $0.isEmpty ? ">" : "> " + $0 } }

  /// Where there is not the room for all of it.
  public var firstRow: String { rows.count > 1 ? rows[0] + " …" : self }
}

/// What opens and closes a block.
public struct Fence: Equatable, Sendable {
  public var character: UInt8
  public var length: Int

  public static let usual = Fence(character: UInt8(ascii: "`"), length: 3)

  public init(character: UInt8, length: Int) {
    self.character = character
    self.length = length
  }
}
