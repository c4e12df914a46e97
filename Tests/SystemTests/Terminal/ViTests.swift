import Testing

@Suite struct Vi {
  private func start(_ more: String = "") throws -> Hitchain {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"], editrc: "bind -v\n" + more)
    try hitchain.prompt(1)
    return hitchain
  }

  @Test(arguments: [
    ("tap 1 2\u{1B}0x", "ap 1 2"), ("tap 1 2\u{1B}0dwi", "1 2"), ("tap 1 2\u{1B}bix", "tap x1 2"),
    ("tap 1\u{1B}[D\u{1B}[DX", "tapX 1"), ("tap 1\u{1B}[DX", "tap X1"),
    ("tap 1\u{1B}0rt", "tap 1"), ("tap 1\u{1B}0RXYZ", "XYZ 1"), ("tap 1\u{1B}u", ""),
    ("你好\u{1B}hx", "好"), ("tap 1\u{1B}A2", "tap 12"), ("abc\u{1B}0f", "abc"),
  ])
  func keys(_ keys: String, _ expected: String) throws {
    let hitchain = try start()
    // Escape and a letter that come together would be Alt and the letter; vi takes them the same.
    hitchain.type(keys)
    try hitchain.wait("“\(expected)”") {
      $0.cursorLine == ("hitchain 1> " + expected).trimmingSpaces
    }
  }

  /// libedit's cursor stands before the text then.
  @Test(arguments: ["\u{1B}$x", "\u{1B}\u{05}db", "\u{1B}$dw", "\u{1B}$D", "\u{1B}$rx", "\u{1B}hx"])
  func anEmptyLineIsSafe(_ keys: String) throws {
    let hitchain = try start()
    hitchain.type(keys)
    hitchain.type("\u{1B}S")
    hitchain.type("tap 1 1\r")
    try hitchain.prompt(2)
  }

  @Test func historyInCommandMode() throws {
    let hitchain = try start()
    try hitchain.run("tap 1 1", then: 2)
    try hitchain.run("tap 2 2", then: 3)
    hitchain.type("\u{1B}kk")
    try hitchain.wait("the first") { $0.cursorLine == "hitchain 3> tap 1 1" }
    hitchain.type("j")
    try hitchain.wait("the second") { $0.cursorLine == "hitchain 3> tap 2 2" }
    hitchain.type("\r")
    try hitchain.prompt(4)
  }

  @Test func searchInCommandMode() throws {
    let hitchain = try start()
    try hitchain.run("tap 1 1", then: 2)
    try hitchain.run("chain view", then: 3)
    hitchain.type("\u{1B}/tap\r")
    try hitchain.wait("the first") { $0.cursorLine == "hitchain 3> tap 1 1" }
  }

  @Test func aCommandOfLibeditsMayEndTheLine() throws {
    let hitchain = try start()
    hitchain.type("tap 1 1\u{1B}#")
    try hitchain.wait("a fresh prompt, and nothing run") {
      $0.lines.contains("hitchain 1> #tap 1 1") && $0.beforeCursor == "hitchain 1> "
    }
  }

  @Test func aLoneEscapeActsAtOnce() throws {
    let hitchain = try start()
    hitchain.type("abc")
    try hitchain.prompt(1, typed: "abc")
    hitchain.type("\u{1B}")
    try hitchain.wait("the cursor on c") { $0.beforeCursor == "hitchain 1> ab" }
  }
}

@Suite struct UsersKeys {
  @Test(arguments: [
    ("bind ^X vi-kill-line-prev", "abc\u{18}d", "d"),
    ("bind ^[[15~ ed-move-to-beg", "abc\u{1B}[15~d", "dabc"),
    ("bind \"\\e[A\" ed-move-to-beg", "abc\u{1B}[Ad", "dabc"),
    ("bind ^[q ed-move-to-beg", "abc\u{1B}qd", "dabc"),
    ("hitchain:bind ^X ed-move-to-beg", "abc\u{18}d", "dabc"),
    ("other:bind -v\nbind ^T ed-move-to-beg", "abc\u{14}d", "dabc"),
    ("no-such-command\nbind ^X no-such-function\nbind ^T ed-move-to-beg", "abc\u{14}d", "dabc"),
  ])
  func areHonoured(_ editrc: String, _ keys: String, _ expected: String) throws {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"], editrc: editrc)
    try hitchain.prompt(1)
    #expect(hitchain.screen.lines.count == 3, "an .editrc complains on the screen")
    hitchain.type(keys)
    try hitchain.wait("“\(expected)”") { $0.cursorLine == "hitchain 1> " + expected }
  }

  @Test func editingCanBeSwitchedOff() throws {
    let hitchain = try Hitchain(editrc: "edit off\n")
    try hitchain.wait("the prompt") { $0.beforeCursor == "hitchain 1> " }
    hitchain.type("tap 1 1\n")
    try hitchain.wait("the next one") { $0.beforeCursor == "hitchain 2> " }
  }
}
