import Desk
import Sessions
import System

/// Any bytes as a document: read, run, checked, brought up to date and exported.
enum DocumentTarget: FuzzTarget {
  static func take(_ bytes: [UInt8]) {
    guard bytes.count <= 20_000, let document = try? Document(bytes: bytes) else { return }
    checkBlocks(of: document)
    let commands = document.sessions.flatMap { $0.exchanges.map { $0.command } }
    // What is long by nature says nothing about the reader.
    guard commands.count <= 40,
      !commands.contains(where: {
        ["how-to", "map", "drill", "interview", "quiz", "lesson"].contains(where: $0.contains)
      }), let check = try? Check(document)
    else { return }
    for line in check.report(path: "x.md") {
      demand(!line.isTreacherous(keepingTabs: true), "raw: \(line.debugDescription)")
    }
    checkUpdate(check)
    for format in ExportFormat.allCases {
      guard let exported = try? document.exported(to: format, path: "x.md") else { continue }
      Self.check(exported, format, hasQuestions: document.hasQuestions)
    }
    _ = document.entries
  }

  /// Nothing of the document's own is more than text in what it was exported to.
  private static func check(_ exported: Exported, _ format: ExportFormat, hasQuestions: Bool) {
    switch format {
    case .html, .svg, .tree, .map, .terminal:
      do throws(MarkupText.Fault) {
        let markup = try MarkupText(exported.text)
        demand(
          markup.elements["script", default: 0] == (format == .html ? 1 : 0), "a script: \(format)")
      } catch {
        demand(false, "\(format): \(error)")
      }
    case .md:
      // A question's text is Markdown of the author's, which may open a block.
      guard !hasQuestions else { return }
      demand((try? Document(exported.text)) != nil, "no document: \(exported.text)")
    case .ipynb:
      // A file ends with a line end, and JSON with its last bracket.
      let json = exported.text.hasSuffix("\n") ? String(exported.text.dropLast()) : exported.text
      demand(JSONText(json).isValid, "no JSON: \(json)")
    }
  }

  private static func checkBlocks(of document: Document) {
    var end = 0
    for block in document.blocks {
      demand(block.lines.lowerBound >= end, "blocks overlap")
      demand(block.lines.upperBound <= document.text.count, "a block goes beyond the text")
      end = block.lines.upperBound
    }
    for session in document.sessions {
      for exchange in session.exchanges {
        demand(exchange.answerLines.upperBound <= document.text.count, "an answer beyond the text")
      }
    }
  }

  /// What `check --update` writes is a document of the same commands, and it checks.
  private static func checkUpdate(_ check: Check) {
    let updated = check.updated
    guard let again = try? Document(bytes: updated) else {
      return demand(false, "an update cannot be read: \(String(decoding: updated, as: UTF8.self))")
    }
    let (before, after) = (check.document.sessions, again.sessions)
    demand(
      before.map { $0.exchanges.map(\.command) } == after.map { $0.exchanges.map(\.command) },
      "an update has other commands: \(String(decoding: updated, as: UTF8.self))")
    guard let second = try? Check(again) else { return demand(false, "an update does not run") }
    demand(
      !second.differs,
      "an update does not check: \(second.report(path: "x.md").joined(separator: "\n"))")
  }
}

extension Document {
  fileprivate var hasQuestions: Bool {
    blocks.contains { block in
      switch block.content {
      case .quiz, .challenge: true
      case .prose, .session: false
      }
    }
  }
}
