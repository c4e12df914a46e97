import Desk
import Engine
import Lab
import Tutor

/// A document with its session run: what every export is made from.
struct Played {
  enum Part {
    case prose(String)
    /// Of a quiz or a challenge.
    case question(Posed)
    case step(Step)
    /// A quiet block, and the scene that it has built.
    case building([String], figure: Gallery.Figure?)
  }

  struct Step {
    var command: String
    /// As a document has them.
    var lines: [String]
    /// The same, broken nowhere.
    var paragraphs: [String]
    var failed: Bool
    /// Where there is something new to see.
    var figure: Gallery.Figure?
    var path: [PathStep]
    /// Of the block that it stands in: its lines do not close it.
    var fence: Fence
  }

  /// One decision on the way to the hit view, or up the chain.
  enum PathStep {
    case decision(String, about: String?)
    /// In the middle of a way that is longer than anybody follows.
    case leftOut(Int)

    /// How many decisions of one answer are told.
    static let limit = 150
  }

  var title: String
  /// With its fences; of a lesson nothing, since without its questions it is none.
  var frontMatter: String
  var language: Language
  var parts: [Part] = []
  var end: State

  init(
    _ document: Desk.Document, settings: Settings, pictures: Gallery.Kind?, watch: Watch
  ) throws(ExportError) {
    var run = try ExportError.reading { () throws(DocumentError) in
      try DocumentRun(document, settings: settings, watch: watch)
    }
    var gallery = Gallery(pictures, of: run.session.state)
    let total = document.sessions.reduce(0) { $0 + $1.exchanges.count }
    var done = 0

    /// What the next command answers; nothing once the session has ended.
    func answer() throws(ExportError) -> DocumentRun.Answer? {
      guard let answer = run.next(), !answer.isAfterEnd else { return nil }
      done += 1
      try ExportError.watching { () throws(Stopped) in
        try watch.step(.runningCells, done, of: total)
      }
      if answer.replies.last?.isStopped == true { throw .stopped }
      return answer
    }

    end = run.session.state
    language = end.language
    frontMatter = document.frontMatterOfAnExport
    title = document.frontMatter["title"] ?? document.heading ?? "Hitchain"
    for block in document.blocks {
      switch block.content {
      case .prose:
        let prose = document.string(ofLines: block.lines)
        if !prose.trimmed.isEmpty { gallery.endRun(of: &parts) }
        parts.append(.prose(prose))
      case .quiz(let fields):
        if let posed = Posed(quiz: fields, on: run.session.state) { parts.append(.question(posed)) }
      case .challenge(let fields):
        if let posed = Posed(challenge: fields, in: language) { parts.append(.question(posed)) }
      case .session(let session) where session.isQuiet:
        for _ in session.exchanges { guard try answer() != nil else { break } }
        parts.append(.building(session.exchanges.map { $0.command }, figure: nil))
        gallery.see(run.session.state, in: parts.count - 1, of: &parts)
      case .session(let session):
        var rows: [String] = []
        for _ in session.exchanges {
          guard var answer = try answer() else { break }
          rows.append(answer.exchange.command)
          if answer.goesOn { continue }
          answer.exchange.command = rows.joined(separator: "\n")
          rows = []
          parts.append(.step(Step(answer, in: run.session.state, tellsPath: pictures == .parts)))
          gallery.see(run.session.state, in: parts.count - 1, of: &parts)
        }
      }
    }
    gallery.endRun(of: &parts)
    end = run.session.state
  }
}

extension Played.Step {
  init(_ answer: DocumentRun.Answer, in state: State, tellsPath: Bool) {
    command = answer.exchange.command
    lines = answer.lines
    paragraphs = AnswerText.lines(
      of: answer.replies, to: answer.exchange.command, in: nil, width: .max)
    failed = answer.failed
    fence = answer.session.fence
    path = tellsPath ? answer.replies.flatMap { Self.path(of: $0, in: state) } : []
  }

  private static func path(of reply: Reply, in state: State) -> [Played.PathStep] {
    let narrator = Narrator(state.language, scene: reply.scene, rules: state.rules)
    func told(_ decisions: ArraySlice<Decision>) -> [Played.PathStep] {
      decisions.map { .decision(narrator.sentence($0).text, about: reply.subject(of: $0)) }
    }
    let decisions = reply.decisions
    let more = decisions.count - Played.PathStep.limit
    guard more > 0 else { return told(decisions[...]) }
    let half = Played.PathStep.limit / 2
    return told(decisions.prefix(half)) + [.leftOut(more)] + told(decisions.suffix(half))
  }
}

extension Desk.Document {
  fileprivate var frontMatterOfAnExport: String {
    let front = string(ofLines: 0..<(blocks.first?.lines.lowerBound ?? 0))
    guard frontMatter["id"] != nil, frontMatter["level"] != nil else { return front }
    let kept = front.split(whereSeparator: \.isNewline).filter { line in
      ["---", "lang:", "seed:"].contains { line.hasPrefix($0) }
    }
    return kept.count > 2 ? kept.joined(separator: "\n") + "\n" : ""
  }

  /// The text of its first `#` line.
  fileprivate var heading: String? {
    for block in blocks where block.content == .prose {
      for index in block.lines {
        let line = text.text(index)
        if line.utf8.starts(with: "# ".utf8) {
          return String(decoding: line.utf8.dropFirst(2), as: UTF8.self).trimmed
        }
      }
    }
    return nil
  }
}
