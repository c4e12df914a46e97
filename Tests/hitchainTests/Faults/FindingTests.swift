import Depth
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What somebody found who meant harm, command by command, at the built program. Each has tests of its own
/// where its code is; these are the very lines.
@Suite struct FindingTests {
  /// A letter that stands before the next character, and makes one with it.
  private static let joiner = "\u{D4E}"

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func count(_ word: String, in text: String) -> Int {
    let (word, text) = (bytes(word), bytes(text))
    guard text.count >= word.count else { return 0 }
    return (0...(text.count - word.count)).count { text[$0...].starts(with: word) }
  }

  @Test(arguments: ["html", "md", "ipynb", "svg", "tree", "map", "terminal"])
  func aTextWithAScriptRunsNowhere(_ format: String) async throws {
    let p = FindingTests.joiner
    let folder = try Scratch()
    let file = try folder.file(
      "x.md",
      Data(
        "```hitchain\n> add label L 0 0 200 50 text=\"\(p)<script \(p)>document.title=1//\(p)</script \(p)>\"\n```\n"
          .utf8))
    let run = try await Program.run("export", file.path, "--to", format)
    #expect(run.status == 0 && !run.output.isEmpty)
    // In Markdown and in a notebook the line is code; elsewhere there is no script but the page's own.
    guard format != "md", format != "ipynb" else { return }
    #expect(count("<script", in: run.output) == (format == "html" ? 1 : 0))
    if format != "html" { try XMLDocumentReader.read(run.output) }
  }

  @Test func aHeadingDoesNotCloseTheTitle() async throws {
    let p = FindingTests.joiner
    let folder = try Scratch()
    let file = try folder.file(
      "x.md",
      Data("# \(p)</title \(p)><script \(p)>x</script \(p)>\n\n```hitchain\n> tree\n```\n".utf8))
    let run = try await Program.run("export", file.path, "--to", "html")
    #expect(count("</title", in: run.output) == 1)
    #expect(count("<script", in: run.output) == 1)
  }

  @Test(arguments: ["<", ">", "&", "\"", "'"]) func aMarkBesideAMarkIsWellFormed(
    _ mark: String
  ) async throws {
    let text = mark == "\"" ? "a\\\"\u{301}" : "a\(mark)\u{301}"
    for picture in ["tree", "draw", "map"] {
      let run = try await Program.run(
        "-c", "add label L 0 0 99 40 text=\"\(text)\"; \(picture) svg")
      #expect(run.status == 0)
      let start = try #require(run.output.range(of: "<svg"))
      try XMLDocumentReader.read(String(run.output[start.lowerBound...]))
    }
  }

  @Test func aLessonThatIsOpenedAndSavedIsTheSame() async throws {
    let folder = try Scratch()
    let lesson = try Data(contentsOf: Checkout.top.appendingPathComponent("lessons/chain-end.md"))
    let file = try folder.file("l.md", lesson)
    let run = try await Program.run("-c", "open \(file.path); save")
    #expect(run.status == 0)
    #expect(try folder.data("l.md") == lesson)
    // What is not to be written is not replaced either.
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let refused = try await Program.run("-c", "open \(file.path); edit 1 tap 9 9; save")
    #expect(refused.status == 1)
    #expect(try folder.data("l.md") == lesson)
  }

  @Test func aPipeAndADeviceStay() async throws {
    let folder = try Scratch()
    let pipe = folder.path + "/p"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/null"] {
      for command in ["tap 5 5; save \(path) --force", "tap 5 5; export \(path) --force"] {
        #expect(try await Program.run("-c", command).status == 1)
      }
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      #expect(type as? FileAttributeType != .typeRegular)
    }
  }

  /// A link stands for what it names, whether that is there yet or not.
  @Test func aLinkIsFollowed() async throws {
    let folder = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.md", withDestinationPath: "named.md")
    #expect(try await Program.run("-c", "tap 5 5; save \(folder.path)/link.md").status == 0)
    #expect(try !folder.data("named.md").isEmpty)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.md")
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  /// A finger is down: the other's touch comes to no view that hears one alone (U-TD-08).
  @Test func howToPromisesNothingThatAFingerForbids() async throws {
    let before = "add view A 0 0 100 100; touch 1 began 50 50; tap 150 150; "
    let asked = try await Program.run("-c", before + "how-to A", "--format", "json")
    let last = try #require(asked.lines.last { $0.hasPrefix("{") })
    let json = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    let result = json?["result"] as? [String: Any]
    let changes = try #require(result?["changes"] as? [[String]])
    #expect(!changes.isEmpty)
    for commands in changes {
      let tried = try await Program.run(
        "-c", before + commands.joined(separator: "; ") + "; tap 150 150", "--format", "json")
      let reply = try #require(tried.lines.last { $0.hasPrefix("{") })
      #expect(reply.contains("\"hitView\":\"A\""), "\(commands): \(reply)")
    }
  }

  /// The name, the line under the message and its caret: none repeats what nobody can read.
  @Test func aNameOfThousandsOfMarksIsShortened() async throws {
    let run = try await Program.run(
      "-c", "add view A" + String(repeating: "\u{301}", count: 4_000) + " 0 0 5 5")
    #expect(run.status == 1)
    #expect(run.complaints.utf8.count < 1_000)
  }

  @Test(arguments: ["[", "`", "*", "<", "\u{D4E}["]) func aLineOfBracketsIsAnswered(
    _ mark: String
  ) async throws {
    let line = String(repeating: mark, count: 9_900 / mark.unicodeScalars.count)
    let run = try await Program.run("-c", "note " + line)
    #expect(run.status == 0)
    #expect(try await Program.run("-c", "nonsense" + line).complaints.utf8.count < 2_000)
  }
}

/// Foundation's, which is not ours.
enum XMLDocumentReader {
  struct NotWellFormed: Error {}

  static func read(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    guard parser.parse() else { throw parser.parserError ?? NotWellFormed() }
  }
}
