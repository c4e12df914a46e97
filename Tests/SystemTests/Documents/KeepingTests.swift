import Depth
import Foundation
import Lab
import System
import Testing

@testable import Desk

/// `open F; save` writes back what it does not change, to the byte.
@Suite struct Keeping {
  /// The document opened, these lines run, and the document as it is saved then.
  private func saved(_ text: String, after lines: [String] = []) throws -> String {
    let document = try Document(text)
    let settings = try Settings(document.frontMatter, otherwise: Settings())
    var session = Session()
    try session.open(document.entries, in: settings.session.state, opening: 0)
    let opened = OpenedDocument(try Check(document), openedAs: session)
    for line in lines { #expect(!session.run(line)[0].isError, "\(line)") }
    return String(decoding: try opened.bytes(for: session), as: UTF8.self)
  }

  static let lesson = """
    ---
    id: a-lesson
    level: 1
    ---

    # Who?

    - a list
      of two lines

    ```hitchain quiet
    > add view A 0 0 200 200
    > add view B in A 0 0 100 100   # the child
    ```

    <!-- hidden -->
    ~~~hitchain
    > first-responder
    nobody

    > show alpha A; show alpha B
    …
    ~~~
    <!-- -->

    ```quiz
    ask: Who?
    truth: hit-test 5 5
    ```

    """

  struct Edit: CustomTestStringConvertible {
    var lines: [String]
    /// What stands in the lesson, and what stands in its place afterwards.
    var old: String
    var new: String
    var testDescription: String { lines.joined(separator: "; ") }
  }

  /// Its cells: 1 a note, 2 and 3 the views, 4 a note, 5 to 7 the questions, 8 a note.
  static let edits = [
    Edit(lines: ["edit 3 tap 1 1", "undo"], old: "", new: ""),
    Edit(
      lines: ["edit 3 add view B in A 5 5 9 9"], old: "0 0 100 100   # the child",
      new: "5 5 9 9   # the child"),
    // Whoever asks about it fails now, and the block says so.
    Edit(
      lines: ["delete 3"],
      old: "> add view B in A 0 0 100 100   # the child\n```\n\n<!-- hidden -->\n~~~hitchain\n",
      new: "```\n\n<!-- hidden -->\n~~~hitchain fails\n"),
    Edit(
      lines: ["edit 6 show tag A"], old: "> show alpha A; show alpha B\n",
      new: "> show tag A; show alpha B\n"),
    Edit(lines: ["delete 6"], old: "show alpha A; show", new: "show"),
    Edit(lines: ["delete 7"], old: "show alpha A; show alpha B", new: "show alpha A"),
    Edit(lines: ["delete 7", "delete 6"], old: "\n> show alpha A; show alpha B\n…\n", new: ""),
    Edit(lines: ["delete 5"], old: "> first-responder\nnobody\n\n", new: ""),
    Edit(
      lines: ["edit 5 show tag A"], old: "> first-responder\nnobody\n", new: "> show tag A\n0\n"),
    Edit(
      lines: ["edit 5 note \"- so\""], old: "~~~hitchain\n> first-responder\nnobody\n\n",
      new: "<!-- -->\n\n- so\n\n~~~hitchain\n"),
    Edit(
      lines: ["edit 6 note so"], old: "nobody\n\n> show alpha A; show alpha B\n…\n~~~\n",
      new: "nobody\n~~~\n\nso\n\n~~~hitchain\n> show alpha B\n1\n~~~\n"),
    Edit(lines: ["edit 1 note Whose?"], old: "# Who?\n\n- a list\n  of two lines", new: "Whose?"),
    Edit(
      lines: ["edit 1 show alpha view"], old: "# Who?\n\n- a list\n  of two lines",
      new: "```hitchain\n> show alpha view\n1\n```"),
    Edit(lines: ["delete 4"], old: "<!-- hidden -->\n", new: ""),
    Edit(
      lines: ["delete 8"], old: "\n```quiz\nask: Who?\ntruth: hit-test 5 5\n```\n", new: ""),
    Edit(
      lines: ["delete 7", "delete 6", "delete 5"],
      old: "~~~hitchain\n> first-responder\nnobody\n\n> show alpha A; show alpha B\n…\n~~~\n",
      new: ""),
  ]

  private static let program = """
    > class C: UIViewController {
    >   let go = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    >
    >   override func viewDidLoad() { view.addSubview(go) }
    > }
    """

  /// A program is one cell, whose rows go and stay together.
  @Test(arguments: ["\n", "\r\n"])
  func rowsOfAProgramStayTogether(end: String) throws {
    let answer = "C is the root controller now; its code made go.\n"
    let before = "```hitchain\n> add view A 0 0 9 9\n"
    let after = "> show alpha go\n1\n```\n"
    let whole = before + Self.program + "\n" + answer + after
    func expect(_ lines: [String], _ wanted: String) throws {
      let text = try saved(whole.replacing("\n", with: end), after: lines)
      #expect(text == wanted.replacing("\n", with: end))
    }
    let made =
      "let go = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))\nview.addSubview(go)\n"
    let other = Self.program.replacing("C:", with: "E:")
    let typed = other.replacing("> ", with: "").replacing(">\n", with: "\n")
    try expect([], whole)
    try expect(
      ["edit 3 show tag go"], whole.replacing("> show alpha go\n1", with: "> show tag go\n0"))
    try expect(["delete 3", "delete 2"], before + "```\n")
    try expect(
      ["edit 2 add view go 0 0 5 5"], before + "> add view go 0 0 5 5\n" + made + after)
    try expect(
      ["note so", typed],
      whole + "\nso\n\n```hitchain\n" + other + "\nKnown now: E.\n```\n")
  }

  @Test(arguments: edits)
  func onlyTheCellsConcernedDiffer(edit: Edit) throws {
    let wanted = edit.old.isEmpty ? Self.lesson : Self.lesson.replacing(edit.old, with: edit.new)
    #expect(edit.old.isEmpty || wanted != Self.lesson)
    for end in ["\n", "\r\n", "\r"] {
      let text = try saved(Self.lesson.replacing("\n", with: end), after: edit.lines)
      #expect(text == wanted.replacing("\n", with: end))
    }
  }

  /// An answer changes that nobody edited, and where one fails now, its block says so.
  @Test func answersThatChangeThroughItAreWrittenDown() throws {
    let text = """
      ```hitchain quiet
      > add view A
      > add view B in A
      ```
      ```hitchain
      > show alpha A
      1
      > show tag view
      0
      ```
      """
    #expect(
      try saved(text, after: ["edit 1 add view A alpha=0.5"])
        == text.replacing("view A\n>", with: "view A alpha=0.5\n>")
        .replacing("\n1\n", with: "\n0.5\n"))
    let without = try saved(text, after: ["delete 1"])
    #expect(
      without.hasPrefix("```hitchain quiet fails\n> add view B in A\n```\n```hitchain fails\n"))
    #expect(without.hasSuffix("\n> show tag view\n0\n```"))
    #expect(try Check(Document(without)).findings == [])
    #expect(
      try saved(without, after: ["edit 1 add view B", "delete 2"]).hasPrefix(
        "```hitchain quiet\n> add view B\n```\n```hitchain\n> show tag view\n"))
  }

  /// What is new stands at the end.
  static let additions: [(end: String, lines: [String], new: String)] = [
    (
      "```hitchain\n> tap 1 1\n…\n```\n", ["show tag view"],
      "```hitchain\n> tap 1 1\n…\n> show tag view\n0\n```\n"
    ),
    (
      "```hitchain\n> tap 1 1\n…\n```", ["show tag view", "note so", "note \"```\""],
      "```hitchain\n> tap 1 1\n…\n> show tag view\n0\n```\n\nso\n\n<!-- -->\n\n\\```\n"
    ),
    (
      "```hitchain quiet\n> tap 1 1\n```\n\n", ["show tag view", "show alpha view"],
      "```hitchain quiet\n> tap 1 1\n```\n\n"
        + "```hitchain\n> show tag view\n0\n> show alpha view\n1\n```\n"
    ),
    ("Prose", ["show tag view"], "Prose\n\n```hitchain\n> show tag view\n0\n```\n"),
    ("Prose", ["note more"], "Prose\n\n<!-- -->\n\nmore\n"),
    (
      "---\ntitle: x\n---\n", ["show tag view"],
      "---\ntitle: x\n---\n\n```hitchain\n> show tag view\n0\n```\n"
    ),
  ]

  @Test(arguments: additions)
  func whatIsNewStandsAtTheEnd(end: String, lines: [String], new: String) throws {
    #expect(try saved(end, after: lines) == new)
  }

  /// Stale answers are not the session's to mend.
  @Test func anAnswerThatWasWrongBeforeStays() throws {
    let text = """
      ```hitchain
      > show tag view
      7
      > show alpha view
      1
      > nonsense
      ```
      """
    #expect(
      try saved(text, after: ["edit 2 show tag view"])
        == text.replacing("> show alpha view\n1\n", with: "> show tag view\n0\n"))
  }

  /// A command in the document works on its cells by their number.
  @Test func whatCannotBeKeptIsRefused() throws {
    let text = "```hitchain\n> add view A\n> add view B\n> edit 2 add view C\n> tap 1 1\n```\n"
    #expect(try saved(text) == text)
    for line in ["delete 1", "edit 2 add view D"] {
      #expect(throws: NotKept.cannotHold) { try saved(text, after: [line]) }
    }
    let ended = "```hitchain\n> tap 1 1\n> quit\n```\n"
    #expect(throws: NotKept.cannotHold) { try saved(ended, after: ["tap 2 2"]) }
  }

  // MARK: Files

  private func save(_ path: String? = nil, _ desk: inout NotebookFiles, _ session: inout Session)
    throws
  {
    _ = try desk.carryOut(.save(path: path, force: false), on: &session)
  }

  /// Opened and saved, the file is the same; one that is no document is left alone.
  private func expectKept(_ bytes: [UInt8], _ what: String) throws {
    let folder = try TestFolder()
    let path = folder.path("a.md")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var (desk, session) = (NotebookFiles(), Session())
    do {
      _ = try desk.carryOut(.open(path: path), on: &session)
      try save(nil, &desk, &session)
    } catch {
      #expect(throws: DocumentError.self, "\(what): \(error)") { try Document(bytes: bytes) }
    }
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == bytes, "\(what)")
  }

  @Test(arguments: Checkout.documents.prefix(Depth.count(12, nightly: .max)))
  func everyDocumentOfTheRepositoryIsKept(path: String) throws {
    try expectKept(try TextFile.read(path, limit: 1 << 24), path)
  }

  @Test(arguments: 0..<Depth.count(4, nightly: 40))
  func spoiledDocumentsAreKept(seed: Int) throws {
    var random = Generator(seed: UInt64(seed))
    for _ in 0..<25 {
      var lines = Self.lesson.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      for _ in 0..<Int.random(in: 1...4, using: &random) { spoil(&lines, &random) }
      let end = ["\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      let text = lines.joined(separator: end)
      try expectKept(Array(text.utf8), text)
    }
  }

  private static let fences = [
    "````", "~~~hitchain fails", "```hitchain", "---", "> ", "<!-- -->", "```quiz",
  ]
  private static let odd = [
    "> undo", "> quit", "> edit 1 tap 1 1", "> nonsense; tap 2 2 # so", "> \"open",
  ]

  private func spoil(_ lines: inout [String], _ random: inout Generator) {
    guard let place = lines.indices.randomElement(using: &random),
      let other = lines.indices.randomElement(using: &random)
    else { return }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: other)
    case 2: lines.swapAt(place, other)
    case 3: lines[place] = "\t" + lines[place]
    case 4: lines[place] += "  "
    case 5: lines[place] = Self.fences.randomElement(using: &random) ?? ""
    case 6: lines[place] = Self.odd.randomElement(using: &random) ?? ""
    case 7: lines[place] += "é 中文 \u{FEFF}"
    default: lines = Array(lines[..<place])
    }
  }

  @Test func itIsSavedElsewhereToo() throws {
    let folder = try TestFolder()
    try folder.write(Self.lesson, to: "a.md")
    var (desk, session) = (NotebookFiles(), Session())
    _ = session.run("tap 3 3")
    _ = try desk.carryOut(.open(path: folder.path("a.md")), on: &session)
    try save(folder.path("b.md"), &desk, &session)
    #expect(try folder.read("b.md") == Self.lesson)
    // From now on that is the session's own file.
    _ = session.run("delete 4")
    try save(nil, &desk, &session)
    #expect(try folder.read("b.md") == Self.lesson.replacing("<!-- hidden -->\n", with: ""))
    #expect(try folder.read("a.md") == Self.lesson)
    // The cells that were there before belong to no file.
    _ = session.run("undo; undo")
    #expect(session.cells.map { $0.text } == ["tap 3 3"])
    #expect(throws: Refusal.self) { try save(nil, &desk, &session) }
  }

  @Test func aFileThatSomebodyChangedIsNotReplaced() throws {
    let folder = try TestFolder()
    try folder.write(Self.lesson, to: "a.md")
    var (desk, session) = (NotebookFiles(), Session())
    _ = try desk.carryOut(.open(path: folder.path("a.md")), on: &session)
    try folder.write(Self.lesson + "more\n", to: "a.md")
    _ = session.run("delete 8")
    #expect(throws: Refusal.self) { try save(nil, &desk, &session) }
    #expect(try folder.read("a.md") == Self.lesson + "more\n")
  }
}
