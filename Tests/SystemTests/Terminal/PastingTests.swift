import Testing

@Suite struct Pasting {
  private func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }

  @Test func aBlockRunsAsABlockAndSaysWhatRan() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(paste("add view A 0 0 50 50\r\n\r\ntap 10 10\rchain A\n"))
    try hitchain.prompt(4)
    let lines = hitchain.screen.lines
    for line in [
      "hitchain 1> add view A 0 0 50 50", "hitchain 2> tap 10 10", "hitchain 3> chain A",
    ] {
      #expect(lines.contains(line))
    }
    #expect(lines.contains("3 lines ran."))
  }

  @Test func aPieceIsInsertedAndWaits() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("tap " + paste("10\t10\u{07}\n"))
    try hitchain.prompt(1, typed: "tap 10 10")
  }

  @Test func severalLinesIntoALineAreEdited() throws {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    hitchain.type("tap 1 1" + paste("0\ntap 2 2") + "2")
    try hitchain.wait("two rows") {
      $0.lines.suffix(2) == ["hitchain 1> tap 1 10", "          … tap 2 22"]
    }
    hitchain.type("\r")
    try hitchain.prompt(3)
  }

  @Test func escapesInAPasteAreNoKeys() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(paste("a\u{1B}[Db\u{03}c"))
    try hitchain.prompt(1, typed: "a[Dbc")
  }

  @Test func aLargeBlockRuns() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    let block = (1...300).map { "add view V\($0) 0 0 10 10" }.joined(separator: "\n")
    hitchain.type(paste(block))
    try hitchain.prompt(301)
    #expect(hitchain.screen.all.contains("300 lines ran."))
  }

  @Test(arguments: [
    """
    (lldb) po view.window
    <UIWindow: 0x7f9b; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6000>>
       | <UIView: 0x7f9c; frame = (0 0; 390 844); layer = <CALayer: 0x6001>>
       |    | <UIButton: 0x7f9d; frame = (20 60; 100 44); layer = <CALayer: 0x6002>>
    """,
    """
    Element subtree:
     →Application, 0x600, pid: 12, label: 'Shop'
        Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x602, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x603, {{20.0, 60.0}, {100.0, 44.0}}, label: 'Pay'
    """,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Pay" x="20" y="60" width="100" height="44"/>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """,
    """
    [
      {"AXLabel": "Pay", "type": "Button", "frame": {"x": 20, "y": 60, "width": 100, "height": 44}}
    ]
    """,
  ])
  func aDumpIsImported(_ dump: String) throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(paste(dump))
    try hitchain.wait("the import") { $0.text.contains("Read as") }
    #expect(hitchain.screen.lines.contains("hitchain 1> import"))
  }

  @Test func controlCGivesUpAPaste() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("add view A 0 0 50 50\r")
    try hitchain.prompt(2)
    hitchain.type("import\r")
    try hitchain.wait("the first line") { $0.lines.last == "… " || $0.lines.last == "…" }
    hitchain.type("<UIWindow: 0x1; frame = (0 0; 320 480)>\r\u{03}")
    try hitchain.prompt(2)
    #expect(hitchain.screen.text.contains("Stopped. The cells are as they were."))
    hitchain.type("show A frame\r")
    try hitchain.wait("A, which is still there") { $0.text.contains("0 0 50 50") }
  }

  @Test func commandsBeforeADumpAreCommands() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(
      paste(
        "add view A 0 0 50 50\n<UIView: 0x7f9c; frame = (0 0; 390 844); layer = <CALayer: 0x1>>"))
    try hitchain.wait("the end") { $0.text.contains("2 lines ran; 1 of them failed.") }
  }

  @Test func aFailureInABlockDoesNotEndIt() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type(paste("frobnicate\nadd view A"))
    try hitchain.prompt(2)
    #expect(hitchain.screen.lines.contains("hitchain 1> add view A"))
    #expect(hitchain.screen.lines.contains("2 lines ran; 1 of them failed."))
  }
}
