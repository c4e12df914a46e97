import Desk
import Lab
import System

/// `hitchain export FILE --to html|md|ipynb|svg|tree|map|terminal -o OUT`.
struct ExportRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run(_ path: String) throws(UsageError) -> ExitStatus {
    let output = invocation.output ?? "-"
    guard let format = invocation.exportFormat ?? ExportFormat(path: output) else {
      throw .exportOfWhat(choices: UsageTable.all(ExportFormat.self))
    }
    return try run(try invocation.document(called: path), from: path, to: format)
  }

  /// `path`: where the document, or what it was made of, was read.
  func run(
    _ bytes: [UInt8], from path: String, to format: ExportFormat
  ) throws(UsageError) -> ExitStatus {
    let output = invocation.output ?? "-"
    let exported = try exported(bytes, from: path, to: format, output == "-" ? nil : output)
    guard output != "-" else {
      Console.put(.exported(exported))
      return .fine
    }
    guard !TextFile.isSame(path, output) else {
      throw .exportOntoItself
    }
    do throws(DocumentFileError) {
      try exported.write(to: output, force: invocation.forces)
    } catch {
      Console.complain(error.text(in: invocation.spoken))
      return .commandFailed
    }
    return .fine
  }

  private func exported(
    _ bytes: [UInt8], from path: String, to format: ExportFormat, _ output: String?
  ) throws(UsageError) -> Exported {
    do throws(ExportError) {
      let document = try ExportError.reading { () throws(DocumentError) in
        try Document(bytes: bytes)
      }
      return try document.exported(to: format, path: output, settings: invocation.settings)
    } catch {
      switch error {
      case .document(let error): throw .noDocument(path: path, error)
      // Ctrl-C ends the whole program.
      case .stopped: throw .stopped(path: path)
      }
    }
  }
}

extension Invocation {
  /// A document by its path, or a lesson by its id, its number or its title, in the language of the
  /// replies. One that is built in has no file.
  func document(called name: String) throws(UsageError) -> [UInt8] {
    let language = settings.language
    var path = name
    if name != "-", FileStatus(name) == nil, let lesson = shelf.file(called: name) {
      if let bytes = LessonPages.builtIn(lesson.lesson.id, in: language),
        FileStatus(lesson.path) == nil
      {
        return bytes
      }
      path = lesson.path
    }
    return LessonPages.bytes(Array(try Console.read(path).utf8), of: path, in: language)
  }
}
