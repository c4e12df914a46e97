import Engine
import Lab
import Testing

@testable import Page

/// What a page asks, answered without a browser.
@Suite("The laboratory of a page")
struct LaboratoryTests {
  private let laboratory = Laboratory(seed: 1)

  private func ask(_ word: String, _ about: String = "") throws -> JSON {
    let answer = laboratory.answer(word + "\n" + about)
    let first = answer.prefix { $0 != "\n" }
    return try JSONReader.read(Array(String(first).utf8), depthLimit: 64)
  }

  private func names(_ json: JSON?) -> [String] {
    (json?.elements ?? []).compactMap { $0["name"]?.text }
  }

  @Test("A line's replies follow as the contract has them")
  func running() {
    let answer = laboratory.answer("run\nadd view A 0 0 100 100; tap 5 5")
    var session = Session()
    let replies = session.run("add view A 0 0 100 100; tap 5 5")
    #expect(
      answer.split(separator: "\n").dropFirst().map(String.init)
        == replies.map { $0.json().encoded })
  }

  @Test("The picture comes only where it has changed")
  func pictures() throws {
    #expect(names(try ask("scene")["picture"]?["views"]) == ["window", "view"])
    #expect(names(try ask("run", "add view A 0 0 9 9")["picture"]?["views"]).last == "A")
    #expect(try ask("run", "tap 5 5")["picture"] == nil)
    #expect(try ask("peek", "remove A")["picture"] == nil)
    #expect(try ask("scene")["picture"] != nil)
  }

  @Test(
    "Fingers are called by the shortest name that comes to the same",
    arguments: [
      (["touch 1 began 60 60", "wait 0.08; touch 1 ended"], "tap 60 60"),
      (
        ["touch 1 began 60 60", "wait 0.7; touch 1 ended"],
        "tap 60 60"
      ),
      (["touch 1 began 60 60", "wait 0.1; touch 1 cancelled"], nil),
      (
        ["touch 1 began 60 60", "wait 0.1; touch 1 moved 90 60", "wait 0.1; touch 1 ended"],
        "drag 60 60 to 90 60 over 0.2s"
      ),
      (
        [
          "touch 1 began 60 60", "wait 0.05; touch 1 moved 62 60", "wait 0.1; touch 1 moved 80 60",
          "wait 0.01; touch 1 moved 90 60", "wait 0.04; touch 1 ended",
        ], "drag 60 60 to 90 60 over 0.2s"
      ),
    ] as [([String], String?)], [true, false])
  func naming(touch: (lines: [String], name: String?), isHandled: Bool) throws {
    let (lines, name) = touch
    _ = try ask("run", "add view A 0 0 200 200")
    // Where nobody does, each step goes up the whole chain.
    if isHandled { _ = try ask("run", "handle A touches") }
    for line in lines { _ = try ask("live", line) }
    let settled = try ask("settle", "tap 60 60\ndrag 60 60 to 90 60 over 0.2s")
    #expect(settled["line"]?.text == name ?? lines.joined(separator: "; "))
    #expect(laboratory.session.state.scene.touches.isEmpty)
  }

  @Test("A long press is no tap where somebody waits for one")
  func holding() throws {
    _ = try ask("run", "add view A 0 0 200 200; add long-press-recognizer L to A")
    _ = try ask("live", "touch 1 began 60 60")
    _ = try ask("live", "wait 0.8; touch 1 ended")
    #expect(
      try ask("settle", "tap 60 60\npress-and-hold 60 60 0.8s")["line"]?.text
        == "press-and-hold 60 60 0.8s")
  }

  @Test("What fingers do is no cell before they are done, and can be dropped")
  func dropping() throws {
    _ = try ask("live", "touch 1 began 60 60")
    #expect(laboratory.session.cells.isEmpty)
    _ = try ask("drop")
    #expect(laboratory.session == Laboratory(seed: 1).session)
  }

  @Test("A notebook is written and opened again")
  func keeping() throws {
    _ = try ask("run", "note Two views.")
    _ = try ask("run", "add view A 0 0 100 100")
    _ = try ask("run", "tap 5 5")
    let text = try #require(try ask("document")["text"]?.text)
    let other = Laboratory(seed: 1)
    _ = other.answer("open\n" + text)
    #expect(other.answer("document\n") == laboratory.answer("document\n"))
    #expect(other.session.cells.count == 3)
  }

  @Test("What is wrong with a document is said, and nothing has changed")
  func refusing() throws {
    _ = try ask("run", "add view A 0 0 100 100")
    let answer = try ask("open", "```hitchain\nno command\n```\n")
    #expect(answer["error"] != nil)
    #expect(laboratory.session.cells.count == 1)
  }

  @Test("Another reading parts where its first decision differs")
  func comparing() throws {
    for line in [
      "add view A 0 0 240 240", "add view B in A 40 40 120 120",
      "add view C in A 120 120 80 80 userInteractionEnabled=NO", "tap 140 140",
    ] { _ = try ask("run", line) }
    let readings = try ask("readings").elements.compactMap { $0["id"]?.text }
    #expect(readings.contains("disabled-goes-to-parent"))
    let compared = try ask("compare", "disabled-goes-to-parent")
    let sides = compared["sides"]?.elements ?? []
    #expect(sides.map { $0["reply"]?["result"]?["hitView"]?.text } == ["B", "A"])
  }

  @Test("The map has every point")
  func mapping() throws {
    _ = try ask("run", "add view A 0 0 160 480")
    let map = try ask("map", "4")
    #expect(map["owners"]?.elements.count == 80 * 120)
    #expect((map["names"]?.elements ?? []).compactMap { $0.text } == ["A", "view"])
  }

  @Test("The course is there in both languages, and its record goes from page to page")
  func course() throws {
    let english = try ask("lessons").elements
    _ = try ask("speak", "zh-Hans")
    let chinese = try ask("lessons").elements
    #expect(english.count > 20 && english.count == chinese.count)
    #expect(zip(english, chinese).allSatisfy { $0["id"] == $1["id"] && $0["title"] != $1["title"] })
    _ = try ask("run", "lesson user-interaction")
    _ = try ask("run", "next")
    _ = try ask("run", "answer B")
    let record = try #require(try ask("record")["text"]?.text)
    let other = Laboratory(seed: 2)
    _ = other.answer("learn\n" + record)
    #expect(other.answer("record\n").contains("ui-1"))
  }

  @Test("A challenge says how far one is, and how it is done to whoever asks")
  func challenge() throws {
    _ = try ask("run", "lesson user-interaction 17")
    func task(_ line: String) throws -> JSON? { try ask("run", line)["mode"]?["task"] }
    func reached(_ task: JSON?) -> [Bool] {
      (task?["goals"]?.elements ?? []).map { $0["isReached"] == .bool(true) }
    }
    let start = try task("hint")
    #expect(start?["ask"]?.text?.contains("C is back") == true)
    #expect(reached(start) == [false, true, true, true])
    #expect(start?["solution"] == .null)
    let shown = try #require(try task("solution")?["solution"]?.text)
    let end = try task(shown)
    #expect(reached(end) == [true, true, true, true] && end?["isSolved"] == .bool(true))
    #expect(try ask("run", "leave")["mode"] == .null)
  }

  @Test(
    "What no list can offer is named, so that the phone can give it",
    arguments: [
      ("add view A ", "rect"), ("add view ", "newName"), ("set alpha window ", "number"),
      ("tap ", "point"), ("override view point-inside inset ", "number"),
      ("handle controller action ", "selector"), ("set hidden ", nil),
    ] as [(String, String?)])
  func wanting(line: String, sort: String?) throws {
    let wants = try ask("complete", "\(line.count)\n\(line)")["wants"]?.elements ?? []
    #expect(sort.map { wants.compactMap { $0.text }.contains($0) } ?? wants.isEmpty)
  }

  @Test("Nonsense is answered and harms nothing")
  func nonsense() {
    for text in [
      "", "x", "open", "compare\nno-such-idea", "map\nnan", "complete\n-5\nadd", "settle\ntap",
    ] {
      #expect(!laboratory.answer(text).isEmpty)
    }
  }
}

extension Session {
  fileprivate static func == (one: Session, other: Session) -> Bool {
    one.state == other.state && one.cells == other.cells
  }
}
