import Desk
import Import
import Lab
import System

/// `hitchain import FILE|-`: the hierarchy of somebody's own app, and who gets a tap in it.
struct ImportRun {
  private let invocation: Invocation
  private let language: Language
  /// What has been read already.
  private let bytes: [UInt8]?

  init(_ invocation: Invocation, bytes: [UInt8]? = nil) {
    self.invocation = invocation
    self.bytes = bytes
    language = invocation.language ?? .ofEnvironment
  }

  func run(_ path: String) throws(UsageError) -> ExitStatus {
    // As at the prompt; a file of that name is `./help`.
    if path == "help" {
      let width = invocation.width ?? Console.columns ?? 80
      Console.write(HelpPage(language: language, width: width).text(of: "import"))
      return .fine
    }
    guard let report = report(on: path) else { return .commandFailed }
    let document = Array(report.markdown().utf8)
    if invocation.isLive { return try PageRun(invocation).run(showing: document, from: path) }
    // What is printed may be asked for too, and then the name of the file does not matter.
    let named = invocation.format == .text ? invocation.output : nil
    if let format = invocation.exportFormat ?? named.flatMap({ ExportFormat(path: $0) }) {
      return try ExportRun(invocation).run(document, from: path, to: format)
    }
    guard let output = invocation.output, output != "-" else {
      if invocation.format == .json {
        Console.put(.json(report.json))
      } else {
        Console.write(text(of: report))
      }
      return .fine
    }
    do throws(DocumentFileError) {
      try Exported(text: text(of: report)).write(to: output, force: invocation.forces)
      return .fine
    } catch {
      Console.complain(error.text(in: language))
      return .commandFailed
    }
  }

  /// Nil where there is none to make, which it has said.
  private func report(on path: String) -> ImportReport? {
    do throws(ImportError) {
      var request = invocation.importing
      request.language = language
      let dump = if let bytes { try DumpReader.read(bytes) } else { try DumpFile.read(path) }
      return try ImportReport.make(dump, request)
    } catch {
      complain(error)
      return nil
    }
  }

  private func text(of report: ImportReport) -> String {
    switch invocation.format {
    case .json: return report.json.encoded + "\n"
    case .markdown: return report.markdown()
    case .commands: return report.imported.commands.joined(separator: "\n") + "\n"
    case .text:
      let width = invocation.width ?? Console.columns ?? 80
      return report.text().flatMap { Layout.wrap($0, to: width) }.map { $0.visible + "\n" }
        .joined()
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
    Console.put(.json(json))
  }
}
