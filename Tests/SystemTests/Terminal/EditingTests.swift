import Testing

@Suite struct Editing {
  @Test func welcomesInALineAndSuggestsOne() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    #expect(hitchain.screen.lines.count == 3)
    #expect(hitchain.screen.text(ofRow: 0).hasPrefix("Hitchain: "))
    #expect(hitchain.screen.text(ofRow: 1).hasPrefix("Try "))
  }

  @Test func anEmptyLineDoesNothing() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("\r   \r")
    try hitchain.wait("three prompts") {
      $0.lines.filter { $0.hasPrefix("hitchain 1>") }.count == 3
    }
    #expect(hitchain.screen.lines.count == 5)
  }

  @Test func runsALine() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("add view A 40 40 200 200", then: 2)
    #expect(hitchain.screen.text.contains("view.addSubview(A)"))
  }

  /// Keys as terminals send them, and what they leave of `tap 10 20` with the cursor at its end.
  @Test(
    "Keys that people press",
    arguments: [
      ("\u{1B}[D\u{1B}[DX", "tap 10 X20"),
      ("\u{1B}OD\u{1B}OC\u{1B}ODX", "tap 10 2X0"),
      ("\u{1B}[HX", "Xtap 10 20"), ("\u{1B}OHX", "Xtap 10 20"), ("\u{1B}[1~X", "Xtap 10 20"),
      ("\u{1B}[7~X\u{1B}[8~Y", "Xtap 10 20Y"), ("\u{1B}[HX\u{1B}[FY", "Xtap 10 20Y"),
      ("\u{01}X\u{05}Y", "Xtap 10 20Y"),
      ("\u{1B}[H\u{1B}[3~", "ap 10 20"), ("\u{1B}[H\u{04}", "ap 10 20"),
      ("\u{7F}\u{08}", "tap 10 "),
      ("\u{1B}[1;5DX", "tap 10 X20"), ("\u{1B}[1;3D\u{1B}[1;3DX", "tap X10 20"),
      ("\u{1B}bX", "tap 10 X20"), ("\u{1B}[H\u{1B}[1;5CX", "tapX 10 20"),
      ("\u{1B}[H\u{1B}fX", "tapX 10 20"), ("\u{1B}[H\u{1B}d", " 10 20"),
      ("\u{17}", "tap 10 "), ("\u{17}\u{17}", "tap "), ("\u{1B}\u{7F}", "tap 10 "),
      ("\u{1B}b\u{15}", "20"), ("\u{1B}b\u{0B}", "tap 10 "), ("\u{17}\u{01}\u{19}", "20tap 10 "),
      ("\u{02}\u{02}\u{06}X", "tap 10 2X0"), ("x\u{1F}", "tap 10 20"),
    ])
  func key(_ keys: String, _ expected: String) throws {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    hitchain.type("tap 10 20")
    try hitchain.prompt(1, typed: "tap 10 20")
    hitchain.type(keys)
    try hitchain.wait("“\(expected)” after \(keys.debugDescription)") {
      $0.cursorLine == ("hitchain 1> " + expected).trimmingSpaces
    }
  }

  @Test(
    "Unknown keys insert nothing",
    arguments: [
      "\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[2~", "\u{1B}[1;5P",
      "\u{1B}[24;2~", "\u{1B}[Z", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;10M", "\u{1B}[M !!",
      "\u{1B}[12;40R", "\u{1B}]11;rgb:ffff/ffff/ffff\u{07}", "\u{1B}]11;rgb:0/0/0\u{1B}\\",
      "\u{1B}[?62;c", "\u{07}", "\u{1B}[200", "\u{1C}", "\u{1B}#", "\u{1B}é",
    ])
  func unknown(_ keys: String) throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("a" + keys)
    // A sequence that breaks off is over with the next escape.
    hitchain.type("\u{1B}[Hb")
    try hitchain.wait("“ba”") { $0.beforeCursor == "hitchain 1> b" }
    try hitchain.wait("“ba”") { $0.cursorLine.hasPrefix("hitchain 1> ba") }
    hitchain.type("\u{0B}")
    try hitchain.prompt(1, typed: "b")
  }

  @Test func controlCCancelsTheLine() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("tap 1")
    try hitchain.prompt(1, typed: "tap 1")
    hitchain.type("\u{03}")
    try hitchain.wait("a fresh prompt") {
      $0.text.contains("tap 1^C\nhitchain 1>") && $0.beforeCursor == "hitchain 1> "
    }
  }

  @Test func controlDOnAnEmptyLineLeaves() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    #expect(try hitchain.quit() == 0)
    #expect(hitchain.screen.cursor.column == 0)
    #expect(!hitchain.screen.marksPastes)
  }

  @Test func quitLeaves() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("quit\r")
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(hitchain.screen.cursor.column == 0)
  }

  @Test func whatIsTypedAheadIsNotLost() throws {
    let hitchain = try Hitchain()
    hitchain.type("add view A\radd view B\rcells\r")
    try hitchain.wait("the cells") { $0.text.contains("2  add view B") }
    try hitchain.prompt(3)
  }

  @Test func aLineGoesOnAfterABackslash() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("add view A \\\r")
    try hitchain.wait("a second row") { $0.cursorLine.hasSuffix("…") && $0.cursor.column == 12 }
    hitchain.type("0 0 30 30\r")
    try hitchain.prompt(2)
    #expect(hitchain.screen.text.contains("width: 30, height: 30"))
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// Everything that the prompt itself says has its Chinese.
@Suite struct InChinese {
  @Test(arguments: [["LC_ALL": "zh_CN.UTF-8"], ["LC_ALL": "", "LANG": "zh_CN.UTF-8"]])
  func thePromptSpeaksIt(_ environment: [String: String]) throws {
    let hitchain = try Hitchain(environment: environment)
    try hitchain.prompt(1)
    #expect(hitchain.screen.lines.first?.hasPrefix("Hitchain：") == true)
    hitchain.type("open nowhere.md\r")
    try hitchain.wait("a refusal") { $0.text.contains("nowhere.md：无法读取：没有这个文件或文件夹。") }
    hitchain.type("\u{1B}[200~tree\rchain view\u{1B}[201~")
    try hitchain.wait("what ran") { $0.text.contains("运行了 2 行。") }
    hitchain.type("\u{12}zzz")
    try hitchain.wait("the search") { $0.text.contains("历史里没有：zzz") }
  }

  @Test func theLanguageChangesAtOnce() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("lang zh-Hans", then: 2)
    hitchain.type("\u{12}zzz")
    try hitchain.wait("the search") { $0.text.contains("历史里没有：zzz") }
  }
}

@Suite struct Questions {
  private func asked() throws -> Hitchain {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("tap 1 1", then: 2)
    try hitchain.home.write("mine", to: "old.md")
    hitchain.type("save ~/old.md\r")
    try hitchain.wait("the question") { $0.beforeCursor.hasSuffix("Replace it? [y/N] ") }
    return hitchain
  }

  @Test func yesReplaces() throws {
    let hitchain = try asked()
    hitchain.type("n\u{7F}y\r")
    try hitchain.prompt(2)
    #expect(hitchain.home.read("old.md").contains("> tap 1 1"))
  }

  @Test(arguments: ["\r", "n\r", "yy\r", "y\u{03}"])
  func allElseDoesNot(_ keys: String) throws {
    let hitchain = try asked()
    hitchain.type(keys)
    try hitchain.wait("a refusal") {
      $0.text.contains("--force") && $0.text.contains("replaces it.")
    }
    try hitchain.prompt(2)
    #expect(hitchain.home.read("old.md") == "mine")
  }
}
