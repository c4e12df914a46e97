import Lab

/// A document run again, and where it answers other than it says.
public struct Check {
  public enum Finding: Equatable {
    case differs(Exchange, actual: [String])
    /// In a block that is not marked `fails`.
    case fails(Exchange, message: String)
    /// The block that starts on this line is marked `fails`.
    case nothingFails(line: Int)
    case notRun(Exchange)
  }

  public let document: Document
  public private(set) var findings: [Finding] = []
  public private(set) var commands = 0
  /// Whoever watches has ended it before the last command.
  public private(set) var isStopped = false
  /// Other answers, by the line of their command.
  private(set) var changed: [Int: [String]] = [:]
  /// The session blocks in which something fails, by their number in the document.
  private(set) var failing: Set<Int> = []

  public init(
    _ document: Document, settings: Settings = Settings(), watch: Watch = .nobody
  ) throws(DocumentError) {
    self.document = document
    for answer in try DocumentRun(document, settings: settings, watch: watch) {
      commands += 1
      guard goesOn(after: answer, watch) else { return }
      if answer.failed { failing.insert(answer.block) }
      note(answer)
    }
    for (index, block) in document.sessions.enumerated()
    where block.mustFail && !failing.contains(index) {
      findings.append(.nothingFails(line: block.line + 1))
    }
  }

  private mutating func goesOn(after answer: DocumentRun.Answer, _ watch: Watch) -> Bool {
    do throws(Stopped) { try watch.step(.runningCells, commands) } catch { isStopped = true }
    if answer.replies.last?.isStopped == true { isStopped = true }
    return !isStopped
  }

  private mutating func note(_ answer: DocumentRun.Answer) {
    if answer.isAfterEnd {
      findings.append(.notRun(answer.exchange))
      return
    }
    if !answer.session.isQuiet, !Expectation(answer.exchange.answer).fits(answer.lines) {
      findings.append(.differs(answer.exchange, actual: answer.lines))
      changed[answer.exchange.line] = answer.lines
    }
    if !answer.session.mustFail,
      let message = answer.replies.lazy.compactMap({ $0.errorMessage }).first
    {
      findings.append(.fails(answer.exchange, message: message))
    }
  }

  /// Is there another answer, which an update would write down?
  public var differs: Bool { !changed.isEmpty }

  /// How many commands failed that were not to.
  public var failures: Int {
    findings.count { if case .fails = $0 { true } else { false } }
  }

  /// How many commands do not answer as the document says, fail, or are not run. An update mends those
  /// that only answer something else.
  public func wrongCommands(ofUpdated isUpdated: Bool) -> Int {
    var lines: Set<Int> = []
    for finding in findings {
      switch finding {
      case .differs(let exchange, _): if !isUpdated { lines.insert(exchange.line) }
      case .fails(let exchange, _), .notRun(let exchange): lines.insert(exchange.line)
      case .nothingFails: break
      }
    }
    return lines.count
  }

  /// What an update leaves to be mended by hand.
  public var isUnsound: Bool { findings.count > changed.count }

  /// What there is to complain of, each with the file and the line.
  public func report(path: String) -> [String] { report(findings, path) }

  /// The same without what an update has mended.
  public func unsoundReport(path: String) -> [String] {
    let rest = findings.filter { if case .differs = $0 { false } else { true } }
    return report(rest, path)
  }

  private func report(_ findings: [Finding], _ path: String) -> [String] {
    findings.flatMap { finding in
      switch finding {
      case .differs(let exchange, let actual):
        [place(path, exchange.line) + "> " + exchange.command]
          + LineDifference.lines(expected: exchange.answer, actual: actual)
      case .fails(let exchange, let message):
        [
          place(path, exchange.line) + "> " + exchange.command,
          "! It fails, and its block is not marked `fails`: " + message,
        ]
      case .nothingFails(let line):
        ["\(path):\(line): This block is marked `fails`, and no command in it fails."]
      case .notRun(let exchange):
        [place(path, exchange.line) + "`quit` stands above, so this was not run."]
      }
    }.map { $0.visible(keepingTabs: true) }
  }

  private func place(_ path: String, _ line: Int) -> String { "\(path):\(line + 1): " }
}
