import Documents
import Notebook

/// `hitchain export FILE --to html|md|ipynb|svg|terminal -o OUT`.
struct ExportRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run(_ path: String) throws(UsageError) -> ExitStatus {
    let output = invocation.output ?? "-"
    guard let format = invocation.exportFormat ?? ExportFormat(path: output) else {
      throw UsageError(message: "export wants --to html, md, ipynb, svg or terminal.")
    }
    let text = try exported(path, to: format)
    guard output != "-" else {
      Console.write(text)
      return .fine
    }
    guard !TextFile.isSame(path, output) else {
      throw UsageError(message: "-o names the document itself, which would be lost.")
    }
    do throws(FileError) {
      try TextFile.replace(output, with: Array(text.utf8), overwriting: true)
    } catch {
      Console.complain(error.message)
      return .commandFailed
    }
    return .fine
  }

  private func exported(_ path: String, to format: ExportFormat) throws(UsageError) -> String {
    let bytes = Array(try Console.read(path).utf8)
    do throws(DocumentError) {
      return try Document(bytes: bytes).exported(to: format, settings: invocation.settings)
    } catch {
      throw UsageError(message: "\(path):\(error.line): \(error.message)")
    }
  }
}
