import Depth
import Foundation
import Sessions
import Testing

/// Whatever a user, a file's name or a file holds, the terminal gets no escape sequence of theirs.
@Suite("Escape sequences never reach the terminal raw", .serialized)
struct EscapeTests {
  /// A colour, a title, C1's CSI, a text turned around, a line that is rewritten, one that hides.
  static let poisons = Array(all.prefix(Depth.count(2, nightly: .max)))
  private static let all = [
    "\u{1B}[31m", "\u{202E}evil", "\u{1B}]0;title\u{7}", "\u{9B}31m", "a\rb", "\u{2066}x",
    "a\u{8}b",
    "\u{7F}", "\u{85}", "\u{FEFF}x", "\u{200F}", "\u{E0041}",
  ]

  static let patterns: [[String]] = [
    ["run", "?"], ["--?"], ["?"], ["-c", "?"], ["-c", "add view ?"], ["-c", "note \"?\""],
    ["-c", "add label L text=\"?\"; tree; draw; describe L; show L; show L text"],
    ["-c", "save \"?/x.md\""], ["-c", "open \"?\""], ["-c", "export \"?/x.html\""],
    ["-c", "glossary \"?\""], ["-c", "help \"?\""], ["-c", "lesson \"?\""], ["-c", "drill \"?\""],
    ["-c", "type \"?\""], ["-c", "handle view action ?"], ["-c", "set tag view ?"],
    ["-c", "on controller view-did-load do ?"], ["explain", "?"], ["lesson", "?"],
    ["drill", "?"], ["check", "?"], ["lint", "?"],
    ["export", "?", "--to", "html", "-o", "/dev/null"], ["import", "?"],
    ["import", "?", "--format", "json"], ["page", "-o", "?/x.html"], ["probe", "?"], ["mcp", "?"],
    ["progress", "--import", "?"],
    ["--lang", "?", "-c", "tree"], ["--seed", "?"], ["--width", "?"], ["--rules", "?"],
    ["--color", "?"], ["run", "--format", "?", "-"], ["completions", "?"],
    ["--format", "markdown", "-c", "add view ?"], ["--format", "json", "-c", "add view ?"],
  ]

  @Test("in arguments", arguments: EscapeTests.patterns)
  func inArguments(_ pattern: [String]) async throws {
    try await expectClean(
      Self.poisons.map { poison in pattern.map { $0.replacing("?", with: poison) } })
  }

  @Test("in scripts and documents", arguments: EscapeTests.poisons)
  func files(_ poison: String) async throws {
    let scratch = try Scratch()
    let script = "add label L text=\"\(poison)\"\nshow L text\n\(poison)\nnote \"\(poison)\"\n"
    let document = """
      # \(poison)

      ```hitchain
      > add label L text="\(poison)"
      \(poison)
      > tree
      ```

      """
    let lesson = """
      ---
      id: x\(poison)
      title: \(poison)
      level: 1
      ---

      A word: \(poison)

      """
    var runs: [[String]] = []
    for (name, text) in [("s.hitchain", script), ("d.md", document), ("l.md", lesson)] {
      let path = try scratch.file(name, Data(text.utf8)).path
      runs += [["run"], ["run", "--format", "json"], ["check"], ["lint"]].map { $0 + [path] }
      // Whoever asks for a lesson has all of them read, which takes longer than everything else here.
      if Depth.isNightly || name == "l.md" { runs.append(["lesson", path]) }
    }
    // As Markdown a document comes out to the byte as it was; its line ends may be CR.
    if !["\u{FEFF}x", "\u{200F}", "\u{E0041}", "a\rb"].contains(poison) {
      runs += runs.filter { $0[0] == "run" && $0.count == 2 }.map {
        ["run", "--format", "markdown", $0[1]]
      }
    }
    try await expectClean(runs)
  }

  /// A file's name is not its owner's to choose alone: whoever hands it in has chosen it.
  @Test("in names of files") func names() async throws {
    let scratch = try Scratch()
    let folder = scratch.path
    let document = "# x\n\n```hitchain\n> lesson three-gates\nno\n```\n"
    let texts = [
      "md": document, "txt": "lesson three-gates\nnext\nanswer A\n", "xml": "<hierarchy>",
    ]
    var runs = [
      ["grade", folder, "--against", "three-gates"],
      ["grade", folder, "--against", "three-gates", "--format", "json", "--lang", "zh-Hans"],
      ["check", folder], ["lint", folder, "--lang", "zh-Hans"],
    ]
    for poison in Self.poisons + ["a\nb"] {
      for (ending, text) in texts {
        _ = try scratch.file("\(poison).\(ending)", Data(text.utf8))
      }
      let path = "\(folder)/\(poison)"
      runs += [
        ["import", path + ".xml"], ["export", path + ".md", "--to", "md", "-o", path + ".md"],
      ]
    }
    try await expectClean(runs)
  }

  /// All in one shell: it is the program that is tested, not how fast one can start it.
  private func expectClean(_ runs: [[String]]) async throws {
    let script = runs.map { words in
      "\"$0\" " + words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
        + "; [ $? -le 2 ] || echo FAILED $?"
    }.joined(separator: "\n")
    let run = try await Program.shell(script + "\ntrue")
    // A table's lines end with CR LF.
    let output = (run.output + run.complaints).replacing("\r\n", with: "\n")
    for line in output.split(separator: "\n") {
      let line = String(line)
      #expect(!line.isTreacherous(keepingTabs: true), "it prints \(line.debugDescription)")
      #expect(!line.hasPrefix("FAILED"), "\(line)")
    }
  }
}
