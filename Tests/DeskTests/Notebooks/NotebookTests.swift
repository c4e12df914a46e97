import Depth
import Foundation
import System
import Testing

@testable import Desk
@testable import Lab

@Suite struct Notebooks {
  private func saved(_ session: Session) throws -> String { try NotebookWriter(session).text() }

  private func opened(_ text: String) throws -> Session {
    let document = try Document(text)
    var session = Session()
    let settings = try Settings(document.frontMatter, otherwise: Settings())
    try session.open(document.entries, in: settings.session.state)
    return session
  }

  private func content(_ session: Session) -> [String] { session.cells.map { $0.note ?? $0.text } }

  /// Prose that Markdown would make something of, and some that it would not.
  static let notes = [
    "Who gets the tap?", "# A heading", "- an item", "1. first", "> said", "```", "~~~hitchain",
    "<!--", "<pre>", "<!-- -->", "---", "\\<!--", "\\\\```", "\\plain", "    code", "\t```hitchain",
    "- ```hitchain", "a `b` c", "[a]: b", "***", "===", "  two spaces  ", "中文笔记", "e\u{301}",
    "```hitchain", "1. ```hitchain", "> ```hitchain", "say \\\"hi\\\"", "-", "\\-",
  ]

  @Test(arguments: notes)
  func aNoteSurvivesBetweenCells(note: String) throws {
    for others in [[], ["tap 60 60"], ["note other"], ["note - item", "note - item"]] {
      var session = Session()
      for line in others + ["note \"\(note)\""] + others { #expect(!session.run(line)[0].isError) }
      let text = try saved(session)
      let again = try opened(text)
      #expect(content(again) == content(session))
      #expect(try saved(again) == text)
      #expect(try Check(Document(text)).findings == [])
    }
  }

  private static let lines = [
    "add view A 20 20 200 200", "add button B in A 10 10 80 40; tap 40 40", "tap 60 60",
    "hit-test 50 50 # a comment", "set alpha A 0.5", "chain view", "remove A", "undo", "redo",
    "edit 1 add view C 0 0 50 50", "delete 2", "nonsense", "rules documents", "lang zh-Hans",
    "draw", "tree", "map", "map svg", "explain HT03", "explain", "cells",
    "add text-field 输入 0 0 90 30",
    "tap 10 10", "type \"> hi\"", "reset", "wait 1s", "log on", "help", "note \"中文\"",
  ]

  /// A pasted program is one cell, and stays one.
  @Test func aProgramSurvives() throws {
    var session = Session()
    let program = """
      class C: UIViewController {
        let go = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

        override func viewDidLoad() { view.addSubview(go) }
      }
      """
    for line in ["note so", program, "tap go", "go.alpha = 0.5", "note end"] {
      #expect(!session.run(line).contains { $0.isError })
    }
    let text = try saved(session)
    let again = try opened(text)
    #expect(content(again) == content(session))
    #expect(content(again).count == 5)
    #expect(try saved(again) == text)
    #expect(try Check(Document(text)).findings == [])
  }

  /// What was drawn for a large terminal is written for a page.
  @Test(arguments: [(40, 12), (100, 40), (200, 90)])
  func aDocumentIsTheSameFromEveryTerminal(_ columns: Int, _ rows: Int) throws {
    var session = Session()
    session.fit(columns: columns, rows: rows)
    for line in ["add view A 20 20 200 200", "tap A", "draw", "map", "tree", "help drill"] {
      #expect(!session.run(line)[0].isError)
    }
    #expect(try Check(Document(saved(session))).findings == [])
  }

  @Test(arguments: 0..<Depth.count(15, nightly: 60))
  func savingOpeningSavingGivesTheSameBytes(seed: Int) throws {
    var random = Generator(seed: UInt64(seed))
    var session = Settings(
      language: Bool.random(using: &random) ? .english : .simplifiedChinese,
      rules: Bool.random(using: &random) ? .uikit : .documents
    ).session
    for _ in 0..<12 {
      let line =
        Int.random(in: 0..<4, using: &random) == 0
        ? "note \"\(Self.notes.randomElement(using: &random) ?? "")\""
        : Self.lines.randomElement(using: &random) ?? ""
      _ = session.run(line)
    }
    let text = try saved(session)
    let again = try opened(text)
    #expect(content(again) == content(session))
    #expect(
      again.answeredCells.map { $0.reply.text } == session.answeredCells.map { $0.reply.text })
    #expect(try saved(again) == text)
    #expect(try Check(Document(text)).findings == [])
  }

