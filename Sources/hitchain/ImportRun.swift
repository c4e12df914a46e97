import Import
import Lab
import System
import Text

/// `hitchain import FILE|-`: the hierarchy of somebody's own app, and who gets a tap in it.
struct ImportRun {
  private let invocation: Invocation
  private let language: Language

  init(_ invocation: Invocation) {
    self.invocation = invocation
    language = invocation.language ?? .ofEnvironment
  }

  func run(_ path: String) -> ExitStatus {
    do throws(ImportError) {
      var request = invocation.importing
      request.language = language
      let dump = try DumpFile.read(path)
      write(try ImportReport.make(dump, request))
      return .fine
    } catch {
      complain(error)
      return .commandFailed
    }
  }

  private func write(_ report: ImportReport) {
    switch invocation.format {
    case .json: Console.write(report.json.encoded + "\n")
    case .markdown: Console.write(report.markdown())
    case .commands: Console.write(report.imported.commands.joined(separator: "\n") + "\n")
    case .text:
      let width = invocation.width ?? Console.columns ?? 80
      for line in report.text().flatMap({ Layout.wrap($0, to: width) }) {
        Console.write(line.visible + "\n")
      }
    }
  }

  private func complain(_ error: ImportError) {
    let message = error.text(in: language)
    guard invocation.format == .json else { return Console.complain(message.visible) }
    let json = JSON.object(
      ("status", .string("error")),
      (
        "error",
        .object(
          ("code", .string(error.code)), ("message", .string(message)),
          ("suggestions", .array(error.suggestions.map { .string($0) })))
      ))
    Console.write(json.encoded + "\n")
  }
}
