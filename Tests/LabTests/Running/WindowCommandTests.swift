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
