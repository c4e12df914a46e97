import Testing

@testable import Lab

/// Code of more lines than are read: one message, and none of it runs as commands.
@Suite struct TooMuchCodeTests {
  private static let enough = CodeGatherer.limit

  /// What opens, what stands between, and what closes it.
  @Test(arguments: [
    ("class A: UIView {", "hide window", "}"), ("/*", "tap 5 5", "*/"),
    ("let a = \"\"\"", "quit", "\"\"\""), ("@implementation A", "undo", "@end"),
  ])
  func isTold(once open: String, _ between: String, _ close: String) {
    var session = Session()
    var replies = session.run(open, number: 1)
    for number in 0..<(Self.enough + 50) { replies += session.run(between, number: number + 2) }
    #expect(replies.count == 1)
    #expect(replies.first?.error?.code == "code-too-long" && replies.first?.line == 1)
    #expect(replies.first?.command == open)
    #expect(session.isPassingOverCode && session.cells.isEmpty && !session.hasQuit)
    // Up to where it is closed; then a command is a command.
    #expect(session.run(close).isEmpty)
    #expect(!session.isGatheringCode)
    #expect(session.run("tap 5 5").count == 1 && session.cells.count == 1)
  }

  @Test func whatIsNeverClosedIsToldOnceToo() {
    var session = Session()
    var replies = session.run("/*")
    for _ in 0..<(Self.enough * 2) { replies += session.run("tap 5 5") }
    replies += session.endCode()
    #expect(replies.count == 1 && !session.isGatheringCode)
    #expect(session.run("tap 5 5").count == 1)
  }

  @Test func aPasteEndsItToo() {
    var session = Session()
    for line in ["/*"] + Array(repeating: "tap 5 5", count: Self.enough) { _ = session.run(line) }
    session.endPaste()
    #expect(session.run("tap 5 5").count == 1 && session.cells.count == 1)
    // One that is not too long may go on in the next.
    _ = session.run("/*")
    session.endPaste()
    #expect(session.isGatheringCode)
  }

  @Test func asManyAsAreReadAreRead() {
    var session = Session()
    var replies = session.run("/*")
    for _ in 0..<(Self.enough - 2) { replies += session.run("tap 5 5") }
    replies += session.run("*/")
    #expect(!replies.contains { $0.error?.code == "code-too-long" } && !session.isGatheringCode)
  }
}
