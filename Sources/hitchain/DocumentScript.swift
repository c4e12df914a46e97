import Desk
import Lab
import System

/// `hitchain run FILE.md`: runs a document's commands and prints what they answer now.
struct DocumentScript {
  private let invocation: Invocation
  private let printer: Printer

  init(_ invocation: Invocation) {
    self.invocation = invocation
    printer = Printer(invocation)
  }

  /// Is it a document? Its name says so, or it holds a session block, as what comes through a pipe
  /// may.
  static func isDocument(path: String, text: String) -> Bool {
    DocumentFiles.isMarkdown(path)
      || text.split(whereSeparator: \.isNewline).contains {
        $0.hasPrefix("```hitchain") || $0.hasPrefix("~~~hitchain")
      }
  }

  func run(_ text: String, path: String) throws(UsageError) -> ExitStatus {
    do throws(DocumentError) {
      let document = try Document(text)
      if invocation.format == .markdown {
        let check = try Check(document, settings: invocation.settings)
        Console.put(.document(check))
        return end(after: check.failures)
      }
      return try play(document)
    } catch {
      throw .noDocument(path: path, error)
    }
  }

  private func play(_ document: Document) throws(DocumentError) -> ExitStatus {
    var failures = 0
    for answer in try DocumentRun(document, settings: invocation.settings) {
      if answer.isAfterEnd { break }
      let isShown = invocation.format == .text && !answer.session.isQuiet
      if isShown { Console.write("> \(answer.exchange.command.visible(keepingTabs: true))\n") }
      if isShown, answer.session.mustFail {
        // What goes wrong here is the answer, not a complaint.
        printer.write(answer.lines)
        continue
      }
      for reply in answer.replies where isShown || reply.hasFailed || invocation.format == .json {
        printer.print(reply, line: answer.exchange.command)
      }
      guard answer.failed, !answer.session.mustFail else { continue }
      failures += 1
      if invocation.stopsOnError { break }
    }
    return end(after: failures)
  }

  private func end(after failures: Int) -> ExitStatus {
    guard failures > 0 else { return .fine }
    if invocation.format != .json {
      Console.complain(invocation.settings.language.failed(failures))
    }
    return .commandFailed
  }
}
