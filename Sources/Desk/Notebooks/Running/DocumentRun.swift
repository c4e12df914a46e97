import Lab
import Tutor

/// A document being run: one command after the other, each with what it answers now.
public struct DocumentRun: Sequence, IteratorProtocol {
  public struct Answer {
    /// Counts the document's session blocks.
    public var block: Int
    public var session: SessionBlock
    public var exchange: Exchange
    public var replies: [Reply]
    /// The replies as they would stand in the document.
    public var lines: [String]
    /// `quit` stands somewhere above, so it was not run.
    public var isAfterEnd: Bool
    /// A row of a program whose answer comes with its last.
    public var goesOn: Bool

    public var failed: Bool { replies.contains { $0.hasFailed } }
  }

  public private(set) var session: Session
  private let desk: FrontDesk
  private let blocks: [SessionBlock]
  private var block = 0
  private var exchange = 0
  /// Rows of a program that run with the last of them.
  private var rows: [String] = []
  private var last = 0

  public init(
    _ document: Document, settings usual: Settings = Settings(), watch: Watch = .nobody
  ) throws(DocumentError) {
    let settings = try Settings(document.frontMatter, otherwise: usual)
    session = settings.session
    desk = FrontDesk(classroom: settings.classroom)
    session.watch = watch
    blocks = document.sessions
  }

  public mutating func next() -> Answer? {
    while block < blocks.count, exchange == blocks[block].exchanges.count {
      block += 1
      exchange = 0
    }
    guard block < blocks.count else { return nil }
    let (sessionBlock, current) = (blocks[block], blocks[block].exchanges[exchange])
    exchange += 1
    let isAfterEnd = session.hasQuit
    let replies = run(sessionBlock, at: exchange - 1)
    return Answer(
      block: block, session: sessionBlock, exchange: current, replies: replies,
      lines: AnswerText.lines(of: replies, to: current.command, in: sessionBlock.fence),
      isAfterEnd: isAfterEnd, goesOn: !rows.isEmpty)
  }

  /// Classes that stand one behind the other, with no answer between them, are one program.
  private mutating func run(_ block: SessionBlock, at index: Int) -> [Reply] {
    let current = block.exchanges[index]
    if rows.isEmpty {
      let all = block.exchanges[index...]
      let silent = all.prefix { $0.answer.isEmpty }.count
      let count = session.linesOfProgram(in: all.prefix(silent + 1).map { $0.command })
      if count > 1 {
        rows = all.prefix(count).map { $0.command }
        last = index + count - 1
      }
    }
    guard !rows.isEmpty else {
      return desk.run(current.command, number: current.line + 1, in: &session)
    }
    guard index == last else { return [] }
    let text = rows.joined(separator: "\n")
    let first = block.exchanges[index - rows.count + 1]
    rows = []
    return desk.run(text, number: first.line + 1, in: &session)
  }
}
