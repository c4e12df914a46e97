import Testing

@Suite struct Completing {
  private func prepared(_ environment: [String: String] = [:]) throws -> Hitchain {
    let hitchain = try Hitchain(environment: environment)
    try hitchain.prompt(1)
    try hitchain.run("add button Save 0 0 100 40", then: 2)
    try hitchain.run("add tap-recognizer T to Save", then: 3)
    return hitchain
  }

  /// What Tab makes of a line where only one thing fits.
  @Test(arguments: [
    ("first-r", "first-responder "), ("unov", "unoverride "), ("chain Sa", "chain Save "),
    ("add lab", "add label "), ("why-not Sav", "why-not Save "), ("hitT", "hit-test "),
    ("tap 1 1; cha", "tap 1 1; chain "), ("set clipsTo", "set clipsToBounds "),
    ("require T", "require T "),
  ])
  func completesByContext(_ typed: String, _ expected: String) throws {
    let hitchain = try prepared()
    hitchain.type(typed + "\t")
    try hitchain.prompt(3, typed: expected)
  }

  /// After `answer` the choices of the question at hand.
  @Test func completesAnswers() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("lesson three-gates 2\r")
    try hitchain.wait("the question") { $0.lines.contains { $0.contains("if you are not sure") } }
    hitchain.type("answer boo\t")
    try hitchain.wait("the choice") { $0.lines.contains { $0.contains("> answer book") } }
  }

  @Test func listsWithAFewWordsEach() throws {
    let hitchain = try prepared()
    hitchain.type("re\t")
    try hitchain.wait("the list") {
      $0.lines.contains { $0.hasPrefix("remove-target  ") && $0.count > 25 }
        && $0.lines.contains { $0.hasPrefix("rename  ") }
    }
    try hitchain.prompt(3, typed: "re")
  }

  @Test func insertsWhatAllHaveInCommon() throws {
    let hitchain = try prepared()
    hitchain.type("rem\t")
    try hitchain.prompt(3, typed: "remo")
  }

  @Test func saysWhatIsWantedWhereNothingCanBeOffered() throws {
    let hitchain = try prepared()
    hitchain.type("convert \t")
    try hitchain.wait("a word about points") {
      $0.lines.contains { $0.hasPrefix("Here: ") && $0.contains("point") }
    }
    try hitchain.prompt(3, typed: "convert ")
  }

  @Test func offersObjectsOfTheRightClassOnly() throws {
    let hitchain = try prepared()
    hitchain.type("require \t")
    try hitchain.prompt(3, typed: "require T ")
  }

  @Test func completesInTheMiddleOfALine() throws {
    let hitchain = try prepared()
    hitchain.type("chain  # x\u{01}\u{1B}f \u{1B}[C")
    hitchain.type("\u{01}\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C")
    try hitchain.wait("the cursor in the middle") { $0.beforeCursor == "hitchain 3> chain " }
    hitchain.type("Sa\t")
    try hitchain.wait("the name") { $0.beforeCursor == "hitchain 3> chain Save" }
  }

  @Test func aListTallerThanTheScreenIsCut() throws {
    let hitchain = try Hitchain(columns: 40, rows: 8)
    try hitchain.prompt(1)
    hitchain.type("\t")
    try hitchain.wait("the end of the list") { $0.lines.contains { $0.hasSuffix("in all") } }
    try hitchain.prompt(1)
  }
}

@Suite struct Coloring {
  @Test func suggestsTheRestInGrey() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("add view Card 0 0 10 10", then: 2)
    hitchain.type("add")
    try hitchain.wait("the rest") { $0.cursorLine == "hitchain 2> add view Card 0 0 10 10" }
    #expect(hitchain.screen.style(of: "view Card") == "0;90")
    #expect(hitchain.screen.beforeCursor == "hitchain 2> add")
    hitchain.type("\u{1B}[1;5C")
    try hitchain.wait("one word taken") { $0.beforeCursor == "hitchain 2> add view" }
    hitchain.type("\u{1B}[C")
    try hitchain.prompt(2, typed: "add view Card 0 0 10 10")
  }

  @Test func theOnlyCommandThatFitsIsSuggested() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("unov")
    try hitchain.wait("the rest") { $0.cursorLine == "hitchain 1> unoverride" }
    hitchain.type("\u{05}")
    try hitchain.prompt(1, typed: "unoverride")
  }

  @Test func whatIsNotTakenDoesNotStay() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("unov")
    try hitchain.wait("the rest") { $0.cursorLine == "hitchain 1> unoverride" }
    hitchain.type("\r")
    try hitchain.wait("the line as typed") { $0.lines.contains("hitchain 1> unov") }
  }

  @Test(arguments: [
    ("tap 10 ", "tap", "0;1;34"), ("tap 10 ", "10", "0;35"), ("chain view ", "view", "0;36"),
    ("tap 1 1 # why", "# why", "0;90"), ("note \"hi\" ", "\"hi\"", "0;32"),
    ("set alpha view ", "alpha", "0;33"),
    ("frobnicate ", "frobnicate", "0;4;31"), ("chain Nobody ", "Nobody", "0;4;31"),
    ("tap 10 x ", "x", "0;4;31"),
  ])
  func colours(_ line: String, _ part: String, _ style: String) throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(line)
    try hitchain.wait("\(part) in \(style)") { $0.style(of: part) == style }
  }

  /// Half a word may become a right one.
  @Test func whatIsUnderWayIsNoError() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("unov")
    try hitchain.wait("the suggestion") { $0.cursorLine == "hitchain 1> unoverride" }
    #expect(hitchain.screen.style(of: "unov") == "0;1;34")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func isQuietWhereColourIsNotWanted(_ environment: [String: String]) throws {
    let hitchain = try Hitchain(environment: environment)
    try hitchain.wait("the prompt") { $0.beforeCursor.hasSuffix("1> ") }
    hitchain.type("unov")
    try hitchain.wait("what was typed, and no more") { $0.cursorLine.hasSuffix("1> unov") }
    hitchain.type("\rquit\r")
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(hitchain.screen.rows.allSatisfy { $0.cells.allSatisfy { $0.style.isEmpty } })
    #expect(!hitchain.screen.text.contains("unoverride\n"))
  }
}
