import Depth
import Foundation
import Testing

/// Whatever README.md and docs/ show in a block of code can be done as it stands there.
@Suite struct PagesTests {
  struct Block: CustomTestStringConvertible {
    var page: String
    /// The word after the fence.
    var language: String
    var lines: [String]

    var testDescription: String { "\(page): \(language) \(lines.first ?? "")" }
  }

  private static let root = Checkout.top

  static let blocks: [Block] = {
    let docs = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")
    return ["README.md"] + (docs ?? []).filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
  }().flatMap { blocks(of: $0) }

  private static func blocks(of page: String) -> [Block] {
    let text = try? String(contentsOf: root.appending(path: page), encoding: .utf8)
    var blocks: [Block] = []
    var fence: String?
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open {
          fence = nil
        } else {
          blocks[blocks.count - 1].lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        let ticks = line.prefix { $0 == "`" }
        fence = String(ticks)
        blocks.append(
          Block(page: page, language: String(line.dropFirst(ticks.count)), lines: []))
      }
    }
    return blocks
  }

  /// A block that nothing looks at would not be missed when it goes wrong. Sessions are checked
  /// with all documents, and the two reference pages with the tables that they are written from.
  @Test func everyBlockIsOfAKindThatIsChecked() {
    let others = Self.blocks.filter { block in
      !(block.language.hasPrefix("hitchain") || block.language == "sh"
        || ["docs/commands.md", "docs/uikit.md"].contains(block.page)
        || block.page == "docs/lessons.md" && ["yaml", "text"].contains(block.language)
        // What is typed into a debugger or the settings of other programs, or needs a page or an app.
        || ["docs/assistants.md", "docs/import.md", "docs/page.md"].contains(block.page)
          && ["text", "json", "js"].contains(block.language))
    }
    #expect(others.map { $0.testDescription } == [])
    #expect(Self.blocks.count > 20)
  }

  /// The lesson that docs/lessons.md takes apart.
  private static var lesson: String {
    blocks.filter { $0.page == "docs/lessons.md" && ["yaml", "text"].contains($0.language) }
      .map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// A folder like the repository, with the files that the pages speak of.
  private func furnished() throws -> Scratch {
    let scratch = try Scratch()
    // By night all lessons: to lint them takes a while.
    let lessons = Depth.isNightly ? ["lessons"] : ["lessons/three-gates.md"]
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: Depth.isNightly ? "" : "lessons"),
      withIntermediateDirectories: true)
    for name in ["README.md", "docs", "transcripts"] + lessons {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: name), to: scratch.url.appending(path: name))
    }
    _ = try scratch.file("scene.txt", Data("add view A\ntap 5 5\n".utf8))
    _ = try scratch.file("my-lesson.md", Data(Self.lesson.utf8))
    return scratch
  }

  @Test(arguments: blocks.filter { $0.language == "sh" })
  func theShellRunsIt(block: Block) async throws {
    let scratch = try furnished()
    for line in block.lines where !line.isEmpty {
      // What make would do is enough: it would build everything again, and run these tests.
      let script =
        line.hasPrefix("make ")
        ? "cd '\(Self.root.path)' && make --dry-run \(line.dropFirst(5))"
        : "cd \"$1\" && PATH=\"$(dirname \"$0\"):$PATH\" && set -e\n" + line
      let run = try await Program.shell(script, scratch.url.path)
      #expect(run.status == 0, "\(line): \(run.output)\(run.complaints)")
    }
  }

  @Test func theSampleIsALesson() async throws {
    let scratch = try furnished()
    let url = scratch.url.appending(path: "lessons/my-lesson.md")
    try Data(Self.lesson.utf8).write(to: url)
    let lint = try await Program.run("lint", scratch.url.path + "/lessons")
    #expect(lint.status == 0, "\(lint.output)\(lint.complaints)")
    let taken = try await Program.run(
      "--no-progress", "run", "-",
      input: "lesson \(url.path)\nnext\nanswer B\nnext\noverride C hit-test pass-through\n")
    #expect(taken.status == 0, "\(taken.complaints)")
    #expect(taken.output.contains("B is asked next [GT06]."))
  }

  /// Each row of the program's tables has its words in every language, and no line is left over.
  @Test func theHandbookIsSound() async throws {
    let lint = try await Program.run("lint", Self.root.path + "/handbook")
    #expect(lint.status == 0, "\(lint.complaints)")
  }
}
