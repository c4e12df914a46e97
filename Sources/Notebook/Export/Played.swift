import Documents
import Engine
import Lab
import Narration
import Text
import Tutor

/// A document with its session run: what every export is made from.
struct Played {
  enum Part {
    case prose(String)
    /// Of a quiz or a challenge.
    case question(Posed)
    case step(Step)
    /// A quiet block, and the scene that it has built.
    case building([String], picture: State?)
  }

  struct Step {
    var command: String
    /// As a document has them.
    var lines: [String]
    /// The same, broken nowhere.
    var paragraphs: [String]
    var failed: Bool
    /// The state with another picture than the one shown before, if there is one.
    var picture: State?
    var path: [PathStep]
    /// Which session block it stands in.
    var block: Int
  }

  /// One decision on the way to the hit view, or up the chain.
  struct PathStep {
    var text: String
    var subject: String?
  }

  var title: String
  /// With its fences; of a lesson nothing, since without its questions it is none.
  var frontMatter: String
  var language: Language
  var parts: [Part] = []
  var end: State

  init(_ document: Documents.Document, settings: Settings) throws(DocumentError) {
    var run = try DocumentRun(document, settings: settings)
    var shown = run.session.state.drawing()
    end = run.session.state
    language = end.language
    frontMatter = document.frontMatterOfAnExport
    title = document.frontMatter["title"] ?? document.heading ?? "Hitchain"

    /// The state, if it looks other than what was shown last.
    func news(_ state: State) -> State? {
      let drawing = state.drawing()
      guard drawing != shown else { return nil }
      shown = drawing
      return state
    }

    for block in document.blocks {
      switch block.content {
      case .prose: parts.append(.prose(document.string(ofLines: block.lines)))
      case .quiz(let fields):
        if let posed = Posed(quiz: fields, in: language) { parts.append(.question(posed)) }
      case .challenge(let fields):
        if let posed = Posed(challenge: fields, in: language) { parts.append(.question(posed)) }
      case .session(let session):
        for _ in session.exchanges {
          guard let answer = run.next(), !answer.isAfterEnd else { break }
          guard !session.isQuiet else { continue }
          parts.append(.step(Step(answer, picture: news(run.session.state), in: run.session.state)))
        }
        guard session.isQuiet else { continue }
        parts.append(
          .building(session.exchanges.map { $0.command }, picture: news(run.session.state)))
      }
    }
    end = run.session.state
  }
}

extension Played.Step {
  init(_ answer: DocumentRun.Answer, picture: State?, in state: State) {
    command = answer.exchange.command
    lines = answer.lines
    paragraphs = AnswerText.lines(
      of: answer.replies, to: answer.exchange.command, in: nil, width: .max)
    failed = answer.failed
    self.picture = picture
    block = answer.block
    path = answer.replies.flatMap { reply in
      let narrator = Narrator(state.language, scene: reply.scene, rules: state.rules)
      return reply.decisions.map { decision in
        Played.PathStep(
          text: narrator.sentence(decision).text, subject: reply.subject(of: decision))
      }
    }
  }
}

extension Documents.Document {
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
        if line.hasPrefix("# ") { return line.dropFirst(2).trimmed }
      }
    }
    return nil
  }
}
