import Foundation
import Testing

/// Whatever the program says comes out of a phrase. In the pseudo-language every phrase is accented, so
/// that a row of plain English words was said by none.
@Suite struct PseudoLanguageTests {
  /// What may be plain: names and words that can be typed, as the reference page has them in code.
  private static func typed(_ reference: String) -> Set<String> {
    var words: Set<String> = []
    // Every second part stands between marks, of a fence or in a line.
    for fence in reference.components(separatedBy: "```").enumerated() where fence.offset % 2 == 1 {
      words.formUnion(self.words(in: fence.element).map { $0.lowercased() })
    }
    for line in reference.split(separator: "\n") {
      for code in line.components(separatedBy: "`").enumerated() where code.offset % 2 == 1 {
        words.formUnion(self.words(in: code.element).map { $0.lowercased() })
      }
    }
    return words
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "'") }.map { String($0) }
  }

  /// The longest row of plain words of English, with spaces between, that nobody can type.
  private static func plain(_ line: String, _ typed: Set<String>) -> Int {
    let told = line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }
      .map { $0.element }.joined(separator: " ")
    var (row, longest) = (0, 0)
    for word in told.components(separatedBy: " ") {
      let word = word.trimmingCharacters(in: .punctuationCharacters)
      let isPlain =
        !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isLetter }
        && word.dropFirst().allSatisfy { $0.isLowercase } && !typed.contains(word.lowercased())
      row = isPlain ? row + 1 : 0
      longest = max(longest, row)
    }
    return longest
  }

  private static func script(_ reference: String) -> String {
    var script = ""
    for entry in reference.components(separatedBy: "\n### ").dropFirst() {
      let fences = entry.components(separatedBy: "\n```\n")
      guard fences.count > 3 else { continue }
      let others = ["quit", "import", "save", "open", "export", "lang"]
      let word = entry.prefix { $0 != "\n" }
      if !others.contains(String(word)) { script += "reset\n" + fences[2] + "\nleave\n" }
    }
    return script
  }

  /// Mistakes of all sorts, and a learner's way.
  private static let lines = """
    lessons; lesson three-gates; next; hint; hint; hint; hint
    answer zzzz
    answer book
    skip; next; back; solution; again; leave
    quiz gates; hint
    answer a
    answer b
    answer c
    solution; skip; leave
    drill gates 2
    answer nobody
    hint; solution; skip; leave
    interview 5; hint
    answer zz
    leave; review; progress
    help; help properties; help chinese; help building; help tap
    glossary; glossary responder; explain HT03; explain C19; explain; why
    tpa 60 60
    tap 5; tap 5 5 5 9; add view; add viw N; add view 9; add view A 0 0 -1 5; set alpha A 2
    set alpha; chain Q; wh A; rules foo; rules documents; rules uikit; rules; explain HT99
    lang klingon; move view to view; remove window; undo; redo; edit 99 tap 5 5; delete 99
    tap "5
    open nofile.md
    lang; log on
    """

  @Test(arguments: [
    ["--help"], ["manual"], ["reference"], ["--bogus"], ["frob"],
    ["--width", "x"], ["run"], ["check", "nofile.md"], ["export", "nofile.md"],
    ["lint", "nofile.md"],
  ])
  func theProgramItself(_ arguments: [String]) async throws {
    let typed = Self.typed(try await Program.run("reference").output)
    try await isStrange(["--lang", "en-XA"] + arguments, "", typed)
  }

  /// A lesson with much that is wrong, and one that is none.
  @Test(arguments: [
    """
    ---
    id: Tabs 1
    title: Tabs
    level: 1
    needs: [cooking]
    rules: [HT09]
    ---

    Who is it?

    ```quiz
    id: tabs-1
    ask: A is there, and no other. Who is it?
    choices: A, view
    truth: hit-test 500 500 -> hitView
    wrong A: No.
    wrong Q: No.
    hint: It is A.
    ```

    ```hitchain
    > tap 5
    ```
    """,
    "---\nid: a\ntitle: A\nlevel: 9\n---\n\nProse.\n",
    "---\nid: a\ntitle: A\nlevel: 1\n---\n\n```quiz\nid: a\nask: Who?\nkind: sing\n```\n",
  ])
  func whatLintFinds(_ lesson: String) async throws {
    let folder = try Scratch()
    let file = try folder.file("tabs.md", Data(lesson.utf8))
    let typed = Self.typed(try await Program.run("reference").output)
    try await isStrange(["--lang", "en-XA", "lint", file.path], "", typed)
  }

  /// What a shell shows beside the words; the script around it is the shell's.
  @Test(arguments: [("fish", " -d '", "'\n"), ("zsh", "[", "]"), ("zsh", "      'lint:", "'\n")])
  func whatShellsShow(_ shell: String, _ before: String, _ after: String) async throws {
    let run = try await Program.run("--lang", "en-XA", "completions", shell)
    let shown = run.output.components(separatedBy: before).dropFirst().compactMap {
      $0.components(separatedBy: after).first
    }
    #expect(!shown.isEmpty)
    for text in shown { #expect(Self.plain(text, []) < 3, "\(text)") }
  }

  @Test func everyCommand() async throws {
    let reference = try await Program.run("reference").output
    try await isStrange(
      ["--lang", "en-XA", "--no-progress", "--seed", "1", "run", "-"], Self.script(reference),
      Self.typed(reference))
  }

  @Test func mistakesAndLessons() async throws {
    let reference = try await Program.run("reference").output
    try await isStrange(
      ["--lang", "en-XA", "--no-progress", "--seed", "1", "run", "-"], Self.lines,
      Self.typed(reference))
  }

  private func isStrange(
    _ arguments: [String], _ input: String, _ typed: Set<String>
  ) async throws {
    let run = try await Program.run(arguments, input: input)
    let said = run.output + run.complaints
    #expect(said.unicodeScalars.contains { $0.value > 0xBF }, "\(arguments)")
    for line in said.split(separator: "\n") {
      #expect(Self.plain(String(line), typed) < 3, "\(line)")
    }
  }
}
