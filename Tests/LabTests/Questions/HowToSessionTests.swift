import Depth
import Engine
import Sessions
import Testing

@testable import Lab

@Suite("how-to and why, in sessions made by chance")
struct HowToSessionTests {
  /// Whatever has happened since the event: fingers that are down, events on the queue, taps that a
  /// next one makes a double tap of, properties that have changed.
  @Test(
    "every line that is offered does what is said of it",
    arguments: 0..<Depth.count(5, nightly: 24))
  func holds(seed: Int) throws {
    var story = Story(seed: seed)
    while story.goOn() {
      guard story.isQuestionDue else { continue }
      let object = story.object()
      var asked = story.session
      guard let answer = asked.run("how-to \(object)").first, answer.error == nil else { continue }
      let event = try #require(story.session.state.lastEvent)
      // It may have had another name then, or lose its name through the event.
      let asker = try #require(story.session.state.scene.object(named: object))
      for change in answer.changes {
        let line = change.joined(separator: "; ")
        let after =
          if let before = answer.result["before"]?.text {
            story.retold(with: line, before: before)
          } else {
            Story.run([line, event.text], in: story.session)
          }
        guard let after else { continue }
        let incident = Incident(try #require(after.state.lastEvent))
        #expect(
          incident.knows(asker) && incident.finding(for: asker).gotIt,
          "\(story.lines.joined(separator: "; ")); how-to \(object) offers \(line)")
      }
    }
  }

  @Test(
    "why speaks of the event as it was, whatever changes since",
    arguments: 0..<Depth.count(3, nightly: 8))
  func lasts(seed: Int) throws {
    var story = Story(seed: 1_000 + seed)
    while story.goOn() {
      guard story.session.state.lastEvent != nil else { continue }
      let object = story.object()
      var before = story.session
      var later = story.session
      let changes = [
        "set alpha \(object) 0", "set frame view 5 5 9 9", "bring-to-front A",
        "set enabled R NO", "handle \(object) touches", "ignore-events on",
        "add window U 0 0 320 480",
      ]
      for line in changes { _ = later.run(line) }
      let question = "why \(object)"
      #expect(before.run(question).first?.text == later.run(question).first?.text)
    }
  }
}

/// A session that goes on by chance, and the way it came about.
private struct Story {
  private(set) var session = Session()
  private(set) var lines: [String] = []
  private var earlier: [Session] = []
  private var maker: CommandMaker
  private var random: RandomScenes

  private static let start = [
    "add view A 0 0 200 200", "add control B in A 20 20 80 80", "add view C 0 0 320 300 hidden=YES",
    "add tap-recognizer T to A", "add controller K in controller",
  ]

  init(seed: Int) {
    random = RandomScenes(seed: seed + 1)
    var bytes: [UInt8] = []
    for _ in 0..<500 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
    maker = CommandMaker(Bytes(bytes))
    for line in Story.start { take(line) }
  }

  /// Lines that are refused, and those that work on the notebook, are passed over.
  private mutating func take(_ line: String) {
    var after = session
    guard !["undo", "redo", "edit", "delete"].contains(where: { line.hasPrefix($0) }),
      after.run(line).allSatisfy({ $0.error == nil })
    else { return }
    lines.append(line)
    earlier.append(session)
    session = after
  }

  mutating func goOn() -> Bool {
    guard lines.count < 40, !maker.bytes.isEmpty else { return false }
    take(maker.line())
    return true
  }

  var isQuestionDue: Bool { session.state.lastEvent != nil && lines.count.isMultiple(of: 3) }

  mutating func object() -> String {
    let names = ["A", "B", "C", "view", "T", "R", "controller", "K", "app"]
      .filter { session.state.scene.object(named: $0) != nil }
    return names.randomElement(using: &random) ?? "app"
  }

  /// The lines up to the last event again, with another before the last that reads as `place`.
  func retold(with line: String, before place: String) -> Session? {
    guard let event = session.state.lastEvent,
      let end = lines.lastIndex(where: { $0 == event.text }),
      let start = lines[...end].lastIndex(where: { $0 == place })
    else { return nil }
    return Story.run([line] + lines[start...end], in: earlier[start])
  }

  static func run(_ lines: [String], in session: Session) -> Session? {
    var session = session
    for line in lines {
      for reply in session.run(line) where reply.error != nil {
        Issue.record("\(line) is refused: \(reply.text)")
        return nil
      }
    }
    return session
  }
}
