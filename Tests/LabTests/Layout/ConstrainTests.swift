import Engine
import Lab
import Testing

@Suite("Constraints, typed")
struct ConstrainTests {
  private func text(_ lines: [String], in language: Language = .english) -> [String] {
    var session = Session()
    if language != .english { _ = session.run("lang \(language.rawValue)") }
    return lines.flatMap { session.run($0) }.last?.text ?? []
  }

  private func session(_ lines: String...) -> Session {
    var session = Session()
    for line in lines {
      for reply in session.run(line) { #expect(!reply.isError, "\(line): \(reply.text)") }
    }
    return session
  }

  private func frame(_ name: String, in session: Session) throws -> Rect {
    let view = try #require(session.state.scene.object(named: name)?.view)
    return session.state.scene.frame(of: view)
  }

  @Test("A view is placed as its line ends, and a tap finds it there")
  func placed() throws {
    var session = session(
      "add button redeem text=\"Redeem\"", "constrain redeem.centerX = view.centerX",
      "constrain redeem.top = view.safeAreaLayoutGuide.top + 20",
      "constrain redeem.width >= 0.5 * view.width - 8", "constrain redeem.height = 44 @750")
    #expect(try frame("redeem", in: session) == Rect(84, 40, 152, 44))
    let tap = session.run("tap redeem").last
    #expect(tap?.result.encoded.contains("\"hitView\":\"redeem\"") == true)
    // Undone, it is as it was.
    _ = session.run("undo")
    _ = session.run("undo")
    #expect(try frame("redeem", in: session).height == 30)
  }

  @Test("What is typed in one way is written back in one")
  func written() throws {
    var session = session("add view A 0 0 10 10", "add view B in A 0 0 5 5")
    for line in [
      "constrain A.centerX = view.centerX + 10 @750", "constrain A.width >= 0.5 * B.height - 8.5",
      "constrain B.top <= view.layoutMarginsGuide.bottom", "constrain B.height = 44",
    ] {
      let command = try #require(try parse(try split(line)[0], in: session.state.scene))
      #expect(command.line(in: session.state.scene) == line)
      _ = session.run(line)
    }
    #expect(
      session.run("constraints").last?.text.map { $0.split(separator: "  ")[0] } == [
        "A.centerX = view.centerX + 10 @750", "A.width >= 0.5 * B.height - 8.5",
        "B.top <= view.layoutMarginsGuide.bottom", "B.height = 44",
      ])
  }

  @Test("The first sentence says which constraint is missing")
  func missing() {
    let lines = [
      "add view badge", "constrain badge.left = view.left + 8", "constrain badge.top = view.top",
      "why badge size",
    ]
    let english = text(lines)
    #expect(
      english.first
        == "badge has no width, so that it gets no touch: nothing but its left is constrained, and it has "
        + "no intrinsic width. What is missing is a constraint such as `constrain badge.width = 100`. "
        + "[U-AL-12]")
    let chinese = text(lines, in: .simplifiedChinese)
    #expect(chinese.first?.hasPrefix("badge 的宽度是 0") == true)
  }

  @Test("One sentence a number")
  func why() {
    let lines = [
      "add label hello text=\"Hello\"", "constrain hello.left = view.left + 16",
      "constrain hello.centerY = view.centerY", "why hello frame",
    ]
    let told = text(lines)
    #expect(told.count == 5)
    #expect(told[0].hasPrefix("hello is at (16 230;"), "\(told)")
    #expect(told[1] == "Its x is 16, from `hello.left = view.left + 16`.")
    #expect(told[3].hasSuffix("from its intrinsic width."))
    #expect(
      text(["add view A 1 2 3 4", "why A frame"]).first?.hasPrefix("A is where its frame says")
        == true)
  }

  @Test("A conflict is told once, with what contradicts what")
  func conflict() throws {
    var session = session("add view A", "constrain A.width = 100")
    let reply = try #require(session.run("constrain A.width = 50").last)
    #expect(reply.text.contains { $0.hasPrefix("Unable to satisfy all constraints at once") })
    let json = reply.json().encoded
    #expect(
      json.contains("\"conflicts\":[{\"constraints\":[\"A.width = 100\",\"A.width = 50\"]"),
      "\(json)")
    #expect(session.run("set alpha A 0.5").last?.text.contains { $0.contains("Unable") } == false)
    #expect(session.run("constraints A").last?.text[1].hasSuffix("(not met)") == true)
  }

  @Test(
    "What cannot be tied says why, and changes nothing",
    arguments: [
      ("constrain A.left = 10", "place-alone"), ("constrain A.left = A.top", "unlike-attributes"),
      ("constrain A.left = B.leading", "left-with-leading"),
      ("constrain A.lft = B.left", "unknown-attribute"),
      ("constrain C.left = B.left", "unknown-name"),
      ("constrain A.left = A.left", "constrained-to-itself"),
      ("constrain window.left = A.left", "window-constrained"),
      ("constrain A.contentLayoutGuide.width = 5", "no-such-guide"),
      ("constrain A.width = nan", "not-finite"), ("constrain A.width = 5 @0", "out-of-range"),
      ("constrain A.width = 5 @1001", "out-of-range"), ("constrain A.width 5", "expected-word"),
      ("unconstrain A", "nothing-to-take-away"),
    ])
  func refused(line: String, code: String) {
    var session = session("add view A 0 0 10 10", "add view B 0 0 10 10")
    let before = session.state.scene
    let reply = session.run(line).last
    #expect(reply?.error?.problem.code == code, "\(String(describing: reply?.error))")
    #expect(session.state.scene == before)
  }

  @Test("Attributes are offered behind a view's name, and guides with them")
  func offered() {
    let scene = Scene.initial
    func offers(_ line: String) -> [String] {
      completions(of: line, cursor: line.count, in: scene).candidates.map { $0.text }
    }
    #expect(offers("constrain view.cen").contains("view.centerX"))
    #expect(offers("constrain view.safe") == ["view.safeAreaLayoutGuide."])
    #expect(offers("constrain view.left ").contains("="))
  }
}
