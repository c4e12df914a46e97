import Depth
import Foundation
import Testing

/// A machine that is not as it should be: no home, no locale, disks that are full, files that are
/// none. The program does its work, or says what it could not do.
@Suite("Faults of the surroundings", .serialized)
struct SurroundingsTests {
  static let environments: [[String: String]] = [
    [:], ["HOME": "/nonexistent"], ["HOME": ""],
    ["HITCHAIN_HOME": "/dev/null/below"], ["XDG_DATA_HOME": "/dev/null/below"],
    ["LC_ALL": "xx_YY.bogus"], ["LC_ALL": "C"], ["LANG": "zh_CN.GB18030"], ["TERM": "\u{1B}[31m"],
    ["TZ": "nonsense/place"],
  ]

  /// A folder below a device cannot be made, not even by root.
  @Test(arguments: environments.prefix(Depth.count(4, nightly: .max)))
  func everythingElseWorks(_ environment: [String: String]) async throws {
    let run = try await Program.run(
      "-c", "add view A; tap 5 5; drill gates 1; answer A\nprogress; tree", environment: environment
    )
    #expect(run.status <= 1)
    #expect(run.output.contains("UIApplication"))
  }

  @Test func aFullDiskLosesNoFile() async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await Program.shell("\"$0\" -c 'save /dev/full; tree'")
    #expect(run.status == 1)
    #expect(run.output.contains("UIApplication"))
    for command in [
      "--help", "manual", "reference", "completions bash", "--version", "explain HT03",
    ] {
      let run = try await Program.shell("\"$0\" \(command) >/dev/full")
      #expect(run.status == 1, "\(command)")
      #expect(run.complaints.contains("standard output cannot be written"), "\(command)")
    }
  }

  @Test func foldersAndDevicesAreNoScripts() async throws {
    for path in ["/", "/dev", "/proc/self/mem"] {
      let run = try await Program.run("run", path)
      #expect(run.status == 2)
      #expect(run.complaints.contains("cannot be read"))
    }
  }

  /// An end never comes; the size that is allowed does.
  @Test func endlessInputIsRefused() async throws {
    let run = try await Program.shell("\"$0\" run /dev/zero")
    #expect(run.status == 2)
    #expect(run.complaints.contains("MB"))
    for command in ["check", "lint"] {
      #expect(try await Program.shell("\"$0\" \(command) /dev/zero").status == 1)
    }
  }

  /// What begins with no command may be a document, which has a size; commands may be as many as come.
  @Test(.enabled(if: Depth.isNightly)) func endlessLinesAreRefusedUnlessTheyAreCommands()
    async throws
  {
    let noise = try await Program.shell("yes \"$(printf %09000d 1)\" | \"$0\" run -")
    #expect(noise.status == 2)
    #expect(noise.complaints.contains("no command, and a document is no larger than 16 MB."))
    let commands = try await Program.shell(
      "yes 'show view tag' | \"$0\" run - | head -n 500 | uniq")
    #expect(commands.output == "0\n")
  }

  @Test func binaryInputIsNoCrash() async throws {
    var random = SystemRandomNumberGenerator()
    let bytes = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    let scratch = try Scratch()
    let path = try scratch.file("noise.md", bytes).path
    let run = try await Program.shell(
      """
      for command in run check lint "export --to html -o /dev/null"; do
        "$0" $command "$1"; echo $?
      done
      "$0" <"$1"; echo $?
      """, path)
    let statuses = run.lines.compactMap { Int($0) }
    #expect(statuses.count == 5 && statuses.allSatisfy { (1...2).contains($0) }, "\(statuses)")
  }

  /// Depth is the user's to choose, and no stack is used up by it.
  @Test func deepNestingIsNoCrash() async throws {
    var lines = ["add view V0 0 0 300 400"]
    for level in 1..<2_000 { lines.append("add view V\(level) in V\(level - 1) 0 0 300 400") }
    lines += ["tap 5 5", "chain V1999", "hit-test 5 5", "why V5", "find-controller V1999"]
    lines += ["become-first-responder V1999", "remove V0", "undo", "tree svg"]
    let scratch = try Scratch()
    let run = try await Program.run("run", try scratch.script(lines.joined(separator: "\n")))
    #expect(run.status == 0, "\(run.complaints)")
    let quotations = String(repeating: ">", count: 50_000) + " a\n"
    for text in [quotations, String(repeating: "- ", count: 50_000)] {
      let path = try scratch.file("deep.md", Data((text + "\n```hitchain\n> tree\n```\n").utf8))
        .path
      for (command, status) in [("check", 1), ("export --to html -o /dev/null", 2), ("lint", 1)] {
        let run = try await Program.shell("\"$0\" \(command) \"$1\" 2>&1", path)
        #expect(run.status == status, "\(command)")
        #expect(run.output.contains("nested more than 100 deep"), "\(command)")
      }
    }
  }
}
