import Foundation
import Testing

@Suite struct ScriptTests {
  private let script = "chain app\nshow view alpha\n"
  private let replies = "app → delegate"

  @Test func commandsOnTheCommandLine() async throws {
    let run = try await Program.run("-c", "add view A 0 0 100 100; show A alpha")
    #expect(run.status == 0)
    #expect(run.lines.suffix(2) == ["1", ""])
    #expect(run.complaints.isEmpty)
  }

  @Test func aFileOrStandardInput() async throws {
    let scratch = try Scratch()
    let runs = [
      try await Program.run("run", try scratch.script(script)),
      try await Program.run("run", "-", input: script), try await Program.run(input: script),
    ]
    for run in runs {
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(replies))
      #expect(run.output.hasSuffix("\n1\n"))
      #expect(run.complaints.isEmpty)
    }
  }

  /// Each way of ending lines, and of beginning and ending a file.
  @Test(arguments: [
    "frob\r\nshow view tag\r\nfrob\r\n", "frob\nshow view tag\nfrob",
    "\u{FEFF}frob\nshow view tag\nfrob\n", "frob\rshow view tag\rfrob",
  ])
  func linesAreLines(_ script: String) async throws {
    let run = try await Program.run(input: script)
    #expect(run.status == 1)
    #expect(run.output == "0\n")
    #expect(run.complaints.hasPrefix("line 1: There is no command “frob”.\nfrob\n^~~~\nline 3: "))
    #expect(run.complaints.hasSuffix("\n2 commands failed.\n"))
  }

  @Test func nothingIsFine() async throws {
    for input in ["", "\n\n", "# a word\n", ";;\n"] {
      let run = try await Program.run(input: input)
      #expect(run.status == 0)
      #expect(run.output.isEmpty && run.complaints.isEmpty)
    }
  }

  /// Results on standard output, complaints on standard error; the script goes on.
  @Test func aScriptGoesOnAfterAFailure() async throws {
    let run = try await Program.run(
      input: "show view tag\n\nset alpha Q 1\nset tag view 5; frob\nshow view tag\n")
    #expect(run.status == 1)
    #expect(run.output == "0\nview.tag = 5\n5\n")
    #expect(
      run.complaints == """
        line 3: There is no object “Q”.
        set alpha Q 1
                  ^
        line 4: There is no command “frob”.
        set tag view 5; frob
                        ^~~~
        2 commands failed.

        """)
  }

  @Test func stopOnErrorStops() async throws {
    let run = try await Program.run(
      "--stop-on-error", input: "frob; show view tag\nshow view tag\n")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.complaints.hasSuffix("1 command failed.\n"))
  }

  /// A moment's command that fails is complained of, counts, and ends the script where errors do.
  @Test func aMomentsFailureIsAFailure() async throws {
    let script = """
      present M from controller
      on M view-did-disappear do set alpha Nothing 1
      dismiss M
      show view tag

      """
    let run = try await Program.run("--width", "200", input: script)
    #expect(run.status == 1)
    #expect(
      run.complaints == """
        line 3: view-did-disappear of M: “set alpha Nothing 1” failed: There is no object “Nothing”.
        1 command failed.

        """)
    #expect(run.output.hasSuffix("\n0\n"))
    #expect(!run.output.contains("failed"))
    let stopped = try await Program.run("--stop-on-error", input: script)
    #expect(stopped.status == 1)
    #expect(!stopped.output.hasSuffix("\n0\n"))
    let json = try await Program.run("--format", "json", input: script)
    #expect(json.status == 1)
    #expect(json.output.contains("There is no object “Nothing”.\"}\n"))
  }

  @Test func quitEndsTheScript() async throws {
    let run = try await Program.run(input: "show view tag\nquit\nfrob\n")
    #expect(run.status == 0)
    #expect(run.output == "0\n")
  }

  /// What stands on the line is shown where it is wrong, and no more of it.
  @Test func aHugeLineIsRefused() async throws {
    let line = String(repeating: "tap 5 5; ", count: 200_000)
    let run = try await Program.run(input: line + "\nshow view tag\n")
    #expect(run.status == 1)
    #expect(run.output == "0\n")
    #expect(run.complaints.hasPrefix("line 1: A line holds 10000 characters at most.\n"))
    #expect(run.complaints.utf8.count < 500)
  }

  /// Who drives the program over pipes waits for each reply before the next line.
  @Test(arguments: [[], ["run", "-"], ["--format", "json"]])
  func aReplyComesBeforeTheNextLine(_ arguments: [String]) async throws {
    let script = """
      coproc { "$0" "$@"; }
      for i in 1 2 3; do
        echo "show view tag" >&${COPROC[1]}
        read -t 30 -r line <&${COPROC[0]} && echo "$line"
      done
      """
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Program.shell("exec bash -c '\(script)' \"$0\" \(words)")
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func aLineThatIsNoTextIsOneFailure() async throws {
    let run = try await Program.shell(
      #"printf '\377\nshow view tag\n' | "$0" --format json"#)
    #expect(run.status == 1)
    #expect(run.output.contains(#""line":1,"command":"","status":"error""#))
    #expect(run.output.contains(#""code":"not-text""#))
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test func controlCharactersReachNobodysTerminal() async throws {
    let run = try await Program.run(input: "frob \u{1B}[2J\n")
    #expect(run.status == 1)
    #expect(!run.complaints.contains("\u{1B}"))
  }

  @Test func manyCommands() async throws {
    let run = try await Program.run(
      input: String(repeating: "hit-test 5 5\n", count: 2000) + "show view tag\n")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n0\n"))
  }

  // MARK: Where output goes

  /// What cannot be told has failed, and is no crash.
  @Test(arguments: [">&-", ">/dev/full"])
  func anOutputThatTakesNothing(_ where: String) async throws {
    guard `where` == ">&-" || FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await Program.shell("\"$0\" -c 'chain view' \(`where`)")
    #expect(run.status == 1)
    #expect(run.complaints.hasPrefix("hitchain: standard output cannot be written: "))
  }

  @Test func closedErrorsAndInputAreNoCrash() async throws {
    #expect(try await Program.shell(#""$0" -c 'frob' 2>&-"#).status == 1)
    #expect(try await Program.shell(#""$0" <&-"#).status == 2)
  }

  /// Whoever reads may stop: the program ends, by the system's signal or by itself.
  @Test func areaderMayLeave() async throws {
    let scratch = try Scratch()
    let path = try scratch.script(String(repeating: "tree\n", count: 3000))
    let run = try await Program.shell(
      #"{ "$0" run "$1"; echo "ended $?" >&2; } | head -n 1"#, path)
    #expect(run.output.hasPrefix("app  UIApplication"))
    #expect(run.complaints == "ended 141\n" || run.complaints == "ended 0\n")
  }

  @Test func noColourWithoutATerminal() async throws {
    let run = try await Program.run("-c", "add view A; tap 5 5; tree; draw; map")
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
  }
}
