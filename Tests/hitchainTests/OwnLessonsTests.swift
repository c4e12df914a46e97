import Depth
import Foundation
import System
import Testing

/// The program needs no file beside it to teach; a learner's own lessons come on top.
@Suite struct OwnLessonsTests {
  private static let root = Checkout.top

  /// What is piped in goes on with the lesson.
  @Test func answersMayBePiped() async throws {
    let run = try await Program.run(
      ["lesson", "three-gates"], input: "next\nleave\nshow view hidden\n")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.hasSuffix("NO\n"))
    let alone = try await Program.run(["lesson", "three-gates"])
    #expect(run.output.hasPrefix(alone.output) && run.output.count > alone.output.count + 100)
  }

  /// A folder whose `mine` and `lessons` hold a lesson of their own and one that is there already.
  private func furnished() throws -> Scratch {
    let scratch = try Scratch()
    let lesson = try String(
      contentsOf: Self.root.appending(path: "lessons/chain.md"), encoding: .utf8)
    for folder in ["mine", "lessons"] {
      let url = scratch.url.appending(path: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (id, title) in [("chain", "My chain in \(folder)"), ("my-own", "My own in \(folder)")] {
        let text = lesson.replacing("id: chain\n", with: "id: \(id)\n")
          .replacing("title: The responder chain\n", with: "title: \(title)\n")
        try Data(text.utf8).write(to: url.appending(path: id + ".md"))
      }
    }
    return scratch
  }

  /// A lesson is exported in the language of the replies: by its id, or from its file.
  @Test(arguments: ["by-heart", "lessons/by-heart.md"])
  func aLessonIsExportedInTheReadersLanguage(_ lesson: String) async throws {
    let path = lesson.contains("/") ? Self.root.appending(path: lesson).path : lesson
    let chinese = try await Program.run("--lang", "zh-Hans", "export", path, "--to", "md")
    #expect(chinese.status == 0)
    #expect(chinese.output.contains("# 速记表"))
    #expect(!chinese.output.contains("By heart"))
    let english = try await Program.run("export", path, "--to", "md")
    #expect(english.output.contains("# By heart"))
  }

  @Test(arguments: [
    ("--lessons mine", "mine"), ("--lessons=mine", "mine"), ("", "lessons"),
  ])
  func theyAreListedAndGoFirst(_ option: String, _ folder: String) async throws {
    let scratch = try furnished()
    let run = try await Program.shell(
      "cd \"$1\" && \"$0\" --no-progress \(option) -c lessons", scratch.url.path)
    #expect(run.status == 0)
    #expect(run.output.contains("My chain in \(folder)"))
    #expect(run.output.contains("My own in \(folder)"))
    #expect(!run.output.contains("The responder chain"))
    #expect(run.output.contains("hit-testing "))
  }

  @Test func theEnvironmentMayNameThem() async throws {
    let scratch = try furnished()
    let run = try await Program.run(
      "--no-progress", "-c", "lessons",
      environment: ["HITCHAIN_LESSONS": scratch.url.path + "/mine"])
    #expect(run.output.contains("My own in mine"))
  }

  @Test func oneThatIsNoLessonIsNamed() async throws {
    let scratch = try furnished()
    try Data("No lesson.\n".utf8).write(to: scratch.url.appending(path: "mine/bad.md"))
    let run = try await Program.shell(
      "cd \"$1\" && \"$0\" --no-progress --lessons mine -c lessons", scratch.url.path)
    #expect(run.output.contains("mine/bad.md:1: "))
    #expect(run.output.contains("My own in mine"))
  }

  @Test func aloneInAFolderTheProgramTeaches() async throws {
    let scratch = try Scratch()
    // Another process copies it: while this one has it open to write, nobody can run it.
    let run = try await Program.shell(
      "cp \"$0\" \"$1\" && cd \"$1\" && ./hitchain --no-progress -c 'lesson three-gates; next; explain HT03'",
      scratch.url.path)
    #expect(run.status == 0)
    #expect(run.output.contains("HT03 · The hitTest algorithm"))
  }
}
