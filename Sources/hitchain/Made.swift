import Desk
import Lab
import System
import Tutor

/// What a writer of ours has made for a terminal or for another program, to the byte. There is no other way to get
/// one: each of these writers sees to it that what others wrote does nothing where it is read.
struct Made {
  let bytes: [UInt8]

  private init(_ text: String) { bytes = Array(text.utf8) }
  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: For programs

  /// On a line of its own; what hides in its texts is escaped.
  static func json(_ json: JSON) -> Made { Made(json.encoded + "\n") }

  /// A line of JSON-RPC. Of an id only a number is written as it came, and that has digits alone.
  static func response(_ answer: Result<JSON, MCPError>, to id: MCPID?) -> Made {
    let member =
      switch answer {
      case .success(let result): "\"result\":" + result.encoded
      case .failure(let error): "\"error\":" + error.json.encoded
      }
    return Made("{\"jsonrpc\":\"2.0\",\"id\":\(id?.encoded ?? "null"),\(member)}\n")
  }

  /// The table of a class, whose names are made visible.
  static func table(_ book: Gradebook, _ form: GradeForm, in language: Language) -> Made {
    Made(book.text(form, in: language))
  }

  static func exported(_ exported: Exported) -> Made { Made(exported.text) }

  static func page(_ page: LaboratoryPage) -> Made { Made(page.bytes) }

  /// A document with the answers of now: it could not be read if it held what hides.
  static func document(_ check: Check) -> Made { Made(check.updated) }

  // MARK: For terminals

  /// A reply's lines, which are visible before they are styled.
  static func results(of reply: Reply, width: Int, code: CodeLook) -> Made {
    Made(lines: reply.results(width: width, code: code))
  }

  static func image(_ image: TerminalImage, isStyled: Bool) -> Made {
    let caption = isStyled ? image.caption.ansi : image.caption.plain
    return Made(image.bytes + caption.map { $0 + "\n" }.joined())
  }

  /// Paragraphs of the program's own.
  static func prose(_ text: [String], width: Int, code: CodeLook) -> Made {
    Made(
      lines: text.flatMap { paragraph in
        code.shown(Layout.wrap(paragraph, to: width).map { $0.visible })
      })
  }

  static func spans(_ spans: [Span], isStyled: Bool) -> Made {
    Made(lines: [Span.text(spans, styled: isStyled)])
  }

  private init(lines: [String]) { self.init(lines.map { $0 + "\n" }.joined()) }
}
