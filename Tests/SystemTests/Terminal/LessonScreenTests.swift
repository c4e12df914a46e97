import Testing

/// Lessons at a terminal.
@Suite struct LessonScreens {
  @Test func enterGoesOnAndNoBacktickShows() throws {
    let hitchain = try Hitchain(rows: 40)
    try hitchain.prompt(1)
    #expect(!hitchain.screen.text.contains("`"))
    hitchain.type("lesson hit-testing\r")
    try hitchain.wait("the lesson") { $0.text.contains("(next)") }
    #expect(!hitchain.screen.text.contains("`"))
    // A question waits for its answer; `skip` leaves it.
    for (typed, step) in [("\r", 2), ("skip\r", 3)] {
      hitchain.type(typed)
      try hitchain.wait("step \(step)") { $0.cursorLine.contains(" \(step)/") }
    }
    hitchain.type("quit\r")
    #expect(try hitchain.terminal.exitStatus() == 0)
  }

  /// Who comes back is told where they were, and what the program says works as it stands there.
  @Test func theGreetingKnowsWhoComesBack() throws {
    let home = try Home()
    let first = try Hitchain(home: home)
    try first.prompt(1)
    #expect(first.screen.text.contains("Try lesson"))
    first.type("lesson hit-testing 3\r")
    try first.wait("the lesson") { $0.cursorLine.contains(" 3/") }
    first.type("quit\r")
    #expect(try first.terminal.exitStatus() == 0)
    let second = try Hitchain(home: home, columns: 50)
    try second.prompt(1)
    #expect(second.screen.text.contains("You were in “Hit-testing”, at step 3 of"))
    second.type("lesson\r")
    try second.wait("the lesson") { $0.cursorLine.contains(" 3/") }
    #expect(second.screen.text.contains("lesson hit-testing 1 starts over"))
  }

  @Test func withoutColourCodeStandsInQuotes() throws {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    #expect(hitchain.screen.text.contains("Try “lesson”"))
  }
}
