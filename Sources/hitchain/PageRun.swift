import CLab
import Desk
import Lab
import System

/// `hitchain page -o lab.html`: the laboratory as a web page; and `export FILE --live`, `import FILE
/// --live`: the same, open at a document, or at the screen that was read.
struct PageRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(UsageError) -> ExitStatus {
    write(showing: nil, to: invocation.output ?? (invocation.opens ? "lab.html" : "-"))
  }

  func run(showing path: String) throws(UsageError) -> ExitStatus {
    try run(showing: try invocation.document(called: path), from: path)
  }

  /// `path`: where the document, or what it was made of, was read.
  func run(showing bytes: [UInt8], from path: String) throws(UsageError) -> ExitStatus {
    if let format = invocation.exportFormat, format != .html {
      throw .optionOfOthers("--live", verb: "--to \(format.rawValue)", others: ["--to html"])
    }
    let output = invocation.output ?? "-"
    do throws(DocumentError) { _ = try Document(bytes: bytes) } catch {
      throw .noDocument(path: path, error)
    }
    guard output == "-" || !TextFile.isSame(path, output) else { throw .exportOntoItself }
    return write(showing: bytes, to: output)
  }

  private func write(showing document: [UInt8]?, to output: String) -> ExitStatus {
    let language = invocation.spoken
    guard let page = LaboratoryPage(showing: document) else {
      Console.complain(PromptPhrase.noPage.text(in: language))
      return .commandFailed
    }
    guard output != "-" else {
      Console.put(.page(page))
      return .fine
    }
    do throws(DocumentFileError) {
      try Exported.write(page.bytes, to: output, force: invocation.forces)
    } catch {
      Console.complain(error.text(in: language))
      return .commandFailed
    }
    if invocation.opens, !Viewer.open(output) {
      Console.complain(PromptPhrase.noViewer(output).text(in: language))
      return .commandFailed
    }
    return .fine
  }
}

/// The page that the program was built with, and the document that it opens with.
struct LaboratoryPage {
  /// In UTF-16, as `scripts/page` writes it.
  let bytes: [UInt8]

  /// Nil where the program was built without one.
  init?(showing document: [UInt8]?) {
    guard let start = CLabBytes() else { return nil }
    let page = UnsafeBufferPointer(start: start, count: CLabCount())
    guard let document else {
      bytes = Array(page)
      return
    }
    let mark = Self.utf16("<!-- document -->")
    guard let place = Self.place(of: mark, in: page) else { return nil }
    // In base64 nothing of it can end its element, whatever it holds.
    bytes =
      page[..<place] + Self.utf16(Base64.encoded(document)) + page[(place + mark.count)...]
  }

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static func place(of mark: [UInt8], in page: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = mark.first, page.count >= mark.count else { return nil }
    return stride(from: 0, through: page.count - mark.count, by: 2).first { start in
      page[start] == first && page[start..<(start + mark.count)].elementsEqual(mark)
    }
  }
}
