import Testing

@testable import Lab

@Suite struct WindowCommandTests {
  @Test func makeKeyAndVisibleShowsTheWindow() {
    var desk = Desk(
      "add window W 0 0 320 100 hidden=YES windowLevel=5", "makeKeyAndVisible W")
    #expect(desk.ask("show W hidden", "value") == false)
    #expect(desk.ask("tap 10 10", "hitView") == "W")
    desk.run("set hidden W YES")
    desk.run("key-window W")
    #expect(desk.ask("show W hidden", "value") == true)
  }

  /// One that is made hidden takes key from nobody, not even where nobody has it (U-WN-04).
  @Test func aWindowThatIsMadeHiddenIsNotKey() {
    var desk = Desk("reset empty", "add window W hidden=YES", "add controller K in W")
    #expect(desk.ask("shake", "initial") == nil as JSON)
    #expect(desk.run("shake").text.first == "No window is key, so the shake goes to nobody. [C6]")
    // Back to what `add` gives: it is shown, and nobody else is key.
    desk.run("unset hidden W")
    #expect(desk.ask("show W hidden", "value") == false)
    #expect(desk.ask("shake", "initial") == "K")
  }

  /// The Swift says what is so, and says it once.
  @Test(arguments: [
    ("add window W", 1, 0), ("add window W hidden=NO", 1, 0), ("add window W hidden=YES", 0, 1),
  ])
  func theSwiftOfAWindowSaysWhetherItShows(line: String, shown: Int, hidden: Int) {
    var desk = Desk()
    let lines = desk.run(line).text
    #expect(lines.count { $0.contains("isHidden = false") } == shown)
    #expect(lines.count { $0.contains("isHidden = true") } == hidden)
  }
}
