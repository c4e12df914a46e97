import Depth
import Foundation
import Lab
import Testing

@testable import Desk
@testable import System

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct Exporting {
  static let text = """
    # Taps & <touches>

    Prose with a rule [HT03], ![a picture](https://example.com/a.png), <script>alert(1)</script>
    and [a link](javascript:alert(1)).

    ```hitchain quiet
    > add view A 0 0 240 240
    ```

    ```hitchain
    > tap 60 60
    …
    > show alpha A
    1
    ```

    ```hitchain fails
    > tap <b>
    …
    ```
    """

  private final class Counter: @unchecked Sendable {
    private(set) var value = -1

    func next() -> Int {
      value += 1
      return value
    }
  }

  private func exported(_ format: ExportFormat) throws -> String {
    try Document(Self.text).exported(to: format).text
  }

  @Test func thePageFetchesNothingAndRunsNothingOfTheDocuments() throws {
    let page = try exported(.html)
    #expect(!page.contains("<script>alert") && !page.contains("javascript:"))
    #expect(!page.contains("<img") && !page.contains("src=") && !page.contains("<b>"))
    #expect(page.contains("<title>Taps &amp; &lt;touches&gt;</title>"))
    #expect(page.contains("tap &lt;b&gt;"))
    #expect(page.contains("default-src 'none'"))
  }

  static let lesson = """
    ---
    id: taps
    title: Taps
    level: 1
    lang: zh-Hans
    ---

    # Taps

    ```quiz
    id: t-1
    ask: Who?
    truth: hit-test 5 5 -> hitView
    choices: alpha, view
    why: A secret.
    hint: Another secret.
    ```

    ```quiz
    id: t-2
    kind: spot-the-error
    ask: Which is wrong?
    claim: The sky is up. | hit-test 5 5 -> hitView = secret
    claim: The sea is dry. | hit-test 5 5 -> hitView = view
    ```

    ```challenge
    id: t-c
    ask: Move it.
    goal: hit-test 5 5 -> hitView = A | A gets it
    keep: frame, hierarchy
    solution: secret
    ```
    """

  @Test(arguments: [ExportFormat.html, .md, .ipynb])
  func aLessonKeepsItsChoicesAndGoalsAndFoldsItsAnswers(format: ExportFormat) throws {
    let text = try Document(Self.lesson).exported(to: format).text
    for part in [
      "Who?", "alpha", "The sky is up.", "The sea is dry.", "Move it.", "A gets it", "frame",
      "视图层级",
    ] { #expect(text.contains(part), "\(part)") }
    let open = text.replacing(/<details(.|\n)*?<\/details>/, with: "")
    #expect(text.contains("A secret.") && !open.contains("secret"))
    #expect(!text.contains("Another secret"), "a hint is none of it")
  }

  /// Without its questions it is no lesson.
  @Test func theMarkdownOfALessonIsNoLesson() throws {
    let again = try Document(Document(Self.lesson).exported(to: .md).text)
    #expect(again.frontMatter.fields.map { $0.name } == ["lang"])
  }

  @Test func everyRuleLeadsToItsPage() throws {
    let page = try exported(.html)
    let links = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.1) })
    let targets = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(links.contains("HT03") && links.contains("CH07"))
    #expect(links.isSubset(of: Set(targets)))
    #expect(Set(targets).count == targets.count, "ids are unique")
  }

  @Test func aPictureFollowsEachStepThatChangedIt() throws {
    // The scene that was built, and the tap.
    #expect(try exported(.html).matches(of: /<svg/).count == 2)
    #expect(try exported(.md).matches(of: /!\[The scene after/).count == 2)
    #expect(try exported(.svg).hasPrefix("<svg"))
  }

  /// What only builds is shown once, where its run ends; a question ends it, and so does prose.
  @Test(arguments: [
    ("> add view A 0 0 9 9\n> add view B 9 9 9 9\n> handle A touches\n> add view C 20 0 9 9\n", 1),
    ("> add view A 0 0 9 9\n> show alpha A\n1\n> add view B 9 9 9 9\n", 2),
    ("> add view A 0 0 9 9\n```\n\nMore.\n\n```hitchain\n> add view B 9 9 9 9\n", 2),
    ("> add view A 0 0 9 9\n```\n\n```hitchain\n> add view B 9 9 9 9\n", 1),
    ("> tap 5 5\n…\n> tap 5 5\n…\n> set tag view 7\n", 1),
  ])
  func aRunOfCommandsThatBuildHasOnePicture(commands: String, pictures: Int) throws {
    let page = try Document("```hitchain\n" + commands + "```\n").exported(to: .html).text
    #expect(page.matches(of: /<svg/).count == pictures)
  }

  /// Each cell adds what the last one did not have, and so does each picture: they end somewhere.
  @Test func picturesAreAsManyAsFit() throws {
    var text = "```hitchain\n"
    for number in 0..<400 {
      text += "> add view v\(number) \(number % 20 * 16) \(number / 20 * 24) 14 20\n"
      text += "> tap \(number % 300) \(number)\n"
    }
    let document = try Document(text + "```\n")
    for format in Depth.isNightly ? [ExportFormat.html, .md, .ipynb] : [.md] {
      let exported = try document.exported(to: format, path: "x.md")
      let text = exported.text
      #expect(text.matches(of: /From here on there are no pictures/).count == 1, "\(format)")
      let drawn = exported.pictures.reduce(0) { $0 + $1.svg.utf8.count }
      #expect(drawn <= Gallery.limit)
    }
  }

  /// What a tap asks of two hundred views is more than anybody steps through.
  @Test func theMiddleOfALongWayIsLeftOut() throws {
    var text = "```hitchain quiet\n"
    for number in 0..<200 { text += "> add view v\(number) 0 0 9 9\n" }
    let page = try Document(text + "```\n\n```hitchain\n> tap 200 200\n```\n")
      .exported(to: .html).text
    let told = page.matches(of: /<li( data-of|>)/).count
    let more = try #require(page.firstMatch(of: /and (\d+) more decisions here/)?.1)
    let all = try #require(page.firstMatch(of: /(\d+) decisions, step by step/)?.1)
    #expect(Int(all) == told + (try #require(Int(more))))
  }

  @Test(arguments: ExportFormat.allCases)
  func whoeverWatchesCanEndIt(format: ExportFormat) throws {
    let count = Counter()
    let watch = Watch { _, _, _ in count.next() < 3 }
    #expect(throws: ExportError.stopped) {
      try Document(Self.text).exported(to: format, watch: watch)
    }
    #expect(count.value == 3)
  }

  @Test func anExportThatIsEndedWritesNothing() throws {
    let folder = try TestFolder()
    var session = Session()
    _ = session.run("add view A 0 0 100 100; tap 5 5; tap 50 50")
    session.watch = Watch { _, _, _ in false }
    var desk = NotebookFiles()
    for name in ["a.html", "a.md", "a.svg"] {
      #expect(throws: Refusal.self) {
        _ = try desk.carryOut(
          .export(path: folder.path(name), of: nil, force: false), on: &session)
      }
    }
    #expect(folder.names == [])
  }

  @Test func stepsAreThereWithoutScripts() throws {
    let page = try exported(.html)
    #expect(page.contains("<li data-of=\"A\">A contains the point"))
  }

  /// Each would keep libcmark busy for minutes; all else is done with such a document.
  @Test(arguments: [
    (["["], 3), (["[", "*a "], 3), (["!["], 3), (["[", "a", "]"], 3), (["word [\n"], 3),
  ])
  func bracketsBeyondReasonAreRefused(parts: [String], line: Int) throws {
    try expectTooMany(parts.map { String(repeating: $0, count: 50_000) }.joined(), at: line)
  }

  @Test func soAreManyParagraphsOfThem() throws {
    let paragraph = String(repeating: "[", count: 5_000) + "\n \n"
    try expectTooMany(String(repeating: paragraph, count: 10), at: 11)
  }

  private func expectTooMany(_ prose: String, at line: Int) throws {
    let document = try Document("# A\n\n\(prose)\n\n```hitchain\n> show alpha A\n1\n```\n")
    #expect(throws: ExportError.document(DocumentError(problem: .tooManyBrackets, line: line))) {
      try document.exported(to: .html)
    }
    #expect(try !document.exported(to: .ipynb).text.isEmpty)
  }

  @Test func manyLinksAreNoHarm() throws {
    let links = String(repeating: "[a](b) ", count: 2_000) + "\n"
    let text = String(repeating: links + "\n", count: 5) + "```\n" + links + "```\n"
    let page = try Document(text).exported(to: .html).text
    #expect(page.components(separatedBy: "<a href=\"b\">").count == 10_001)
  }

  @Test(arguments: ["", "---\nlang: zh-Hans\n---\n"])
  func theMarkdownIsADocumentAgain(frontMatter: String) throws {
    let document = try Document(frontMatter + Self.text)
    let again = try Document(document.exported(to: .md, path: "taps.md").text)
    #expect(try Check(again).findings == [])
    #expect(again.sessions.map { $0.isQuiet } == [true, false, false, false])
  }

  @Test func thePicturesOfMarkdownStandBesideIt() throws {
    let exported = try Document(Self.text).exported(to: .md, path: "some/my [taps].md")
    #expect(exported.pictures.map { $0.name } == ["my [taps]-1.svg", "my [taps]-2.svg"])
    #expect(exported.text.contains("![The scene after tap 60 60](my%20%5Btaps%5D-2.svg)"))
    for picture in exported.pictures { #expect(XMLParser(data: Data(picture.svg.utf8)).parse()) }
  }

  @Test func nothingThatIsThereIsReplacedUnasked() throws {
    let folder = try TestFolder()
    let exported = try Document(Self.text).exported(to: .md, path: folder.path("a.md"))
    try folder.write("mine", to: "a-2.svg")
    #expect(throws: DocumentFileError.self) {
      try exported.write(to: folder.path("a.md"), force: false)
    }
    #expect(folder.names == ["a-2.svg"])
    #expect(try folder.read("a-2.svg") == "mine")
    var asked: [String] = []
    try exported.write(to: folder.path("a.md"), force: false) { path in
      asked.append(path)
      return true
    }
    #expect(asked == [folder.path("a-2.svg")])
    #expect(folder.names == ["a-1.svg", "a-2.svg", "a.md"])
    #expect(throws: DocumentFileError.self) {
      try exported.write(to: folder.path("a.md"), force: false)
    }
    try exported.write(to: folder.path("a.md"), force: true)
  }

  @Test(arguments: [
    (ExportFormat.svg, "window"), (.tree, "UIApplication"), (.map, "37.5 %"),
  ])
  func aSceneIsExportedAsAnyOfItsPictures(format: ExportFormat, word: String) throws {
    let svg = try exported(format)
    #expect(svg.hasPrefix("<svg") && svg.contains(word))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func theJupyterNotebookHasTheMembersOfItsFormat() throws {
    let data = Data(try exported(.ipynb).utf8)
    let notebook = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(notebook["nbformat"] as? Int == 4 && notebook["nbformat_minor"] as? Int == 5)
    #expect(notebook["metadata"] is [String: Any])
    let cells = try #require(notebook["cells"] as? [[String: Any]])
    #expect(
      cells.map { $0["cell_type"] as? String } == ["markdown", "code", "code", "code", "code"])
    let ids = cells.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == cells.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-zA-Z0-9\-_]{1,64}/) != nil })
    // The schema names the members that there may be, besides those that must be.
    let common: Set = ["cell_type", "id", "metadata", "source"]
    let ofCode = common.union(["execution_count", "outputs"])
    for cell in cells {
      #expect(Set(cell.keys) == (cell["cell_type"] as? String == "code" ? ofCode : common))
      #expect(cell["source"] is String && cell["metadata"] is [String: Any])
      guard cell["cell_type"] as? String == "code" else { continue }
      #expect(cell["execution_count"] is Int || cell["execution_count"] is NSNull)
      for output in try #require(cell["outputs"] as? [[String: Any]]) {
        switch output["output_type"] as? String {
        case "stream":
          #expect(Set(output.keys) == ["name", "output_type", "text"])
          #expect(["stdout", "stderr"].contains(output["name"] as? String))
        case "display_data":
          #expect(Set(output.keys) == ["data", "metadata", "output_type"])
          #expect(output["data"] is [String: String])
        default: Issue.record("\(output)")
        }
      }
    }
  }

  @Test func theTerminalIsAPictureOfTheSession() throws {
    let svg = try exported(.terminal)
    #expect(svg.contains("&gt; tap 60 60") && svg.contains("&gt; tap &lt;b&gt;"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(XMLParser(data: Data(try exported(.svg).utf8)).parse())
  }

  @Test(arguments: [
    ("a.html", ExportFormat.html), ("b.HTM", .html), ("x/y.md", .md), ("c.ipynb", .ipynb),
    ("d.svg", .svg), ("e.txt", nil), ("f", nil),
  ])
  func theNameOfAFileSaysWhatItIs(path: String, format: ExportFormat?) {
    #expect(ExportFormat(path: path) == format)
  }
}
