import Foundation
import Lab
import Sessions
import Testing

@testable import Desk
@testable import System

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is written is only text, in every exported form, whatever joins its marks: what somebody else's
/// reader finds in the export is what was put in.
@Suite struct Writers {
  private static let document: Document? = try? {
    var text = "# \(Clusters.texts[0])\n\n```hitchain\n> add label L 0 0 200 50\n"
    for cluster in Clusters.texts { text += "> set text L \(cluster.quoted)\n" }
    // Two that fail, with what was typed in the complaint.
    text += "```\n\n```hitchain fails\n"
    for cluster in Clusters.texts { text += "> tap \(cluster.quoted)\n> \(cluster.prefix(8))\n" }
    return try Document(text + "```\n")
  }()

  private func document() throws -> Document { try #require(Self.document) }

  private func steps(_ pictures: Gallery.Kind?) throws -> [Played.Step] {
    let played = try Played(
      document(), settings: Settings(), pictures: pictures, watch: .nobody)
    return played.parts.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  private func shown(_ text: String) -> String { text.visible(keepingTabs: true) }

  @Test func everyCommandIsThere() throws {
    #expect(try steps(nil).count == 3 * Clusters.texts.count + 1)
  }

  @Test(.enabled(if: PageReader.path != nil, "There is no python3 here."))
  func aPageIsReadBack() throws {
    let page = try PageReader(document().exported(to: .html).text)
    let steps = try steps(.parts)
    #expect(page.title == shown(Clusters.texts[0]))
    #expect(page.commands == steps.map { "> " + shown($0.command) })
    #expect(
      page.answers
        == steps.map { $0.paragraphs.map { shown($0) }.joined(separator: "\n") }
        .filter { !$0.isEmpty })
  }

  @Test(arguments: [ExportFormat.html, .svg, .tree, .terminal])
  func nothingButWhatTheProgramWritesIsMarkup(format: ExportFormat) throws {
    let markup = try MarkupText(document().exported(to: format).text)
    #expect(markup.elements["script", default: 0] == (format == .html ? 1 : 0))
    #expect(markup.elements["style"] == 1)
  }

  @Test func theTerminalsPictureIsReadBack() throws {
    let texts = try XMLTexts(document().exported(to: .terminal).text)
    let lines = try steps(nil).flatMap { ["> " + $0.command] + $0.lines }.filter { !$0.isEmpty }
    #expect(texts.of["text"] == lines.map { shown($0) })
  }

  @Test func aJupyterNotebookIsReadBack() throws {
    let data = Data(try document().exported(to: .ipynb).text.utf8)
    let notebook = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require(notebook["cells"] as? [[String: Any]])
    let code = cells.filter { $0["cell_type"] as? String == "code" }
    let steps = try steps(.documents)
    #expect(code.compactMap { $0["source"] as? String } == steps.map { $0.command })
    let streams = code.compactMap { cell in
      (cell["outputs"] as? [[String: Any]])?.compactMap { $0["text"] as? String }.first
    }
    #expect(
      streams
        == steps.filter { !$0.lines.isEmpty }.map { $0.lines.joined(separator: "\n") + "\n" })
  }

  /// By libcmark, and the sessions by the program itself.
  @Test func theMarkdownIsReadBack() throws {
    let again = try Document(document().exported(to: .md, path: "x.md").text)
    #expect(
      again.sessions.flatMap { $0.exchanges.map { $0.command } }
        == (try steps(nil)).map { $0.command })
  }

  @Test(arguments: Clusters.texts)
  func alternativesOfPicturesAreText(text: String) throws {
    let html = Prose.html("![\(text.visible.inMarkdown)](\(text.inURL))")
    let texts = try XMLTexts(html)
    #expect(texts.of["a"] == [text.visible])
    #expect(texts.links == [text.inURL])
    #expect(text.inURL.removingPercentEncoding == text)
  }

  /// An aside is something that one opens; no other HTML of an author's gets through.
  @Test func anAsideFolds() {
    let html = Prose.html(
      "a\n\n<details><summary>x & <b></summary>\n\n*in* <i>\n\n</details>\n\n<script>c</script>\n")
    #expect(
      html.contains(
        "<details class=\"aside\">\n<summary>x &amp; &lt;b&gt;</summary>\n<p><em>in</em>"))
    #expect(html.contains("</details>"))
    for tag in ["<script>", "<i>", "<b>"] { #expect(!html.contains(tag)) }
  }

  /// An answer may not end the block that it stands in, whatever fence the document has.
  @Test func noAnswerEndsItsBlock() throws {
    let long = String(repeating: "x ", count: 26)
    let document = try Document("~~~hitchain fails\n> tap \(long)~~~~~ ``````\n~~~\n\nEnd.\n")
    let again = try Document(document.exported(to: .md, path: "x.md").text)
    #expect(again.blocks.map { $0.content }.filter { $0 == .prose }.count == 1)
  }
}

/// An XML document as libxml2 reads it: the text of each kind of element, and where links lead.
private final class XMLTexts: NSObject, XMLParserDelegate {
  private(set) var of: [String: [String]] = [:]
  private(set) var links: [String] = []
  private var open: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    open.append(name)
    of[name, default: []].append("")
    if let link = attributes["href"] { links.append(link) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    // A span of a line is a part of its text.
    for name in Set(open) {
      let last = (of[name]?.count ?? 0) - 1
      if last >= 0 { of[name]?[last] += text }
    }
  }
}
