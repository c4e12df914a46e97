import Foundation
import Testing

@Suite struct InvocationTests {
  @Test(arguments: ["--help", "-h"])
  func help(_ option: String) async throws {
    let run = try await Program.run(option)
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
    for word in ["hitchain run FILE", "-c", "--format", "--stop-on-error", "--lang", "--rules"] {
      #expect(run.output.contains(word), "\(word)")
    }
  }

  @Test(
    "Help is given in the middle of a line too", arguments: ["run", "check", "drill", "nonsense"])
  func helpAfterAWord(_ word: String) async throws {
    let run = try await Program.run(word, "--help")
    #expect(run.status == 0 && run.complaints.isEmpty)
    // Of a verb, what goes with it; of what is none, everything.
    #expect(run.output.contains("hitchain \(word)") == (word != "nonsense"))
    #expect(run.output.contains("hitchain lint") == (word == "nonsense"))
    #expect(run.output.contains("--stop-on-error") == ["run", "nonsense"].contains(word))
  }

  @Test func version() async throws {
    let run = try await Program.run("--version")
    #expect(run.status == 0)
    let words = run.output.dropLast().split(separator: " ")
    #expect(words.first == "hitchain")
    #expect(words.count == 2 && words[1].split(separator: ".").count == 3)
  }

  /// What is handed over is a word, and never a command.
  @Test(arguments: [
    ["explain", "HT03; tree"], ["explain", "HT03\" ; tree; note \"x"], ["explain", ""],
    ["lesson", "a\"; tree; note \"x"], ["lesson", "hit-testing\ntree"],
    ["progress", "--import", "/nowhere/a\"b; tree"], ["drill", "a\"; tree; note \"x"],
  ])
  func argumentsAreNoCommands(_ arguments: [String]) async throws {
    let run = try await Program.run(arguments)
    #expect(run.status != 0)
    #expect(run.output.isEmpty)
    #expect(!run.complaints.isEmpty)
  }

  @Test func aRulesPage() async throws {
    let page = try await Program.run("explain", "HT03")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("HT03 · "))
    let none = try await Program.run("explain", "HT99")
    #expect(none.status == 1)
    #expect(none.output.isEmpty)
  }

  /// Called wrongly: status 2, one complaint that names what is wrong, and nothing runs.
  static let wrong: [([String], String)] = [
    (["--frob"], "--frob"), (["-x"], "-x"), (["frob"], "frob"), (["frob", "x"], "frob"),
    (["run"], "run"), (["run", "a", "b"], "run"), (["run", "/no/such/file"], "/no/such/file"),
    (["run", "/"], "/"), (["explain"], "explain"), (["-c"], "-c"), (["--format"], "--format"),
    (["--format", "xml"], "xml"), (["--format="], "--format"), (["--lang", "fr"], "fr"),
    (["--rules", "mine"], "mine"), (["--width", "wide"], "wide"), (["--width", "0"], "“0”"),
    (["--width", "99999999999999999999"], "--width"), (["--color", "red"], "red"),
    (["--stop-on-error=1"], "--stop-on-error"), (["--version=1"], "--version"),
    (["-c", "tap 5 5", "run"], "run"), (["--formt", "json"], "--format"),
    // An option that goes with other verbs, wherever it stands.
    (["--update"], "--update goes with check."),
    (["progress", "--update"], "--update goes with check, not with progress."),
    (["--to", "html", "check", "docs"], "--to goes with export or import, not with check."),
    (
      ["-o", "out.html", "run", "x"],
      "--output goes with export or import or page or grade, not with run."
    ),
    (
      ["lint", "lessons", "--force"],
      "--force goes with export or import or page or grade, not with lint."
    ),
    (["drill", "--import", "x"], "--import goes with progress, not with drill."),
    (["-c", "tap 5 5", "--count", "3"], "--count goes with drill."),
    (["check", "docs", "--stop-on-error"], "--stop-on-error goes with run or -c, not with check."),
    (["progress", "--export", "xml"], "json"), (["drill", "--count", "0"], "from 1 to 1000000"),
    (["lesson", "a", "b"], "hitchain lesson [ID]"), (["manual", "x"], "hitchain manual"),
    (["check"], "hitchain check PATH…"),
  ]

  @Test(arguments: wrong)
  func calledWrongly(_ arguments: [String], _ word: String) async throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Program.shell("\"$0\" \(quoted) </dev/null")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints.hasPrefix("hitchain: "))
    #expect(run.complaints.contains(word))
    #expect(run.complaints.contains("hitchain --help"))
  }

  @Test(arguments: [
    (["--bogus"], "没有选项 --bogus"), (["frob"], "没有“frob”"), (["--width", "0"], "20 到 1000"),
    (["progress", "--update"], "--update 用于 check，不用于 progress"),
    (["run", "/no/such/file"], "没有这个文件或文件夹"), (["completions", "csh"], "bash、zsh、fish"),
  ])
  func calledWronglyInChinese(_ arguments: [String], _ words: String) async throws {
    for (before, environment) in [
      (["--lang", "zh-Hans"], [:]), ([], ["LC_ALL": "zh_CN.UTF-8"]),
    ] {
      let run = try await Program.run(before + arguments, environment: environment)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.complaints.contains(words), "\(run.complaints)")
      #expect(run.complaints.hasSuffix("用法见 hitchain --help。\n"))
    }
  }

  /// Every verb and every option, in one language like in the other.
  @Test func helpInChinese() async throws {
    let english = try await Program.run("--help", "--width", "200")
    let chinese = try await Program.run("--help", "--lang", "zh-Hans", "--width", "200")
    #expect(chinese.status == 0 && chinese.lines.count == english.lines.count)
    for (row, other) in zip(english.lines, chinese.lines) {
      let (words, others) = (row.split(separator: " "), other.split(separator: " "))
      // What is typed is the same, and what is said of it is not.
      guard let call = words.first, ["hitchain", "--"].contains(where: { call.hasPrefix($0) })
      else { continue }
      #expect(others.first == call, "\(other)")
      #expect(row != other || words.count <= 2, "\(other)")
    }
  }

  @Test func aFileThatIsNoText() async throws {
    let scratch = try Scratch()
    for bytes in [Data([0x74, 0, 0x61]), Data([0xFF, 0xFE, 0x41]), Data([0xC3, 0x28])] {
      let run = try await Program.run("run", try scratch.file("binary", bytes).path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.complaints.contains("is not a text file in UTF-8"))
    }
  }
}