  @Test func anyDocumentOpens() throws {
    let text = """
      ---
      title: x
      ---
      # One

      Two,
      three.

      ```swift
      let a = 1

      let b = 2
      ```

      ```hitchain quiet
      > add view A 0 0 50 50
      > nonsense
      ```
      ```quiz
      ask: who
      ```
      """
    let session = try opened(text)
    #expect(
      content(session) == [
        "# One\n\nTwo,\nthree.\n\n```swift\nlet a = 1\n\nlet b = 2\n```",
        "add view A 0 0 50 50", "nonsense", "```quiz\nask: who\n```",
      ])
    #expect(try content(opened(saved(session))) == content(session))
  }

  @Test func openingCanBeTakenBack() throws {
    var session = Session()
    _ = session.run("add view A 0 0 50 50")
    let before = content(session)
    try session.open(try Document("```hitchain\n> tap 1 1\n```\n").entries, in: Session().state)
    #expect(content(session) == ["tap 1 1"])
    _ = session.run("undo")
    #expect(content(session) == before)
    #expect(!session.run("show frame A")[0].isError)
  }

  @Test func filesAreOutOfReachWhereNobodyCarriesThemOut() {
    var session = Session()
    for line in ["save a.md", "open a.md", "export a.html", "save"] {
      #expect(session.run(line)[0].error?.code == "no-files-here")
    }
  }

  @Test func aFileOfSomebodyElseIsReplacedOnlyWhenAsked() throws {
    let path = FileManager.default.temporaryDirectory.path + "/hitchain-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var (desk, session) = (NotebookFiles(), Session())
    _ = session.run("tap 1 1")
    let save = FileCommand.save(path: path, force: false)
    _ = try desk.carryOut(save, on: &session)
    // Its own file.
    _ = session.run("tap 2 2")
    _ = try desk.carryOut(.save(path: nil, force: false), on: &session)
    // Not any more.
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: Refusal.self) { try desk.carryOut(save, on: &session) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    var asked: [String] = []
    _ = try desk.carryOut(save, on: &session) { path in
      asked.append(path)
      return true
    }
    #expect(asked == [path])
    var other = NotebookFiles()
    #expect(throws: Refusal.self) { try other.carryOut(save, on: &session) }
    _ = try other.carryOut(.save(path: path, force: true), on: &session)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == NotebookWriter(session).text())
  }

  /// Saving runs the cells again; ended before its end, it writes nothing.
  @Test func aSaveThatIsStoppedWritesNothing() throws {
    let folder = try TestFolder()
    var (desk, session) = (NotebookFiles(), Session())
    for line in ["add view A", "tree", "tap 1 1", "explain"] { _ = session.run(line) }
    let save = FileCommand.save(path: folder.path("a.md"), force: false)
    session.watch = Watch { work, _, _ in work != .runningCells }
    #expect(throws: Refusal.self) { try desk.carryOut(save, on: &session) }
    #expect(folder.names.isEmpty)
    session.watch = .nobody
    _ = try desk.carryOut(save, on: &session)
    #expect(folder.names == ["a.md"])
  }

  @Test func aDamagedDocumentChangesNothing() throws {
    let path = FileManager.default.temporaryDirectory.path + "/hitchain-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "x\n\n```hitchain\n> tap 1 1\n".write(toFile: path, atomically: true, encoding: .utf8)
    var (desk, session) = (NotebookFiles(), Session())
    _ = session.run("tap 1 1")
    let before = content(session)
    #expect(
      throws: Refusal(
        code: "file", message: "\(path):3: The block that starts here is not closed.")
    ) { try desk.carryOut(.open(path: path), on: &session) }
    #expect(content(session) == before)
  }
}
