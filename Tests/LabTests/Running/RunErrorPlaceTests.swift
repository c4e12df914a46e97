import Testing

@testable import Lab

/// What goes wrong while a command runs is about a word of it, and the caret stands there.
@Suite struct RunErrorPlaceTests {
  @Test(arguments: [
    ([], "edit 99 tap 5 5", 6, 2), ([], "delete 99", 8, 2), ([], "touch 3 ended", 7, 1),
    (["touch 1 began 5 5"], "touch 2 began 1 1, 1 began 5 5", 20, 1),
    (["add view A"], "move A to view at 9", 19, 1), (["add view A"], "unoverride A", 12, 1),
    (["add view A"], "unhandle A touches", 10, 1), (["tap 5 5"], "explain step 999", 14, 3),
    ([], "glossary hit-vew", 10, 7), ([], "glossary hit vew", 10, 7),
  ])
  func theCaretStandsUnderTheWord(_ scene: [String], _ line: String, _ column: Int, _ length: Int) {
    var desk = Desk(lines: scene)
    let error = desk.attempt(line).last?.error
    #expect(error?.column == column)
    #expect(error?.length == length)
  }

  @Test(arguments: [
    ("glossary hit-vew", "hit-test view"), ("glossary respnder", "responder"),
    ("glossary 响应者连", "响应者链"),
  ])
  func theGlossarySuggestsATerm(_ line: String, _ term: String) {
    var desk = Desk()
    if line.utf8.contains(0xE5) { desk.run("lang zh-Hans") }
    #expect(desk.attempt(line).last?.error?.suggestions.contains(term) == true)
  }

  /// A tutor who refuses names the word, and what is near.
  @Test func aRefusalHasItsPlaceAndSuggestions() {
    var session = Session()
    let refusal = Refusal(
      code: "no-such-lesson", message: "None.", word: "gatse", suggestions: ["gates"])
    let error = session.run("lesson gatse") { _, part, session, number in
      session.refused(refusal, part, number: number)
    }.last?.error
    #expect(error?.column == 8)
    #expect(error?.suggestions == ["gates"])
    #expect(error?.english == "None. Did you mean gates?")
  }
}
