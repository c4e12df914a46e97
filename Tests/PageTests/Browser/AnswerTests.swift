import Browser
import Desk
import Foundation
import Lab
import Testing
import Tutor

/// What proves that a page is the program: it runs whenever a page was made of other sources.
@Suite(
  "The page answers what the program answers",
  .enabled(if: Chromium.isProved, Comment(rawValue: Chromium.missing)))
struct AnswerTests {
  @Test(
    "Every transcript, lesson and session answers what the program answers, byte for byte; nothing is requested",
    arguments: ["transcripts", "lessons", "Tests/Sessions"])
  func transcripts(name: String) throws {
    let chromium = try Chromium()
    try chromium.open()
    let folder = BrowserTests.top.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var commands = 0
    for file in files where file.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var expected: [String] = []
      for answer in try DocumentRun(Document(text), settings: Settings(shelf: Shelf(builtIn: ()))) {
        expected += answer.replies.map { $0.json().encoded } + answer.lines
        commands += 1
      }
      let literal = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      let found =
        try chromium.evaluate(
          "hitchain.check(\(literal)).flatMap((each) => [...each.json, ...each.lines])")
        as? [String] ?? []
      let place = zip(expected, found).enumerated().first { $1.0 != $1.1 }
      #expect(
        place == nil && expected.count == found.count, "\(file): \(String(describing: place))")
    }
    #expect(commands > 300)
    #expect(chromium.requests == [])
    #expect(chromium.problems == [])
  }
}
