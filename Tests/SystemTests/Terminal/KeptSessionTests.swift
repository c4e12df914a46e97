import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was typed is there again, however the program ended.
@Suite struct KeptSessions {
  enum End: CaseIterable {
    case quit, controlD, hangUp, kill
  }

  @Test(arguments: End.allCases)
  func aSessionSurvives(_ end: End) throws {
    let home = try Home()
    let first = try Hitchain(home: home)
    try first.prompt(1)
    try first.run("add view A 0 0 100 100", then: 2)
    try first.run("note hide it; remove A # later", then: 3)
    try first.run("tap 5 5", then: 4)
    switch end {
    case .quit:
      first.type("quit\r")
      #expect(try first.terminal.exitStatus() == 0)
    case .controlD: #expect(try first.quit() == 0)
    case .hangUp:
      first.terminal.hangUp()
      _ = try first.terminal.exitStatus()
    case .kill:
      kill(first.terminal.process, SIGKILL)
      _ = try first.terminal.exitStatus()
    }
    let second = try Hitchain(home: home)
    try second.prompt(1)
    #expect(second.screen.text.contains("open 1 goes on with your last session"))
    second.type("open\r")
    try second.wait("the list") {
      $0.text.contains("3 commands  add view A 0 0 100 100") && $0.beforeCursor.hasSuffix(" 1> ")
    }
    try second.run("open 1", then: 4)
    second.type("cells\r")
    try second.wait("the cells") {
      $0.text.contains("note \"hide it; remove A # later\"") && $0.beforeCursor.hasSuffix(" 4> ")
    }
  }

  /// What was taken back stays so, and what is opened and goes on is one session.
  @Test func whatIsKeptIsWhatThereIs() throws {
    let home = try Home()
    let first = try Hitchain(home: home)
    try first.prompt(1)
    try first.run("add view A 0 0 100 100", then: 2)
    try first.run("add view B 0 0 100 100", then: 3)
    first.type("undo\r")
    try first.prompt(2)
    #expect(try first.quit() == 0)
    let second = try Hitchain(home: home)
    try second.prompt(1)
    try second.run("open 1", then: 2)
    try second.run("add view C 0 0 50 50", then: 3)
    #expect(try second.quit() == 0)
    let third = try Hitchain(home: home)
    try third.prompt(1)
    third.type("open\r")
    try third.wait("the list") { $0.text.contains("opens the first of them") }
    #expect(third.screen.text.contains(" 1  today") || third.screen.text.contains(" 1  yesterday"))
    #expect(!third.screen.text.contains(" 2  "))
    try third.run("open 1", then: 3)
    third.type("open 7\r")
    try third.wait("a refusal") { $0.text.contains("There is no session 7: 1 is kept.") }
  }

  /// Who asked for no trace leaves none, and is not asked about it.
  @Test func withoutProgressNothingIsKept() throws {
    let home = try Home()
    let hitchain = try Hitchain(["--no-progress"], home: home)
    try hitchain.prompt(1)
    try hitchain.run("add view A 0 0 100 100", then: 2)
    hitchain.type("quit\r")
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(access(home.path + "/data", F_OK) != 0)
  }

  @Test func whoCannotKeepIsAsked() throws {
    let hitchain = try Hitchain(environment: ["HITCHAIN_HOME": "/dev/null/below"])
    try hitchain.prompt(1)
    hitchain.type("quit\r")
    #expect(try hitchain.terminal.exitStatus() == 0)
    let other = try Hitchain(environment: ["HITCHAIN_HOME": "/dev/null/below"])
    try other.prompt(1)
    other.type("add view A 0 0 100 100\r")
    try other.prompt(2)
    other.type("quit\r")
    try other.wait("a question") { $0.beforeCursor.hasSuffix("Leave it? [y/N] ") }
    other.type("\r")
    try other.prompt(2)
    other.type("\u{04}")
    try other.wait("a question") { $0.beforeCursor.hasSuffix("Leave it? [y/N] ") }
    other.type("y\r")
    #expect(try other.terminal.exitStatus() == 0)
  }

  /// A lesson's scene is the lesson's; one's own is kept.
  @Test func aLessonIsNotKept() throws {
    let home = try Home()
    let first = try Hitchain(home: home)
    try first.prompt(1)
    try first.run("add view Mine 0 0 100 100", then: 2)
    first.type("lesson hit-testing\r")
    try first.wait("the lesson") { $0.text.contains("(next)") }
    first.type("\r")
    try first.wait("its second step") { $0.text.contains("2/") }
    #expect(try first.quit() == 0)
    let second = try Hitchain(home: home)
    try second.prompt(1)
    try second.run("open 1", then: 2)
    try second.run("chain Mine", then: 3)
  }
}
