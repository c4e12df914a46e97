import Engine
import Lab
import Testing

@Suite("Stack views, typed")
struct ArrangeTests {
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

  @Test("A stack places what is arranged, and a tap finds it there")
  func arranged() throws {
    var session = session(
      "add stack-view row 20 40 280 44 axis=horizontal spacing=8 distribution=fillEqually",
      "add button no text=\"No\"", "add button yes text=\"Yes\"", "arrange no in row",
      "arrange yes in row at 0")
    #expect(try frame("yes", in: session) == Rect(0, 0, 136, 44))
    #expect(try frame("no", in: session) == Rect(144, 0, 136, 44))
    let tap = session.run("tap 170 50").last
    #expect(tap?.result.encoded.contains("\"hitView\":\"no\"") == true)
    _ = session.run("set hidden yes YES")
    #expect(try frame("no", in: session) == Rect(0, 0, 280, 44))
    _ = session.run("set hidden yes NO; set axis row vertical")
    #expect(try frame("no", in: session) == Rect(0, 26, 280, 18))
    _ = session.run("unarrange yes")
    #expect(try frame("no", in: session) == Rect(0, 0, 280, 44))
    #expect(session.run("unarrange yes").last?.isError == true)
    _ = session.run("undo")
    #expect(try frame("no", in: session) == Rect(0, 26, 280, 18))
  }

  @Test("A view that is only put into a stack stays where its frame is")
  func plain() throws {
    let session = session(
      "add stack-view row 20 40 280 44 spacing=8", "add button no in row 10 10 80 20",
      "add button yes 0 0 80 20", "move yes to row")
    #expect(try frame("no", in: session) == Rect(10, 10, 80, 20))
    #expect(try frame("yes", in: session) == Rect(0, 0, 80, 20))
  }

  @Test("What is typed in one way is written back in one, and as code")
  func written() throws {
    var session = session("add stack-view row 20 40 280 44", "add button no", "add button yes")
    for (line, code) in [
      ("arrange no in row", "row.addArrangedSubview(no)"),
      ("arrange yes in row at 0", "row.insertArrangedSubview(yes, at: 0)"),
      ("unarrange yes", "row.removeArrangedSubview(yes)"),
    ] {
      let command = try #require(try parse(try split(line)[0], in: session.state.scene))
      #expect(command.line(in: session.state.scene) == line)
      let reply = session.run(line).last
      #expect(reply?.text.contains { $0.contains(code) } == true, "\(reply?.text ?? [])")
    }
    let code = session.run("code").last?.text ?? []
    #expect(code.contains { $0.contains("row.addArrangedSubview(no)") })
  }

  @Test("Why a view is where it is tells what the stack stands for")
  func why() {
    var session = session(
      "add stack-view row 20 40 280 44 spacing=8 distribution=fillEqually", "add button no",
      "add button yes", "arrange no in row", "arrange yes in row")
    let english = session.run("why yes frame").last?.text ?? []
    #expect(
      english.contains { $0.contains("`yes.leading = no.trailing + 8` (UISV-spacing of row)") },
      "\(english)")
    #expect(
      session.run("constraints yes").last?.text.contains(
        "yes.leading = no.trailing + 8  (UISV-spacing of row)") == true)
    _ = session.run("lang zh-Hans")
    let chinese = session.run("why yes frame").last?.text ?? []
    #expect(
      chinese.contains { $0.contains("`yes.leading = no.trailing + 8`（row 的 UISV-spacing）") },
      "\(chinese)")
  }

  @Test("What is no stack arranges nothing")
  func refused() {
    var session = session("add view card 0 0 100 100", "add stack-view row", "add view a")
    #expect(session.run("arrange a in card").last?.isError == true)
    #expect(session.run("arrange a in row at 4").last?.isError == true)
    #expect(session.run("arrange row in row").last?.isError == true)
  }
}
