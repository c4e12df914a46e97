import Foundation
import Testing

@testable import System

/// The learner's record from outside: a copy of it is whole, or the program says that it is not.
@Suite struct RecordTests {
  private let scratch: Scratch
  private var home: [String: String] { ["HITCHAIN_HOME": scratch.path] }

  /// With two events in the record.
  init() async throws {
    scratch = try Scratch()
    let run = try await Program.run("-c", "drill gates 2; skip; skip", environment: home)
    #expect(run.status == 0 && run.complaints.isEmpty)
  }

  private func change(_ text: String) throws {
    try Database(path: scratch.path + "/progress.sqlite", access: .readWrite, patience: 1_000)
      .run(text)
  }

  private func events(_ copy: String) throws -> Int {
    let json = try JSONSerialization.jsonObject(with: Data(copy.utf8)) as? [String: Any]
    return (json?["events"] as? [Any])?.count ?? -1
  }

  static let exports = [["progress", "--export", "json"], ["-c", "progress export json"]]

  @Test(arguments: exports)
  func aCopyIsWhole(_ arguments: [String]) async throws {
    let run = try await Program.run(arguments, environment: home)
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(try events(run.output) == 2)
  }

  @Test(arguments: exports + [["-c", "progress; progress export json"]])
  func aCopyThatIsNotWholeSaysSo(_ arguments: [String]) async throws {
    try change("UPDATE events SET body = '{' WHERE number = 1")
    let run = try await Program.run(arguments, environment: home)
    #expect(run.status == 1)
    #expect(run.complaints.contains("Not all is exported.") && run.complaints.contains("1 event"))
    let start = try #require(run.output.firstIndex(of: "{"))
    #expect(try events(String(run.output[start...])) == 1)
    // What there was can be taken elsewhere.
    let copy = try scratch.file("copy.json", Data(run.output[start...].utf8)).path
    let other = try await Program.run(
      "progress", "--import", copy, environment: ["HITCHAIN_HOME": scratch.path + "/other"])
    #expect(other.status == 0 && other.output == "1 event is new.\n")
  }

  @Test(arguments: ["PRAGMA user_version = 99", "CREATE VIEW v AS SELECT 1"], exports)
  func aRecordThatIsNotReadIsNotExported(_ text: String, _ arguments: [String]) async throws {
    try change(text)
    let run = try await Program.run(arguments, environment: home)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.complaints.contains("Nothing is exported."))
  }

  @Test(arguments: ["PRAGMA user_version = 99", "CREATE VIEW v AS SELECT 1"])
  func norIsAnythingImportedIntoIt(_ text: String) async throws {
    let copy = try await Program.run("progress", "--export", "json", environment: home)
    let path = try scratch.file("copy.json", Data(copy.output.utf8)).path
    try change(text + "; DELETE FROM events")
    let run = try await Program.run("progress", "--import", path, environment: home)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.complaints.contains("Nothing is imported."))
  }

  /// In a lesson it is a complaint like any other, and no failure.
  @Test func aLessonGoesOn() async throws {
    try change("PRAGMA user_version = 99")
    let run = try await Program.run(
      "-c", "drill gates 1; skip; drill gates 1; skip", environment: home)
    #expect(run.status == 0 && !run.output.contains("newer"))
    #expect(run.complaints.split(separator: "a newer Hitchain").count == 2)
  }

  @Test func aRehearsalSaysThatNothingIsKept() async throws {
    let run = try await Program.run(
      "--seed", "1", "-c", "drill gates 2; skip; skip", environment: home)
    #expect(run.status == 0)
    #expect(
      run.complaints == "Nothing of this is kept: a script with `--seed` is a rehearsal.\n")
    let quiet = try await Program.run(
      "--seed", "1", "--no-progress", "-c", "drill gates 2; skip; skip", environment: home)
    #expect(quiet.status == 0 && quiet.complaints.isEmpty && quiet.output == run.output)
  }
}
